import { isJsonObject, type JsonObject, roleOf, scalarText, spokenName } from './json-fields.ts'

/** More facts of one thing nobody follows by ear. */
const MAX_FACTS = 12
const MAX_DEPTH = 3
const MAX_LIST = 5
const MAX_VALUE = 200
const MAX_KEY = 60

const UNIT_KEY = /^(?:unit|units|uom|unitofmeasure)$/i
const VALUE_KEY = /^(?:value|val|reading|amount|measurement)$/i
/** Numbers of this kind mean something to machines only. */
const MACHINE_KEY =
  /(?:^|_|\b)(?:id|uid|uuid|guid|hash|etag|lat|latitude|lng|lon|longitude|url|uri|href|icon|image|thumbnail|token|version)$|Id$|Url$|^(?:id|url)_/i
/** Settings of an answer; as part of a name they are readings: water_elevation. */
const MACHINE_KEY_WHOLE =
  /^(?:views?|likes?|shares?|clicks|comments?(?:_?count)?|reads?|read_?time|reading_?time|upvotes?|score|rank|priority|page|slug|lang|language|base|cod|sys|timezone|generationtime_ms|utc_offset_seconds|elevation|interval|(?:wind_)?deg)$/i
/** Says nothing without the thing that it is of: the wind's speed. */
const BARE_KEY = /^(?:speed|gust|direction|level|min|max|avg|average)$/i
/** Counted or paid, however large: a thousand million people are no date. */
const AMOUNT_KEY =
  /\b(?:population|(?:market ?)?cap|revenue|turnover|profit|sales|budget|debt|gdp|price|volume|views|total|count|sum|amount|value)\b/i
/** Seconds or milliseconds since 1970, from 2001 to 2039. */
const isInstant = (key: string, value: unknown): boolean =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  ((value > 1e9 && value < 2.2e9) || (value > 1e12 && value < 2.2e12)) &&
  !AMOUNT_KEY.test(spokenName(key))
const MACHINE_VALUE = /^(?:https?:|data:|[\da-f]{16,}$|[\da-f-]{36}$|\d{4}-\d\d-\d\dT)/i

/** The numbers and words of an object as spoken facts, 'Wind: 12 km/h.', with units from neighbouring fields. `skip` names keys already told. */
export const spokenFacts = (row: JsonObject, skip: ReadonlySet<string> = new Set()): string =>
  collect(row, skip, 0).slice(0, MAX_FACTS).join(' ')

const collect = (row: JsonObject, skip: ReadonlySet<string>, depth: number, of = ''): string[] => {
  const facts: string[] = []
  for (const [key, value] of Object.entries(row)) {
    if (facts.length >= MAX_FACTS) break
    if (skip.has(key) || isSilent(key, value)) continue
    const [only] = Array.isArray(value) && value.length === 1 ? value : []
    if (isJsonObject(only)) facts.push(...nestedFacts(row, key, only, depth))
    else if (isJsonObject(value)) facts.push(...nestedFacts(row, key, value, depth))
    else facts.push(...fact(BARE_KEY.test(key) ? `${of} ${key}` : key, listText(value), unitOf(row, key)))
  }
  return facts
}

const nestedFacts = (row: JsonObject, key: string, value: JsonObject, depth: number): string[] => {
  if (/_?units$/i.test(key) || depth >= MAX_DEPTH) return []
  const reading = Object.keys(value).find((name) => VALUE_KEY.test(name))
  const unit = Object.keys(value).find((name) => UNIT_KEY.test(name))
  if (reading !== undefined && scalarText(value[reading]) !== '')
    return fact(key, scalarText(value[reading]), unit === undefined ? '' : scalarText(value[unit]))
  const units = row[`${key}_units`]
  return collect(isJsonObject(units) ? withUnits(value, units) : value, new Set(), depth + 1, key)
}

/** `current: {wind: 12}` beside `current_units: {wind: 'km/h'}`. */
const withUnits = (values: JsonObject, units: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' ? `${scalarText(value)} ${scalarText(units[key])}` : value,
    ]),
  )

/** 'temperature_2m', 'pm10', 'is_day': names for programs, which nobody says. */
const CODED_KEY = /[_a-z]\d|^(?:is|has|num|nb|ms|ts)(?=[_A-Z])|_(?:ms|ts|pct|cd|nr|no)$/

const isSilent = (key: string, value: unknown): boolean =>
  CODED_KEY.test(key) ||
  key.length > MAX_KEY ||
  MACHINE_KEY.test(key) ||
  MACHINE_KEY_WHOLE.test(key) ||
  UNIT_KEY.test(key) ||
  isInstant(key, value) ||
  /_?unit$/i.test(key) ||
  (typeof value === 'string' && MACHINE_VALUE.test(value.trim())) ||
  ((roleOf(key) === 'date' || roleOf(key) === 'id') && !isJsonObject(value))

const unitOf = (row: JsonObject, key: string): string => {
  for (const name of [`${key}_unit`, `${key}Unit`, `${key}_units`])
    if (typeof row[name] === 'string') return scalarText(row[name])
  if (!VALUE_KEY.test(key)) return ''
  const unit = Object.keys(row).find((name) => UNIT_KEY.test(name))
  return unit === undefined ? '' : scalarText(row[unit])
}

const listText = (value: unknown): string => {
  if (!Array.isArray(value)) return scalarText(value)
  const texts = value.map(scalarText)
  return texts.length <= MAX_LIST && texts.every((text) => text !== '') ? texts.join(', ') : ''
}

const fact = (key: string, value: string, unit: string): string[] => {
  if (value === '' || value.length > MAX_VALUE) return []
  return [`${spokenName(key)}: ${calm(key, value).replace(/[.\s]+$/, '')}${unit === '' ? '' : ` ${unit}`}.`]
}

const STATE_KEY = /\b(?:status|state|severity|condition|mode|phase|alarm|health|priority|level)\b/i

/** Codes of a machine are words: LANE_CLOSED → lane closed. Short ones are acronyms, and so is what tells no state: AAPL. */
const calm = (key: string, value: string): string =>
  /^[A-Z]+(?:_[A-Z]+)+$/.test(value) || (STATE_KEY.test(spokenName(key)) && /^[A-Z]{4,}(?:[_ ][A-Z]+)*$/.test(value))
    ? value.toLowerCase().replaceAll('_', ' ')
    : value
