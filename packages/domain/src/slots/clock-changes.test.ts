import { describe, expect, test } from 'vitest'
import { upcomingOccurrences } from './occurrences.ts'
import { everyDay, hourly, list, nextOccurrence, schedule } from './testing/occurrences-in-words.ts'

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
