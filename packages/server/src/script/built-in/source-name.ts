import { hasVoice } from './sentences.ts'

/** What a feed is, in its own title, and not whose it is: 'RSS', 'MRSS-S', 'XML feed'. */
const TECHNICAL = /(?<![\p{L}\p{N}])(?:m?rss(?:-?(?:\d(?:\.\d)?|\p{L}))?|atom|xml|json|feeds?|flux|kanał)(?![\p{L}\p{N}])/giu
/** A name of a file or a table. */
const CODE = /_|^\S*\p{Ll}\d+$|^(?:B?POL|LPI|LPD|KPB|FW|FFW)-/u
const DASHED = /\s+[-–—|·:»]\s+|:\s+/u
/** Words that together name a page of any publisher. */
const ANY_PAGE = new Set(
  'all the latest top breaking main home homepage front page content headlines headline news newest recent stories story articles items posts updates untitled default releases press alle aktuelle aktuelles neueste letzte nachrichten meldungen pressemitteilung pressemitteilungen presseportal schlagzeilen artikel startseite toutes tous les dernières derniers actualités infos articles accueil todas todos las los últimas noticias titulares portada tutte le ultime notizie ultima home-page notícias últimos destaques wszystkie najnowsze wiadomości aktualności het laatste nieuws toate ultimele știri de la सभी ताज़ा ताजा समाचार खबरें ख़बरें'.split(
    ' ',
  ),
)

const isAnyPage = (words: string): boolean =>
  words
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter(Boolean)
    .every((word) => ANY_PAGE.has(word))

/**
 * A source as it is named on air: without its own stop, what stands in brackets behind it, and what a feed says of itself. Undefined where
 * nothing is left that names somebody, or no voice says it.
 */
export const sourceName = (source: string): string | undefined => {
  const said = source.replace(/(?<=\S)\s*\([^()]*\)$/, '').replace(/[.!?।]+$/, '')
  const parts = said.split(DASHED)
  const kept = parts
    .map((part) => part.replace(TECHNICAL, ' ').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !isAnyPage(part))
  // A dash of its own stays where nothing went.
  const name = kept.join('|') === parts.join('|') ? said : kept.join(', ')
  const isNobody = isAnyPage(name) || CODE.test(name) || /^\[.*\]$/.test(source) || !/\p{L}/u.test(name) || !hasVoice(name)
  return isNobody ? undefined : name
}
