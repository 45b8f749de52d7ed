import { bigWordFinder, scaleOf } from './big-number-words.ts'
import { decadesHeld } from './decades.ts'
import { numberWords } from './number-words.ts'
import { type SpelledNumber, spelledIn } from './small-number-words.ts'
import type { Tongue } from './tongue.ts'

const NUMBER = /\d+(?:[.,:]\d+)*/g
/** 1,250 and 1.250 and 1250 are one number; leading zeros do not count. */
const digitsOf = (number: string): string => number.replace(/[.,:]/g, '').replace(/^0+(?=\d)/, '')

/** With a stop between hour and minute a time stands beside its words; else it is a price. */
const CLOCK = /^(\d{1,2})([.:])(\d\d)$/
const BEFORE_CLOCK = /(?:godz\.|\b(?:at|um|om|alle|las|à|às|ora|orele))\s$/iu
const BEHIND_CLOCK = /^\s?(?:Uhr|uur|h\b|[ap]\.?m\b|horas|heures|ore\b)/iu
const DECIMAL = /^(\d{1,3})[.,](\d{1,2})$/
const MILLIONS = /^\s?(?:mil{1,2}i(?:on|oa)|millón|millones|milj|milh(?:ão|ões)|mio\b|mln\b|m[€$£])/iu
/** '£3m'; '41 m' is a height. */
const M_BEHIND_SUM = /^m\b/u
const CURRENCY = /[£$€]\s?$/u
const THOUSANDS =
  /^\s?(?:mila\b|mil\b(?!\s(?:millones|milhões))|tys\b|tysi[ąę]c|milliers?\b|milhares|tausend|tsd\b|duizend|thousand|mii\b|mille\b|k\b|हज़ार|हजार)/iu
const THOUSANDS_OF_MILLIONS = /^\s?(?:billion|bn\b|mil{1,2}iar|miljar|mil (?:millones|milhões)|mrd|mld|bi(?:lhão|lhões)\b)/iu

/** '19:00' is '7 pm' or '19 Uhr', '19:30' is '7:30'. */
const clockWays = (number: string, before: string, behind: string): string[] => {
  const [, hour = '', mark, minute = ''] = CLOCK.exec(number) ?? []
  if (hour === '' || (mark === '.' && !BEFORE_CLOCK.test(before) && !BEHIND_CLOCK.test(behind))) return []
  const hours = [Number(hour), Number(hour) - 12, Number(hour) + 12].filter((one) => one >= 0 && one <= 24)
  return hours.flatMap((one) => (minute === '00' ? [`${one}`] : []).concat(digitsOf(`${one}${minute}`)))
}

/** '4,5' is '4,50'; '4.5 million' is 4,500,000. `product`: where it is that alone, as for the ear '180 million' is not 180; '£3m' may be 3. */
const valueWays = (number: string, before: string, behind: string): { ways: string[]; product?: string } => {
  const [, whole, part = ''] = DECIMAL.exec(number) ?? []
  const value = Number(whole === undefined ? digitsOf(number) : `${whole}.${part}`)
  const isShort = M_BEHIND_SUM.test(behind) && CURRENCY.test(before)
  const isMillions = isShort || MILLIONS.test(behind)
  const times = THOUSANDS_OF_MILLIONS.test(behind) ? 1e9 : isMillions ? 1e6 : THOUSANDS.test(behind) ? 1e3 : undefined
  const plain = whole === undefined ? [] : [`=${value}`]
  if (times === undefined) return { ways: plain }
  const product = `${Math.round(value * times)}`
  return { ways: [...plain, product], ...(isShort ? {} : { product }) }
}

/** Of a large number a host leaves out what stands behind the point: of 54,647.33 he says 54,647. */
const LARGE = /^(\d[\d.,]*\d{2})[.,]\d{1,2}$/
const wholeOf = (number: string): string[] => {
  const [, whole] = LARGE.exec(number) ?? []
  return whole === undefined || Number(digitsOf(whole)) < 100 ? [] : [digitsOf(whole)]
}

/** '15 000' is one number, as a paper may print it. */
const PARTED = /(?<=(?<!\d)\d{1,3})[ \u00a0\u202f](?=\d{3}(?!\d))/g
/** 'A obținut 9, 86 de puncte': a decimal with a blank too much, unless it is one of a list. */
const APART = /(?<![\d.,;:]|\d[.,;:]?\s)(\d{1,3}), (\d{1,2})(?![\d.:]|,?\s?(?:\p{L}{1,3}\s)?\d)/gu
const HAS_POINT: ReadonlySet<Tongue> = new Set(['en', 'hi'])
/** A clock, a date and a dialling code count nothing. */
const NO_COUNT = /:|^0|^\d{1,2}\.\d{1,2}\.\d{4}$/

/** So many are words like others where they are written so: in a story who counts what it lists, around stories parts of the clock. */
const MOST_AS_WORD = { story: 3, frame: 12 }
export type Place = keyof typeof MOST_AS_WORD

/** So much of a text is read on each side of a number. */
const BESIDE = 16

/** Each number of a text, and the ways to say it: as digits; after `=` the value of a decimal. `product`: it is so many thousands or millions. */
const numbersIn = (text: string): { number: string; ways: string[]; product?: string }[] =>
  [...text.matchAll(NUMBER)].map(({ 0: number, index }) => {
    const before = text.slice(Math.max(0, index - BESIDE), index)
    const behind = text.slice(index + number.length, index + number.length + BESIDE)
    const { ways, product } = valueWays(number, before, behind)
    return {
      number,
      ways: [digitsOf(number), ...clockWays(number, before, behind), ...ways],
      ...(product === undefined ? {} : { product }),
    }
  })

const waysOf = (number: string): string[] => numbersIn(number).flatMap(({ ways }) => ways)

const DEVANAGARI_ZERO = 0x0966
export const westernDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - DEVANAGARI_ZERO}`)

/** A hundred and a thousand, with the word before. */
const BARE =
  /(?:([\p{L}\p{M}]{1,20}|\d)\s)?(?<![\p{L}\p{M}\p{N}-])(cien|cem|cento|cent|hundert|honderd|sto|सौ|mil|mille|tausend|duizend|tysiąc|हज़ार|हजार)(?![\p{L}\p{M}-])/gu
const SHARE = /^(?:per|pour|por)$/u
/** 'Más de mil' is 1,000: no number multiplies it, as in 'tres mil'. */
const bareIn = (held: string, tongue: Tongue): number[] =>
  [...held.matchAll(BARE)].flatMap(([, before = '', word = '']) =>
    /\d/.test(before) || SHARE.test(before) || spelledIn(before, tongue).length > 0 ? [] : scaleOf(word),
  )

/**
 * Gives the number of a sentence, in figures or in words, that what is `held` does not have in any way of saying it; or undefined. What is held
 * is read once.
 */
export const foreignNumberFinder = (
  held: string,
  tongue: Tongue,
  place: Place = 'frame',
): ((sentence: string) => string | undefined) => {
  const most = MOST_AS_WORD[place]
  const figures = [...numbersIn(held), ...numbersIn(held.replace(PARTED, ''))]
  const known = new Set(figures.flatMap(({ ways }) => ways))
  if (!HAS_POINT.has(tongue))
    for (const [, whole, part] of held.matchAll(APART)) for (const way of waysOf(`${whole},${part}`)) known.add(way)
  for (const { number } of figures) for (const whole of wholeOf(number)) known.add(whole)
  // '5:3' is told as 'five to three'.
  for (const { number } of figures)
    for (const part of number.split(':')) if (Number(part) <= MOST_AS_WORD.frame) known.add(digitsOf(part))
  for (const { digits } of numberWords(held)) for (const number of digits) known.add(number)
  for (const { value, behind } of spelledIn(held, tongue)) known.add(`${value}`).add(`${value * scaleOf(behind)}`)
  for (const value of bareIn(held, tongue)) known.add(`${value}`)
  // Of its ways the last one has what multiplies it; a clock counts nothing.
  const values = figures.flatMap(({ number, ways }) => (NO_COUNT.test(number) ? [] : Number(ways.at(-1)?.replace('=', ''))))
  const foreignBigWord = bigWordFinder(held, values, tongue)
  const isForeign = ({ words, digits }: ReturnType<typeof numberWords>[number]) =>
    Number(digits[0]) > most && !digits.some((number) => known.has(number)) && !held.includes(words.toLowerCase())
  const isKnown = ({ ways, product }: ReturnType<typeof numbersIn>[number]) =>
    (product === undefined ? ways : [product]).some((way) => known.has(way))
  const withoutDecade = decadesHeld(held, tongue)
  return (sentence) => {
    const text = withoutDecade(westernDigits(sentence.normalize('NFKC')))
    const foreign = numbersIn(text.replace(PARTED, '')).find((number) => !isKnown(number))?.number
    if (foreign !== undefined) return foreign
    const isForeignWord = ({ value, behind }: SpelledNumber) =>
      value > most && !known.has(`${value}`) && !known.has(`${value * scaleOf(behind)}`)
    // 'In two thousand, fifteen people' are two numbers, 'one thousand, two hundred' is one.
    const spelled =
      tongue === 'en'
        ? numberWords(text).find((phrase) => isForeign(phrase) && phrase.words.split(',').flatMap(numberWords).some(isForeign))
            ?.words
        : spelledIn(text.toLowerCase(), tongue).find(isForeignWord)?.value.toString()
    return spelled ?? foreignBigWord(text)
  }
}
