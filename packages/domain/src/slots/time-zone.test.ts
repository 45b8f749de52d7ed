import { describe, expect, test } from 'vitest'
import { steadyStretches } from './offset-changes.ts'
import { allTimeZones, FIRST_TIME_ZONES, isTimeZone, offsetInWords, offsetMsAt, parseTimeZone, wallTimeAt } from './time-zone.ts'

describe('time zones', () => {
  test('UTC, EST, CST, MST, PST and GMT come first and are stored as zones that know summer time', () => {
    expect(FIRST_TIME_ZONES.map(({ label, zone }) => `${label} ${zone}`)).toEqual([
      'UTC UTC',
      'EST America/New_York',
      'CST America/Chicago',
      'MST America/Denver',
      'PST America/Los_Angeles',
      'GMT Europe/London',
    ])
    for (const { label, zone } of FIRST_TIME_ZONES) expect(parseTimeZone(label)).toEqual({ ok: true, value: zone })
  })

  test('every zone of the list is valid and stored under its own name', () => {
    const zones = allTimeZones()
    expect(zones.length).toBeGreaterThan(400)
    expect(zones[0]).toBe('UTC')
    expect(new Set(zones).size).toBe(zones.length)
    for (const zone of zones) expect(parseTimeZone(zone)).toEqual({ ok: true, value: zone })
  })

  test.each(['Asia/Kolkata', 'US/Eastern', 'Etc/GMT+5', 'CET', 'America/Argentina/Buenos_Aires', 'europe/berlin'])(
    'the IANA name %s is valid',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true)
    },
  )

  test('a zone that was renamed is listed and stored under the name that it has today; the old one stays valid', () => {
    expect(allTimeZones()).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'America/Argentina/Buenos_Aires']))
    for (const old of ['Asia/Calcutta', 'Europe/Kiev', 'America/Buenos_Aires']) {
      expect(allTimeZones()).not.toContain(old)
      expect(isTimeZone(old)).toBe(true)
    }
    expect(parseTimeZone('asia/calcutta')).toEqual({ ok: true, value: 'Asia/Kolkata' })
    expect(wallTimeAt('Asia/Calcutta', 0)).toBe('1970-01-01T05:30')
  })

  test('what a clock is ahead, for people', () => {
    expect(offsetInWords('Asia/Kolkata', 0)).toBe('UTC+05:30')
    expect(offsetInWords('America/Sao_Paulo', 0)).toBe('UTC−03:00')
    expect(offsetInWords('UTC', 0)).toBe('UTC+00:00')
  })

  test('case is put right', () => {
    expect(parseTimeZone('europe/berlin')).toEqual({ ok: true, value: 'Europe/Berlin' })
  })

  test.each([
    '',
    'Mars/Olympus',
    '+01:00',
    'UTC+1',
    'BST',
    'IST',
    'JST',
    'SystemV/PST8',
    'Europe/Berlin\n',
    '../etc/passwd',
    'Europe/',
  ])('%j is refused, and the message says what a zone looks like', (zone) => {
    expect(isTimeZone(zone)).toBe(false)
    expect(parseTimeZone(zone)).toEqual({
      ok: false,
      problem: {
        code: 'invalid',
        message: `'${zone}' is no time zone. Choose one like Europe/Berlin or UTC.`,
        field: 'timeZone',
      },
    })
  })

  test('offset and wall time of an instant', () => {
    const atMs = Date.UTC(2026, 9, 25, 1, 0)
    expect(offsetMsAt('Europe/Berlin', atMs - 1)).toBe(7_200_000)
    expect(offsetMsAt('Europe/Berlin', atMs)).toBe(3_600_000)
    expect(offsetMsAt('Asia/Kathmandu', atMs + 123)).toBe(20_700_000)
    expect(wallTimeAt('Europe/Berlin', atMs - 1)).toBe('2026-10-25T02:59')
    expect(wallTimeAt('Europe/Berlin', atMs)).toBe('2026-10-25T02:00')
    expect(wallTimeAt('America/New_York', Date.UTC(2026, 0, 1, 4, 59))).toBe('2025-12-31T23:59')
    expect(wallTimeAt('UTC', Date.UTC(2026, 0, 1))).toBe('2026-01-01T00:00')
  })

  test('an unknown zone has no offset', () => {
    expect(() => offsetMsAt('Nowhere/AtAll', 0)).toThrow(RangeError)
  })
})

describe('the stretches of one offset', () => {
  test('Berlin 2026 has its two changes, and the stretches follow each other without a gap', () => {
    const fromMs = Date.UTC(2026, 0, 1)
    let endMs = fromMs
    const changes: string[] = []
    for (const stretch of steadyStretches('Europe/Berlin', fromMs)) {
      expect(stretch.fromMs).toBe(endMs)
      expect(offsetMsAt('Europe/Berlin', stretch.toMs - 1)).toBe(stretch.offsetMs)
      if (stretch.change?.at === stretch.fromMs) changes.push(new Date(stretch.fromMs).toISOString())
      endMs = stretch.toMs
      if (endMs > Date.UTC(2027, 0, 1)) break
    }
    expect(changes).toEqual(['2026-03-29T01:00:00.000Z', '2026-10-25T01:00:00.000Z'])
  })

  test('instants before 1970 and no instant at all are refused', () => {
    expect(() => steadyStretches('UTC', -1).next()).toThrow(RangeError)
    expect(() => steadyStretches('UTC', Number.NaN).next()).toThrow(RangeError)
  })
})
