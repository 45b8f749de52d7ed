import { VALUES } from './fit-for-air/victims.ts'
import { once } from './once.ts'
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
const valuesOf = (words: string, valueAt: (at: number) => number): [string, number][] =>
  words.split(' ').flatMap((forms, at) => forms.split('|').map((form): [string, number] => [form, valueAt(at)]))

/** One and two, in any form. */
const FEW: ByTongue<string> = {
  en: 'one two',
  de: 'ein|eine|einen|einem|einer|eins zwei',
  fr: 'un|une deux',
  es: 'un|uno|una dos',
  it: 'un|uno|una due',
  pt: 'um|uma dois|duas',
  pl: 'jeden|jedna|jedno|jedną|jednego|jednej dwa|dwie|dwaj|dwoje|dwóch|dwojga',
  nl: 'een|één twee',
  ro: 'un|una|unu|o doi|două',
  hi: 'एक दो',
}

const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu

const wordValues = once(
  (tongue: Tongue): ReadonlyMap<string, number> =>
    new Map([
      ...valuesOf(FEW[tongue], (at) => at + 1),
      ...(VALUES[tongue] ?? []),
      ...valuesOf(TENS[tongue], (at) => (at + 3) * 10),
    ]),
)

/** The numbers that a text in small letters has as words of their own: one to twenty, and the tens. */
export const numbersInWords = (text: string, tongue: Tongue): string[] =>
  (text.match(WORD) ?? []).flatMap((word) => wordValues(tongue).get(word)?.toString() ?? [])
