import type { Tongue } from '../tongue.ts'
import { withBareWeekdays } from './bare-weekday.ts'
import { type Days, withoutDates } from './date-today.ts'
import { withoutHindiDates } from './date-today-hindi.ts'

/** A sentence with its days as a newsreader names them. `written` is unknown of a story without a date: then its dates stay. */
export const withDaysHeard = (text: string, { written, today }: Partial<Days> & { today: number }, tongue: Tongue): string => {
  const bare = withBareWeekdays(text, today, tongue)
  if (written === undefined) return bare
  return tongue === 'hi' ? withoutHindiDates(bare, { written, today }) : withoutDates(bare, { written, today }, tongue)
}
