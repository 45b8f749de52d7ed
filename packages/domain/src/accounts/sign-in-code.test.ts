import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeFromBytes, parseSignInCode } from './sign-in-code.ts'

describe('a code', () => {
  test('has 6 letters or digits, none of which is 0, O, 1 or I', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 20 }), (bytes) => {
        expect(codeFromBytes(bytes)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
      }),
    )
  })

  test('takes each of its 32 signs equally often', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 256; byte += 1) {
      const sign = codeFromBytes(new Uint8Array(6).fill(byte)).charAt(0)
      counts.set(sign, (counts.get(sign) ?? 0) + 1)
    }
    expect([...counts.values()]).toEqual(Array(32).fill(8))
  })

  test('is not made from fewer bytes than it has signs', () => {
    expect(() => codeFromBytes(new Uint8Array(5))).toThrow(RangeError)
  })

  test.each(['abc234', 'ABC234', '  aBc234\n', '0O1I11', '123456'])('%j may be one, regardless of its case', (text) => {
    expect(parseSignInCode(text)).toEqual({ ok: true, value: text.trim().toUpperCase() })
  })

  test.each([
    '',
    'abc23',
    'abc2345',
    'abc 23',
    'abc-23',
    'äbc234',
    '١٢٣٤٥٦',
    'abc23\0',
    ' '.repeat(1_000_000),
    'a'.repeat(1_000_000),
  ])('anything else is no code', (text) => {
    expect(parseSignInCode(text)).toEqual({
      ok: false,
      problem: { code: 'invalid', message: 'Invalid code format.', field: 'code' },
    })
  })
})
