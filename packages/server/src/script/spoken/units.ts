import { withSureLetters } from '../sure-letters.ts'
import { sayAttributiveMoney } from './attributive-money.ts'
import { sayCountedUnits } from './counted.ts'
import { sayDashes } from './dashes.ts'
import { pickMany } from './forms.ts'
import { sayMoney } from './money.ts'
import { sayPhones } from './phones.ts'
import { sayPolishYears } from './polish-years.ts'
import { PRICED } from './prices.ts'
import { UNITS } from './units-said.ts'
import { RANGE, row, type Words } from './words-by-tongue.ts'

/** $25, €3.5m, 80 km/h, −3 °C, 12 %, 10–12: number first, then its unit, in words of the tongue and in the form that the number asks for. */
export const sayUnits = (text: string, locale: string): string => {
  const tongue = locale.slice(0, 2)
  // The mark of an ordinal, where it stands for that of degrees.
  const phoned = sayGroups(sayPhones(tongue === 'pl' ? sayPolishYears(text) : text), tongue).replace(
    /(?<=\d\s?)º(?=[CF](?![\p{L}\p{M}\p{N}]))|(?<=\d\d\s?)º(?=\s[CF](?![\p{L}\p{M}\p{N}]))/gu,
    '°',
  )
  // Tongues that write no ordinals so.
  const marked = WITHOUT_ORDINALS.has(tongue) ? phoned.replace(/(?<=\d\s?)º(?![\p{L}\p{M}\p{N}])/gu, '°') : phoned
  // 4.25%–4.5%
  const summed = sayMoney(marked, locale)
  const paid = (tongue === 'en' ? sayAttributiveMoney(summed) : summed).replace(
    /(\d\s?[%°]C?)\s?[–—-]\s?(?=\d)/g,
    (_, from) => `${from} ${RANGE[tongue] ?? ''} `,
  )
  let said = sayCountedUnits(
    sayDashes(paid, locale).replace(/(^|[\s(])[−–-](?=\d)/g, (_, before) => `${before}${MINUS[tongue] ?? 'minus'} `),
    locale,
  )
  if (said.includes('/')) for (const [unit, words] of PRICED) said = said.replace(unit, ` ${words[tongue] ?? ''}`)
  for (const { mark, words, letters } of UNITS_ALONE)
    if (said.includes(letters)) said = said.replace(mark, ` ${pickMany(words, tongue)}`)
  return said
}

const UNITS_ALONE = withSureLetters(UNITS)

const WITHOUT_ORDINALS = new Set(['pl', 'ro', 'hi', 'de', 'en'])

/** Tongues that part thousands by a blank: 120 000 €. */
const PARTS_BY_BLANKS = new Set(['de', 'fr', 'pl', 'es', 'it', 'pt', 'nl', 'ro'])
const GROUPS = /(?<![\p{L}\p{N}.,:/-]|\d\s)[1-9]\d{0,2}(?:[\s\u00a0\u202f]\d{3}){1,4}(?![\p{N}]|[\s\u00a0\u202f]?\d)/gu

const sayGroups = (text: string, tongue: string): string =>
  PARTS_BY_BLANKS.has(tongue) ? text.replace(GROUPS, (groups) => groups.replace(/\s/g, '')) : text

const MINUS: Words = row('minus', 'minus', 'minus', 'menos', 'meno', 'moins', 'menos', 'शून्य से नीचे', 'min', 'minus')
