import { asPattern } from '../as-pattern.ts'
import { NORTHERN } from './short-forms-north.ts'
import { SOUTHERN } from './short-forms-south.ts'
import { stopStays } from './stops.ts'

const FORMS: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...NORTHERN, ...SOUTHERN }

/** Behind these a sentence may end; behind a title or a street it goes on with a name. */
const LAST =
  /^(?:etc|usw|itp|itd|enz|ecc|u\.?ä|o\.?ä|u\.?v\.?m|hab|h|hrs|std|sek|tsd|pers|jl|j\.l|a\.s|e\.d|e\.a|p\.p|ltd|inc|co|corp|bros|n\.e|p\.n\.e|[vn]\.?chr|[ad]\.?c|[îd]\.hr|geb|erm|t[äa]?gl|mitgl|min|seg|ptos|pts|pct|ș\.a|ș\.a\.m\.d|ff|e\.v|jh|jhd|jhdt|bm|jan|janv|feb|febr|fév|fev|abr|apr|avr|jul|juil|aug|ago|sept?|set|okt|oct|out|nov|de[czs]|déc)\.?$/iu

const plain = (form: string): string => form.replace(/[#\s]/g, '').toLowerCase()

/** True for a short form behind which a sentence may end. */
export const mayEnd = (form: string): boolean => form.endsWith('.') && LAST.test(plain(form))

/** A judge sits at a court: 'B 3 Ri. am Ortsende' tells the way. */
const AT_A_COURT =
  '(?=\\s(?:AG|LG|OLG|KG|BGH|O?VG|VGH|L?SG|BSG|ArbG|L?AG|BAG|FG|BFH|\\p{L}{0,30}gericht)(?!\\p{L})|\\sBundesgerichtshof)'
const ONLY_BEFORE: Readonly<Record<string, string>> = { 'Ri. am': AT_A_COURT, 'Riin am': AT_A_COURT }

const patternOf = (form: string): string => escaped(form) + (ONLY_BEFORE[form] ?? '')

const escaped = (form: string): string =>
  asPattern(form.replace(/^# | #$/g, ''))
    .replace(/\\\. /g, '\\.\\s?')
    .replaceAll(' ', '\\s')

type Table = { pattern: RegExp; words: ReadonlyMap<string, { form: string; words: string }> }

/** Longest first: 'dr hab.' holds 'hab.'. */
const anyOf = (forms: readonly string[]): string =>
  forms.length === 0
    ? '(?!)'
    : forms
        .toSorted((a, b) => b.length - a.length)
        .map(patternOf)
        .join('|')

const tableOf = (forms: Readonly<Record<string, string>>): Table => {
  const keys = Object.keys(forms)
  const near = anyOf(keys.filter((key) => key.startsWith('#')))
  const before = anyOf(keys.filter((key) => key.endsWith('#')))
  const free = anyOf(keys.filter((key) => !key.includes('#')))
  return {
    pattern: new RegExp(
      `(?<=\\d\\.?\\s?(?:de\\s)?)(?:${near})(?![\\p{L}\\p{M}])|(?<![\\p{L}\\p{M}\\p{N}.-])(?:(?:${near})(?=\\s\\d)|(?:${before})(?=\\s?\\d)|(?:${free})(?![\\p{L}\\p{M}.]))`,
      'giu',
    ),
    words: new Map(Object.entries(forms).map(([key, words]) => [plain(key), { form: key, words }])),
  }
}

const TABLES: Readonly<Record<string, Table>> = Object.fromEntries(
  Object.entries(FORMS).map(([tongue, forms]) => [tongue, tableOf(forms)]),
)

/** True for a token, without its last stop, that is a short form of the tongue. `hasNumber`: a number stands beside it. */
export const isShortForm = (token: string, tongue: string, hasNumber: boolean): boolean => {
  const known = TABLES[tongue]?.words.get(`${plain(token)}.`)
  return known !== undefined && (hasNumber || !known.form.includes('#'))
}

/** Behind what a number counts, and a month alone, no Romanian name follows: a capital begins a sentence. */
const COUNTED = /^(?:ex|pers|min|sec|(?:în|din)\s\p{L}{3,4})\.$/iu

const isLoud = (form: string): boolean => form.charAt(0) !== form.charAt(0).toLowerCase()

/** Short forms in their words: 'mind.' as 'mindestens', 'p.zza' as 'piazza'. A stop that is the sentence's too stays. */
export const sayShortForms = (text: string, tongue: string): string => {
  const table = TABLES[tongue]
  if (table === undefined) return text
  return text.replace(table.pattern, (form: string, at: number) => {
    const known = table.words.get(plain(form))
    if (known === undefined) return form
    const { words } = known
    // Begins a sentence, where its own letters are small.
    const isCapital = isLoud(form) && !isLoud(known.form.replace(/^# /, ''))
    const said = isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words
    const end = at + form.length
    const isEnd =
      form.endsWith('.') &&
      (text.slice(end, end + 8).trim() === '' ||
        (mayEnd(form) && stopStays(text, end)) ||
        (tongue === 'ro' && COUNTED.test(form) && /^\s\p{Lu}\p{L}/u.test(text.slice(end, end + 4))))
    return `${/\d/.test(text.charAt(at - 1)) ? ' ' : ''}${said}${isEnd ? '.' : ''}`
  })
}
