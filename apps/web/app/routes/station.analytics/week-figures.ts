import { DAY_MS } from '@hourcast/domain/time-units'
import type { WeekRow } from '@hourcast/server/pages/load-analytics'
import { WEEK_PARTS } from './analytics-words.ts'

export type Figures = Omit<WeekRow, 'schedulerId' | 'week'>

const WEEK_MS = 7 * DAY_MS

export const sumFigures = (rows: readonly Figures[]): Figures => {
  const sums: Figures = { onTime: 0, late: 0, fellBack: 0, failed: 0, missed: 0, airedMs: 0 }
  for (const row of rows) for (const key of Object.keys(sums) as (keyof Figures)[]) sums[key] += row[key]
  return sums
}

export const broadcastsOf = (figures: Figures): number => WEEK_PARTS.reduce((sum, { key }) => sum + figures[key], 0)

/** The Mondays from the first to the last of these weeks, those without a broadcast too. */
const weeksOf = (rows: readonly WeekRow[]): string[] => {
  const days = rows.map(({ week }) => Date.parse(week))
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const count = rows.length === 0 ? 0 : Math.round((last - first) / WEEK_MS) + 1
  return Array.from({ length: count }, (_, place) => new Date(first + place * WEEK_MS).toISOString().slice(0, 10))
}

/** Each week with the sum over its hosts. */
export const byWeek = (rows: readonly WeekRow[]): { week: string; figures: Figures }[] =>
  weeksOf(rows).map((week) => ({
    week,
    figures: sumFigures(rows.filter((row) => row.week === week)),
  }))

/** '93.4 %'; of nothing there is no share. Not rounded up to all of them while one is missing. */
export const shareOf = (part: number, whole: number): string => {
  if (whole === 0) return '–'
  return part === whole ? '100 %' : `${(Math.floor((part / whole) * 1_000) / 10).toFixed(1)} %`
}
