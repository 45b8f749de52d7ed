import { formatInTimeZone } from 'date-fns-tz'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextOccurrences, occurrencesFrom, upcomingOccurrences } from './occurrences.ts'
import { everyDay, hourly, list, nextOccurrence, schedule } from './testing/occurrences-in-words.ts'

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
