import { once } from './once.ts'
import type { ByTongue, Tongue } from './tongue.ts'

/** One decade, and its ten years. */
const DECADES: ByTongue<readonly [string, string]> = {
  en: ['decade', '(?:ten|10) years'],
  de: ['jahrzehnts?|dekade', '(?:zehn|10) jahren?'],
  fr: ['décennie', '(?:dix|10) ans'],
  es: ['década', '(?:diez|10) años'],
  it: ['decennio', '(?:dieci|10) anni'],
  pt: ['década', '(?:dez|10) anos'],
  pl: ['dekad(?:a|ę|y|ą|zie)', '(?:dziesięciu|dziesięć|10) lat'],
  nl: ['decennium', '(?:tien|10) jaar'],
  ro: ['deceniul?', '(?:zece|10) ani'],
  hi: ['दशक', '(?:दस|10) (?:साल|वर्ष)'],
}
const edged = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})(?![\\p{L}\\p{M}])`, 'giu')
const patterns = once((tongue: Tongue): RegExp[] => DECADES[tongue].map(edged))

/** Gives a sentence without its 'ten years', where what is `held` has a decade. */
export const decadesHeld = (held: string, tongue: Tongue): ((sentence: string) => string) => {
  const [decade, years] = patterns(tongue)
  if (decade === undefined || years === undefined || held.search(decade) < 0) return (sentence) => sentence
  return (sentence) => sentence.replace(years, ' ')
}
