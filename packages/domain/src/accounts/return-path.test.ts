import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

const SITE = 'https://air.hourcast.example'

describe('the path to return to', () => {
  test.each([
    '/',
    '/station',
    '/station/scheduler?page=2#next',
    '/schedule?sources=a.example|b.example&q={x}',
    '/schedule?source=https://feed.example//x',
    '/a%20b/',
    '/.well-known',
  ])('%s is a path of ours', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  test.each([
    '',
    'station',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/station\\..\\x',
    '\\\\evil.example',
    'https://evil.example/',
    'https:/evil.example',
    'javascript:alert(1)',
    ' /station',
    '/station\r\nSet-Cookie: a=b',
    '/\t/evil.example',
    '/\0',
    '/sta tion',
    '/station//x',
    '/./station',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2E//evil.example',
    '/st\u0430tion',
    '/\u2028',
    '?returnUrl=x',
    '@evil.example',
    `/${'a'.repeat(2_000)}`,
  ])('%j is not, and becomes /', (path) => {
    expect(returnPath(path)).toBe('/')
  })

  test('no matter what is asked for, a browser stays on this site, at exactly this path', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      ':',
      '@',
      'evil.example',
      'https:',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      'a',
    )
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(text, fc.boolean(), (start, slash) => {
        const path = returnPath(slash ? `/${start}` : start)
        const url = new URL(path, SITE)
        expect(url.origin).toBe(SITE)
        expect(url.pathname).toBe(path.split(/[?#]/, 1)[0])
        expect(url.pathname.startsWith('//')).toBe(false)
        expect(returnPath(path)).toBe(path)
      }),
      { numRuns: 2_000 },
    )
  })
})
