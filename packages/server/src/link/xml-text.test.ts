import fc from 'fast-check'
import { parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

test('what XML cannot hold is left out, and what it reads as its own is written as text', () => {
  expect(xmlText('a\u0000b\u001b\uffff\ud800c\udfff 🎙️\t"&\'<>')).toBe('abc 🎙️\t&quot;&amp;&#39;&lt;&gt;')
})

test('any title comes out of a feed as it went in', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replace(/\s+/g, ' ').trim())
  fc.assert(
    fc.property(
      word.filter((text) => text !== ''),
      (title) => {
        const feed = parseRssFeed(
          `<rss version="2.0"><channel><title>${xmlText(title)}</title><link>https://x.example</link></channel></rss>`,
        )
        expect(feed.title).toBe(title)
      },
    ),
  )
})
