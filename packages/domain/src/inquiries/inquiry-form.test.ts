import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InquiryField } from './inquiry-fields.ts'
import { parseInquiry } from './inquiry-form.ts'
import { INQUIRY_TYPES } from './inquiry-types.ts'

const WHOLE = {
  name: 'Vera',
  email: 'vera@plant.example',
  radioStation: 'Plant North',
  interest: 'Alerts that speak.',
  inquiryType: 'sales',
}

test('the eleven types stand in the order of the specification', () => {
  expect(INQUIRY_TYPES.map(({ value }) => value).join(', ')).toBe(
    'sales, support, contact, partnership, development, ai_integration, marketing_collaboration, technical_support, product_feedback, event_participation, other',
  )
})

describe('an inquiry', () => {
  test('needs a name, an address and a type; enterprise and vision may be left out', () => {
    expect(parseInquiry(WHOLE)).toEqual({ ok: true, value: { ...WHOLE, plan: null } })
    expect(parseInquiry({ name: 'Vera', email: 'vera@plant.example', inquiryType: 'other' })).toEqual({
      ok: true,
      value: { name: 'Vera', email: 'vera@plant.example', inquiryType: 'other', radioStation: '', interest: '', plan: null },
    })
  })

  test('that lacks something is incomplete, and each field that is empty says so', () => {
    expect(parseInquiry({})).toEqual({
      ok: false,
      message: 'Error: Form data is incomplete.',
      faults: {
        name: 'Please enter your name.',
        email: 'Please enter an email address.',
        inquiryType: 'Please choose what it is about.',
      },
    })
    expect(parseInquiry({ ...WHOLE, name: '  ', email: 'vera' })).toMatchObject({
      message: 'Error: Form data is incomplete.',
      faults: { name: 'Please enter your name.', email: 'Invalid email format.' },
    })
  })

  test.each<[string, InquiryField, unknown, string]>([
    ['a name that is too long', 'name', 'x'.repeat(101), 'Your name has at most 100 characters.'],
    ['a header in the name', 'name', 'Vera\r\nBcc: victim@plant.example', 'Your name is one line, without control characters.'],
    ['an escape in the name', 'name', 'Vera\u001b[2J', 'Your name is one line, without control characters.'],
    ['a name that is no text', 'name', ['Vera'], 'Your name is a text.'],
    ['no address', 'email', 'vera', 'Invalid email format.'],
    ['a header in the address', 'email', 'vera@plant.example\r\nBcc: victim@plant.example', 'Invalid email format.'],
    ['two addresses', 'email', 'vera@plant.example,victim@plant.example', 'Invalid email format.'],
    ['a named address', 'email', '"Vera" <vera@plant.example>', 'Invalid email format.'],
    ['an address that is too long', 'email', `${'v'.repeat(250)}@plant.example`, 'Invalid email format.'],
    [
      'an enterprise of two lines',
      'radioStation',
      'a\nb',
      'The name of your enterprise is one line, without control characters.',
    ],
    ['a type that is not on the list', 'inquiryType', 'spam', 'Please choose one of the list.'],
    ['a vision that is too long', 'interest', 'x'.repeat(4_001), 'Your vision has at most 4000 characters.'],
    ['an escape in the vision', 'interest', 'red \u001b[31m', 'Your vision is plain text, without control characters.'],
    ['a NUL in the vision', 'interest', 'a\0b', 'Your vision is plain text, without control characters.'],
  ])('with %s is invalid, and the field says why', (_what, field, value, fault) => {
    expect(parseInquiry({ ...WHOLE, [field]: value })).toEqual({
      ok: false,
      message: 'Error: Form is invalid.',
      faults: { [field]: fault },
    })
  })

  test('is taken as it was written: markup, quotes, letters of any direction, lines of any browser', () => {
    const odd = { ...WHOLE, name: '<script>alert(1)</script>', radioStation: 'רדיו צפון', interest: 'first\r\nمرحبا\n\t"it\'s"' }
    expect(parseInquiry(odd)).toMatchObject({ ok: true, value: { ...odd, interest: 'first\nمرحبا\n\t"it\'s"' } })
  })

  test('turns nothing round that follows it in a mail, and a name that nobody sees is none', () => {
    expect(parseInquiry({ ...WHOLE, name: 'Ve\u200bra \u202e', interest: '\u2066Alerts' })).toMatchObject({
      ok: true,
      value: { name: 'Vera', interest: 'Alerts' },
    })
    expect(parseInquiry({ ...WHOLE, name: '\u3164\u200b' })).toMatchObject({
      ok: false,
      faults: { name: 'Please enter your name.' },
    })
  })

  test('carries the plan that a link of the price list names, and nothing else in its place', () => {
    const planOf = (plan: unknown) => {
      const parsed = parseInquiry({ ...WHOLE, plan })
      return parsed.ok ? parsed.value.plan : 'refused'
    }
    expect(planOf('starter')).toBe('starter')
    for (const none of ['', 'x'.repeat(31), 'Vera <vera@plant.example>', 7, undefined]) expect(planOf(none)).toBeNull()
  })

  test('of any input never throws, and never has a line break where a line is wanted', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(WHOLE), 'plan'), fc.anything()), (input) => {
        const parsed = parseInquiry({ ...WHOLE, ...input })
        if (parsed.ok)
          for (const line of [parsed.value.name, parsed.value.email, parsed.value.radioStation])
            expect(line).not.toMatch(/\p{Cc}/u)
        else expect(Object.keys(parsed.faults).length).toBeGreaterThan(0)
      }),
    )
  })
})
