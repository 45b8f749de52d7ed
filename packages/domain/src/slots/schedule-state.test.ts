import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATCH_UP_MS } from '../broadcasts/broadcast.ts'
import { FIRED_AT_ONCE, fireSchedule, isDue, NO_SLOT, planSchedules, type SchedulerClocks, wakeAt } from './schedule-state.ts'
import { spreadMs } from './spread.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const everyHour = Array.from({ length: 24 }, (_, hour) => `${hour}:00`)
const noon = Date.UTC(2026, 5, 1, 12)

const clocks = (more: Partial<SchedulerClocks> = {}): SchedulerClocks => ({
  schedules: [{ id: 'ref', days: everyDay, hours: everyHour }],
  timeZone: 'UTC',
  isActive: true,
  leadMs: 5 * MINUTE,
  spreadWindowMs: 0,
  ...more,
})
const at = (airAt: number) => ({ nextAirAt: airAt, nextWakeAt: airAt - 5 * MINUTE })
const times = (occurrences: { airAt: number }[]) => occurrences.map(({ airAt }) => airAt)

describe('planning', () => {
  test('the wake is the air time minus the lead', () => {
    expect(planSchedules(clocks(), noon - 30 * MINUTE).get('ref')).toEqual({ nextAirAt: noon, nextWakeAt: noon - 5 * MINUTE })
  })

  test('a slot still ahead when its scheduler is saved airs also when less than the lead is left', () => {
    const now = noon - 1
    expect(planSchedules(clocks(), now).get('ref')).toEqual({ nextAirAt: noon, nextWakeAt: now })
  })

  test('the lead is subtracted from the instant, not from the wall', () => {
    const schedules = [{ id: 'ref', days: [7], hours: ['3:00'] }]
    const planned = planSchedules(clocks({ schedules, timeZone: 'Europe/Berlin', leadMs: HOUR }), Date.UTC(2026, 2, 28)).get(
      'ref',
    )
    expect(planned).toEqual({ nextAirAt: Date.UTC(2026, 2, 29, 1), nextWakeAt: Date.UTC(2026, 2, 29, 0) })
  })

  test('a paused scheduler has nothing ahead', () => {
    expect(planSchedules(clocks({ isActive: false }), noon).get('ref')).toEqual(NO_SLOT)
    expect(fireSchedule(clocks({ isActive: false }), 'ref', at(noon), noon)).toEqual({ start: [], missed: [], next: NO_SLOT })
  })

  test('every schedule has a plan, also one that never airs by itself', () => {
    const schedules = ['a', 'b'].map((id) => ({ id, days: [1], hours: ['7:00'] }))
    const planned = planSchedules(clocks({ schedules }), noon)
    expect(planned.get('a')?.nextAirAt).toBe(Date.UTC(2026, 5, 8, 7))
    expect(planned.get('b')).toEqual(NO_SLOT)
  })
})

describe('firing', () => {
  test('at the wake the slot begins and the row moves on', () => {
    const fired = fireSchedule(clocks(), 'ref', at(noon), noon - 5 * MINUTE)
    expect(times(fired.start)).toEqual([noon])
    expect(fired.missed).toEqual([])
    expect(fired.next).toEqual(at(noon + HOUR))
  })

  test('called too early, or once more, it starts nothing', () => {
    const early = fireSchedule(clocks(), 'ref', at(noon), noon - 5 * MINUTE - 1)
    expect(early).toEqual({ start: [], missed: [], next: at(noon) })
    const again = fireSchedule(clocks(), 'ref', at(noon + HOUR), noon - 5 * MINUTE)
    expect(again).toEqual({ start: [], missed: [], next: at(noon + HOUR) })
    expect(fireSchedule(clocks(), 'ref', NO_SLOT, noon).start).toEqual([])
  })

  test('a slot up to 10 minutes past is aired late; an older one is missed', () => {
    expect(times(fireSchedule(clocks(), 'ref', at(noon), noon + CATCH_UP_MS).start)).toEqual([noon])
    const late = fireSchedule(clocks(), 'ref', at(noon), noon + CATCH_UP_MS + 1)
    expect(times(late.missed)).toEqual([noon])
    expect(late.start).toEqual([])
  })

  test('after a night without power only what is fresh enough starts, never a flood', () => {
    const fired = fireSchedule(clocks(), 'ref', at(noon), noon + 8 * HOUR + 2 * MINUTE)
    expect(times(fired.missed)).toEqual(Array.from({ length: 8 }, (_, index) => noon + index * HOUR))
    expect(times(fired.start)).toEqual([noon + 8 * HOUR])
    expect(fired.next).toEqual(at(noon + 9 * HOUR))
  })

  test('after a very long outage it is done in bites, and nothing is left out', () => {
    const now = noon + 60 * DAY
    let stored = planSchedules(clocks(), noon - HOUR - 1).get('ref') ?? NO_SLOT
    const all: number[] = []
    while (isDue(stored, now)) {
      const fired = fireSchedule(clocks(), 'ref', stored, now)
      expect(fired.missed.length + fired.start.length).toBeLessThanOrEqual(FIRED_AT_ONCE)
      all.push(...times(fired.missed), ...times(fired.start))
      stored = fired.next
    }
    expect(all).toEqual(Array.from({ length: 60 * 24 + 2 }, (_, index) => noon - HOUR + index * HOUR))
  })

  test('the stored instant airs although the zone’s data no longer has it', () => {
    const [only] = fireSchedule(clocks(), 'ref', at(noon + 7 * MINUTE), noon + 5 * MINUTE).start
    expect(only).toMatchObject({ airAt: noon + 7 * MINUTE, wall: '2026-06-01T12:07', scheduleId: 'ref' })
  })

  test('the spread wakes earlier, never later, and always alike', () => {
    const spread = clocks({ spreadWindowMs: MINUTE })
    const planned = planSchedules(spread, noon - 30 * MINUTE).get('ref')
    expect(planned?.nextWakeAt).toBe(noon - 5 * MINUTE - spreadMs('ref', MINUTE))
    expect(times(fireSchedule(spread, 'ref', planned ?? NO_SLOT, planned?.nextWakeAt ?? 0).start)).toEqual([noon])
  })

  test('whenever it is fired, each slot begins or is missed exactly once', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 4 * HOUR }), { minLength: 1, maxLength: 30 })
    const lead = fc.integer({ min: 0, max: 2 * HOUR })
    const schedules = [
      { id: 'ref', days: everyDay, hours: ['1:00', '2:00', '2:10', '2:20', '9:00'] },
      { id: 'other', days: everyDay, hours: ['3:00'] },
    ]
    fc.assert(
      fc.property(steps, lead, (delays, leadMs) => {
        const some = clocks({ schedules, leadMs, spreadWindowMs: MINUTE, timeZone: 'Europe/Berlin' })
        let now = Date.UTC(2026, 9, 24, 18)
        let stored = planSchedules(some, now).get('ref') ?? NO_SLOT
        const seen: number[] = []
        for (const delay of delays) {
          now += delay
          const { start, missed, next } = fireSchedule(some, 'ref', stored, now)
          seen.push(...times(missed), ...times(start))
          for (const { airAt } of start) expect(now - airAt).toBeLessThanOrEqual(CATCH_UP_MS)
          for (const { airAt } of missed) expect(now - airAt).toBeGreaterThan(CATCH_UP_MS)
          expect(next.nextWakeAt).toBeGreaterThan(now)
          expect(wakeAt(some, 'ref', next.nextAirAt ?? 0)).toBe(next.nextWakeAt)
          stored = next
        }
        expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
        const planned = fireSchedule(some, 'ref', planSchedules(some, Date.UTC(2026, 9, 24, 18)).get('ref') ?? NO_SLOT, now)
        expect([...times(planned.missed), ...times(planned.start)]).toEqual(seen)
      }),
      { numRuns: 100 },
    )
  })
})
