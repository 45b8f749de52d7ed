import { fail, ok, type Result } from '../problem.ts'
import { DAY_MS } from '../time-units.ts'

const FORMAT = /^\d{4}-\d{2}-\d{2}$/
const MAX_YEARS = 10

/**
 * When an API key ends that shall work through a day ('2026-12-31', UTC): the first instant after it, in epoch milliseconds; null for
 * ''. The day may be today, and at most ten years away.
 */
export const keyEndOf = (day: string, now: number): Result<number | null> => {
  const text = day.trim()
  if (text === '') return ok(null)
  const begins = FORMAT.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // 31 February is read as 3 March where Date.parse takes it at all.
  if (Number.isNaN(begins) || new Date(begins).toISOString().slice(0, 10) !== text)
    return fail('invalid', 'A date is written as 2026-12-31.', 'endsOn')
  if (begins + DAY_MS <= now) return fail('invalid', 'This day has passed.', 'endsOn')
  if (begins > now + MAX_YEARS * 366 * DAY_MS) return fail('invalid', `A key ends within ${MAX_YEARS} years, or never.`, 'endsOn')
  return ok(begins + DAY_MS)
}
