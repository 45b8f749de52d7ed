import { INVALID_HOUR } from '../messages.ts'
import { fail, ok, type Result } from '../problem.ts'

const HOUR = /^(\d|[01]\d|2[0-3]):([0-5]\d)$/

/** The hours list of the wizard: '0:00' to '23:00'. */
export const HOURLY: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${hour}:00`)

/** Minutes of the day, 0 to 1439; null when the text is no hour. '7:00' and '07:00' are the same. */
export const findHour = (text: string): number | null => {
  const match = HOUR.exec(text)
  return match === null ? null : Number(match[1]) * 60 + Number(match[2])
}

/** Minutes of the day, 0 to 1439, of 'H:MM' or 'HH:MM'; '24:00' is refused. */
export const parseHour = (text: string): Result<number> => {
  const minutes = findHour(text)
  return minutes === null ? fail('invalid', INVALID_HOUR, 'hours') : ok(minutes)
}

const TYPED = /^([01]?\d|2[0-3])[.]?([0-5]\d)$/

/** A time as a keypad without a colon types it: '730', '0730' and '7.30' are '7:30'. What is no time stays as it is. */
export const withColon = (text: string): string => {
  const [, hour, minute] = TYPED.exec(text) ?? []
  return hour === undefined ? text : `${Number(hour)}:${minute}`
}

/** 450 → '7:30': the form in which two hours can be compared as text. */
export const formatHour = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** '07:00' → '7:00'; a text that is no hour stays as it is. */
export const canonicalHour = (text: string): string => {
  const minutes = findHour(text)
  return minutes === null ? text : formatHour(minutes)
}

export const isSameHour = (a: string, b: string): boolean => canonicalHour(a) === canonicalHour(b)
