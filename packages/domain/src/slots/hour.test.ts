import { describe, expect, test } from 'vitest'
import { canonicalHour, findHour, formatHour, HOURLY, isSameHour, parseHour, withColon } from './hour.ts'

describe('an hour', () => {
  test.each([
    ['0:00', 0],
    ['00:00', 0],
    ['7:30', 450],
    ['07:30', 450],
    ['19:05', 1_145],
    ['23:59', 1_439],
  ])('%s is minute %i of the day', (text, minutes) => {
    expect(parseHour(text)).toEqual({ ok: true, value: minutes })
  })

  test.each(['24:00', '7', '7:5', '7:60', '007:00', '-1:00', ' 7:00', '7:00 ', '7:00\n', '', '٧:٠٠', '7.00', '1e1:00'])(
    '%j is refused with the words of the catalogue',
    (text) => {
      expect(parseHour(text)).toEqual({
        ok: false,
        problem: {
          code: 'invalid',
          message: 'Invalid hour format. Please enter a valid hour in the format HH:MM.',
          field: 'hours',
        },
      })
    },
  )

  test.each([
    ['730', '7:30'],
    ['0745', '7:45'],
    ['7.30', '7:30'],
    ['000', '0:00'],
    ['2359', '23:59'],
    ['123', '1:23'],
    ['7:30', '7:30'],
    ['07:30', '07:30'],
    ['2400', '2400'],
    ['760', '760'],
    ['7', '7'],
    ['٧٣٠', '٧٣٠'],
  ])('%s on a keypad without a colon is %s', (typed, hour) => {
    expect(withColon(typed)).toBe(hour)
  })

  test('every minute of the day has one canonical form, which reads back', () => {
    const forms = Array.from({ length: 1_440 }, (_, minute) => formatHour(minute))
    expect(new Set(forms).size).toBe(1_440)
    forms.forEach((form, minute) => {
      expect(findHour(form)).toBe(minute)
      expect(findHour(form.padStart(5, '0'))).toBe(minute)
      expect(canonicalHour(form.padStart(5, '0'))).toBe(form)
    })
  })

  test('0:00 and 00:00, 7:00 and 07:00 are the same hour', () => {
    expect(isSameHour('0:00', '00:00')).toBe(true)
    expect(isSameHour('7:00', '07:00')).toBe(true)
    expect(isSameHour('7:00', '17:00')).toBe(false)
  })

  test('the list has 24 entries, 0:00 to 23:00', () => {
    expect(HOURLY).toHaveLength(24)
    expect([HOURLY[0], HOURLY[9], HOURLY[23]]).toEqual(['0:00', '9:00', '23:00'])
  })
})
