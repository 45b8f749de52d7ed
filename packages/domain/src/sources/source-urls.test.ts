import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownOnCard, shownSource } from '../shown-text.ts'
import { INPUT_MODES, nextInputMode } from './input-modes.ts'
import { addSource, joinSources, savedSource, splitSources, stripScheme, uniqueSources } from './source-urls.ts'

describe('source addresses', () => {
  test.each([
    ['https://news.example/feed', 'news.example/feed'],
    ['HTTP://news.example/feed', 'news.example/feed'],
    [' news.example ', 'news.example'],
    ['https://', ''],
    ['https://a.example/?next=https://b.example', 'a.example/?next=https://b.example'],
  ])('%j is shown as %j', (entered, shown) => {
    expect(stripScheme(entered)).toBe(shown)
  })

  test('saved without https://; http:// stays, because such a source has no TLS', () => {
    expect(savedSource('https://news.example/feed')).toBe('news.example/feed')
    expect(savedSource('HTTP://127.0.0.1:3000/feed.xml')).toBe('http://127.0.0.1:3000/feed.xml')
    expect(savedSource('http://')).toBe('')
    expect(savedSource(' curl https://news.example ')).toBe('curl https://news.example')
  })

  test('empty and duplicate entries are ignored; the scheme does not tell two apart', () => {
    expect(
      ['', '  ', 'https://', 'b.example', 'https://b.example', 'http://b.example', 'c.example'].reduce(addSource, ['a.example']),
    ).toEqual(['a.example', 'b.example', 'c.example'])
    expect(uniqueSources(['http://a.example', 'a.example', '', 'b.example'])).toEqual(['http://a.example', 'b.example'])
  })

  test('a list of thousands is counted at once, as if they were added one by one', () => {
    const sources = fc.array(fc.constantFrom('a.example', 'http://a.example', ' https://b.example', 'B.example', '', 'http://'))
    fc.assert(
      fc.property(sources, (list) => {
        expect(uniqueSources(list)).toEqual(list.reduce<string[]>(addSource, []))
      }),
    )
    expect(uniqueSources(Array.from({ length: 40_000 }, (_, index) => index.toString(36)))).toHaveLength(40_000)
  })

  test('are split at |, but not inside the quotes of a curl line', () => {
    expect(splitSources(" https://a.example | |b.example/it's|")).toEqual(['https://a.example', "b.example/it's"])
    expect(splitSources('a.example|curl -H "X: 1|2" \'https://b.example/?q=x|y\'|c.example')).toEqual([
      'a.example',
      'curl -H "X: 1|2" \'https://b.example/?q=x|y\'',
      'c.example',
    ])
    expect(splitSources('')).toEqual([])
  })

  test('what is joined splits into the same', () => {
    const source = fc.webUrl({ withQueryParameters: true }).filter((url) => !url.includes('|'))
    fc.assert(
      fc.property(fc.array(source), (sources) => {
        expect(splitSources(joinSources(sources))).toEqual(sources)
      }),
    )
  })
})

describe('what is shown', () => {
  test('a source longer than 30 characters is cut to 30 with an ellipsis', () => {
    expect(shownSource('x'.repeat(30))).toBe('x'.repeat(30))
    expect(shownSource('x'.repeat(31))).toBe(`${'x'.repeat(30)}…`)
  })

  test('text over 60 characters on a schedule shows the first 50 and an ellipsis', () => {
    expect(shownOnCard('y'.repeat(60))).toBe('y'.repeat(60))
    expect(shownOnCard('y'.repeat(61))).toBe(`${'y'.repeat(50)}…`)
  })

  test('a cut never leaves half a character', () => {
    expect(shownSource('🎙'.repeat(31))).toBe(`${'🎙'.repeat(30)}…`)
  })
})

test('a click on the prefix goes through curl, https, json, rss and back to curl', () => {
  expect(INPUT_MODES.map(nextInputMode)).toEqual(['https', 'json', 'rss', 'curl'])
})
