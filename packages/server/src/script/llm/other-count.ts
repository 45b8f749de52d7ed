import { once } from '../once.ts'
import type { ByTongue, Tongue } from '../tongue.ts'

const TWO_AND_THREE: ByTongue<readonly [string, string]> = {
  en: ['two', 'three'],
  de: ['zwei', 'drei'],
  fr: ['deux', 'trois'],
  es: ['dos', 'tres'],
  it: ['due', 'tre'],
  pt: ['dois|duas', 'três'],
  pl: ['dwa|dwie|dwaj|dwoje|dwóch|dwojga', 'trzy|trzej|troje|trzech|trojga'],
  nl: ['twee', 'drie'],
  ro: ['doi|două', 'trei'],
  hi: ['दो', 'तीन'],
}
const patterns = once((tongue: Tongue): RegExp[] =>
  TWO_AND_THREE[tongue].map((words, at) => new RegExp(` (?:${words}|${at + 2}) (?=(\\S+)(?: (\\S+))?)`, 'gu')),
)

/** The beginnings of the two words behind each such number: 'two young men' counts men. */
const countedBy = (words: string, pattern: RegExp): (readonly string[])[] =>
  [...words.matchAll(pattern)].map(([, ...behind]) =>
    behind.flatMap((word) => (word !== undefined && word.length >= LEAST ? word.slice(0, LEAST) : [])),
  )
const LEAST = 4

/** Whether plain words count two of what `held` counts three of, and nowhere two; or the other way round. */
export const isOtherCount = (said: string, held: string, tongue: Tongue): boolean => {
  const [two, three] = patterns(tongue)
  if (two === undefined || three === undefined) return false
  const isOther = (own: RegExp, other: RegExp): boolean => {
    if (countedBy(held, own).length > 0) return false
    const counted = new Set(countedBy(held, other).flat())
    return countedBy(said, own).some((stems) => stems.some((stem) => counted.has(stem)))
  }
  return isOther(two, three) || isOther(three, two)
}
