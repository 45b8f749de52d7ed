import { plainName } from './plain-name.ts'
import { regionCodes } from './region-names.ts'
import type { Tongue } from './tongue.ts'

const endingsOf = (endings: string): ReadonlySet<string> => new Set(['', ...endings.split(' ').map(plainName)])
/** What may stand behind the beginning that two forms of one name share: of cases, of owners, of who lives there. */
const ENDINGS: Readonly<Partial<Record<Tongue, ReadonlySet<string>>>> = {
  pl: endingsOf(
    'a ą ę e i y o u ie em om ów ach ami owi iem iego emu ego ej im ym ich ych imi ymi ek ka ku ki kiem kowi eł ła łu łem łowi le chy szech zech t cie d dzie r rze st ście',
  ),
  ro: endingsOf('a e i ul ului ui ei ii le lor lui ea elor uri urile eni'),
  de: endingsOf('s es n en er ern e'),
}
const USUAL_ENDINGS = endingsOf('s n an ian ien iens e a es i os as ese ish')
/** So long a beginning two forms share, unless one of them is shorter and stands whole in the other. */
const LEAST_SHARED = 3

/** True for two plain words that differ by endings alone: Tusk and Tuskiem, Ukraine and Ukrainian, and also Niger and Nigerian. */
const isSameForm = (one: string, other: string, tongue: Tongue): boolean => {
  if (one === other) return true
  const shared = sharedBy(one, other)
  const endings = ENDINGS[tongue] ?? USUAL_ENDINGS
  return shared >= LEAST_SHARED && endings.has(one.slice(shared)) && endings.has(other.slice(shared))
}

/** The region that a plain word names, in any of its forms. */
const regionOf = (word: string, tongue: Tongue): string | undefined => {
  const codes = regionCodes(tongue)
  return codes.get(word) ?? [...codes].find(([name]) => name.startsWith(beginningOf(word)) && isSameForm(name, word, tongue))?.[1]
}

/** Two forms of one name; Iran and Irak, Niger and Nigeria are two countries. */
const isSameName = (one: string, other: string, tongue: Tongue): boolean =>
  one === other || (isSameForm(one, other, tongue) && regionOf(one, tongue) === regionOf(other, tongue))

/** True for a word that names a country. */
export const namesRegion = (part: string, tongue: Tongue): boolean => regionOf(plainName(part), tongue) !== undefined

const sharedBy = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at < most && one[at] === other[at]) at += 1
  return at
}

/** German makes one word of several: who reads of a Polizeichef may say Polizei. */
const LEAST_IN_COMPOUND = 5

/** Whether a word of a sentence stands in these texts, as it is or in another form. */
export const namesIn = (held: string, tongue: Tongue): ((part: string) => boolean) => {
  const text = plainName(held)
  const words = byBeginning(text)
  const isIn = (name: string): boolean =>
    (tongue === 'de' && name.length >= LEAST_IN_COMPOUND && text.includes(name)) ||
    (words.get(beginningOf(name))?.some((word) => isSameName(name, word, tongue)) ?? false)
  return (part) => {
    const name = plainName(part).replace(/'s?$|-+$/, '')
    const pieces = name.split('-').filter(Boolean)
    return isIn(name) || (pieces.length > 1 && pieces.every(isIn))
  }
}

const beginningOf = (word: string): string => word.slice(0, LEAST_SHARED)

/** Each word, and the parts of those with a stroke or an apostrophe: 'd'Etat' holds 'Etat'. */
const byBeginning = (text: string): ReadonlyMap<string, readonly string[]> => {
  const words = new Map<string, string[]>()
  for (const whole of new Set(text.match(/[\p{L}\p{M}\p{N}'-]+/gu)))
    for (const word of new Set([whole, ...whole.split(/['-]/)])) {
      const alike = words.get(beginningOf(word)) ?? []
      alike.push(word)
      words.set(beginningOf(word), alike)
    }
  return words
}
