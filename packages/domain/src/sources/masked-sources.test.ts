import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCurlLine } from './curl-line.ts'
import { HIDDEN_LINE, maskSources, unmaskSources } from './masked-sources.ts'
import { joinSources, splitSources } from './source-urls.ts'

const SECRET = 'Bearer s3cret-token'
const LINE = `curl https://api.example/news?page=1 -H "Authorization: ${SECRET}" -H 'Accept: application/json'`
const SHOWN = "curl 'https://api.example/news?page=1' -H 'Authorization: ••••' -H 'Accept: ••••'"

describe('sources as they may be shown', () => {
  test('a curl line keeps its address and the names of its headers, and none of their values', () => {
    expect(maskSources(['feed.example', LINE])).toEqual({
      shown: ['feed.example', SHOWN],
      kept: [{ shown: SHOWN, whole: LINE }],
    })
  })

  test('a line without a header stays as it was written', () => {
    const line = "curl -s 'https://api.example/a?b=1'"
    expect(maskSources([line])).toEqual({ shown: [line], kept: [] })
  })

  test('a header that is never sent is not shown either', () => {
    const { shown, kept } = maskSources(["curl https://api.example -H 'Proxy-Authorization: s3cret'"])
    expect(shown).toEqual(["curl 'https://api.example'"])
    expect(unmaskSources(shown, kept)).toMatchObject({ ok: true })
  })

  test('a line that cannot be read may hold a secret anywhere: none of it is shown', () => {
    for (const line of ['curl -u anna:s3cret https://api.example', "curl -H 'X: s3cret https://api.example"])
      expect(maskSources([line])).toMatchObject({ shown: [HIDDEN_LINE], kept: [{ whole: line }] })
  })

  test('two lines that differ in a value alone stay two', () => {
    const lines = ['Berlin', 'Porto'].map((city) => `curl https://w.example -H 'X-City: ${city}'`)
    const { shown, kept } = maskSources(lines)
    expect(new Set(shown).size).toBe(2)
    expect(unmaskSources(shown, kept)).toEqual({ ok: true, value: lines })
  })

  test('no value is ever shown, and what is shown passes the wizard and comes back whole', () => {
    const value = fc
      .string({ minLength: 6, maxLength: 30, unit: fc.constantFrom(...'abcXYZ0189|"$\\ :;&') })
      .map((text) => `s3cret${text}z`)
    const name = fc.constantFrom('Authorization', 'X-Key', 'Cookie')
    const path = fc.string({ maxLength: 10, unit: fc.constantFrom(...'ab/?=&\'"|') })
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 4 }), path, (headers, rest) => {
        const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
        const line = `curl ${quote(`https://api.example/${rest}`)} ${headers.map(([key, text]) => `-H ${quote(`${key}: ${text}`)}`).join(' ')}`
        const { shown, kept } = maskSources([line])
        expect(shown.join()).not.toContain('s3cret')
        expect(splitSources(joinSources(shown))).toEqual(shown)
        expect(unmaskSources(splitSources(joinSources(shown)), kept)).toEqual({ ok: true, value: [line] })
      }),
    )
  })
})

describe('what is sent back with dots', () => {
  const { kept } = maskSources([LINE])
  const headersOf = (sources: string[]) => {
    const whole = unmaskSources(sources, kept)
    const line = whole.ok ? parseCurlLine(whole.value[0] ?? '') : whole
    return line.ok ? line.value : line.problem
  }

  test('keeps its secret, also on another page of the same host', () => {
    expect(headersOf(["curl 'https://api.example/other' -H 'authorization: ••••'"])).toEqual({
      url: 'https://api.example/other',
      headers: [['authorization', SECRET]],
    })
  })

  test('one header typed again, the other kept', () => {
    expect(headersOf(["curl https://api.example/news -H 'Authorization: ••••' -H 'Accept: text/html'"])).toMatchObject({
      headers: [
        ['Authorization', SECRET],
        ['Accept', 'text/html'],
      ],
    })
  })

  test.each([
    ['another host', 'https://evil.example/news'],
    ['a host that only begins alike', 'https://api.example.evil.example/'],
    ['another port', 'https://api.example:8443/news'],
    ['an address in the clear', 'http://api.example/news'],
    ['a name in front of the host', 'https://api.example@evil.example/'],
    ['no address at all', 'https://'],
    ['an address that is no web address', 'ftp://api.example/news'],
  ])('never goes to %s: it has to be typed again', (_, url) => {
    expect(headersOf([`curl '${url}' -H 'Authorization: ••••'`])).toMatchObject({
      code: 'invalid',
      field: 'source',
      message: expect.stringMatching(/Authorization .*enter the curl line whole/),
    })
  })

  test('of a feed: address goes to its own host alone, by whichever of its spellings', () => {
    const kept = maskSources(["curl 'feed://api.example/news' -H 'X-Key: secret'"]).kept
    const sentBack = (url: string) => unmaskSources([`curl '${url}' -H 'X-Key: ••••'`], kept)
    for (const url of ['feed://evil.example/', 'feed:evil.example', 'webcal://evil.example/', 'feed://api.example@evil.example/'])
      expect(sentBack(url)).toMatchObject({ ok: false, problem: { field: 'source' } })
    for (const url of ['feed://api.example/other', 'feed:https://api.example/', 'https://api.example/', 'api.example/other'])
      expect(sentBack(url)).toEqual({ ok: true, value: [`curl '${url}' -H 'X-Key: secret'`] })
  })

  test('a header that was never kept, or one of two values, has to be typed again', () => {
    expect(headersOf(["curl https://api.example/x -H 'X-Other: ••••'"])).toMatchObject({ code: 'invalid' })
    const both = maskSources(['1', '2'].map((value) => `curl https://a.example/${value} -H 'X-Key: ${value}'`)).kept
    expect(unmaskSources(["curl https://a.example/3 -H 'X-Key: ••••'"], both).ok).toBe(false)
  })
})
