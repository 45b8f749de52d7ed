import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { SealError } from './create-sealer.ts'
import { createPayloadCipher, freshCodecKeyLine, readPayloadCipher } from './payload-cipher.ts'
import { freshSealKey, parseSealKeys } from './seal-keys.ts'

const cipher = readPayloadCipher(freshSealKey())

describe('a sealed payload', () => {
  test('opens to what was sealed, no matter what it was', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (plain) => {
        expect(Buffer.from(cipher.open(cipher.keyId, cipher.seal(plain))).equals(plain)).toBe(true)
      }),
    )
  })

  test('shows nothing of what was sealed and never looks the same twice', () => {
    const plain = Buffer.from('the station of a certain person')
    const sealed = [1, 2].map(() => Buffer.from(cipher.seal(plain)))
    expect(sealed[0]).not.toEqual(sealed[1])
    for (const bytes of sealed) expect(bytes.includes('station')).toBe(false)
  })

  test('does not open once one bit of it was changed, or its end is missing', () => {
    const sealed = cipher.seal(Buffer.from('payload'))
    fc.assert(
      fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
        const changed = Buffer.from(sealed)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(() => cipher.open(cipher.keyId, changed)).toThrow(SealError)
      }),
    )
    for (let bytes = 0; bytes < sealed.length; bytes++)
      expect(() => cipher.open(cipher.keyId, sealed.subarray(0, bytes))).toThrow(SealError)
  })

  test('does not open under another name of its key', () => {
    const key = randomBytes(32)
    const sealed = createPayloadCipher([{ id: 'one', key }]).seal(Buffer.from('payload'))
    expect(() => createPayloadCipher([{ id: 'two', key }]).open('two', sealed)).toThrow(SealError)
  })
})

describe('keys rotate', () => {
  const [old, fresh] = [freshSealKey(), freshSealKey()]

  test('the first key seals and all of them open', () => {
    const before = readPayloadCipher(old)
    const rotated = readPayloadCipher(`${fresh},${old}`)
    expect(rotated.keyId).toBe(fresh.slice(0, fresh.indexOf(':')))
    expect(Buffer.from(rotated.open(before.keyId, before.seal(Buffer.from('then')))).toString()).toBe('then')
    expect(Buffer.from(readPayloadCipher(fresh).open(rotated.keyId, rotated.seal(Buffer.from('now')))).toString()).toBe('now')
  })

  test('a key that was taken away opens nothing and the error names it and the variable', () => {
    const before = readPayloadCipher(old)
    const sealed = before.seal(Buffer.from('then'))
    expect(() => readPayloadCipher(fresh).open(before.keyId, sealed)).toThrow(
      new SealError(`The key "${before.keyId}" that sealed this is not among TEMPORAL_CODEC_KEY.`),
    )
  })
})

const key = randomBytes(32).toString('base64')
test.each(['', ',', key, `a b:${key}`, 'k1:short', `k1:${key},k1:${key}`])(
  'TEMPORAL_CODEC_KEY=%j is refused by its name, and the key is not quoted',
  (text) => {
    const refusal = (() => {
      try {
        return readPayloadCipher(text)
      } catch (error) {
        return error
      }
    })()
    expect(refusal).toBeInstanceOf(ConfigError)
    expect(String(refusal)).toMatch(/^Error: TEMPORAL_CODEC_KEY: /)
    expect(String(refusal)).not.toContain(key)
  },
)

test('a fresh line is what the variable takes', () => {
  const [name, value = ''] = [freshCodecKeyLine().split('=')[0], freshCodecKeyLine().replace(/^[A-Z_]+=/, '')]
  expect(name).toBe('TEMPORAL_CODEC_KEY')
  expect(parseSealKeys(value, 'TEMPORAL_CODEC_KEY')).toHaveLength(1)
})
