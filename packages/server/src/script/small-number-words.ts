import { VALUES } from './fit-for-air/victims.ts'
import type { ByTongue, Tongue } from './tongue.ts'

/** Thirty to ninety, by tens. */
const TENS: ByTongue<string> = {
  en: 'thirty forty fifty sixty seventy eighty ninety',
  de: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  fr: 'trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
  es: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  it: 'trenta quaranta cinquanta sessanta settanta ottanta novanta',
  pt: 'trinta quarenta cinquenta sessenta setenta oitenta noventa',
  pl: 'trzydzieści|trzydziestu czterdzieści|czterdziestu pięćdziesiąt|pięćdziesięciu sześćdziesiąt|sześćdziesięciu siedemdziesiąt|siedemdziesięciu osiemdziesiąt|osiemdziesięciu dziewięćdziesiąt|dziewięćdziesięciu',
  nl: 'dertig veertig vijftig zestig zeventig tachtig negentig',
  ro: 'treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci',
  hi: 'तीस चालीस पचास साठ सत्तर अस्सी नब्बे',
}
const tensOf = (tongue: Tongue): ReadonlyMap<string, number> =>
  new Map(TENS[tongue].split(' ').flatMap((forms, at) => forms.split('|').map((form): [string, number] => [form, (at + 3) * 10])))

const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu

/** The numbers that a text in small letters has as words of their own: three to twenty, and the tens. */
export const numbersInWords = (text: string, tongue: Tongue): string[] => {
  const tens = tensOf(tongue)
  const small = VALUES[tongue]
  return (text.match(WORD) ?? []).flatMap((word) => {
    const value = small?.get(word) ?? tens.get(word)
    return value === undefined ? [] : [`${value}`]
  })
}
