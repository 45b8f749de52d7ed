import { DAY_MS, HOUR_MS } from '@hourcast/domain/time-units'
import type { Tongue } from '../tongue.ts'
import { type Calendar, weekdayOf, weekOf } from './calendar.ts'
import { NO_DAY, namesOneWeekday, SOON, THE_DAY, THIS_WEEK, TODAY, weekdaysIn, YESTERDAY } from './day-words.ts'
import { hasEnded } from './going-on.ts'
import { HABIT } from './going-on-words.ts'
import { datesItsWeekday, namesDate, namesDayGone, namesOtherDate } from './named-dates.ts'
import { withoutNamedDays } from './named-for-day.ts'
import { isPastEvent } from './past-events.ts'
import { comesAt, type DayMeant, isOfPastHours } from './past-hours.ts'
import { tellsOfPast } from './past-tense.ts'
import { holds, type Line, plainWords, without } from './phrases.ts'
import { countsDays, isOfPastPart } from './relative-days.ts'
import { isStateOver } from './states-over.ts'
import { isOverByNow } from './today-over.ts'

/** 'Today' is heard for as long. */
export const SAME_NEWS_MS = 12 * HOUR_MS

type DayFault = 'stale-day' | 'undated-day'

/** German and Dutch write the morning and tomorrow alike; German tells them by the capital. */
const GERMAN_TOMORROW = /(?<!\p{L})morgen(?!\p{L})|^Morgen(?=\s\p{Ll})/u

/** 'Noch heute steht der Turm', 'आज भी': to this day. Beside a verb of what is to come it is today. */
const STILL = / (?:noch heute|आज भी) /

const namesToday = ({ text, words }: Line, quiet: string, tongue: Tongue): boolean =>
  holds(quiet, TODAY[tongue]) ||
  (tongue === 'de' && GERMAN_TOMORROW.test(text)) ||
  (STILL.test(words) && comesAt(words, tongue) >= 0)

/** A date beside a weekday dates it: 'Friday, 14 March'. */
export const isDated = ({ text, words }: Line, tongue: Tongue, today: number | undefined): boolean =>
  /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(text) || datesItsWeekday(text, words, tongue, today)

/** The listener of 'on Friday' thinks of the same day as its writer: no such day lies between them. */
const isSameWeekday = (weekday: number, { from, to }: Calendar): boolean => {
  if (from >= to) return true
  if (to - from > 5 || weekdayOf(from) === weekday) return false
  return !Array.from({ length: to - from }, (_, past) => weekdayOf(from + past + 1)).includes(weekday)
}

/** What happened on the day of the item keeps that day's name for as long. */
const isRecent = ({ from, to }: Calendar): boolean => from < to && to - from <= 5

/** 'Friday began dry': it goes on to tell of that day. */
const beginsWithDay = (quiet: string, tongue: Tongue): boolean =>
  weekdaysIn(` ${quiet.trim().split(' ')[0] ?? ''} `, tongue).length > 0

const quietOf = ({ words }: Line, tongue: Tongue): string => without(words, NO_DAY[tongue])

/** Of two nights a day has one behind it and one ahead. */
const NIGHT = / (?:heute (?:nacht|abend)|dziś (?:w nocy|wieczorem)|आज (?:रात|शाम)) /

/** Of two clauses nobody knows which one the day is of: 'announced that it opens today'. */
const TWO_CLAUSES = / (?:that|to|for|of|dass|zu|że|que|qu|che|dat|că|कि) /u

/** 'Was found today': true until midnight, however long ago it was written. */
const tellsOfToday = (line: Line, quiet: string, tongue: Tongue): boolean =>
  tellsOfPast(line.text, tongue) &&
  !TWO_CLAUSES.test(line.words) &&
  !line.text.includes(', ') &&
  !NIGHT.test(line.words) &&
  !holds(quiet, YESTERDAY[tongue]) &&
  !namesToday(line, without(quiet, THE_DAY[tongue]), tongue)

/** The weekdays that a sentence names as days. */
export const weekdaysSaid = (line: Line, tongue: Tongue): number[] => weekdaysIn(quietOf(line, tongue), tongue)

/** True for a sentence whose 'today' tells of the item itself: as soon as it is over the whole item is. */
const speaksOfToday = (line: Line, tongue: Tongue): boolean => namesToday(line, quietOf(line, tongue), tongue)

/**
 * Why a sentence cannot be said at this air time, of what it says about days. `isRetold`: it was worded for the air time, so that its 'today' is
 * the day of air, and the weekday of its item the last one of that name.
 */
export const dayFault = (line: Line, calendar: Calendar | undefined, tongue: Tongue, isRetold = false): DayFault | undefined => {
  const quiet = quietOf(line, tongue)
  const isToday = !line.isRedated && (namesToday(line, quiet, tongue) || holds(quiet, YESTERDAY[tongue]))
  const isWeek = holds(quiet, THIS_WEEK[tongue])
  const isCounted = countsDays(line, tongue)
  if (calendar === undefined)
    return isToday || isWeek || isCounted || (namesOneWeekday(quiet, tongue) && !isDated(line, tongue, undefined))
      ? 'undated-day'
      : undefined
  const { age, from, to } = calendar
  const isStillToday = isRetold && tellsOfToday(line, quiet, tongue)
  if (isToday && (from < to || (age > SAME_NEWS_MS && !isStillToday))) return 'stale-day'
  if (isWeek && weekOf(from) !== weekOf(to)) return 'stale-day'
  if (age > SAME_NEWS_MS && holds(quiet, SOON[tongue])) return 'stale-day'
  if ((isCounted && from < to) || isOfPastPart(line, calendar, tongue)) return 'stale-day'
  if (isOverByNow(line, calendar, tongue)) return 'stale-day'
  const isBack = tellsOfPast(line.text, tongue) || holds(line.words, HABIT[tongue])
  if (!line.isRedated && !isBack && namesDayGone(line.words, Math.max(from, calendar.written), to, tongue)) return 'stale-day'
  if (isPastEvent(line, to, tongue) || hasEnded(line, age, tongue) || isStateOver(line, age, tongue)) return 'stale-day'
  const weekdays = weekdaysIn(quiet, tongue)
  const isOver = isOfPastHours(line.text, dayMeant(line, weekdays, isWeek, calendar, tongue), calendar, tongue)
  if (isDated(line, tongue, to)) return isOver ? 'stale-day' : undefined
  const isPast =
    isRecent(calendar) &&
    weekdays.includes(weekdayOf(from)) &&
    (isRetold || (!beginsWithDay(quiet, tongue) && tellsOfPast(line.text, tongue)))
  const isWrong = weekdays.some((weekday) => !(isPast && weekday === weekdayOf(from)) && !isSameWeekday(weekday, calendar))
  return isWrong || isOver ? 'stale-day' : undefined
}

/** Of which day the hours of a sentence are. */
const dayMeant = (
  { text, words: said, isRedated }: Line,
  weekdays: readonly number[],
  isWeek: boolean,
  { from, to }: Calendar,
  tongue: Tongue,
): DayMeant => {
  if (isRedated) return 'today'
  const plain = withoutNamedDays(text, tongue)
  const words = plain === text ? said : plainWords(plain)
  const isOther =
    isWeek ||
    weekdays.some((weekday) => weekday !== weekdayOf(to)) ||
    holds(words, YESTERDAY[tongue]) ||
    holds(words, HABIT[tongue]) ||
    (namesOtherDate(words, to, tongue) && !holds(words, TODAY[tongue]))
  const isTold = weekdays.length > 0 || namesDate(words, tongue)
  if (isOther && (from === to || isTold)) return 'other'
  if (from === to || !isTold) return 'written'
  return namesDate(words, tongue) && !tellsOfPast(text, tongue) ? 'today' : 'other'
}

/** What an older item said of Friday was its news; of a younger one the rest still holds. */
const WHOLE_ITEM_MS = 2 * DAY_MS

/**
 * Of an item by its headline and its first sentence. One that speaks of a day that is over tells nothing that still holds; one without a
 * date that hangs on a day tells what holds nobody knows when.
 */
export const dayFaultOfItem = (first: readonly Line[], calendar: Calendar | undefined, tongue: Tongue): DayFault | undefined => {
  const isOver = (line: Line, at: number): boolean => {
    if (dayFault(line, calendar, tongue) === undefined) return false
    return speaksOfToday(line, tongue) || (calendar === undefined ? at === 0 : calendar.age > WHOLE_ITEM_MS)
  }
  return first.some(isOver) ? (calendar === undefined ? 'undated-day' : 'stale-day') : undefined
}
