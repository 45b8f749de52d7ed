import { describe, expect, test } from 'vitest'
import { parseInput } from '../parse-input.ts'
import { stationSettingsSchema } from './station-settings.ts'

const read = (input: unknown) => parseInput(stationSettingsSchema, input)

describe('the settings form', () => {
  test.each([
    ['UTC', 'UTC'],
    ['EST', 'America/New_York'],
    ['CST', 'America/Chicago'],
    ['MST', 'America/Denver'],
    ['PST', 'America/Los_Angeles'],
    ['GMT', 'Europe/London'],
    ['europe/berlin', 'Europe/Berlin'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
  ])('the time zone %s is stored as %s', (entered, stored) => {
    const parsed = read({ timeZone: entered })
    expect(parsed.ok && parsed.value.timeZone).toBe(stored)
  })

  test('form fields may come as text', () => {
    expect(
      read({ loudnessLufs: '-23', leadMinutes: ' 10 ', staleLimitMinutes: '0', aiNotice: 'on', name: ' Radio ', genre: '' }),
    ).toEqual({
      ok: true,
      value: { loudnessLufs: -23, leadMinutes: 10, staleLimitMinutes: 0, aiNotice: true, name: 'Radio', genre: '' },
    })
    expect(read({ aiNotice: 'false' })).toEqual({ ok: true, value: { aiNotice: false } })
  })

  test('id and e-mail are read-only: they are not read at all, nor is anything else', () => {
    expect(read({ stationId: 'x', email: 'x@y.example', ownerId: 'z', isExample: true, name: 'Radio' })).toEqual({
      ok: true,
      value: { name: 'Radio' },
    })
  })

  test.each<[object, string]>([
    [{ timeZone: 'Mars/Olympus' }, "'Mars/Olympus' is no time zone. Choose one like Europe/Berlin or UTC."],
    [{ timeZone: 5 }, 'The time zone is a text.'],
    [{ name: '  ' }, 'The station name is missing.'],
    [{ name: 'Radio\r\nBcc: x@y.example' }, 'The station name is one line, without control characters.'],
    [{ name: 'x'.repeat(101) }, 'The station name has at most 100 characters.'],
    [{ genre: 7 }, 'The genre is a text.'],
    [{ loudnessLufs: -17 }, 'The loudness is one of -16, -18, -23, -24 LUFS.'],
    [{ leadMinutes: 1 }, 'The lead is a whole number of minutes from 2 to 120.'],
    [{ leadMinutes: '2.5' }, 'The lead is a whole number of minutes from 2 to 120.'],
    [{ staleLimitMinutes: 1_441 }, 'How long the last good bulletin may stand in is a whole number of minutes from 0 to 1440.'],
    [{ audioDays: 0 }, 'How long aired audio is kept is a whole number of days from 1 to 3650.'],
    [{ audioDays: '3651' }, 'How long aired audio is kept is a whole number of days from 1 to 3650.'],
    [{ aiNotice: 'perhaps' }, 'Whether the notice is spoken is true or false.'],
  ])('case %#: what does not fit is refused at its field', (input, message) => {
    expect(read(input)).toEqual({ ok: false, problem: { code: 'invalid', message, field: Object.keys(input)[0] } })
  })

  test('no object at all is refused', () => {
    expect(read(null)).toMatchObject({ ok: false, problem: { message: 'Settings are an object.' } })
  })
})
