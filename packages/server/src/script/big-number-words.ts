import { once } from './once.ts'
import type { ByTongue, Tongue } from './tongue.ts'

/** Hundreds and more; as parts of a word where a tongue writes numbers as one. */
const BIG: ByTongue<string> = {
  en: 'hundreds?|thousands?|(?:m|b|tr)illions?',
  de: '(?!\\p{L}{0,16}jahr(?:hundert|tausend))\\p{L}{0,16}(?:hundert|tausend)\\p{L}{0,16}|(?:m|b)illion(?:en)?|milliarden?',
  fr: 'cents?|centaines?|mille|milliers?|millions?|milliards?',
  es: 'cien|cientos?|centenar(?:es)?|(?:dosc|tresc|cuatroc|seisc|setec|ochoc|novec)ient[oa]s|quinient[oa]s|mil|miles|mill[oó]n(?:es)?',
  it: '(?:due|tre|quattro|cinque|sei|sette|otto|nove)?cento(?:\\p{L}{2,12})?|centinaia|mille|migliaia|(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|\\p{L}{2,6}nta|\\p{L}{0,7}cento)mila(?:\\p{L}{2,16})?|milion[ei]|miliard[oi]',
  pt: 'cem|cento|centenas?|(?:duz|trez|quatroc|quinh|seisc|setec|oitoc|novec)ent[oa]s|mil|milhar(?:es)?|milh(?:ão|ões)|bilh(?:ão|ões)',
  pl: 'sto|stu|dwieście|dwustu|(?:trzy|cztery)sta|(?:trzy|czter)ystu|(?:pię[ćc]|sześ[ćc]|siedem|osiem|dziewię[ćc]|kilka)set|kilkuset|set(?:ki|ek)|tysiąc(?:e|a|ami)?|tysięcy|milion(?:y|ów|a)?|miliard(?:y|ów|a)?',
  nl: '\\p{L}{0,16}(?:honderd|duizend)\\p{L}{0,16}|miljoen(?:en)?|miljard(?:en)?',
  ro: 'sut[ăe]|o mie|mii|milion|milioane|miliard|miliarde',
  hi: 'सौ|सैकड़ों|(?:हज़ार|हजार|लाख|करोड़|अरब)(?:ों)?',
}
const edged = (words: string, flags: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}-])(?:${words})(?![\\p{L}\\p{M}])`, flags)
const bigIn = once((tongue: Tongue) => edged(BIG[tongue], 'giu'))
const ANY_BIG = edged(Object.values(BIG).join('|'), 'giu')

const ANY_BIG_ALONE = new RegExp(`^(?:${Object.values(BIG).join('|')})$`, 'iu')

/** What such a word is worth at least. */
const POWERS: readonly [RegExp, number][] = [
  [/ill?iard|miljard|billion|bilh|trillion|अरब/iu, 1e9],
  [/करोड़/u, 1e7],
  [/mill?[ioó]|milj|milh[ãõ]/iu, 1e6],
  [/लाख/u, 1e5],
  [/tausend|duizend|thousand|mille|mil(?:es)?$|mila|miglia|tysi|mie$|mii$|milhar|हज/iu, 1e3],
]
/** By how much a word multiplies the number before it; 1 where it does not. */
export const scaleOf = (word: string): number => (ANY_BIG_ALONE.test(word) ? powerOf(word) : 1)

const powerOf = (word: string): number => POWERS.find(([pattern]) => pattern.test(word))?.[1] ?? 100

/** 'Five per cent' is no hundred. */
const SHARE = /^(?:cento?|ciento|sut[ăa])$/iu
const BEFORE_SHARE = /(?:^|\P{L})(?:per|por|pour|la) $/iu
/** A year says nothing of how many there are. */
const isYear = (value: number): boolean => value >= 1_900 && value < 2_050 && value % 100 !== 0

/**
 * Finds a word of hundreds, thousands or millions that nothing `held` comes up to. `values`: its numbers in figures, with what multiplies them.
 */
export const bigWordFinder = (
  held: string,
  values: readonly number[],
  tongue: Tongue,
): ((sentence: string) => string | undefined) => {
  const largest = once((text: string) =>
    Math.max(...values.filter((value) => !isYear(value)), ...(text.match(ANY_BIG) ?? []).map((word) => powerOf(word)), 0),
  )
  const isShare = (word: string, before: string) => SHARE.test(word) && BEFORE_SHARE.test(before)
  return (sentence) =>
    [...sentence.matchAll(bigIn(tongue))].find(
      ({ 0: word, index }) => !isShare(word, sentence.slice(Math.max(0, index - 6), index)) && powerOf(word) > largest(held),
    )?.[0]
}
