import type { Tongue } from '../tongue.ts'
import { withBareWeekdays } from './bare-weekday.ts'
import type { Days } from './date-meant.ts'
import { withoutDates } from './date-today.ts'
import { withoutHindiDates } from './date-today-hindi.ts'
import { withDayOfWhatWas } from './day-of-what-was.ts'
import { withWeekdayOfToday } from './weekday-told-same-day.ts'

/** A sentence with its days as a newsreader names them. `written` is unknown of a story without a date: then its dates stay. */
export const withDaysHeard = (text: string, { written, today }: Partial<Days> & { today: number }, tongue: Tongue): string => {
  const bare = withBareWeekdays(text, today, tongue)
  if (written === undefined) return bare
  const days = { written, today }
  const undated = tongue === 'hi' ? withoutHindiDates(bare, days) : withoutDates(bare, days, tongue)
  return withDayOfWhatWas(withWeekdayOfToday(undated, days, tongue), days, tongue)
}
