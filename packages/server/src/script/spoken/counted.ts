import { FIGURE, formFor, readFigure, sayFigure } from './figures.ts'
import { nounFor, one } from './forms.ts'
import { PLANT_SIGNS, SIGNS_IN } from './plant-signs.ts'
import { PLANT_UNITS } from './plant-units.ts'
import { genitiveAfter, textBefore } from './polish-genitive.ts'
import { UNIT_FORMS } from './unit-forms.ts'

const nouns = new Map<string, string>()

/** Spelled as the rest of our English is. */
const unitLocale = (locale: string): string => (locale.startsWith('en') ? 'en-GB' : locale)

/** What Intl says behind a number: 'kilometry', 'de ore'. One noun for each plural form. */
const intlNoun = (written: string, unit: string, locale: string): string => {
  const key = `${locale} ${unit} ${formFor(written, locale)}`
  const known = nouns.get(key)
  if (known !== undefined) return known
  const { value, decimals } = readFigure(written, locale)
  const noun = new Intl.NumberFormat(unitLocale(locale), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    useGrouping: false,
    minimumFractionDigits: Math.min(decimals, 20),
  })
    .formatToParts(value)
    .filter(({ type }) => type === 'unit' || type === 'literal')
    .map((part) => part.value)
    .join('')
    .trim()
  nouns.set(key, noun)
  return noun
}

/** A number with its unit: '1 kilometr', '5 kilometrów', '12,4 kilometra', '30 de kilometri', 'un kilómetro'. */
export const sayCounted = (written: string, unit: string, locale: string, before = ''): string => {
  const forms = UNIT_FORMS[unit] ?? PLANT_UNITS[unit]
  const genitive = forms && genitiveAfter(before, forms, written, locale)
  if (genitive !== undefined) return `${sayFigure(written, locale)} ${genitive}`
  const noun = forms === undefined ? intlNoun(written, unit, locale) : nounFor(forms, written, locale)
  return `${one(sayFigure(written, locale), noun, locale.slice(0, 2))} ${noun}`
}

/** Signs and letters that are a unit behind a number, and its name here or in Intl. */
const UNIT_OF: Readonly<Record<string, string>> = {
  ...PLANT_SIGNS,
  'km/h': 'kmh',
  'km/u': 'kmh',
  'km/uur': 'kmh',
  kmh: 'kmh',
  kph: 'kmh',
  mph: 'mph',
  MPH: 'mph',
  'm/s': 'ms',
  'किमी/घंटा': 'kmh',
  km: 'kilometer',
  किमी: 'kilometer',
  'कि.मी.': 'kilometer',
  cm: 'centimeter',
  सेमी: 'centimeter',
  mm: 'millimeter',
  मिमी: 'millimeter',
  kg: 'kg',
  किग्रा: 'kg',
  'l/m²': 'lm2',
  'L/m²': 'lm2',
  'l/m2': 'lm2',
  'km²': 'km2',
  km2: 'km2',
  'm²': 'm2',
  m2: 'm2',
  'm³': 'm3',
  m3: 'm3',
  ha: 'hectare',
  hPa: 'hPa',
  kWh: 'kWh',
  MWh: 'MWh',
  GWh: 'GWh',
  TWh: 'TWh',
  kW: 'kW',
  MW: 'MW',
  GW: 'GW',
  ft: 'foot',
  min: 'minute',
  h: 'hour',
}
/** A letter alone is a unit only behind a blank: '5 m', '3 t'. */
const LETTER_OF: Readonly<Record<string, string>> = { m: 'meter', t: 'tonne', l: 'liter', g: 'gram' }
const DEGREES: Readonly<Record<string, string>> = { C: 'celsius', F: 'fahrenheit' }

const signs = (table: Readonly<Record<string, string>>): string =>
  Object.keys(table)
    .toSorted((a, b) => b.length - a.length)
    .map((sign) => sign.replace(/[./()]/g, '\\$&'))
    .join('|')

const NOT_INSIDE = "(?![\\p{L}\\p{M}\\p{N}²³]|['’]\\p{L})"
const countedIn = (table: Readonly<Record<string, string>>): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}.,]|\\p{L}-)(${FIGURE})(?:\\s?(${signs(table)})${NOT_INSIDE}(?:(?<=min|h)\\.(?=\\s[\\p{Ll}\\d]|,))?|\\s(${signs(LETTER_OF)})${NOT_INSIDE}(?!/)|\\s?°\\s?([CF])${NOT_INSIDE}|\\s?(℃|°)(?![\\p{L}\\p{M}\\p{N}])|\\s?([%٪]))`,
    'gu',
  )

const tablesIn = new Map<string, { table: Readonly<Record<string, string>>; pattern: RegExp }>()

const tableOf = (tongue: string) => {
  const known = tablesIn.get(tongue)
  if (known !== undefined) return known
  const table = { ...UNIT_OF, ...SIGNS_IN[tongue] }
  const made = { table, pattern: countedIn(table) }
  tablesIn.set(tongue, made)
  return made
}

/** Every number that stands before a unit. */
export const sayCountedUnits = (text: string, locale: string): string => {
  const { table, pattern } = tableOf(locale.slice(0, 2))
  return text.replace(pattern, (_, written: string, sign = '', letter = '', scale = '', bare = '', percent = '', at = 0) => {
    const unit = table[sign] ?? LETTER_OF[letter] ?? DEGREES[scale] ?? (bare !== '' ? 'celsius' : percent !== '' ? 'percent' : '')
    return sayCounted(written, unit, locale, textBefore(text, at))
  })
}
