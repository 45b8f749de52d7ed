import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import type { Line } from './phrases.ts'

// Snow in Japan is no weather of a station in Hull. 'Air from Spain' is: only 'in' a country means there.

const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
export const REGION_CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other))
/** Called like a town or a state elsewhere: Granada, Georgia; and what is no country. */
const NOT = new Set(['GD', 'GE', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'AQ'])

/** Between 'in' and the name stand two words at most: 'in the north of Japan' is told as 'in northern Japan' as often. */
const IN: ByTongue<string> = {
  en: 'in|across|over',
  de: 'in|im|über',
  fr: 'en|au|aux|dans',
  es: 'en',
  it: 'in|nel|nella|negli|nelle|sul|sulla',
  pt: 'em|no|na|nos|nas',
  pl: 'w|we|na|nad',
  nl: 'in|boven',
  ro: 'în|in|din',
  hi: '',
}

type Country = { code: string; name: string }

const countriesOf = (tongue: Tongue): Country[] => {
  const names = new Intl.DisplayNames(tongue, { type: 'region', fallback: 'none' })
  return REGION_CODES.filter((code) => !NOT.has(code)).flatMap((code) => {
    const name = names.of(code)
    return name === undefined || name.includes('(') || name.length < 4 ? [] : [{ code, name }]
  })
}

/** Polish and Romanian bend the end: 'Hiszpania', 'w Hiszpanii'. */
const formsOf = (name: string, tongue: Tongue): string =>
  tongue === 'pl' || tongue === 'ro' ? `${name.slice(0, -1)}\\p{L}{1,3}` : name

const patternOf = (countries: readonly Country[], tongue: Tongue): RegExp => {
  const names = countries.map(({ name }) => formsOf(name, tongue)).join('|')
  return tongue === 'hi'
    ? new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})(?=\\s(?:\\S+\\s)?में(?![\\p{L}\\p{M}]))`, 'u')
    : new RegExp(
        `(?<!\\p{L})(?:${IN[tongue]}|${capital(IN[tongue])})\\s(?:[\\p{L}’']+\\s){0,2}(?:[ld]['’])?(?:${names})(?!\\p{L})`,
        'u',
      )
}
const capital = (words: string): string => words.replace(/(?<=^|\|)\p{Ll}/gu, (one) => one.toUpperCase())

const COUNTRIES = new Map(TONGUES.map((tongue) => [tongue, countriesOf(tongue)]))
const PATTERNS = new Map<string, RegExp>()

/** Node's types do not know them yet; older ones have a field. */
type WithZones = { timeZones?: string[]; getTimeZones?: () => string[] | undefined }
const zonesOf = (code: string): string[] => {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & WithZones
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
const canonical = (timeZone: string): string => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

const HOMES = new Map<string, ReadonlySet<string>>()
const homeOf = (timeZone: string): ReadonlySet<string> => {
  const known = HOMES.get(timeZone)
  if (known !== undefined) return known
  const zone = canonical(timeZone)
  const home = new Set(REGION_CODES.filter((code) => !NOT.has(code) && zonesOf(code).includes(zone)))
  HOMES.set(timeZone, home)
  return home
}

/** True where the lines tell of another country than that of the station's zone, and do not name their own. */
export const isOfOtherCountry = (lines: readonly Line[], timeZone: string, tongue: Tongue): boolean => {
  const home = homeOf(timeZone)
  if (home.size === 0) return false
  const key = `${tongue} ${timeZone}`
  const all = COUNTRIES.get(tongue) ?? []
  const pattern =
    PATTERNS.get(key) ??
    patternOf(
      all.filter(({ code }) => !home.has(code)),
      tongue,
    )
  PATTERNS.set(key, pattern)
  const text = lines.map((line) => line.text).join('\n')
  const own = all.filter(({ code }) => home.has(code))
  return pattern.test(text) && !own.some(({ name }) => text.includes(name))
}
