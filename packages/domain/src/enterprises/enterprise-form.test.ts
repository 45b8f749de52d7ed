import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EnterpriseField, MOST_LETTERS } from './enterprise-fields.ts'
import { parseEnterprise } from './enterprise-form.ts'

const WHOLE = {
  title: 'Plant North',
  url: 'https://plant.example/live.mp3',
  email: 'Vera@Plant.example',
  description: 'Alerts that speak.',
  lat: '52.52',
  lng: '13.405',
}

const taken = (more: Record<string, unknown>) => {
  const parsed = parseEnterprise({ ...WHOLE, ...more })
  return parsed.ok ? parsed.value : parsed.faults
}

describe('a new enterprise', () => {
  test('has all six fields; the e-mail address counts without its case', () => {
    expect(parseEnterprise(WHOLE)).toEqual({
      ok: true,
      value: { ...WHOLE, email: 'vera@plant.example', lat: 52.52, lng: 13.405 },
    })
  })

  test('with nothing filled in says so as the specification does, and at each field', () => {
    expect(parseEnterprise({})).toEqual({
      ok: false,
      message: 'Please fill all fields correctly.',
      faults: {
        title: 'Please enter the name of your enterprise.',
        url: 'Please enter the address of your stream or website.',
        email: 'Please enter an email address.',
        description: 'Please describe your enterprise.',
        lat: 'Please enter the latitude.',
        lng: 'Please enter the longitude.',
      },
    })
    expect(taken({ title: ' \u200b ', lat: '' })).toEqual({
      title: 'Please enter the name of your enterprise.',
      lat: 'Please enter the latitude.',
    })
  })

  test.each<[string, EnterpriseField, unknown, string]>([
    ['a name that is too long', 'title', 'x'.repeat(81), 'The name has at most 80 letters.'],
    ['a header in the name', 'title', 'Plant\r\nBcc: victim@plant.example', 'The name is one line, without control characters.'],
    ['a name that is no text', 'title', ['Plant'], 'The name is a text.'],
    [
      'a script for an address',
      'url',
      'javascript:alert(1)',
      'The address begins with https:// or http:// and names a host like radio.example.',
    ],
    ['no address', 'email', 'vera', 'Invalid email format.'],
    ['a header in the e-mail address', 'email', 'vera@plant.example\nBcc: v@plant.example', 'Invalid email format.'],
    ['two e-mail addresses', 'email', 'vera@plant.example, v@plant.example', 'Invalid email format.'],
    ['a megabyte of description', 'description', 'x'.repeat(1_000_000), 'The description has at most 400 letters.'],
    [
      'an escape in the description',
      'description',
      'red \u001b[31m',
      'The description is plain text, without control characters.',
    ],
    ['a place beyond the pole', 'lat', '91', 'The latitude is a number from -90 to 90, like 52.52.'],
    ['a place that is no number', 'lng', 'east', 'The longitude is a number from -180 to 180, like 13.4.'],
  ])('with %s is refused, and the field says why', (_what, field, value, fault) => {
    expect(parseEnterprise({ ...WHOLE, [field]: value })).toEqual({
      ok: false,
      message: 'Please fill all fields correctly.',
      faults: { [field]: fault },
    })
  })

  test('may be written from right to left and with markup: it is a text, and turns nothing round that follows it', () => {
    const odd = { title: '<script>alert(1)</script>', description: 'מפעל צפון\nمرحبا "it\'s"' }
    expect(taken(odd)).toMatchObject(odd)
    expect(taken({ title: 'Radio \u202eoidar\u202c' })).toMatchObject({ title: 'Radio oidar' })
    expect(taken({ title: `R${'\u0335'.repeat(40)}` })).toMatchObject({ title: `R${'\u0335'.repeat(4)}` })
    expect(parseEnterprise({ ...WHOLE, title: '\u3164' })).toMatchObject({
      faults: { title: 'Please enter the name of your enterprise.' },
    })
  })

  test('of any input never throws, and is never longer than it may be or of two lines where one is wanted', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(WHOLE)), fc.oneof(fc.string(), fc.anything())), (input) => {
        const parsed = parseEnterprise({ ...WHOLE, ...input })
        if (!parsed.ok) {
          expect(Object.keys(parsed.faults).length).toBeGreaterThan(0)
          return
        }
        const { title, url, email, description } = parsed.value
        for (const line of [title, url, email]) expect(line).not.toMatch(/\p{Cc}/u)
        expect([title.length <= MOST_LETTERS.title, description.length <= MOST_LETTERS.description]).toEqual([true, true])
      }),
    )
  })
})
