import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseInput } from '../parse-input.ts'
import { collisionMessage, findCollisions } from './collision.ts'
import { dayName } from './day.ts'
import { formatHour } from './hour.ts'
import { defaultSchedule, monthlyCount, type Schedule, weeklyCount } from './schedule.ts'
import { schedulesSchema } from './schedule-schema.ts'

const schedule = (id: string, days: number[], ...hours: string[]): Schedule => ({ id, days, hours })
const messageOf = (input: unknown): string => {
  const parsed = parseInput(schedulesSchema, input)
  return parsed.ok ? 'accepted' : parsed.problem.message
}

describe('days', () => {
  test('Monday is 1, Sunday is 7, and other ids are Unknown', () => {
    expect([1, 7, 0, 8, 1.5].map(dayName)).toEqual(['Monday', 'Sunday', 'Unknown', 'Unknown', 'Unknown'])
  })
})

describe('a schedule', () => {
  test('the default is Monday to Friday at 0:00', () => {
    expect(defaultSchedule('x')).toEqual({ id: 'x', days: [1, 2, 3, 4, 5], hours: ['0:00'] })
    expect(messageOf([defaultSchedule('x')])).toBe('accepted')
  })

  test('equal hours count once, in the owner’s first writing, and days are sorted', () => {
    expect(parseInput(schedulesSchema, [schedule('a', [7, 1, 7], '07:00', '0:00', '7:00', '00:00')])).toEqual({
      ok: true,
      value: [{ id: 'a', days: [1, 7], hours: ['07:00', '0:00'] }],
    })
  })

  test('weekly occurrences are hours times days, summed; a month counts each schedule-day four times', () => {
    const schedules = [schedule('a', [1, 2, 3], '7:00', '8:00'), schedule('b', [7], '9:00')]
    expect(weeklyCount(schedules)).toBe(7)
    expect(monthlyCount(schedules)).toBe(16)
  })
})

describe('what is refused', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => schedule(`c${index}`, [1], `${index % 24}:${index < 24 ? '00' : '30'}`))
  test.each<[string, unknown, string]>([
    ['a 25th schedule', many(25), 'You can only add up to 24 schedules.'],
    ['no schedule', [], 'Add at least one schedule.'],
    ['day 8', [schedule('a', [1, 8], '7:00')], 'A day is a number from 1 (Monday) to 7 (Sunday).'],
    ['day 0', [schedule('a', [0], '7:00')], 'A day is a number from 1 (Monday) to 7 (Sunday).'],
    ['a day as a name', [{ id: 'a', days: ['Monday'], hours: ['7:00'] }], 'A day is a number from 1 (Monday) to 7 (Sunday).'],
    ['hour 24:00', [schedule('a', [1], '24:00')], 'Invalid hour format. Please enter a valid hour in the format HH:MM.'],
    ['no day', [schedule('a', [], '7:00')], 'Choose at least one day.'],
    ['no hour', [schedule('a', [1])], 'Choose at least one hour.'],
    ['no id', [{ days: [1], hours: ['7:00'] }], 'A schedule needs an id.'],
    ['NUL in an id', [schedule('a\0', [1], '7:00')], 'The id of a schedule holds no control characters.'],
    ['an id twice', [schedule('a', [1], '7:00'), schedule('a', [2], '7:00')], "Two schedules have the id 'a'."],
    ['no list', { id: 'a' }, 'Schedules are a list of {id, days, hours}.'],
  ])('%s', (_, input, message) => {
    expect(messageOf(input)).toBe(message)
  })

  test('24 schedules are accepted', () => {
    expect(messageOf(many(24))).toBe('accepted')
  })

  test('the problem names the field', () => {
    expect(parseInput(schedulesSchema, [schedule('a', [1], '7:00'), schedule('b', [1], '7:99')])).toMatchObject({
      problem: { field: '1.hours.0' },
    })
  })
})

describe('a collision', () => {
  test('two schedules sharing a day and an hour are told word for word', () => {
    const schedules = [schedule('a', [1], '6:00'), schedule('b', [1, 2, 3], '9:00', '07:00'), schedule('c', [3, 2, 7], '7:00')]
    expect(messageOf(schedules)).toBe('Warning: Collision detected: Schedule 2 and 3 overlap on Tuesday, Wednesday at 7:00.')
  })

  test('an hour that both wrote alike is told as they wrote it', () => {
    const [collision] = findCollisions([schedule('a', [5], '09:30'), schedule('b', [5], '09:30')])
    expect(collision && collisionMessage(collision)).toBe(
      'Warning: Collision detected: Schedule 1 and 2 overlap on Friday at 09:30.',
    )
  })

  test('0:00 and 00:00 collide', () => {
    expect(findCollisions([schedule('a', [1], '0:00'), schedule('b', [1], '00:00')])).toEqual([
      { first: 1, second: 2, days: [1], hour: '0:00' },
    ])
  })

  test('the same hour on other days, or another hour on the same days, is none', () => {
    expect(findCollisions([schedule('a', [1, 2], '7:00'), schedule('b', [3], '7:00'), schedule('c', [1, 2], '7:01')])).toEqual([])
  })

  test('is told at once, however many hours 24 schedules share: nobody waits for somebody who saves', () => {
    const minutes = Array.from({ length: 1_440 }, (_, minute) => formatHour(minute))
    const schedules = Array.from({ length: 24 }, (_, index) => schedule(`c${index}`, [1], ...minutes))
    expect(messageOf(schedules)).toBe('Warning: Collision detected: Schedule 1 and 2 overlap on Monday at 0:00.')
  })

  test('there is one for a pair exactly when some minute of the week belongs to both', () => {
    const schedules = fc.array(
      fc.record({
        days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        hours: fc.uniqueArray(fc.constantFrom('0:00', '00:00', '7:00', '07:00', '7:30'), { minLength: 1 }),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(schedules, (schedules) => {
        const minutes = schedules.map(
          ({ days, hours }) => new Set(days.flatMap((day) => hours.map((hour) => `${day} ${hour.padStart(5, '0')}`))),
        )
        const shared = minutes.flatMap((a, i) => minutes.slice(i + 1).map((b) => [...a].some((minute) => b.has(minute))))
        const pairs = new Set(findCollisions(schedules).map(({ first, second }) => `${first} ${second}`))
        expect(pairs.size).toBe(shared.filter(Boolean).length)
      }),
    )
  })
})
