import { DAY_MS } from '@hourcast/domain/time-units'
import { capital } from '../first-letter.ts'
import { TONGUES, type Tongue } from '../tongue.ts'
import { isInQuotes } from './bare-weekday.ts'
import { isBound, isOfOther } from './bound-dates.ts'
import { weekdayOf } from './calendar.ts'
import { type Days, datesOtherYear, dayNamed, mayName, tellingOf } from './date-meant.ts'
import { DAY_JOINT, FEASTS, ON_DAYS, SHAPES, type Shape, WRITTEN_DAYS } from './date-shapes.ts'
import { TODAY, YESTERDAY } from './day-words.ts'
import { monthsOf } from './named-dates.ts'
import { holds, plainWords } from './phrases.ts'

// 'El 26 de marzo abre el museo', heard on that day: 'Hoy abre el museo'. 'W środę, 15 października, doszło do …', heard on Thursday: 'W środę doszło do …'.

const B = '(?<![\\p{L}\\p{M}\\p{N}.-])'
/** English has the month before the day as often. */
const dateOf = (tongue: Tongue): string => {
  const months = monthsOf(tongue)
  const names = (
    tongue === 'en' ? months.flatMap((name) => [name, `${name.slice(0, 3)}\\.?`, `${name.slice(0, 4)}\\.`]) : months
  ).join('|')
  const year = '(?:,?\\s(?:de\\s)?(?<year>\\d{4})(?:\\s(?:roku|r\\.))?)?'
  const last = tongue === 'en' ? '' : '(?:\\s(?<last>dernier|pasado|último|scorso|ultimo|passado|trecut|jongstleden))?'
  const day = '(?<day>\\d{1,2})(?:\\.|er|º|°|st|nd|rd|th)?'
  const month = `(?<month>${names})`
  const inner = `${day}\\s(?:de\\s|of\\s)?${month}`
  const outer = `(?<first>${names})\\s(?<behind>\\d{1,2})(?:st|nd|rd|th)?`
  return `${tongue === 'en' ? `(?:${inner}|${outer})` : inner}${year}${last}`
}

const patternOf = (tongue: Tongue): RegExp => {
  const before = SHAPES[tongue].map(([word]) => word).filter(Boolean)
  const apart = before.length === 0 ? '' : `(?:(?<before>${before.join('|')})(?:\\s|(?<=’)))?`
  const days = WRITTEN_DAYS[tongue]
  const weekday = days === undefined ? '' : `(?:(?<weekday>${days})(?<joint>${DAY_JOINT[tongue] ?? ',?\\s'}|\\s\\())?`
  return new RegExp(`${B}${apart}${weekday}${dateOf(tongue)}(?<close>\\)?)(?<comma>,?)(?![\\p{L}\\p{M}\\p{N}])`, 'giu')
}

type Reading = { pattern: RegExp; shapes: readonly (readonly [RegExp, Shape])[]; months: readonly string[] }
const READINGS = new Map<Tongue, Reading>(
  TONGUES.filter((tongue) => tongue !== 'hi').map((tongue) => [
    tongue,
    {
      pattern: patternOf(tongue),
      shapes: SHAPES[tongue].map((shape) => [new RegExp(`^(?:${shape[0]})$`, 'iu'), shape]),
      months: monthsOf(tongue),
    },
  ]),
)

type Groups = Readonly<Record<string, string | undefined>>

const isFeast = (day: number): boolean => {
  const date = new Date(day * DAY_MS)
  return FEASTS.has(`${date.getUTCDate()}.${date.getUTCMonth() + 1}`)
}

/** Behind these a Polish date without a word before it is the day of what is told; behind a noun it is its own: 'marsz 4 czerwca'. */
const POLISH_FREE = /(?:^|(?<!\p{L})\p{L}+(?:ł|ła|ło|li|ły|(?<=\p{L}{3})(?:no|to)),?\s)$/u

const isFree = (left: string, groups: Groups, right: string, tongue: Tongue): boolean => {
  if (groups.weekday !== undefined) return !/^\s?[–-]\s?\d/u.test(right)
  if (groups.before === undefined && !(tongue === 'pl' && POLISH_FREE.test(left))) return false
  return !isBound(left, right, groups.comma === ',', tongue)
}

const saidOf = (groups: Groups, day: number, today: number, reading: Reading, tongue: Tongue): string | undefined => {
  const { before, weekday } = groups
  const shape = reading.shapes.find(([pattern]) => pattern.test(before ?? ''))?.[1]
  const put = before === undefined || weekday === undefined ? weekday : `${before} ${weekday}`
  if (day !== today) return put ?? shape?.[2]?.replace('_', ON_DAYS[tongue]?.[weekdayOf(day)] ?? '')
  // 'Am Samstagabend, 22. August': heard on that day it has another word.
  if (weekday !== undefined && !isPlainDay(weekday)) return put
  if (before === undefined && weekday !== undefined) return tongue === 'en' ? 'today' : tongue === 'nl' ? 'vandaag' : put
  return shape?.[1]
}
const isPlainDay = (weekday: string): boolean => !/(?:abend|morgen|mittag|nacht|avond|ochtend|middag|\s\p{L}+)$/iu.test(weekday)

/** '…, 15 października, …': of two commas around a date neither stays, but where English begins with it. */
const keepsComma = ({ before = '', joint = '', year, weekday }: Groups, left: string, right: string, tongue: Tongue): boolean => {
  if (left.endsWith(', ')) return true
  if (/,/.test(before) || /,/.test(joint)) return tongue === 'en' && left === ''
  if (tongue === 'en' && year !== undefined) return left === ''
  return !(tongue === 'pl' && left === '' && weekday === undefined) || POLISH_CLAUSE.test(right)
}
/** More of when and where it was: its own comma follows. */
const POLISH_CLAUSE = /^\s(?:przed|około|ok|po|we?|na|o|podczas|tuż|krótko|kilka|nad)[\s.]/u

const QUOTE = 240
const RIGHT = 24

/** A sentence with 'today' for the date of today, and the weekday alone for one of the last six days. */
export const withoutDates = (text: string, days: Days, tongue: Tongue): string => {
  const reading = READINGS.get(tongue)
  if (reading === undefined || !/\d/.test(text) || text.search(reading.pattern) < 0 || datesOtherYear(text, days.today, tongue))
    return text
  const telling = tellingOf(text, days, tongue)
  const words = plainWords(text)
  const namesOther = holds(words, TODAY[tongue]) || holds(words, YESTERDAY[tongue])
  return text.replace(reading.pattern, (...found) => {
    const groups: Groups = found.at(-1)
    const [whole, at] = [String(found[0]), Number(found.at(-3))]
    const [left, right] = [text.slice(Math.max(0, at - QUOTE), at), text.slice(at + whole.length, at + whole.length + RIGHT)]
    const day = dayNamed(
      groups.day ?? groups.behind ?? '',
      groups.month ?? groups.first ?? '',
      groups.year,
      days.today,
      reading.months,
    )
    const isNow = TODAY_BEFORE.test(groups.before ?? '')
    // 'Le 8 février dernier', heard on an eighth of February, was a year ago.
    if (isOfOther(left, right, tongue) || (day === days.today && groups.last !== undefined)) return whole
    if (day === undefined || isInQuotes(left) || (isNow ? day !== days.today : namesOther && day === days.today)) return whole
    if (!isNow && ((isFeast(day) && groups.weekday === undefined) || !isFree(left, groups, right, tongue))) return whole
    const said = isNow || mayName(day, left, telling, tongue) ? saidOf(groups, day, days.today, reading, tongue) : undefined
    if (said === undefined) return whole
    const end = keepsComma(groups, left, right, tongue) ? (groups.comma ?? '') : ''
    const close = groups.joint?.includes('(') ? '' : (groups.close ?? '')
    return `${at === 0 || (/^\p{Lu}/u.test(whole) && groups.before !== undefined) ? capital(said) : said}${close}${end}`
  })
}
const TODAY_BEFORE = /^(?:today|heute|dziś|dzisiaj|vandaag)/iu
