import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomId } from './random-id.ts'

it('is 26 lower-case letters and digits', () => {
  for (let i = 0; i < 100; i += 1) expect(randomId()).toMatch(/^[a-z2-7]{26}$/)
})

it('keeps every one of the 128 bits: different bytes give different ids', () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 })
  fc.assert(
    fc.property(bytes, fc.nat(127), (original, bit) => {
      const flipped = Uint8Array.from(original, (byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
      expect(randomId(flipped)).not.toBe(randomId(original))
      expect(randomId(original)).toHaveLength(26)
    }),
  )
})

it('is the base32 of its bytes', () => {
  expect(randomId(Buffer.from('hourcast station'))).toBe('nbxxk4tdmfzxiidtorqxi2lpny')
  expect(randomId(new Uint8Array(16))).toBe('a'.repeat(26))
})
