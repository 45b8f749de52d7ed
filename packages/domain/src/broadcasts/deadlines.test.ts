import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AHEAD_MINUTES, DELIVERY_KINDS, type DeliveryKind } from '../delivery/delivery-kinds.ts'
import { MAX_AHEAD_MINUTES } from '../delivery/testing/ahead-limit.ts'
import { LEAD_MINUTES, leadMsFor } from '../limits.ts'
import { spreadMs } from '../slots/spread.ts'
import { deliverUntil, evergreenUntil, freshUntil, type MadeRung, makingMs, modelMs, releaseAt } from './deadlines.ts'

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
    expect(releaseAt(airAt, ['link', 'ftp'], { ...AHEAD_MINUTES, ftp: 15 })).toBe(airAt - 15 * MINUTE)
  })
})

describe('deadlines', () => {
  test('a fresh bulletin has until twenty seconds before release, an evergreen fifteen more', () => {
    const begunAt = airAt - 5 * MINUTE
    expect(freshUntil(airAt, begunAt)).toBe(airAt - 20_000)
    expect(evergreenUntil(airAt, ['link'], begunAt)).toBe(airAt - 5_000)
    expect(evergreenUntil(airAt, [], begunAt)).toBe(airAt - 5_000)
    expect(evergreenUntil(airAt, ['link', 'ftp'], begunAt)).toBe(airAt - 2 * MINUTE - 5_000)
  })

  test('a language model may be waited for two thirds of it, and a bulletin can be spoken after that', () => {
    const [begunAt, late] = [airAt - 5 * MINUTE, airAt - 1_000]
    expect(modelMs(freshUntil(airAt, begunAt), begunAt) / 1_000).toBeCloseTo(186.7, 1)
    expect(modelMs(freshUntil(airAt, airAt - 2 * MINUTE), airAt - 2 * MINUTE) / 1_000).toBeCloseTo(66.7, 1)
    expect(modelMs(freshUntil(airAt, late), late)).toBe(15_000)
    expect(modelMs(airAt, late)).toBeLessThan(0)
  })

  test('what is late for FTP is still hurried for the link', () => {
    expect(evergreenUntil(airAt, ['link', 'ftp'], airAt - 2 * MINUTE)).toBe(airAt - 5_000)
    expect(evergreenUntil(airAt, ['ftp'], airAt - 2 * MINUTE)).toBe(airAt - 75_000)
  })

  test('begun shortly before air, it has 30 seconds all the same', () => {
    expect(freshUntil(airAt, airAt - 10_000)).toBe(airAt + 20_000)
    // The instant of the link is still ahead when that of FTP is over.
    expect(freshUntil(airAt - 2 * MINUTE, airAt - MINUTE, airAt)).toBe(airAt - 30_000)
  })

  test('begun when the air time has passed, it has two minutes: there is no instant to keep', () => {
    expect(freshUntil(airAt, airAt)).toBe(airAt + 2 * MINUTE)
    expect(freshUntil(airAt, airAt + 9 * MINUTE)).toBe(airAt + 11 * MINUTE)
  })

  test('delivery is tried for ten minutes after air, and a slot caught up last of all still gets its minute', () => {
    expect(deliverUntil(airAt)).toBe(airAt + 10 * MINUTE)
    expect(deliverUntil(airAt, airAt - 5 * MINUTE)).toBe(airAt + 10 * MINUTE)
    const begunAt = airAt + 10 * MINUTE
    expect(deliverUntil(airAt, begunAt) - freshUntil(airAt, begunAt)).toBe(MINUTE)
  })
})

describe('every rung under the fresh one', () => {
  const minutes = fc.integer({ min: 0, max: MAX_AHEAD_MINUTES })
  const aheads = fc
    .tuple(...DELIVERY_KINDS.map((kind) => minutes.map((ahead) => [kind, ahead] as const)))
    .map((entries) => Object.fromEntries(entries) as Record<DeliveryKind, number>)
  const targets = fc.subarray([...DELIVERY_KINDS])
  const leads = fc.integer({ min: 0, max: LEAD_MINUTES.most })

  test('is ready five seconds before each release when preparation begins at the lead, and each has its time', () => {
    fc.assert(
      fc.property(leads, targets, aheads, (lead, kinds, ahead) => {
        const begunAt = airAt - leadMsFor(lead, kinds, ahead)
        const first = releaseAt(airAt, kinds, ahead)
        const [fresh, evergreen] = [freshUntil(first, begunAt, airAt), evergreenUntil(airAt, kinds, begunAt, ahead)]
        expect(fresh - begunAt).toBeGreaterThanOrEqual(100_000)
        expect(evergreen - fresh).toBe(15_000)
        expect(first - evergreen).toBe(5_000)
      }),
    )
  })

  test('begun at any time, is ready five seconds before each release that is not over with the fresh one, and before delivery ends', () => {
    fc.assert(
      fc.property(targets, aheads, fc.integer({ min: -120 * MINUTE, max: 10 * MINUTE }), (kinds, ahead, afterAir) => {
        const begunAt = airAt + afterAir
        const fresh = freshUntil(releaseAt(airAt, kinds, ahead), begunAt, airAt)
        const evergreen = evergreenUntil(airAt, kinds, begunAt, ahead)
        for (const kind of kinds) {
          const at = releaseAt(airAt, [kind], ahead)
          if (at >= fresh) expect(at - evergreen).toBeGreaterThanOrEqual(5_000)
        }
        expect(evergreen - fresh).toBeGreaterThanOrEqual(-5_000)
        expect(deliverUntil(airAt, begunAt) - evergreen).toBeGreaterThanOrEqual(45_000)
      }),
    )
  })
})

describe('a rung that is made when it is needed', () => {
  const until = airAt + 10 * MINUTE
  const msAt = (rung: MadeRung, now: number, kinds: DeliveryKind[] = ['link']) =>
    makingMs(rung, { now, airAt, kinds, begunAt: airAt - 5 * MINUTE, until })

  test('ends in time for the release: the evergreen 5 s before it, the ident 1 s', () => {
    expect([msAt('evergreen', airAt - 20_000), msAt('ident', airAt - 20_000)]).toEqual([15_000, 19_000])
    expect(msAt('evergreen', airAt - 5_000)).toBe(0)
    expect(msAt('ident', airAt - 5_000)).toBe(4_000)
  })

  test('is not hurried once the instant has passed', () => {
    expect([msAt('evergreen', airAt), msAt('ident', airAt + MINUTE)]).toEqual([30_000, 15_000])
  })

  test('is not begun any more in the last 45 s of the time for delivery, however it began', () => {
    fc.assert(
      fc.property(fc.constantFrom('evergreen' as const, 'ident' as const), fc.integer({ min: 0, max: 45_000 }), (rung, left) => {
        expect(msAt(rung, until - left)).toBeLessThanOrEqual(0)
      }),
    )
    expect(msAt('evergreen', until - 46_000)).toBe(1_000)
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
