import type { HistoryFilter, HistoryPlace } from '@hourcast/domain/broadcasts/history-filter'
import { airedName } from '@hourcast/domain/broadcasts/rung-names'
import { CSV_BOM, type CsvValue, csvLine } from '@hourcast/domain/csv'
import type { Services } from '../services.ts'
import { type HistoryLine, listHistory } from './list-history.ts'

/** So many are in memory at a time, however many there are. */
const AT_ONCE = 500

const HEAD = [
  ...[
    'Day',
    'Time',
    'Time zone',
    'Air time (UTC)',
    'Scheduler',
    'Started by',
    'State',
    'What aired',
    'Late by (s)',
    'Length (s)',
  ],
  ...['Delivered to', 'Not delivered to', 'Reason', 'Broadcast'],
]

const secondsOf = (ms: number | null): number | null => (ms === null ? null : Math.round(ms / 100) / 10)

const stateOf = ({ state, late }: HistoryLine): string => (state === 'delivered' && late ? 'delivered late' : state)

const namesOf = (targets: HistoryLine['targets'], isDelivered: boolean): string =>
  targets
    .filter(({ state }) => (state === 'released') === isDelivered)
    .map(({ name, state }) => (state === 'withheld' ? `${name} (not to be sent)` : name))
    .join(', ')

const valuesOf = (line: HistoryLine, timeZone: string): CsvValue[] => [
  ...[line.wall.slice(0, 10), line.wall.slice(11), line.offset ?? timeZone, new Date(line.airAt).toISOString()],
  ...[line.hostName, line.kind === 'now' ? 'Run now' : 'Schedule', stateOf(line), airedName(line)],
  ...[secondsOf(line.latenessMs), secondsOf(line.durationMs)],
  ...[namesOf(line.targets, true), namesOf(line.targets, false), line.detail ?? line.missedBy, line.broadcastId],
]

/** What the timeline shows, all of it, as lines of a CSV file: page after page, each read when the one before it was taken. */
export async function* historyCsv(
  services: Pick<Services, 'db'>,
  { stationId, timeZone, filter }: { stationId: string; timeZone: string; filter: HistoryFilter },
): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(HEAD)
  let before: HistoryPlace | null = null
  do {
    const page: Awaited<ReturnType<typeof listHistory>> = await listHistory(services, {
      ...{ stationId, timeZone, filter, before },
      limit: AT_ONCE,
    })
    yield page.lines.map((line) => csvLine(valuesOf(line, timeZone))).join('')
    before = page.next
  } while (before !== null)
}
