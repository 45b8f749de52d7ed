import { CSV_BOM, type CsvValue, csvLine } from '@hourcast/domain/csv'
import { familyName } from '@hourcast/domain/listening/client-families'
import type { Analytics } from './load-analytics.ts'

type Table = { head: readonly string[]; rows: (analytics: Analytics, nameOf: (schedulerId: string) => string) => CsvValue[][] }

const FILES = {
  weeks: {
    head: ['Week from', 'Host', 'On time', 'Late', 'Fell back', 'Failed', 'Missed', 'Minutes aired'],
    rows: ({ weeks }, nameOf) =>
      weeks.map(({ week, schedulerId, onTime, late, fellBack, failed, missed, airedMs }) => [
        ...[week, nameOf(schedulerId), onTime, late, fellBack, failed, missed],
        Math.round(airedMs / 6_000) / 10,
      ]),
  },
  hours: {
    head: ['Hour', 'Programs', 'Pick-ups'],
    rows: ({ hours }) => hours.map(({ hour, family, pickUps }) => [hour, familyName(family), pickUps]),
  },
  links: {
    head: ['Week from', 'Host', 'Programs', 'Pick-ups', 'Clients a day, added up'],
    rows: ({ links }, nameOf) =>
      links.map(({ week, schedulerId, family, pickUps, clients }) => [
        ...[week, nameOf(schedulerId), familyName(family), pickUps, clients],
      ]),
  },
} as const satisfies Record<string, Table>

export type AnalyticsFile = keyof typeof FILES

export const isAnalyticsFile = (what: string | null): what is AnalyticsFile => what !== null && Object.hasOwn(FILES, what)

/** One chart's figures as a file that a spreadsheet reads. */
export const analyticsCsv = (what: AnalyticsFile, analytics: Analytics): string => {
  const names = new Map(analytics.hosts.map(({ schedulerId, hostName }) => [schedulerId, hostName]))
  const { head, rows }: Table = FILES[what]
  return CSV_BOM + [head, ...rows(analytics, (schedulerId) => names.get(schedulerId) ?? '')].map(csvLine).join('')
}
