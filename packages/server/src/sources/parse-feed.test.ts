import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFeed } from './parse-feed.ts'
import { SourceError } from './source-error.ts'
import { hostileText, UNSPEAKABLE } from './testing/hostile-text.ts'
import { item, rss } from './testing/source-server.ts'

const origin = { host: 'news.example', url: 'https://news.example/feed' }
const NOW = Date.UTC(2027, 2, 14, 7)
const parse = (text: string) => parseFeed(text, origin)
const codeOf = (text: string): string => {
  try {
    return `${parse(text).length} items`
  } catch (error) {
    return error instanceof SourceError ? error.code : String(error)
  }
}

const ATOM = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Plant &amp; Port</title>
<entry><id>urn:1</id><title type="html">Crane &amp;amp; quay</title><link rel="self" href="/self"/><link href="/crane"/><updated>2026-10-25T06:00:00Z</updated>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>The crane is <b>back</b>.</p></div></content></entry>
<entry><id>urn:2</id><title>Newer</title><published>2026-10-25T07:00:00Z</published><summary>Short.</summary></entry></feed>`

const RDF = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>Old Style</title></channel><item rdf:about="https://news.example/1"><title>One</title><link>https://news.example/1</link><description>Text.</description>
<dc:date>2026-10-25T05:00:00+02:00</dc:date></item></rdf:RDF>`

describe('parsing a feed', () => {
  it('reads RSS', () => {
    const [first] = parse(
      rss(
        '<item><title>Ferry</title><link>/ferry?a=1&amp;b=2</link><description>&lt;p&gt;It &lt;b&gt;sails&lt;/b&gt;.&lt;/p&gt;</description><pubDate>Sun, 25 Oct 2026 06:00:00 GMT</pubDate></item>',
      ),
    )
    expect(first).toEqual({
      id: expect.stringMatching(/^[\da-f]{32}$/),
      title: 'Ferry',
      text: 'It sails.',
      link: 'https://news.example/ferry?a=1&b=2',
      publishedAt: Date.UTC(2026, 9, 25, 6),
      source: 'Harbour News',
    })
  })

  it('reads Atom, newest first', () => {
    expect(parse(ATOM)).toMatchObject([
      { title: 'Newer', text: 'Short.', source: 'Plant & Port' },
      { title: 'Crane & quay', text: 'The crane is back.', link: 'https://news.example/crane' },
    ])
  })

  it('puts what is dated days ahead behind the news, and takes a clock that is hours ahead for now', () => {
    const at = (title: string, hours: number) =>
      `<item><title>${title}</title><pubDate>${new Date(NOW + hours * 3_600_000).toUTCString()}</pubDate></item>`
    const feed = rss(at('Fair', 200) + at('Old', -9) + at('Zone', 2) + at('Fresh', -1) + at('Concert', 400))
    const titles = parseFeed(feed, { ...origin, readAt: NOW }).map(({ title }) => title)
    expect(titles).toEqual(['Zone', 'Fresh', 'Old', 'Fair', 'Concert'])
  })

  it('reads RDF', () => {
    expect(parse(RDF)).toMatchObject([
      { title: 'One', text: 'Text.', publishedAt: Date.UTC(2026, 9, 25, 3), source: 'Old Style' },
    ])
  })

  it('reads JSON Feed', () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'JSON News',
      items: [{ id: '1', title: 'One', content_html: '<p>Hi &amp; bye</p>', url: 'https://x.example/1' }],
    }
    expect(parse(JSON.stringify(feed))).toMatchObject([{ title: 'One', text: 'Hi & bye', source: 'JSON News' }])
  })

  it('keeps the id of an entry over time, and apart from other sources', () => {
    const entry = (text: string) => rss(`<item><guid>7</guid><title>${text}</title></item>`)
    expect(parse(entry('a'))[0]?.id).toBe(parse(entry('b'))[0]?.id)
    expect(parse(entry('a'))[0]?.id).not.toBe(parseFeed(entry('a'), { ...origin, host: 'other.example' })[0]?.id)
  })

  it('reads a bare & and a bare < as what they are', () => {
    expect(parse(rss(item('Salt & vinegar, R&B', 'Water at 5 < 6 degrees & rising <fast')))).toMatchObject([
      { title: 'Salt & vinegar, R&B', text: 'Water at 5 < 6 degrees & rising fast' },
    ])
  })

  it('does not lose the feed for one broken entry, or because it was cut off', () => {
    const titles = (text: string) => parse(text).map(({ title }) => title)
    expect(titles(rss(`${item('One')}<item><title>Broken</titel></item>${item('Two')}`))).toEqual(['One', 'Two'])
    expect(titles(rss(item('One') + item('Two')).slice(0, -80))).toEqual(['One'])
    expect(titles(ATOM.slice(0, -60))).toEqual(['Crane & quay'])
    expect(titles(RDF.replace('</item>', '</item><item><title>cut'))).toEqual(['One'])
  })

  it('takes the content where the summary breaks off, and drops what publishing tools add', () => {
    const long = 'The harbour board has voted on the new quay. The works begin in spring and last two years.'
    const entry = `<item><title>A</title><description>The harbour board has […]</description><content:encoded><![CDATA[<p>${long}</p><p>The post A appeared first on Harbour.</p>]]></content:encoded></item>`
    const feed = rss(entry).replace('<rss ', '<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" ')
    expect(parse(feed)[0]?.text).toBe(long)
  })

  it.each([
    ['The Post | Latest News &amp; Headlines', 'The Post'],
    ['Le Quotidien - Actualités - A la Une', 'Le Quotidien'],
    ['News24.example', 'News24.example'],
    ['Rhein-Main Radio', 'Rhein-Main Radio'],
    ['', 'news.example'],
  ])('names a source as it may be said: %s', (title, name) => {
    const feed = `<rss version="2.0"><channel><title>${title}</title>${item('One')}</channel></rss>`
    expect(parse(feed)[0]?.source).toBe(name)
  })

  it('ends each entry of a list, also behind a sign', () => {
    const list =
      '<item><title>One</title><description>&lt;ul&gt;&lt;li&gt;Rates stay at 4%&lt;/li&gt;&lt;li&gt;Next in May&lt;/li&gt;&lt;/ul&gt;</description></item>'
    expect(parse(rss(list))[0]?.text).toBe('Rates stay at 4%.\nNext in May.')
  })

  it('makes a title from the text when it is missing', () => {
    expect(parse(rss('<item><description>First sentence. Second one.</description></item>'))[0]?.title).toBe('First sentence.')
  })

  it('cuts an entry of 100 kB at the end of a sentence', () => {
    const [only] = parse(rss(item('T'.repeat(100_000), `&lt;p&gt;${'Twenty letters here. '.repeat(5000)}&lt;/p&gt;`)))
    expect(only?.title).toHaveLength(300)
    expect(only?.text.length).toBeGreaterThan(3900)
    expect(only?.text).toMatch(/here\.$/)
  })

  it('keeps the newest 50 of many', () => {
    const many = Array.from(
      { length: 200 },
      (_, n) => `<item><title>N${n}</title><pubDate>${new Date(n * 60_000 + 1.7e12).toUTCString()}</pubDate></item>`,
    )
    const items = parse(rss(many.join('')))
    expect(items).toHaveLength(50)
    expect(items[0]?.title).toBe('N199')
  })

  it('never expands entities', () => {
    const laughs = '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'
    expect(codeOf(rss(item('&b;')).replace('?>', `?>${laughs}`))).toBe('entities')
    const file = '<!DOCTYPE rss SYSTEM "file:///etc/passwd"><!-- x -->'
    expect(parse(rss(item('ok')).replace('?>', `?>${file}`))).toHaveLength(1)
  })

  it.each([
    ['<!doctype html><html><title>Welcome to rss</title></html>', 'not-a-feed'],
    ['<html><body><rss version="2.0"><channel/></rss></body></html>', 'not-a-feed'],
    ['<sitemap/>', 'not-a-feed'],
    ['just text', 'not-a-feed'],
    ['{"a":1}', 'not-a-feed'],
    ['{"a":', 'not-a-feed'],
    [' \uFEFF\n', 'empty'],
    [rss(''), 'empty'],
    ['<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title></feed>', 'empty'],
    ['<rss><channel><item><title>', 'broken-feed'],
  ])('says of %j: %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it('drops links that are no web address', () => {
    for (const link of ['javascript:alert(1)', 'file:///etc/passwd', 'https://me:pw@news.example/'])
      expect(parse(rss(`<item><title>A</title><link>${link}</link></item>`))[0]).not.toHaveProperty('link')
  })

  it('answers for any text with clean items or a SourceError', () => {
    fc.assert(
      fc.property(hostileText, fc.boolean(), (text, inFeed) => {
        const outcome = (() => {
          try {
            return parse(inFeed ? rss(`<item><title>${text}</title><description>${text}</description></item>`) : text)
          } catch (error) {
            expect(error).toBeInstanceOf(SourceError)
            return []
          }
        })()
        for (const { title, text: said, source } of outcome)
          for (const part of [title, said, source]) expect(part).not.toMatch(UNSPEAKABLE)
      }),
      { numRuns: 500 },
    )
  })

  it('reads the first entries of a feed with more tags than anybody writes, and none of those behind them', () => {
    const feed = rss(`${item('First')}${'<x a="b"/>'.repeat(100_000)}${item('Far behind')}`)
    expect(parse(feed).map(({ title }) => title)).toEqual(['First'])
    expect(codeOf(`<rss ${'a="b" '.repeat(100_000)}><channel>${item('One')}</channel></rss>`)).toBe('broken-feed')
  })

  it.each(['<', '<!--', '<![CDATA[', '<a ', '<x "', '<title>', '<!doctype [', '<author>(', '&', '<item>'])(
    'takes linear time over 300 kB of %j',
    (piece) => {
      const before = process.cpuUsage()
      codeOf(`<rss><channel><item><title>${piece.repeat(300_000 / piece.length)}`)
      codeOf(rss(`<item><title>A</title><author><![CDATA[${'<'.repeat(100_000)}]]></author></item>`))
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000)
    },
  )
})
