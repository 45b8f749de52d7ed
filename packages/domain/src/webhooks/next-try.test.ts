import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time-units.ts'
import { judgeEndpoint, nextTry, RETRY_DELAYS_MS, restMs } from './next-try.ts'

const answered = (status: number | null, retryAfterMs: number | null = null) => ({ status, retryAfterMs })
const DELIVERED = 'broadcast.delivered'
const low = () => 0
const high = () => 0.999_999

describe('after a try', () => {
  test('2xx is delivered; a redirect, a refusal, a fault of the server and silence are not', () => {
    const after = (status: number | null) => nextTry(answered(status), { type: DELIVERED, tries: 1 }, low).state
    expect([200, 201, 204, 299].map(after)).toEqual(Array(4).fill('delivered'))
    expect([301, 302, 400, 401, 404, 429, 500, 503, null].map(after)).toEqual(Array(9).fill('waiting'))
  })

  test('the next tries come after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours; the tenth is the last', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tries) => nextTry(answered(500), { type: DELIVERED, tries }, low))
    expect(waits).toEqual(
      [5_000, 5 * MINUTE_MS, 30 * MINUTE_MS, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS)].map((inMs) => ({
        state: 'waiting',
        inMs,
      })),
    )
    expect(nextTry(answered(500), { type: DELIVERED, tries: 10 }, low)).toEqual({ state: 'given-up' })
    expect(nextTry(answered(500), { type: DELIVERED, tries: 11 }, low)).toEqual({ state: 'given-up' })
  })

  test('dice make it up to a fifth later, never sooner', () => {
    expect(nextTry(answered(500), { type: DELIVERED, tries: 2 }, high)).toEqual({ state: 'waiting', inMs: 6 * MINUTE_MS })
  })

  test('Retry-After puts it off, by a day at most, and never brings it forward', () => {
    const after = (retryAfterMs: number) => nextTry(answered(503, retryAfterMs), { type: DELIVERED, tries: 2 }, low)
    expect(after(HOUR_MS)).toEqual({ state: 'waiting', inMs: HOUR_MS })
    expect(after(1_000)).toEqual({ state: 'waiting', inMs: 5 * MINUTE_MS })
    expect(after(400 * DAY_MS)).toEqual({ state: 'waiting', inMs: DAY_MS })
  })

  test('410 and a test that failed are not tried again', () => {
    expect(nextTry(answered(410), { type: DELIVERED, tries: 1 }, low)).toEqual({ state: 'given-up' })
    expect(nextTry(answered(500), { type: 'webhook.test', tries: 1 }, low)).toEqual({ state: 'given-up' })
  })

  test('what waits comes due between its delay and a fifth more, no matter what the dice say', () => {
    const tries = fc.integer({ min: 1, max: RETRY_DELAYS_MS.length })
    fc.assert(
      fc.property(tries, fc.double({ min: 0, max: 0.999, noNaN: true }), (count, thrown) => {
        const next = nextTry(answered(500), { type: DELIVERED, tries: count }, () => thrown)
        const delay = RETRY_DELAYS_MS[count - 1] ?? Number.NaN
        const inMs = next.state === 'waiting' ? next.inMs : Number.NaN
        expect(inMs).toBeGreaterThanOrEqual(delay)
        expect(inMs).toBeLessThanOrEqual(delay * 1.2)
      }),
    )
  })
})

describe('an endpoint', () => {
  test('rests when it has too much to do or does not answer; an hour at most, and not after a plain refusal', () => {
    expect([429, 502, 503, 504, null].map((status) => restMs(answered(status)))).toEqual(Array(5).fill(30_000))
    expect([200, 301, 404, 500].map((status) => restMs(answered(status)))).toEqual(Array(4).fill(0))
    expect(restMs(answered(429, 10 * MINUTE_MS))).toBe(10 * MINUTE_MS)
    expect(restMs(answered(429, 10 * HOUR_MS))).toBe(HOUR_MS)
    expect(restMs(answered(200, HOUR_MS))).toBe(0)
  })

  test('that only failed for five days is turned off, and not a moment earlier; after a success the five days begin again', () => {
    const first = judgeEndpoint(null, answered(500), 1_000)
    expect(first).toEqual({ failingSince: 1_000, turnedOff: null })
    expect(judgeEndpoint(1_000, answered(null), 1_000 + 5 * DAY_MS - 1)).toEqual({ failingSince: 1_000, turnedOff: null })
    expect(judgeEndpoint(1_000, answered(500), 1_000 + 5 * DAY_MS)).toEqual({ failingSince: 1_000, turnedOff: 'failing' })
    expect(judgeEndpoint(1_000, answered(204), 1_000 + 9 * DAY_MS)).toEqual({ failingSince: null, turnedOff: null })
  })

  test('that answers 410 is turned off at once', () => {
    expect(judgeEndpoint(null, answered(410), 5)).toEqual({ failingSince: 5, turnedOff: 'gone' })
  })
})
