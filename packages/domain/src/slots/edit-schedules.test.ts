import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCollisions } from './collision.ts'
import {
  addCustomHour,
  addSchedule,
  addTypedHours,
  copySchedule,
  findUnfinished,
  hourChoices,
  removeSchedule,
  reviewSchedules,
} from './edit-schedules.ts'
import { HOURLY } from './hour.ts'
import { defaultSchedule, type Schedule } from './schedule.ts'

const schedule = (id: string, days: number[], ...hours: string[]): Schedule => ({ id, days, hours })
const added = (schedules: Schedule[], id = 'new'): Schedule[] => {
  const result = addSchedule(schedules, id)
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

describe('Add Schedule', () => {
  test('adds a schedule of Monday to Friday at the first hour that is free, so that it collides with none', () => {
    expect(added([])).toEqual([defaultSchedule('new')])
    expect(added([schedule('a', [5], '00:00', '2:00'), schedule('b', [6, 7], '1:00')]).at(-1)).toEqual(
      schedule('new', [1, 2, 3, 4, 5], '1:00'),
    )
  })

  test('a day that is full leaves the hours to the owner', () => {
    expect(added([schedule('a', [3], ...HOURLY)]).at(-1)?.hours).toEqual([])
  })

  test('24 are the limit', () => {
    let schedules: Schedule[] = []
    for (let index = 0; index < 24; index += 1) schedules = added(schedules, `card-${index}`)
    expect(findCollisions(schedules)).toEqual([])
    expect(addSchedule(schedules, 'one-too-many')).toEqual({
      ok: false,
      problem: { code: 'invalid', message: 'You can only add up to 24 schedules.', field: 'schedules' },
    })
  })

  test('a collision is told, and creation stops', () => {
    expect(addSchedule([schedule('a', [1, 2], '7:00'), schedule('b', [2], '07:00')], 'c')).toMatchObject({
      problem: { message: 'Warning: Collision detected: Schedule 1 and 2 overlap on Tuesday at 7:00.' },
    })
  })
})

test('the corner button removes a schedule, but never the last one', () => {
  const two = [schedule('a', [1], '7:00'), schedule('b', [1], '8:00')]
  expect(removeSchedule(two, 'a')).toEqual([two[1]])
  expect(removeSchedule([schedule('a', [1], '7:00')], 'a')).toHaveLength(1)
  expect(removeSchedule(two, 'unknown')).toEqual(two)
})

describe('a custom hour', () => {
  const start = { hours: [...HOURLY], schedules: [schedule('a', [1], '7:00'), schedule('b', [2], '8:00')] }
  const enter = (text: string, from: typeof start = start) => {
    const result = addCustomHour(from, text)
    return result.ok ? result.value : result.problem.message
  }

  test('is appended to the hour list and to the latest schedule', () => {
    const after = addCustomHour(start, ' 7:45 ')
    expect(after.ok && after.value.hours.slice(-2)).toEqual(['23:00', '7:45'])
    expect(after.ok && after.value.schedules).toEqual([schedule('a', [1], '7:00'), schedule('b', [2], '8:00', '7:45')])
  })

  test.each(['24:00', '7:60', '7', '', '7:5', 'seven', '-1:00', '07:30:00'])('%j is refused', (text) => {
    expect(enter(text)).toBe('Invalid hour format. Please enter a valid hour in the format HH:MM.')
  })

  test('one that is known in another writing is taken as it is known, and not written twice', () => {
    expect(enter('09:00')).toEqual({ hours: [...HOURLY], schedules: [start.schedules[0], schedule('b', [2], '8:00', '9:00')] })
    expect(enter('08:00')).toEqual(start)
  })

  test('the list holds 0:00 to 23:00 and behind them what the schedules have besides', () => {
    expect(hourChoices([schedule('a', [1], '07:00', '7:30'), schedule('b', [1], '07:30', '6:15', 'no hour')])).toEqual([
      ...HOURLY,
      '7:30',
      '6:15',
    ])
  })

  test('what stands typed goes to the schedule that it was typed at, with a colon', () => {
    const typed = new Map([
      ['a', '350'],
      ['b', '0745'],
      ['gone', 'x'],
    ])
    expect(addTypedHours(start.schedules, typed)).toEqual({
      ok: true,
      value: [schedule('a', [1], '7:00', '3:50'), schedule('b', [2], '8:00', '7:45')],
    })
  })

  test('of what stands typed the first that is no time is told at its schedule, and nothing is added', () => {
    expect(addTypedHours(start.schedules, new Map([['b', '24:00']]))).toMatchObject({
      ok: false,
      problem: { field: 'b', message: 'Invalid hour format. Please enter a valid hour in the format HH:MM.' },
    })
  })

  test('no matter what is typed, the list never holds one hour twice', () => {
    const typed = fc.array(fc.oneof(fc.constantFrom('0:00', '00:00', '7:30', '07:30', '23:59'), fc.string()))
    fc.assert(
      fc.property(typed, (texts) => {
        const end = texts.reduce((state, text) => {
          const result = addCustomHour(state, text)
          return result.ok ? result.value : state
        }, start)
        const minutes = end.hours.map((hour) => hour.padStart(5, '0'))
        expect(new Set(minutes).size).toBe(minutes.length)
      }),
    )
  })
})

describe('Copy', () => {
  const weekdays = schedule('a', [1, 2, 3, 4, 5], '7:00', '8:00')

  test('has the same hours on the days on which they are free, behind its original', () => {
    expect(copySchedule([weekdays, schedule('b', [6], '08:00')], 'a', 'new')).toMatchObject({
      value: [{ id: 'a' }, schedule('new', [7], '7:00', '8:00'), { id: 'b' }],
    })
  })

  test('where no day is free its hours are yet to be chosen: it never collides with what there is', () => {
    const daily = schedule('a', [1, 2, 3, 4, 5, 6, 7], '7:00')
    expect(copySchedule([daily], 'a', 'new')).toMatchObject({ value: [daily, { id: 'new', days: daily.days, hours: [] }] })
  })

  test('24 are the limit', () => {
    const full = Array.from({ length: 24 }, (_, hour) => schedule(`${hour}`, [1], `${hour}:00`))
    expect(copySchedule(full, '3', 'new')).toMatchObject({ problem: { message: 'You can only add up to 24 schedules.' } })
  })
})

test('the first schedule without a day or an hour is found', () => {
  expect(findUnfinished([schedule('a', [1], '7:00'), schedule('b', [], '7:00'), schedule('c', [1])])).toBe('b')
  expect(findUnfinished([schedule('a', [1], '7:00')])).toBeNull()
})

test('the review lists the schedules with their hours and day names; each schedule-day counts as 4 occurrences a month', () => {
  expect(reviewSchedules([schedule('a', [1, 7], '7:00', '8:00'), schedule('b', [3, 9], '9:30')])).toEqual({
    count: 2,
    weekly: 6,
    monthly: 16,
    schedules: [
      { title: 'Schedule #1', hours: ['7:00', '8:00'], dayNames: ['Monday', 'Sunday'] },
      { title: 'Schedule #2', hours: ['9:30'], dayNames: ['Wednesday', 'Unknown'] },
    ],
  })
})
