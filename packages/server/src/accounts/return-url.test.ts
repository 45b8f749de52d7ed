import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSealer } from '../secrets/create-sealer.ts'
import { deriveKey } from './derive-key.ts'
import { openReturnUrl, sealReturnUrl } from './return-url.ts'

const ours = { sessionSecret: 'secret of a test, at least 32 long' }
const theirs = { sessionSecret: 'secret of others, at least 32 long' }

const segment = fc.stringMatching(/^[a-z0-9_-]{1,12}$/)
const pathOfOurs = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.option(fc.stringMatching(/^[a-z0-9=&%+./:-]{0,30}$/)))
  .map(([segments, query]) => `/${segments.join('/')}${query === null ? '' : `?${query}`}`)

describe('returnUrl', () => {
  test('a path of ours comes back as it was, and is fit for a query', () => {
    fc.assert(
      fc.property(pathOfOurs, (path) => {
        const sealed = sealReturnUrl(ours, path)
        expect(encodeURIComponent(sealed)).toBe(sealed)
        expect(openReturnUrl(ours, sealed)).toBe(path)
      }),
    )
  })

  test('it shows nothing of the path, and never looks the same twice', () => {
    const [first, second] = [sealReturnUrl(ours, '/station/scheduler'), sealReturnUrl(ours, '/station/scheduler')]
    expect(first).not.toBe(second)
    expect(Buffer.from(first.split('.').pop() ?? '', 'base64url').toString('latin1')).not.toContain('station')
  })

  test('no matter what is written there by hand leads home', () => {
    const text = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('//evil.example', 'https://evil.example', '/station'))
    fc.assert(
      fc.property(text, (written) => {
        expect(openReturnUrl(ours, written)).toBe('/')
      }),
    )
  })

  test('one that was tampered with leads home, wherever it was', () => {
    const [version, id, text = ''] = sealReturnUrl(ours, '/station/settings').split('.')
    const bytes = Buffer.from(text, 'base64url')
    fc.assert(
      fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
        const changed = Buffer.from(bytes)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(openReturnUrl(ours, `${version}.${id}.${changed.toString('base64url')}`)).toBe('/')
      }),
    )
  })

  test('one of another instance leads home', () => {
    expect(openReturnUrl(ours, sealReturnUrl(theirs, '/station'))).toBe('/')
  })

  test('a foreign target is not sealed, and would not be followed if it were', () => {
    const foreign = fc.oneof(
      fc.webUrl(),
      fc.webAuthority().map((host) => `//${host}`),
      fc.webAuthority().map((host) => `/\\${host}`),
      fc.constantFrom('javascript:alert(1)', '/\n/evil.example', '', 'station', '/a\r\nSet-Cookie: b=c'),
    )
    const forger = createSealer([{ id: 'url', key: deriveKey(ours, 'return-url') }])
    fc.assert(
      fc.property(foreign, (target) => {
        expect(openReturnUrl(ours, sealReturnUrl(ours, target))).toBe('/')
        expect(openReturnUrl(ours, forger.seal(target, { stationId: 'any', field: 'return-url' }))).toBe('/')
      }),
    )
  })

  test.each([null, undefined, '', 'x'.repeat(1_000_000), `s1.url.${'A'.repeat(1_000_000)}`])(
    'nothing and too much lead home',
    (sealed) => {
      expect(openReturnUrl(ours, sealed)).toBe('/')
    },
  )

  test('the longest path that may be sealed comes back', () => {
    const path = `/${'a'.repeat(1_999)}`
    expect(openReturnUrl(ours, sealReturnUrl(ours, path))).toBe(path)
  })
})
