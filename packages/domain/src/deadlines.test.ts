import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliverUntil, freshUntil, releaseAt } from './deadlines.ts'
import { LEAD_MINUTES, leadMsFor } from './limits.ts'
import { spreadMs } from './spread.ts'

const MINUTE = 60_000
const airAt = Date.UTC(2026, 5, 1, 12)

describe('release', () => {
  test('link and e-mail go out at air time, FTP two minutes before', () => {
    expect(releaseAt(airAt, ['link', 'email'])).toBe(airAt)
    expect(releaseAt(airAt, ['ftp'])).toBe(airAt - 2 * MINUTE)
    expect(releaseAt(airAt, ['link', 'ftp'])).toBe(airAt - 2 * MINUTE)
    expect(releaseAt(airAt, [])).toBe(airAt)
  })

  test('each target may have its own time ahead', () => {
    expect(releaseAt(airAt, ['link', 'ftp'], { link: 0, email: 0, ftp: 15 })).toBe(airAt - 15 * MINUTE)
  })
})

describe('deadlines', () => {
  test('a fresh bulletin has until five seconds before release', () => {
    expect(freshUntil(airAt, airAt - 5 * MINUTE)).toBe(airAt - 5_000)
  })

  test('begun late, it has 30 seconds all the same', () => {
    expect(freshUntil(airAt, airAt - 10_000)).toBe(airAt + 20_000)
    expect(freshUntil(airAt, airAt + 9 * MINUTE)).toBe(airAt + 9 * MINUTE + 30_000)
  })

  test('delivery is tried for ten minutes after air, and a slot caught up last of all still gets its minute', () => {
    expect(deliverUntil(airAt)).toBe(airAt + 10 * MINUTE)
    expect(deliverUntil(airAt, airAt - 5 * MINUTE)).toBe(airAt + 10 * MINUTE)
    const begunAt = airAt + 10 * MINUTE
    expect(deliverUntil(airAt, begunAt) - freshUntil(airAt, begunAt)).toBe(MINUTE)
  })
})

describe('the lead', () => {
  test('it is what the station says, and never less than two minutes before the first release', () => {
    expect(leadMsFor(5, ['link'])).toBe(5 * MINUTE)
    expect(leadMsFor(0, ['link'])).toBe(LEAD_MINUTES.least * MINUTE)
    expect(leadMsFor(2, ['ftp'])).toBe(4 * MINUTE)
    expect(leadMsFor(30, ['ftp'])).toBe(30 * MINUTE)
  })
})

describe('the spread', () => {
  test('is the same for the same schedule, inside the window, and nothing without one', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 3_600_000 }), (ref, windowMs) => {
        const spread = spreadMs(ref, windowMs)
        expect(spread).toBe(spreadMs(ref, windowMs))
        expect(Number.isInteger(spread) && spread >= 0 && spread < windowMs).toBe(true)
      }),
    )
    expect(spreadMs('any', 0)).toBe(0)
  })

  test('does not change from one version to the next: stored wakes rely on it', () => {
    expect(['a', 'b', 'schedule-1', 'schedule-2'].map((ref) => spreadMs(ref, 60_000))).toMatchInlineSnapshot(`
      [
        6211,
        30648,
        5426,
        43699,
      ]
    `)
  })

  test('fills the window evenly, also for refs that differ in one character', () => {
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < 10_000; index += 1) {
      const tenth = Math.floor(spreadMs(`ref-${index}`, 60_000) / 6_000)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    for (const count of tenths) expect(count > 850 && count < 1_150, tenths.join(' ')).toBe(true)
  })
})
