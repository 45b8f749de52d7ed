import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../time-units.ts'
import { WEBHOOK_TEST } from './webhook-events.ts'

/** From a failed try to the next one, as Standard Webhooks recommends: nine more tries within about three days. */
export const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const

/** An endpoint that did nothing but fail for so long is turned off. */
export const FAILING_FOR_MS = 5 * DAY_MS
/** After a new secret was made, the one before it signs too for so long. */
export const OLD_SECRET_MS = DAY_MS

/** So much later than its delay a try may come, so that what failed together does not come back together. */
const JITTER = 0.2
const LONGEST_WAIT_MS = DAY_MS
const LONGEST_REST_MS = HOUR_MS
const REST_MS = 30 * SECOND_MS
const OVERLOADED = [429, 502, 503, 504]
const GONE = 410

/** What came of one try. No status: nobody answered. */
export type Outcome = { status: number | null; retryAfterMs: number | null }

export type NextTry = { state: 'delivered' } | { state: 'given-up' } | { state: 'waiting'; inMs: number }

export const isTaken = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300

/** What becomes of a message after a try, its `tries`th. `dice` gives from 0 up to 1. */
export const nextTry = (outcome: Outcome, { type, tries }: { type: string; tries: number }, dice: () => number): NextTry => {
  if (isTaken(outcome)) return { state: 'delivered' }
  const delay = RETRY_DELAYS_MS[tries - 1]
  // An owner who tests looks at the answer: there is nothing to repeat.
  if (delay === undefined || type === WEBHOOK_TEST || outcome.status === GONE) return { state: 'given-up' }
  const inMs = Math.max(delay * (1 + JITTER * dice()), Math.min(outcome.retryAfterMs ?? 0, LONGEST_WAIT_MS))
  return { state: 'waiting', inMs: Math.round(inMs) }
}

/** For how long the endpoint gets nothing else: it has said that it has too much to do, or it kept us waiting. */
export const restMs = (outcome: Outcome): number => {
  if (isTaken(outcome)) return 0
  if (outcome.retryAfterMs !== null) return Math.min(outcome.retryAfterMs, LONGEST_REST_MS)
  return outcome.status === null || OVERLOADED.includes(outcome.status) ? REST_MS : 0
}

export type TurnedOff = 'gone' | 'failing'
export type Endpoint = { failingSince: number | null; turnedOff: TurnedOff | null }

/** What a try says about its endpoint: since when it has only failed, and whether it is turned off for that. */
export const judgeEndpoint = (failingSince: number | null, outcome: Outcome, now: number): Endpoint => {
  if (isTaken(outcome)) return { failingSince: null, turnedOff: null }
  const since = failingSince ?? now
  if (outcome.status === GONE) return { failingSince: since, turnedOff: 'gone' }
  return { failingSince: since, turnedOff: now - since >= FAILING_FOR_MS ? 'failing' : null }
}
