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

/** Twenty-one to ninety-nine, where they are one word. */
const ONE_WORD: Readonly<Partial<Record<Tongue, (ten: string, one: string) => string>>> = {
  de: (ten, one) => `${one}und${ten}`,
  nl: (ten, one) => `${one}${one.endsWith('e') ? 'ën' : 'en'}${ten}`,
  it: (ten, one) => `${/^[uo]/.test(one) ? ten.slice(0, -1) : ten}${one}`,
  fr: (ten, one) => `${ten}-${one}`,
}
const ONES: Readonly<Partial<Record<Tongue, string>>> = {
  de: 'ein zwei drei vier fünf sechs sieben acht neun',
  nl: 'een twee drie vier vijf zes zeven acht negen',
  it: 'uno due tre|tré quattro cinque sei sette otto nove',
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
}
const TWENTY: Readonly<Partial<Record<Tongue, string>>> = { de: 'zwanzig', nl: 'twintig', it: 'venti', fr: 'vingt' }
const SPANISH_TWENTIES =
  'veintiuno|veintiuna|veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'
const oneWordValues = (tongue: Tongue): [string, number][] => {
  if (tongue === 'es') return valuesOf(SPANISH_TWENTIES, (at) => at + 21)
  const join = ONE_WORD[tongue]
  const tens = `${TWENTY[tongue]} ${TENS[tongue]}`.replace('quatre-vingts', 'quatre-vingt').split(' ')
  return join === undefined
    ? []
    : tens.flatMap((ten, at) =>
        valuesOf(ONES[tongue] ?? '', (one) => (at + 2) * 10 + one + 1).map(([one, value]): [string, number] => [
          join(ten, one),
          value,
        ]),
      )
}

const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu
/** Between tens and ones: 'cuarenta y cinco', 'vingt et un'. */
const JOINT = /^(?:y|e|și|şi|et)$/u

const wordValues = once(
  (tongue: Tongue): ReadonlyMap<string, number> =>
    new Map([
      ...oneWordValues(tongue),
      ...valuesOf(FEW[tongue], (at) => at + 1),
      ...(VALUES[tongue] ?? []),
      ...valuesOf(TENS[tongue], (at) => (at + 3) * 10),
    ]),
)

/** A number in words, and the word behind it, which may be its thousand. */
export type SpelledNumber = { value: number; behind: string }

/** In French sixty and eighty go on to nineteen: 'soixante et onze'. */
const mostBehind = (ten: number, tongue: Tongue): number => (tongue === 'fr' && (ten === 60 || ten === 80) ? 19 : 9)

/** The numbers to ninety-nine that a text in small letters has as words; in Hindi to twenty, and the tens. */
export const spelledIn = (text: string, tongue: Tongue): SpelledNumber[] => {
  const words = (text.match(WORD) ?? []).map((word) => word.replace(/-et-/, '-'))
  const values = wordValues(tongue)
  const found: SpelledNumber[] = []
  for (let at = 0; at < words.length; at += 1) {
    const value = values.get(words[at] ?? '')
    if (value === undefined) continue
    const next = JOINT.test(words[at + 1] ?? '') ? at + 2 : at + 1
    const one = value >= 20 && value % 10 === 0 ? (values.get(words[next] ?? '') ?? 0) : 0
    const isJoined = one > 0 && one <= mostBehind(value, tongue)
    if (isJoined) at = next
    const behind = words[at + 1] === 'de' ? words[at + 2] : words[at + 1]
    found.push({ value: isJoined ? value + one : value, behind: behind ?? '' })
  }
  return found
}

/** The same as digits. */
export const numbersInWords = (text: string, tongue: Tongue): string[] => spelledIn(text, tongue).map(({ value }) => `${value}`)
