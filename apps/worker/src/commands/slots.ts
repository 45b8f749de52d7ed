import { parseInput } from '@hourcast/domain/parse-input'
import { upcomingOccurrences } from '@hourcast/domain/slots/occurrences'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import { schedulesSchema } from '@hourcast/domain/slots/schedule-schema'
import { parseTimeZone } from '@hourcast/domain/slots/time-zone'
import { Command } from 'commander'
import { CommandFailure, usedWrongly } from './failure.ts'
import { readInstant } from './read-instant.ts'

type Options = { zone: string; days?: string; hours?: string; schedules?: string; from?: string; count: string; json?: boolean }

/** The first N air instants at or after an instant, by the time rules of the product. */
export const slotsCommand = (): Command =>
  new Command('slots')
    .description('Print the next air instants of a schedule, as the engine will use them.')
    .requiredOption('--zone <zone>', "the station's time zone, e.g. Europe/Berlin")
    .option('--days <list>', 'day ids, Monday=1 … Sunday=7, e.g. 1,2,3')
    .option('--hours <list>', 'hours, e.g. 0:00,7:30')
    .option('--schedules <json>', 'instead of days and hours: [{"id":"a","days":[1],"hours":["0:00"]}, …]')
    .option('--from <iso>', 'first instant to consider (default: now)')
    .option('--count <n>', 'how many', '10')
    .option('--json', 'an array of UTC ISO strings')
    .addHelpText(
      'after',
      '\nExample: the night on which clocks go back in Berlin\n  npm run hourcast -- slots --zone Europe/Berlin --days 7 --hours 1:00,2:00,3:00 --from 2026-10-24T22:00:00Z --count 4 --json',
    )
    .action((options: Options) => {
      const schedules = readSchedules(options)
      const from = readInstant('--from', options.from)
      const count = Number(options.count)
      if (!Number.isInteger(count) || count < 1 || count > 100_000)
        throw new CommandFailure('--count: a whole number from 1 to 100000', 2)

      const zone = parseTimeZone(options.zone)
      if (!zone.ok) throw usedWrongly({ ...zone.problem, field: '--zone' })

      const slots = upcomingOccurrences(schedules, zone.value, from, count)
      const instant = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z')
      if (options.json) console.log(JSON.stringify(slots.map((slot) => instant(slot.airAt))))
      else
        for (const slot of slots)
          console.log(
            `${instant(slot.airAt)}  ${slot.wall.replace('T', ' ')} ${options.zone}${slot.shifted ? '  (hour skipped by the clocks: airs after the gap)' : ''}${slot.again ? '  (second airing of a repeated hour)' : ''}`,
          )
    })

const readSchedules = ({ schedules, days, hours }: Options): Schedule[] => {
  if (schedules === undefined && (days === undefined || hours === undefined))
    throw new CommandFailure('Say when: --days and --hours, or --schedules.', 2)
  const parsed = parseInput(
    schedulesSchema,
    schedules === undefined ? [{ id: '1', days: list(days).map(Number), hours: list(hours) }] : json(schedules),
  )
  if (parsed.ok) return parsed.value
  const { field = '', ...problem } = parsed.problem
  // Where it was typed: '0.days.0' is --days.
  throw usedWrongly({
    ...problem,
    field: schedules === undefined ? field.replace(/^0\.(days|hours)\b.*/, '--$1') : `--schedules ${field}`.trim(),
  })
}

const list = (text = ''): string[] => text.split(',').map((entry) => entry.trim())

const json = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandFailure('--schedules is not JSON', 2)
  }
}
