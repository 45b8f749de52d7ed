import { once } from '../once.ts'
import { polishOrdinals } from '../spoken/polish-romans.ts'
import type { Tongue } from '../tongue.ts'
import { monthsOf } from './named-dates.ts'

/** What streets and squares begin with; English and Dutch put the day elsewhere. */
const STREETS: Readonly<Partial<Record<Tongue, string>>> = {
  de: '\\p{L}*stra(?:ß|ss)e des|\\p{L}*platz des',
  fr: '(?:rue|avenue|boulevard|place|square|quai) du',
  es: '(?:calle|avenida|plaza|paseo)(?: del)?',
  it: '(?:via|viale|corso|piazza|largo)',
  pt: '(?:rua|avenida|praça|largo)',
  ro: '(?:strada|str\\.|bulevardul|bd\\.|piața)',
}
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const named = once((tongue: Tongue): RegExp | undefined => {
  // In Polish a month has a capital in names alone: 'Aleja 3 Maja', 'Święto 11 Listopada'.
  if (tongue === 'pl')
    return new RegExp(`(?<![\\p{N}.])\\d{1,2}\\s(?:${monthsOf(tongue).map(capital).join('|')})(?!\\p{L})`, 'gu')
  const streets = STREETS[tongue]
  const months = monthsOf(tongue).join('|')
  return streets === undefined
    ? undefined
    : new RegExp(`(?<!\\p{L})(?:${streets})\\s\\d{1,2}\\.?\\s(?:de\\s)?(?:${months})(?!\\p{L})`, 'giu')
})

/** A text without the days that streets are named for: nothing happened then. */
export const withoutNamedDays = (text: string, tongue: Tongue): string => {
  const pattern = named(tongue)
  return pattern === undefined ? text : text.replace(pattern, ' ')
}

/** The ordinals to the thirty-first, in the case in which they stand before a month. */
const POLISH_DAYS: readonly string[] = Array.from({ length: 31 }, (_, at) => {
  const day = at + 1
  const tens = day <= 20 ? 0 : day < 30 ? 20 : 30
  const words = tens === 0 ? [day] : day === tens ? [tens] : [tens, day - tens]
  return words.map((value) => (value === 30 ? 'trzydziestego' : (polishOrdinals(value)[1] ?? ''))).join(' ')
})

/** Days that a Polish text has in figures in words, and the other way round: 'Aleja Trzeciego Maja' is 'al. 3 Maja'. */
export const namedDaysMeant = (text: string, tongue: Tongue): string[] => {
  if (tongue !== 'pl') return []
  const small = text.toLowerCase()
  const inFigures = (text.match(named('pl') ?? /(?!)/g) ?? []).flatMap((day) => POLISH_DAYS[Number.parseInt(day, 10) - 1] ?? [])
  const isIn = (words: string) => monthsOf('pl').some((month) => small.includes(`${words} ${month}`))
  return [...inFigures, ...POLISH_DAYS.flatMap((words, at) => (isIn(words) ? `${at + 1}` : []))]
}
