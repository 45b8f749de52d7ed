import { once } from './once.ts'
import type { ByTongue, Tongue } from './tongue.ts'

/** Hundreds and more; as parts of a word where a tongue writes numbers as one. */
const BIG: ByTongue<string> = {
  en: 'hundreds?|thousands?|(?:m|b|tr)illions?',
  de: '(?!jahr)\\p{L}{0,12}(?:hundert|tausend)(?:en?|ste[nrs]?)?|(?:m|b)illion(?:en)?|milliarden?',
  fr: 'cents?|centaines?|mille|milliers?|millions?|milliards?',
  es: 'cien|cientos?|centenar(?:es)?|(?:dosc|tresc|cuatroc|seisc|setec|ochoc|novec)ient[oa]s|quinient[oa]s|mil|miles|mill[oó]n(?:es)?',
  it: '(?:due|tre|quattro|cinque|sei|sette|otto|nove)?cento|centinaia|mille|migliaia|(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|\\p{L}{2,6}nta|\\p{L}{0,7}cento)mila|milion[ei]|miliard[oi]',
  pt: 'cem|cento|centenas?|(?:duz|trez|quatroc|quinh|seisc|setec|oitoc|novec)ent[oa]s|mil|milhar(?:es)?|milh(?:ão|ões)|bilh(?:ão|ões)',
  pl: 'sto|stu|dwieście|dwustu|(?:trzy|cztery)sta|(?:trzy|czter)ystu|(?:pię[ćc]|sześ[ćc]|siedem|osiem|dziewię[ćc]|kilka)set|set(?:ki|ek)|tysiąc(?:e|a)?|tysięcy|milion(?:y|ów|a)?|miliard(?:y|ów|a)?',
  nl: '\\p{L}{0,12}(?:honderd|duizend)(?:en)?|miljoen(?:en)?|miljard(?:en)?',
  ro: 'sut[ăe]|mie|mii|milion|milioane|miliard|miliarde',
  hi: 'सौ|सैकड़ों|हज़ारों?|हजारों?|लाखों?|करोड़ों?',
}

/** '45 mil' is judged by its figures; 'five per cent' is no hundred. */
const NOT_BEHIND = '(?<![\\p{L}\\p{M}-])(?<!\\d[ \\u00a0]|(?<!\\p{L})(?:per|por|pour|la) )'
const bigIn = once((tongue: Tongue) => new RegExp(`${NOT_BEHIND}(?:${BIG[tongue]})(?![\\p{L}\\p{M}])`, 'iu'))
const ANY_BIG = new RegExp(`(?<![\\p{L}\\p{M}])(?:${Object.values(BIG).join('|')})(?![\\p{L}\\p{M}])`, 'iu')

const NUMBER = /(?<![\d.,:])\d{1,3}(?:[.,\u00a0]\d{3})+(?![\d.,:])|(?<![\d.,:])\d{3,}(?![\d.,:])/g
const YEAR = /^(?:19|20)\d\d$/

/** A sentence may speak of hundreds where what is held has a number as large, or such a word. */
export const bigWordFinder = (held: string, tongue: Tongue): ((sentence: string) => string | undefined) => {
  const holdsBig = once((text: string) => ANY_BIG.test(text) || (text.match(NUMBER) ?? []).some((number) => !YEAR.test(number)))
  return (sentence) => {
    const found = bigIn(tongue).exec(sentence)?.[0]
    return found !== undefined && !holdsBig(held) ? found : undefined
  }
}
