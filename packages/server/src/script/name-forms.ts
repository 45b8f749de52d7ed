import { foldAccents } from '@hourcast/domain/words/fold-word'
import { plainName } from './plain-name.ts'
import { regionCodes } from './region-names.ts'
import type { Tongue } from './tongue.ts'

const endingsOf = (endings: string): ReadonlySet<string> => new Set(['', ...endings.split(' ').map(plainName)])
/** What may stand behind the beginning that two forms of one name share: of cases and owners. */
const ENDINGS: Readonly<Partial<Record<Tongue, ReadonlySet<string>>>> = {
  pl: endingsOf(
    'a ą ę e i y o u ie iu em om ów ach ami owi iem iego emu ego ej iej im ym ich ych imi ymi ek ka ku ki kiem kowi eł ła łu łem łowi le chy szech zech t cie d dzie zie r rze ze st ście',
  ),
  ro: endingsOf('a e i ul ului ui ei ii le lor lui ea elor uri urile eni'),
  de: endingsOf('s es n'),
}
const USUAL_ENDINGS = endingsOf('s es os as')
/** And who lives in a country: Ukraine, Ukrainian. */
const PEOPLES = endingsOf('s n an ans ian ians ien iens e a es i is ese ish er ern')
/** So long a beginning two forms share. */
const LEAST_SHARED = 3

/** True for two plain words that differ by endings alone. */
const isSameForm = (one: string, other: string, endings: ReadonlySet<string>): boolean => {
  if (one === other) return true
  const isBegun = (shared: number) => shared >= LEAST_SHARED && endings.has(one.slice(shared)) && endings.has(other.slice(shared))
  const shared = sharedBy(one, other)
  // In 'Kowalski' and 'Kowalskim' the ending begins with what both share.
  return isBegun(shared) || (endings === ENDINGS.pl && isBegun(shared - 1))
}

/** True for two plain words that are forms of one name. */
export const isFormOf = (one: string, other: string, tongue: Tongue): boolean =>
  isSameForm(one, other, ENDINGS[tongue] ?? USUAL_ENDINGS)

/** The region that a plain word names, in any of its forms. */
const regionOf = (word: string, tongue: Tongue): string | undefined => {
  const codes = regionCodes(tongue)
  const isForm = (name: string) => isSameForm(name, word, ENDINGS[tongue] ?? PEOPLES)
  return codes.get(word) ?? [...codes].find(([name]) => name.startsWith(beginningOf(word)) && isForm(name))?.[1]
}

/** Two forms of one name: Tusk and Tuskiem, Ukraine and Ukrainian. Iran and Irak, Niger and Nigeria are two countries, Mario and Maria two people. */
const isSameName = (one: string, other: string, tongue: Tongue): boolean => {
  if (one === other) return true
  const [region, otherRegion] = [regionOf(one, tongue), regionOf(other, tongue)]
  if (region !== otherRegion) return false
  return region !== undefined || isFormOf(one, other, tongue)
}

/** True for a word that names a country. */
export const namesRegion = (part: string, tongue: Tongue): boolean => regionOf(plainName(part), tongue) !== undefined

/** These begin sentences as other words: they will go, a meeting, dishes, a cold. */
const OTHER_WORDS = new Set(['Irán', 'Irão', 'Irã', 'Reunión', 'Dania', 'Katar', 'Mali', 'Chile', 'Kuba'])
/** True for the name of a country as it stands in lists, or with its Romanian article. */
export const isRegion = (part: string, tongue: Tongue): boolean =>
  !OTHER_WORDS.has(part) &&
  [part, ...(tongue === 'ro' ? [part.replace(/ul$/u, '')] : [])].some((word) => regionCodes(tongue).has(plainName(word)))

const sharedBy = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at < most && one[at] === other[at]) at += 1
  return at
}

/** British and American spellings of one word: Defence and Defense, Labour and Labor, Centre and Center. */
const oneSpelling = (text: string): string =>
  text
    .replace(/(?<=\p{L}{2})ence(?!\p{L})/gu, 'ense')
    .replace(/(?<=\p{L}{2})our(?=s?(?!\p{L}))/gu, 'or')
    .replace(/(?<=\p{L}{2})tre(?=s?(?!\p{L}))/gu, 'ter')
    .replace(/(?<=\p{L}{3})is(?=(?:e[drs]?|ing|ation)(?!\p{L}))/gu, 'iz')

/** In small letters: 'Sault Ste. Marie' is Sault Sainte Marie. */
const oneSaint = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])(?:ste|sainte?|sankt|sint|santo)(?![\p{L}\p{N}])/gu, 'st')

/** German makes one word of several: who reads of a Polizeichef may say Polizei. */
const LEAST_IN_COMPOUND = 5

/**
 * Whether a word of a sentence stands in these texts: as it is, or in another form where it has a capital there, too. `written`: as their
 * papers print them; `besides`: what may be said as well, in small letters.
 */
export const isNameIn = (written: string, besides: string, tongue: Tongue): ((part: string) => boolean) => {
  const spelled = (text: string): string => oneSaint(tongue === 'en' ? oneSpelling(text) : text)
  const all = spelled(foldAccents(`${written} \n ${besides}`)).replaceAll('’', "'")
  const words = new Set(wordsOf(all))
  const names = byBeginning(spelled([...(written.match(CAPITALISED) ?? []), besides].join(' ')))
  const isIn = (word: string): boolean => {
    const name = plainName(word)
    return (
      words.has(word) ||
      (tongue === 'de' && word.length >= LEAST_IN_COMPOUND && all.includes(word)) ||
      (names.get(beginningOf(name))?.some((other) => isSameName(name, other, tongue)) ?? false)
    )
  }
  return (part) => {
    const word = spelled(foldAccents(part))
      .replaceAll('’', "'")
      .replace(tongue === 'pl' ? POLISH_CASE : /'s?$|-+$/, '')
    const pieces = word.split('-').filter((piece) => piece !== '' && !DIRECTIONS.has(piece))
    return isIn(word) || (word.includes('-') && pieces.length > 0 && pieces.every(isIn))
  }
}

/** 'Wallace'a' is Wallace. */
const POLISH_CASE = /(?<=\p{L}{3})'\p{L}{0,3}$|-+$/u

/** Noord-Ierland is a part of Ierland. */
const DIRECTIONS = new Set('noord zuid oost west nord sud ost north south east est ouest'.split(' '))

const CAPITALISED = /[\p{Lu}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

/** Each word, and the parts of those with a stroke or an apostrophe: 'd'Etat' holds 'Etat'. */
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}'-]+/gu) ?? []).flatMap((whole) => [whole, ...(/['-]/.test(whole) ? whole.split(/['-]/) : [])])

const beginningOf = (word: string): string => word.slice(0, LEAST_SHARED)

const byBeginning = (text: string): ReadonlyMap<string, readonly string[]> => {
  const words = new Map<string, string[]>()
  for (const word of new Set(wordsOf(text.replaceAll('’', "'")).map(plainName))) {
    const alike = words.get(beginningOf(word)) ?? []
    alike.push(word)
    words.set(beginningOf(word), alike)
  }
  return words
}
