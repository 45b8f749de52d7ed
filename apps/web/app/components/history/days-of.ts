import type { HistoryLine } from '@hourcast/server/history/list-history'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const nameOf = (day: string): string => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return `${weekday.format(at)} ${date.format(at)}`
}

export type HistoryDay = { day: string; name: string; lines: HistoryLine[] }

/** Lines that follow each other on one day of the station. */
export const daysOf = (lines: readonly HistoryLine[]): HistoryDay[] => {
  const days: HistoryDay[] = []
  for (const line of lines) {
    const day = line.wall.slice(0, 10)
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(line)
    else days.push({ day, name: nameOf(day), lines: [line] })
  }
  return days
}
