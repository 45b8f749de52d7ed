import { formatInTimeZone } from 'date-fns-tz'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextOccurrences, type Occurrence, occurrencesFrom, upcomingOccurrences } from './occurrences.ts'
import type { Schedule } from './schedule.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const schedule = (id: string, days: number[], ...hours: string[]): Schedule => ({ id, days, hours })
const everyHour = Array.from({ length: 24 }, (_, hour) => `${hour}:00`)
const hourly = [schedule('hourly', everyDay, ...everyHour)]

/** '00:00 02:00' = UTC time and wall time; + what is special. */
const brief = ({ airAt, wall, shifted, again, merged }: Occurrence): string =>
  [
    `${new Date(airAt).toISOString().slice(11, 16)} is ${wall.slice(11)}`,
    shifted ? 'shifted' : '',
    again ? 'again' : '',
    merged.length > 0 ? `with ${merged.map((slot) => slot.wall.slice(11)).join(' ')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')

const list = (schedules: Schedule[], zone: string, from: string, count: number) =>
  upcomingOccurrences(schedules, zone, Date.parse(from), count).map(brief)

/** From the definition: of all occurrences after an instant the first, of one schedule when `scheduleId` is given. A week and its shifts hold every slot. */
const nextOccurrence = (schedules: Schedule[], timeZone: string, afterMs: number, scheduleId?: string): Occurrence | null => {
  for (const occurrence of occurrencesFrom(schedules, timeZone, afterMs + 1)) {
    if (occurrence.airAt > afterMs + 15 * 86_400_000) return null
    if (scheduleId === undefined || occurrence.scheduleId === scheduleId) return occurrence
  }
  return null
}

describe('hours are wall time in the station’s zone', () => {
  test('0:00 on Monday in Berlin airs on Sunday evening UTC', () => {
    const [first] = upcomingOccurrences([schedule('a', [1], '0:00')], 'Europe/Berlin', Date.UTC(2026, 0, 1), 1)
    expect(first).toEqual({
      airAt: Date.UTC(2026, 0, 4, 23),
      scheduleId: 'a',
      wall: '2026-01-05T00:00',
      shifted: false,
      again: false,
      merged: [],
    })
  })

  test('an occurrence at the very instant counts from it on, and not after it', () => {
    const at = Date.UTC(2026, 0, 5)
    const monday = [schedule('a', [1], '00:00')]
    expect(nextOccurrence(monday, 'UTC', at - 1)?.airAt).toBe(at)
    expect(upcomingOccurrences(monday, 'UTC', at, 1)[0]?.airAt).toBe(at)
    expect(nextOccurrence(monday, 'UTC', at)?.airAt).toBe(at + 7 * 86_400_000)
  })

  test('EST is New York, with its summer time', () => {
    expect(list([schedule('a', [1], '7:00')], 'EST', '2026-07-06T00:00:00Z', 1)).toEqual(['11:00 is 07:00'])
  })

  test('a scheduler without schedules never airs', () => {
    expect(upcomingOccurrences([], 'UTC', 0, 5)).toEqual([])
    expect(nextOccurrence([], 'UTC', 0)).toBeNull()
    expect(nextOccurrences([], 'UTC', 0).size).toBe(0)
  })

  test('an unknown zone is refused, not guessed', () => {
    expect(() => nextOccurrence(hourly, 'Mars/Olympus', 0)).toThrow("'Mars/Olympus' is no time zone.")
  })
})

describe('when clocks go forward', () => {
  test('Berlin: 2:00 airs at the first instant after the gap', () => {
    expect(list([schedule('a', [7], '2:00', '4:00')], 'Europe/Berlin', '2026-03-29T00:00:00Z', 2)).toEqual([
      '01:00 is 02:00 shifted',
      '02:00 is 04:00',
    ])
  })

  test('Berlin: 2:00 merges with the 3:00 of another schedule, which airs once', () => {
    const [first, second] = upcomingOccurrences(
      [schedule('a', [7], '2:00', '2:30'), schedule('b', everyDay, '3:00')],
      'Europe/Berlin',
      Date.UTC(2026, 2, 29),
      2,
    )
    expect(first).toMatchObject({ airAt: Date.UTC(2026, 2, 29, 1), scheduleId: 'b', wall: '2026-03-29T03:00', shifted: false })
    expect(first?.merged).toEqual([
      { scheduleId: 'a', wall: '2026-03-29T02:00' },
      { scheduleId: 'a', wall: '2026-03-29T02:30' },
    ])
    expect(second?.airAt).toBe(Date.UTC(2026, 2, 30, 1))
  })

  test('several slots of one gap air once together', () => {
    expect(list([schedule('a', [7], '2:00', '2:15', '2:45')], 'America/New_York', '2026-03-08T00:00:00Z', 2)).toEqual([
      '07:00 is 02:00 shifted with 02:15 02:45',
      '06:00 is 02:00',
    ])
  })

  test('Cairo: midnight does not exist on the last Friday of April', () => {
    expect(list([schedule('a', [5], '0:00')], 'Africa/Cairo', '2026-04-23T20:00:00Z', 1)).toEqual(['22:00 is 00:00 shifted'])
  })

  test('Beirut: midnight of the change merges with 1:00', () => {
    expect(list(hourly, 'Asia/Beirut', '2026-03-28T21:00:00Z', 3)).toEqual([
      '21:00 is 23:00',
      '22:00 is 01:00 with 00:00',
      '23:00 is 02:00',
    ])
  })

  test('Nuuk: Saturday 23:00 airs at Sunday 0:00, also when only Saturday is chosen', () => {
    expect(list([schedule('a', [6], '23:00')], 'America/Nuuk', '2026-03-28T00:00:00Z', 1)).toEqual(['01:00 is 23:00 shifted'])
  })

  test('Lord Howe: half an hour is left out, 2:00 airs at 2:30', () => {
    expect(list(hourly, 'Australia/Lord_Howe', '2026-10-03T14:30:00Z', 3)).toEqual([
      '14:30 is 01:00',
      '15:30 is 02:00 shifted',
      '16:00 is 03:00',
    ])
  })

  test('Troll: two hours are left out and merge with the third', () => {
    expect(list(hourly, 'Antarctica/Troll', '2026-03-29T00:00:00Z', 3)).toEqual([
      '00:00 is 00:00',
      '01:00 is 03:00 with 01:00 02:00',
      '02:00 is 04:00',
    ])
  })
})

describe('when clocks go back', () => {
  test('Berlin: a lone 2:30 airs once, at the first', () => {
    expect(list([schedule('a', [7], '2:30')], 'Europe/Berlin', '2026-10-24T20:00:00Z', 2)).toEqual([
      '00:30 is 02:30',
      '01:30 is 02:30',
    ])
    expect(nextOccurrence([schedule('a', [7], '2:30')], 'Europe/Berlin', Date.UTC(2026, 9, 25, 0, 30))?.wall).toBe(
      '2026-11-01T02:30',
    )
  })

  test('Berlin: 2:00 airs both times when 1:00 and 3:00 are on air too', () => {
    expect(list([schedule('a', [7], '1:00', '2:00', '3:00')], 'Europe/Berlin', '2026-10-24T22:00:00Z', 4)).toEqual([
      '23:00 is 01:00',
      '00:00 is 02:00',
      '01:00 is 02:00 again',
      '02:00 is 03:00',
    ])
  })

  test('the neighbours may stand in other schedules of the scheduler', () => {
    const schedules = [schedule('a', [7], '2:00'), schedule('b', everyDay, '1:00'), schedule('c', [7], '3:00')]
    expect(list(schedules, 'Europe/Berlin', '2026-10-24T23:00:00Z', 4)[2]).toBe('01:00 is 02:00 again')
    expect(nextOccurrence(schedules, 'Europe/Berlin', Date.UTC(2026, 9, 25), 'a')).toMatchObject({ scheduleId: 'a', again: true })
  })

  test('one neighbour is not enough', () => {
    expect(list([schedule('a', [7], '1:00', '2:00')], 'Europe/Berlin', '2026-10-24T22:00:00Z', 3)).toEqual([
      '23:00 is 01:00',
      '00:00 is 02:00',
      '00:00 is 01:00',
    ])
  })

  test('Havana: before 0:00 comes 23:00 of the day before, on that day’s own schedule', () => {
    const sunday = schedule('a', [7], '0:00', '1:00')
    expect(list([sunday, schedule('b', [6], '23:00')], 'America/Havana', '2026-11-01T04:00:00Z', 3)).toEqual([
      '04:00 is 00:00',
      '05:00 is 00:00 again',
      '06:00 is 01:00',
    ])
    expect(list([sunday, schedule('b', [7], '23:00')], 'America/Havana', '2026-11-01T04:00:00Z', 2)).toEqual([
      '04:00 is 00:00',
      '06:00 is 01:00',
    ])
  })

  test('Beirut: 23:00 of Saturday comes twice, its neighbour is 0:00 of Sunday', () => {
    const saturday = schedule('a', [6], '22:00', '23:00')
    expect(list([saturday, schedule('b', [7], '0:00')], 'Asia/Beirut', '2026-10-24T19:00:00Z', 4)).toEqual([
      '19:00 is 22:00',
      '20:00 is 23:00',
      '21:00 is 23:00 again',
      '22:00 is 00:00',
    ])
    expect(list([saturday, schedule('b', [6], '0:00')], 'Asia/Beirut', '2026-10-24T19:00:00Z', 2)).toEqual([
      '19:00 is 22:00',
      '20:00 is 23:00',
    ])
  })

  test('Casablanca: clocks go back for Ramadan and forward after it', () => {
    expect(list(hourly, 'Africa/Casablanca', '2026-02-15T00:00:00Z', 4)).toEqual([
      '00:00 is 01:00',
      '01:00 is 02:00',
      '02:00 is 02:00 again',
      '03:00 is 03:00',
    ])
    expect(list(hourly, 'Africa/Casablanca', '2026-03-22T01:00:00Z', 3)).toEqual([
      '01:00 is 01:00',
      '02:00 is 03:00 with 02:00',
      '03:00 is 04:00',
    ])
  })

  test('Lord Howe: half an hour is less than an hour, so nothing airs twice', () => {
    expect(list([schedule('a', everyDay, '0:30', '1:30', '2:30')], 'Australia/Lord_Howe', '2026-04-04T13:30:00Z', 3)).toEqual([
      '13:30 is 00:30',
      '14:30 is 01:30',
      '16:00 is 02:30',
    ])
  })

  test('St. John’s: half-hour offsets, whole-hour shift', () => {
    expect(list(hourly, 'America/St_Johns', '2026-11-01T02:30:00Z', 4)).toEqual([
      '02:30 is 00:00',
      '03:30 is 01:00',
      '04:30 is 01:00 again',
      '05:30 is 02:00',
    ])
  })

  test('Troll: two hours come twice', () => {
    expect(list(hourly, 'Antarctica/Troll', '2026-10-24T22:00:00Z', 6)).toEqual([
      '22:00 is 00:00',
      '23:00 is 01:00',
      '00:00 is 02:00',
      '01:00 is 01:00 again',
      '02:00 is 02:00 again',
      '03:00 is 03:00',
    ])
  })
})

test('a whole day that a zone leaves out airs once, at the start of the next', () => {
  // Samoa went from 29 to 31 December 2011.
  const [, skipped, after] = list([schedule('a', everyDay, '6:00', '12:00')], 'Pacific/Apia', '2011-12-29T22:00:00Z', 3)
  expect([skipped, after]).toEqual(['10:00 is 06:00 shifted with 12:00', '16:00 is 06:00'])
})

describe('for any schedules', () => {
  const zone = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Chatham',
  )
  const hour = fc
    .integer({ min: 0, max: 1_439 })
    .map((minute) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`)
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
  const schedules = fc
    .array(fc.record({ days, hours: fc.uniqueArray(hour, { minLength: 1, maxLength: 6 }) }), { minLength: 1, maxLength: 5 })
    .map((list) => list.map((entry, index) => ({ id: `card-${index}`, ...entry })))
  const from = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 11, 1) })

  test('what airs unshifted shows its wall time on the zone’s clock, in order and never twice at one instant', () => {
    fc.assert(
      fc.property(schedules, zone, from, (schedules, timeZone, fromMs) => {
        const upcoming = upcomingOccurrences(schedules, timeZone, fromMs, 12)
        expect(upcoming).toHaveLength(12)
        upcoming.forEach(({ airAt, wall, shifted }, index) => {
          expect(airAt).toBeGreaterThan(upcoming[index - 1]?.airAt ?? fromMs - 1)
          if (!shifted) expect(formatInTimeZone(airAt, timeZone, "yyyy-MM-dd'T'HH:mm")).toBe(wall)
        })
      }),
      { numRuns: 60 },
    )
  })

  test('one pass for all schedules gives what each is given by itself', () => {
    fc.assert(
      fc.property(schedules, zone, from, (schedules, timeZone, afterMs) => {
        const next = nextOccurrences(schedules, timeZone, afterMs)
        for (const { id } of schedules) expect(next.get(id) ?? null).toEqual(nextOccurrence(schedules, timeZone, afterMs, id))
      }),
      { numRuns: 60 },
    )
  })

  test('each occurrence belongs to one schedule, and walking by it meets them all', () => {
    fc.assert(
      fc.property(schedules, zone, from, (schedules, timeZone, fromMs) => {
        for (const occurrence of upcomingOccurrences(schedules, timeZone, fromMs, 8)) {
          expect(nextOccurrence(schedules, timeZone, occurrence.airAt - 1, occurrence.scheduleId)).toEqual(occurrence)
        }
      }),
      { numRuns: 60 },
    )
  })
})

test('a schedule whose every slot another schedule has is never waited for', () => {
  const schedules = [schedule('a', everyDay, '7:00'), schedule('b', [1], '07:00')]
  expect(nextOccurrence(schedules, 'UTC', 0, 'b')).toBeNull()
  expect([...nextOccurrences(schedules, 'UTC', 0).keys()]).toEqual(['a'])
  expect(nextOccurrence(schedules, 'UTC', Date.UTC(2026, 0, 4, 12))?.merged).toEqual([
    { scheduleId: 'b', wall: '2026-01-05T07:00' },
  ])
})

test('the sequence ends with the year 9999 instead of failing', () => {
  const last = [...occurrencesFrom([schedule('a', [1], '0:00')], 'Europe/Berlin', Date.UTC(9999, 11, 1))]
  expect(last.length).toBeGreaterThan(2)
  expect(last.length).toBeLessThan(6)
})
