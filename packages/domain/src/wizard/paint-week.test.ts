import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TOO_MANY_SCHEDULES } from '../messages.ts'
import { findHour } from '../slots/hour.ts'
import type { Schedule } from '../slots/schedule.ts'
import { paintWeek } from './paint-week.ts'

const ids = () => {
  let next = 0
  return () => {
    next += 1
    return `new${next}`
  }
}

const painted = (result: ReturnType<typeof paintWeek>): Schedule[] => {
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

/** Every slot of the week, as text. */
const slotsOf = (schedules: readonly Schedule[]): Set<string> =>
  new Set(schedules.flatMap(({ days, hours }) => days.flatMap((day) => hours.map((hour) => `${day} ${findHour(hour)}`))))

/** A click on one cell turns it over. */
const toggle = (schedules: Schedule[], day: number, hour: number) =>
  paintWeek(schedules, { days: [day], hours: [`${hour}:00`], isOn: !slotsOf(schedules).has(`${day} ${hour * 60}`) }, ids())
const toggled = (schedules: Schedule[], day: number, hour: number): Schedule[] => painted(toggle(schedules, day, hour))

const weekdays = { id: 'a', days: [1, 2, 3, 4, 5], hours: ['7:00'] }

test('a free hour on one more day joins the schedule that airs just this hour', () => {
  expect(toggled([weekdays], 6, 7)).toEqual([{ id: 'a', days: [1, 2, 3, 4, 5, 6], hours: ['7:00'] }])
})

test('a free hour joins the schedule of just this day, in the order of the clock', () => {
  const monday = { id: 'm', days: [1], hours: ['07:00', '9:30'] }
  expect(toggled([monday], 1, 8)).toEqual([{ id: 'm', days: [1], hours: ['07:00', '8:00', '9:30'] }])
})

test('any other free hour becomes a schedule of its own', () => {
  expect(toggled([weekdays], 6, 12)).toEqual([weekdays, { id: 'new1', days: [6], hours: ['12:00'] }])
})

test('taking one cell out of several days and hours parts the schedule', () => {
  const schedule = { id: 'a', days: [1, 2], hours: ['7:00', '8:00'] }
  expect(toggled([schedule], 1, 7)).toEqual([
    { id: 'a', days: [2], hours: ['7:00', '8:00'] },
    { id: 'new1', days: [1], hours: ['8:00'] },
  ])
})

test('the last schedule stays, although it airs nothing any more', () => {
  expect(toggled([{ id: 'a', days: [1], hours: ['7:00'] }], 1, 7)).toEqual([{ id: 'a', days: [1], hours: [] }])
})

test('a 25th schedule is refused in the words of the specification', () => {
  const full = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), days: [1, 2], hours: [`${hour}:00`, `${hour}:30`] }))
  expect(toggle(full, 1, 3)).toMatchObject({ ok: false, problem: { message: TOO_MANY_SCHEDULES } })
})

const HOURS = ['6:00', '7:00', '8:00']

test('a free block is one schedule', () => {
  expect(painted(paintWeek([weekdays], { days: [6, 7], hours: HOURS, isOn: true }, ids()))).toEqual([
    weekdays,
    { id: 'new1', days: [6, 7], hours: HOURS },
  ])
})

test('of a block that airs in part the rest is added, to the schedule of these days where there is one', () => {
  expect(painted(paintWeek([weekdays], { days: [1, 2, 3, 4, 5], hours: HOURS, isOn: true }, ids()))).toEqual([
    { id: 'a', days: [1, 2, 3, 4, 5], hours: HOURS },
  ])
})

test('a block is taken out of all schedules that air in it; what they air elsewhere stays', () => {
  const cards = [
    { id: 'a', days: [1, 2, 3], hours: ['6:00', '7:30'] },
    { id: 'b', days: [3, 4], hours: ['07:00', '9:00'] },
  ]
  expect(painted(paintWeek(cards, { days: [3, 4, 5], hours: HOURS, isOn: false }, ids()))).toEqual([
    { id: 'a', days: [1, 2], hours: ['6:00', '7:30'] },
    { id: 'new1', days: [3], hours: ['7:30'] },
    { id: 'b', days: [3, 4], hours: ['9:00'] },
  ])
})

const schedules = fc
  .array(
    fc.record({
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
      hours: fc.uniqueArray(
        fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30')).map(([hour, minute]) => `${hour}:${minute}`),
        { minLength: 1, maxLength: 6 },
      ),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) => list.map((schedule, index) => ({ id: `c${index}`, ...schedule })))

test('regardless of the schedules, a click changes this one slot of the week and no other', () => {
  fc.assert(
    fc.property(schedules, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 23 }), (schedules, day, hour) => {
      const before = slotsOf(schedules)
      const result = toggle(schedules, day, hour)
      if (!result.ok) return
      const slot = `${day} ${hour * 60}`
      const expected = new Set(before)
      if (!expected.delete(slot)) expected.add(slot)
      expect([...slotsOf(result.value)].sort()).toEqual([...expected].sort())
      expect(new Set(result.value.map(({ id }) => id)).size).toBe(result.value.length)
    }),
  )
})

const block = fc.record({
  days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  hours: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 }))
    .map(([a, b]) => Array.from({ length: Math.abs(a - b) + 1 }, (_, index) => `${Math.min(a, b) + index}:00`)),
  isOn: fc.boolean(),
})

test('regardless of the schedules, a painted block changes its own slots of the week and no other', () => {
  fc.assert(
    fc.property(schedules, block, (schedules, { days, hours, isOn }) => {
      const result = paintWeek(schedules, { days, hours, isOn }, ids())
      if (!result.ok) return
      const expected = new Set(slotsOf(schedules))
      for (const slot of slotsOf([{ id: '', days, hours }])) isOn ? expected.add(slot) : expected.delete(slot)
      expect([...slotsOf(result.value)].sort()).toEqual([...expected].sort())
      expect(new Set(result.value.map(({ id }) => id)).size).toBe(result.value.length)
    }),
  )
})
