import { THING_NAMES, WRITTEN_NAMES } from './json-names.ts'
import { wordsOf } from './json-words.ts'

/** A JSON object whose keys nobody promised. */
export type JsonObject = { [key: string]: unknown }

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export type FieldRole = keyof typeof WRITTEN_NAMES

/** Of one object that are looked at. */
const MAX_KEYS = 200

/** 'publié_le' is 'publiele': without case, accents, blanks and underscores, in any script. */
const plainKey = (key: string): string => {
  const lower = key.toLowerCase()
  const bare = /^[ -~]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
  return bare.replace(/[^\p{L}\p{N}]/gu, '')
}

const names = (role: FieldRole): string[] => [...WRITTEN_NAMES[role], ...(role === 'title' ? THING_NAMES : [])].map(plainKey)

const NAMES = {
  title: names('title'),
  text: names('text'),
  link: names('link'),
  date: names('date'),
  id: names('id'),
}
const THINGS = new Set(THING_NAMES)

const ROLE_OF = new Map<string, FieldRole>()
for (const role of ['title', 'text', 'link', 'date', 'id'] as const)
  for (const name of NAMES[role]) if (!ROLE_OF.has(name)) ROLE_OF.set(name, role)

/** 'post_title', 'articleBody', 'short_description' and 'body_html', 'title_en'. */
const BEFORE = /^(?:post|article|artikel|news|story|item|entry|page|field|node|main|short|long|full|feed)(?=.{2})/
const BEHIND = /(?<=.{2})(?:text|html|plain|raw|short|long|value|utc|gmt|millis|ms|de|en|es|fr|hi|it|nl|pl|pt|ro)$/

/** The known name inside a key: 'title' of 'posttitleraw'; another key as it is. */
const bareName = (plain: string): string => {
  if (ROLE_OF.has(plain)) return plain
  const forms = [plain.replace(BEFORE, ''), plain.replace(BEHIND, ''), plain.replace(BEFORE, '').replace(BEHIND, '')]
  return forms.find((form) => ROLE_OF.has(form)) ?? plain
}

export const roleOf = (key: string): FieldRole | undefined => ROLE_OF.get(bareName(plainKey(key)))

/** True for a key that says what a thing is called: a machine, a place. A headline is no such name. */
export const isThingKey = (key: string): boolean => THINGS.has(bareName(plainKey(key)))

/** Each object is asked for several roles, and listing hundreds of thousands of keys takes long. */
const plainKeys = new WeakMap<JsonObject, Map<string, string>>()

const readKeys = (row: JsonObject): Map<string, string> => {
  const found = new Map<string, string>()
  const keys = Object.keys(row).slice(0, MAX_KEYS)
  for (const key of keys) found.set(plainKey(key), key)
  for (const key of keys) {
    const name = bareName(plainKey(key))
    if (!found.has(name)) found.set(name, key)
  }
  return found
}

/** The keys of an object that play a role, by the order of names; each holds words or a number. */
export const keysFor = (role: FieldRole, row: JsonObject): string[] => {
  const known = plainKeys.get(row) ?? readKeys(row)
  plainKeys.set(row, known)
  const hasWords = role === 'title' || role === 'text' ? wordsOf : scalarText
  return NAMES[role].flatMap((name) => {
    const key = known.get(name)
    return key !== undefined && hasWords(row[key]) !== '' ? [key] : []
  })
}

export const keyFor = (role: FieldRole, row: JsonObject): string | undefined => keysFor(role, row)[0]

/** At most two decimals: more cannot be followed by ear. */
const spokenNumber = (value: number): string => (Number.isFinite(value) ? String(Math.round(value * 100) / 100) : '')

/** A text or number as text; '' for everything else. */
export const scalarText = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? spokenNumber(value) : ''

/** windSpeed_10m → Wind speed 10m */
export const spokenName = (key: string): string => {
  const words = key
    .replace(/(?<=^|_)temp(?=_|$)/, 'temperature')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\-.:/]+/g, ' ')
    .trim()
  const lower = /[a-z]/.test(words) ? words.replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase()) : words
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}
