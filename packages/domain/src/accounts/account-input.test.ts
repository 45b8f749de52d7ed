import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseInput } from '../parse-input.ts'
import {
  emailFormSchema,
  newPasswordFormSchema,
  parseCredentials,
  passwordSignInSchema,
  registrationSchema,
} from './account-input.ts'

const PASSWORD = 'correct horse'
const registration = (change: object = {}) =>
  parseInput(registrationSchema, { email: 'anna@radio.example', password: PASSWORD, confirmPassword: PASSWORD, ...change })
const refused = (message: string, field: string) => ({ ok: false, problem: { code: 'invalid', message, field } })

describe('registration', () => {
  test('fields that are not asked for do nothing', () => {
    expect(
      registration({ isActive: true, stationId: 'another', confirmedAt: '2026-01-01', email: ' Anna@Radio.example ' }),
    ).toEqual({
      ok: true,
      value: { email: 'anna@radio.example', password: PASSWORD, confirmPassword: PASSWORD, timeZone: '' },
    })
  })

  test.each([
    [{ confirmPassword: 'correct house' }, 'Passwords do not match!', 'confirmPassword'],
    [{ confirmPassword: undefined }, 'Passwords do not match!', 'confirmPassword'],
    [{ password: 'ninechars', confirmPassword: 'ninechars' }, 'A password has at least 10 characters.', 'password'],
    [{ password: '🎙'.repeat(9), confirmPassword: '🎙'.repeat(9) }, 'A password has at least 10 characters.', 'password'],
    [{ password: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) }, 'A password has at most 200 characters.', 'password'],
    [{ password: undefined }, 'A password is missing.', 'password'],
    [{ password: ['x'.repeat(20)] }, 'A password is missing.', 'password'],
    [{ email: '' }, 'Please enter an email address.', 'email'],
    [{ email: undefined }, 'Please enter an email address.', 'email'],
    [{ email: 'anna' }, 'Invalid email format.', 'email'],
    [{ email: 'anna@radio.example\r\nBcc: x@y.example' }, 'Invalid email format.', 'email'],
    [{ email: 'anna@radio.example,x@y.example' }, 'Invalid email format.', 'email'],
  ])('%j is refused at its field', (change, message, field) => {
    expect(registration(change)).toEqual(refused(message, field))
  })

  test('10 and 200 characters are enough and not too many, emoji count as one', () => {
    for (const password of ['x'.repeat(10), 'x'.repeat(200), '🎙'.repeat(10), '🎙'.repeat(200)])
      expect(registration({ password, confirmPassword: password })).toMatchObject({ ok: true, value: { password } })
  })

  test('an address of a free mail provider may register', () => {
    expect(registration({ email: 'anna@gmail.com' }).ok).toBe(true)
  })

  test.each([42, null, 'x'.repeat(1_000_000), {}])('a zone that cannot be one is none', (timeZone) => {
    expect(registration({ timeZone })).toMatchObject({ ok: true, value: { timeZone: '' } })
  })
})

describe('email and code', () => {
  test('are taken in any case', () => {
    expect(parseCredentials({ email: 'Anna@Radio.example', code: 'abc234' })).toEqual({
      ok: true,
      value: { email: 'anna@radio.example', code: 'ABC234' },
    })
  })

  test.each([
    [{}, 'Email and code are required.', 'email'],
    [{ email: '', code: 'ABC234' }, 'Email and code are required.', 'email'],
    [{ email: 'anna@radio.example' }, 'Email and code are required.', 'code'],
    [{ email: 'anna', code: ' ' }, 'Email and code are required.', 'code'],
    [{ email: 'anna', code: 'ABC' }, 'Invalid email format.', 'email'],
    [{ email: 'anna@radio.example', code: 'ABC' }, 'Invalid code format.', 'code'],
    [{ email: 'anna@radio.example', code: 123456 }, 'Email and code are required.', 'code'],
    [{ email: 'x'.repeat(1_000_000), code: 'ABC234' }, 'Invalid email format.', 'email'],
    [{ email: 'anna@radio.example', code: 'x'.repeat(1_000_000) }, 'Invalid code format.', 'code'],
  ])('are refused in the order of the rules', (input, message, field) => {
    expect(parseCredentials(input)).toEqual(refused(message, field))
  })

  test.each([null, undefined, 'text', 7, []])('%j is no form', (input) => {
    expect(parseCredentials(input)).toMatchObject({ ok: false, problem: { code: 'invalid' } })
  })
})

test('no matter what is sent, every form answers with a value', () => {
  const field = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.anything())
  const form = fc.record(
    { email: field, code: field, password: field, confirmPassword: field, token: field },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(form, fc.anything()), (input) => {
      expect(parseCredentials(input)).toHaveProperty('ok')
      for (const schema of [registrationSchema, newPasswordFormSchema, emailFormSchema, passwordSignInSchema])
        expect(parseInput(schema, input)).toHaveProperty('ok')
    }),
  )
})
