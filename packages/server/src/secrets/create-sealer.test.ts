import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { createSealer, SealError } from './create-sealer.ts'
import { freshSealKey, parseSealKeys } from './seal-keys.ts'

const sealer = createSealer(parseSealKeys(freshSealKey()))
const context = { stationId: 'a1b2', field: 'ftp' }

describe('a sealed text', () => {
  test('opens to what was sealed, no matter what it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (plain) => {
        expect(sealer.open(sealer.seal(plain, context), context)).toBe(plain)
      }),
    )
  })

  test('shows nothing of what was sealed and never looks the same twice', () => {
    const sealed = [1, 2].map(() => sealer.seal('news|s3cret|ftp.example|21|/on-air.mp3', context))
    expect(sealed[0]).not.toBe(sealed[1])
    for (const text of sealed) expect(text).toMatch(/^s1\.k[0-9a-f]{8}\.[\w-]+$/)
  })

  test('does not open for another station or another field', () => {
    const sealed = sealer.seal('secret', context)
    expect(() => sealer.open(sealed, { ...context, stationId: 'other' })).toThrow(SealError)
    expect(() => sealer.open(sealed, { ...context, field: 'other' })).toThrow(SealError)
    expect(() => sealer.seal('secret', { stationId: 'a|b', field: 'c' })).toThrow(SealError)
  })

  test('does not open once one bit of it was changed', () => {
    const [version, id, text = ''] = sealer.seal('secret', context).split('.')
    const bytes = Buffer.from(text, 'base64url')
    fc.assert(
      fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
        const changed = Buffer.from(bytes)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(() => sealer.open(`${version}.${id}.${changed.toString('base64url')}`, context)).toThrow(SealError)
      }),
    )
  })

  test.each(['', 'plain text', 's1.k1', 's1.k1.', 's2.k1.AAAA', 's1.k1.AAAA.AAAA', 's1.k1.AAAA'])(
    '%j is not one of ours',
    (text) => {
      expect(() => sealer.open(text, context)).toThrow(SealError)
    },
  )
})

test('what another bundle of the program has thrown is known by its name', () => {
  expect(Object.assign(new Error('changed'), { name: 'SealError' })).toBeInstanceOf(SealError)
  expect(new Error('changed')).not.toBeInstanceOf(SealError)
})

describe('keys rotate', () => {
  const [old, fresh] = [freshSealKey(), freshSealKey()]

  test('the first key seals and all of them open', () => {
    const before = createSealer(parseSealKeys(old)).seal('secret', context)
    const rotated = createSealer(parseSealKeys(`${fresh},${old}`))
    expect(rotated.open(before, context)).toBe('secret')
    expect(createSealer(parseSealKeys(fresh)).open(rotated.seal('again', context), context)).toBe('again')
  })

  test('a key that was taken away opens nothing and the error names it', () => {
    const before = createSealer(parseSealKeys(old)).seal('secret', context)
    expect(() => createSealer(parseSealKeys(fresh)).open(before, context)).toThrow(old.slice(0, old.indexOf(':')))
  })

  const key = randomBytes(32).toString('base64')
  test.each([
    '',
    ',',
    key,
    `:${key}`,
    `a b:${key}`,
    'k1:short',
    `k1:${randomBytes(31).toString('base64')}`,
    `k1:${key},k1:${key}`,
    `k1:${key}?`,
  ])('SEAL_KEYS=%j is refused', (text) => {
    expect(() => parseSealKeys(text)).toThrow(ConfigError)
  })

  test('a refusal never quotes the key', () => {
    try {
      parseSealKeys(`bad id:${key}`)
      expect.unreachable()
    } catch (error) {
      expect(String(error)).not.toContain(key)
    }
  })
})
