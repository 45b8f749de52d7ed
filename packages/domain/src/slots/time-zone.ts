import { fail, ok, type Result } from '../problem.ts'
import { MINUTE_MS } from '../time-units.ts'
import { modernZoneName } from './renamed-time-zones.ts'

/** What Settings offers first, and what is stored for each. */
export const FIRST_TIME_ZONES: readonly { label: string; zone: string }[] = [
  { label: 'UTC', zone: 'UTC' },
  { label: 'EST', zone: 'America/New_York' },
  { label: 'CST', zone: 'America/Chicago' },
  { label: 'MST', zone: 'America/Denver' },
  { label: 'PST', zone: 'America/Los_Angeles' },
  { label: 'GMT', zone: 'Europe/London' },
]

// Zone names of the IANA database without a slash. Runtimes take further abbreviations (BST is Dhaka for them): we do not.
const BARE_NAMES = new Set(
  (
    'cet cst6cdt cuba eet est5edt egypt eire gb gb-eire gmt+0 gmt-0 gmt0 greenwich hst hongkong iceland iran israel jamaica japan ' +
    'kwajalein libya met mst7mdt nz nz-chat navajo prc pst8pdt poland portugal roc rok singapore turkey uct universal w-su wet zulu'
  ).split(' '),
)
const NAME = /^[a-z][a-z0-9_+-]*(\/[a-z0-9_+-]+){0,2}$/i

/** All zones to choose from by the names that they have today, UTC first, then by name. */
export const allTimeZones = (): string[] => [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(modernZoneName).sort()]),
]

const storedName = (text: string): string =>
  FIRST_TIME_ZONES.find(({ label }) => label === text.toUpperCase())?.zone ?? modernZoneName(text)

const isIanaName = (name: string): boolean =>
  NAME.test(name) && (name === 'UTC' || (name.includes('/') ? !/^systemv\//i.test(name) : BARE_NAMES.has(name.toLowerCase())))

// By lower-cased name: the runtime takes any case, and a cache must not grow with spellings.
const formatters = new Map<string, Intl.DateTimeFormat>()

const findFormatter = (text: string): Intl.DateTimeFormat | null => {
  const name = storedName(text)
  const key = name.toLowerCase()
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = isIanaName(name) ? makeFormatter(name) : null
  if (made !== null) formatters.set(key, made)
  return made
}

const makeFormatter = (timeZone: string): Intl.DateTimeFormat | null => {
  try {
    const two = '2-digit'
    // Reads 'MM/dd/yyyy, HH:mm:ss'; one call costs about a microsecond, formatInTimeZone of date-fns-tz sixty.
    return new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
    })
  } catch {
    return null
  }
}

export const isTimeZone = (text: string): boolean => findFormatter(text) !== null

/** The zone as it is stored: EST is America/New_York, Asia/Calcutta is Asia/Kolkata, case is put right. */
export const parseTimeZone = (text: string): Result<string> => {
  const name = storedName(text)
  const proper = allTimeZones().find((zone) => zone.toLowerCase() === name.toLowerCase())
  if (proper !== undefined) return ok(proper)
  if (isTimeZone(name)) return ok(name)
  return fail('invalid', `'${text.slice(0, 60)}' is no time zone. Choose one like Europe/Berlin or UTC.`, 'timeZone')
}

/** The clock of a zone at an instant, as epoch milliseconds of the same reading in UTC (whole seconds). Throws RangeError for no zone. */
const readClock = (zone: string, atMs: number): number => {
  const formatter = findFormatter(zone)
  if (formatter === null) throw new RangeError(`'${zone}' is no time zone.`)
  const text = formatter.format(atMs)
  const part = (from: number, to: number) => Number(text.slice(from, to))
  return Date.UTC(part(6, 10), part(0, 2) - 1, part(3, 5), part(12, 14), part(15, 17), part(18, 20))
}

/** What the zone's clock is ahead of UTC at an instant, in milliseconds. Instants from 1970 to 9999. */
export const offsetMsAt = (zone: string, atMs: number): number => readClock(zone, atMs) - Math.floor(atMs / 1000) * 1000

/** What `offsetMsAt` tells, for people: 'UTC+05:30', 'UTC−03:00'. */
export const offsetInWords = (zone: string, atMs: number): string => {
  const minutes = Math.round(offsetMsAt(zone, atMs) / MINUTE_MS)
  const two = (figure: number) => String(figure).padStart(2, '0')
  const ahead = Math.abs(minutes)
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
}

/** 'YYYY-MM-DDTHH:mm' on the zone's clock at an instant. */
export const wallTimeAt = (zone: string, atMs: number): string => new Date(readClock(zone, atMs)).toISOString().slice(0, 16)

/** The same to the second: 'YYYY-MM-DDTHH:mm:ss'. */
export const wallSecondAt = (zone: string, atMs: number): string => new Date(readClock(zone, atMs)).toISOString().slice(0, 19)
