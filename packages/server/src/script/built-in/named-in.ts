import { asPattern } from '../as-pattern.ts'

/** Letters before a word for news: 'BBC' of 'BBC News'. 'UK' of 'UK Defence Journal' is somebody else. */
const LETTERS =
  /^(\p{Lu}[\p{Lu}\p{N}]{1,5})\s(?:News|World|Sport|Nieuws|Nachrichten|Aktuell|Info|Noticias|Notizie|Notícias|Wiadomości|Știri)$/u
const NO_LETTER_BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])'
const NO_LETTER = '(?![\\p{L}\\p{M}\\p{N}])'

/** 'Nach SPIEGEL-Informationen' is the newsroom's own finding. */
const OWN_FINDING = /(?<!\p{L})(\p{L}+)-(?:Informationen|Recherchen|Anfrage|Umfrage)(?!\p{L})/iu

/** True for a sentence that names its source. Its words may be common ones, 'el país', 'a sign of the times': it is the name only as it is written, or as a site. */
export const isNamedIn = (sentence: string, name: string): boolean => {
  const [first = ''] = name
  const begin = `[${asPattern(first.toLowerCase())}${asPattern(first.toUpperCase())}]`
  const whole = `${NO_LETTER_BEFORE}${/\p{L}/u.test(first) && /\s/u.test(name) ? begin : asPattern(first)}${asPattern(name.slice(first.length))}`
  if (new RegExp(`${whole}${NO_LETTER}`, 'u').test(sentence)) return true
  if (!/\s/u.test(name) && new RegExp(`${whole}\\.\\p{L}{2}`, 'iu').test(sentence)) return true
  const own = OWN_FINDING.exec(sentence)?.[1]?.toLowerCase()
  if (own !== undefined && name.toLowerCase().split(/\s/u).includes(own)) return true
  const letters = LETTERS.exec(name)?.[1]
  return letters !== undefined && new RegExp(`${NO_LETTER_BEFORE}${letters}${NO_LETTER}`, 'u').test(sentence)
}

/** Offices: a story that begins with one is its own. */
const OFFICE =
  /^(?:(?:The|El|La|Las|Los|Le|Les|Il|Lo|O|A|Die|Der|Das|De|Het)\s)?(?<office>Ayuntamiento|Diputación|Junta|Mairie|Ville|Préfecture|Stadt|Gemeinde|Feuerwehr|Comune|Regione|Questura|Prefettura|Câmara|Prefeitura|Primăria|Consiliul|Gmina|Miasto|Urząd|Gemeente|Brandweer|Council)\s(?!(?:of|in|de|del|du|di|do|da|von|van|te|w|din)\s)/iu

/** True where an office speaks of itself: 'El Ayuntamiento abre …' of the 'Ayuntamiento de Lugo'. Of the 'Stadt Olm' is no word of 'Die Stadt Berlin baut'. */
export const isOwnOffice = (sentence: string, name: string): boolean => {
  const found = OFFICE.exec(sentence)
  const office = found?.groups?.office?.toLowerCase()
  if (office === undefined || !/^\p{Ll}/u.test(sentence.slice(found?.[0].length))) return false
  return name.toLowerCase().split(/\s/u).includes(office)
}
