import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSource } from './parse-source.ts'
import { SourceError } from './source-error.ts'
import { hostileText, UNSPEAKABLE } from './testing/hostile-text.ts'
import { item, rss } from './testing/source-server.ts'

const url = new URL('https://www.news.example:8443/story')
const parse = (mode: 'rss' | 'json' | 'https' | 'curl', body: string | Uint8Array, contentType = '') =>
  parseSource(mode, { bytes: Buffer.from(body), contentType, url })

const paragraph =
  'The ferry to the outer islands sails again from Monday, the harbour board said. Repairs took eleven days and cost less than planned. '
const ARTICLE = `<!doctype html><html lang="en"><head><title>Ferry sails again | Harbour Post</title><meta property="og:title" content="Ferry sails again">
<meta property="og:site_name" content="Harbour Post"><meta property="article:published_time" content="2026-10-25T06:00:00Z"><script>track('<p>')</script></head>
<body><nav><a href="/">Home</a><a href="/sport">Sport</a></nav><article><h1>Ferry sails again</h1><p>${paragraph.repeat(3)}</p><p>${paragraph.repeat(2)}</p></article>
<footer>Imprint, cookies and more</footer></body></html>`

describe('parsing what a source answered', () => {
  it('reads the readable text of an article page', () => {
    const [only, ...others] = parse('https', ARTICLE, 'text/html')
    expect(others).toEqual([])
    expect(only).toMatchObject({ source: 'Harbour Post', link: url.href, publishedAt: Date.UTC(2026, 9, 25, 6) })
    expect(only?.title).toContain('Ferry sails again')
    expect(only?.text).toContain('Repairs took eleven days')
    expect(only?.text).not.toMatch(/Sport|cookies|track/)
  })

  it('still reads a page that is too deep to search', () => {
    const [only] = parse('https', `<title>Deep</title>${'<div>'.repeat(50_000)}${paragraph}`, 'text/html')
    expect(only).toMatchObject({ title: 'Deep', source: 'news.example' })
    expect(only?.text).toContain('eleven days')
  })

  it('takes no word of a comment for a tag', () => {
    const page = ARTICLE.replace(/<article/i, '<!-- put the <script> and <style> below --><article').replace(
      /<\/body>/i,
      '<script>x</script></body>',
    )
    expect(parse('https', page)[0]?.text).toMatch(/^The ferry to the outer islands/)
  })

  it('is as young as its last change: pages that owners name are kept up to date under one address', () => {
    const page = ARTICLE.replace(/<head>/i, '<head><meta property="article:modified_time" content="2026-10-26T08:00:00Z">')
    expect(parse('https', page)[0]?.publishedAt).toBe(Date.UTC(2026, 9, 26, 8))
  })

  it('finds the article of a page that is mostly script', () => {
    const script = `<script>${'if(a<b||b<p)a="<div>";'.repeat(15_000)}</script>`
    const [only] = parse('https', ARTICLE.replace('</head>', `${script}</head>`), 'text/html')
    expect(only).toMatchObject({ source: 'Harbour Post', publishedAt: Date.UTC(2026, 9, 25, 6) })
    expect(only?.text).toMatch(/^The ferry to the outer islands/)
    expect(only?.text).not.toMatch(/Sport|cookies|track/)
  })

  it('begins at the story, not at the menu, where a page is too large to search', () => {
    const menu = '<li><a href="/sport">Sport</a></li>'.repeat(13_000)
    const [only] = parse('https', ARTICLE.replace('<nav>', `<nav>${menu}`), 'text/html')
    expect(only?.text).toMatch(/^Ferry sails again\.\nThe ferry to the outer islands/)
  })

  it.each([
    ['attributes', `<div ${Array.from({ length: 150_000 }, (_, n) => `a${n}=b`).join(' ')}>`],
    ['attributes behind a quoted bracket', `<div x=">" ${Array.from({ length: 150_000 }, (_, n) => `a${n}`).join(' ')}>`],
    ['tables in tables', `${'<table><tr><td>'.repeat(100)}${'<table><tr><td>x</td></tr></table>'.repeat(3_700)}`],
  ])('is done soon with a page of %s', (_, markup) => {
    const before = process.cpuUsage()
    expect(parse('https', `<html><body><p>${paragraph}</p>${markup}`)).toHaveLength(1)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
  })

  it.each(['<', '&', '\u00A0', '<!--', '<p>', '<li>', ', '])('is done soon with a page of %j', (piece) => {
    const before = process.cpuUsage()
    parse('https', `<html><body>${paragraph}${piece.repeat(1_000_000 / piece.length)}`)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000)
  })

  it('says when a page holds no text', () => {
    expect(() => parse('https', '<html><body><div id="app"></div><script>render()</script></body></html>')).toThrow(
      expect.objectContaining({ code: 'no-text' }),
    )
    expect(() => parse('https', Buffer.from('%PDF-1.7'), 'application/pdf')).toThrow(
      expect.objectContaining({ code: 'not-text', message: expect.stringContaining('application/pdf') }),
    )
    expect(() => parse('rss', Buffer.alloc(2000), 'text/xml')).toThrow(expect.objectContaining({ code: 'not-text' }))
  })

  it('takes the body as it is in the mode curl, and recognises JSON and feeds', () => {
    expect(parse('curl', 'Water level: 2.1 m\nRising slowly.')).toMatchObject([
      { text: 'Water level: 2.1 m Rising slowly.', source: 'news.example' },
    ])
    expect(parse('curl', '<html><head><title>Levels</title></head><body><p>2.1 m</p><p>Rising</p></body></html>')).toMatchObject([
      { title: 'Levels', text: '2.1 m.\nRising.' },
    ])
    expect(parse('curl', '[{"name":"Gauge","level":2.1}]')).toMatchObject([{ title: 'Gauge', text: 'Level: 2.1.' }])
    expect(parse('curl', rss(item('One')))).toMatchObject([{ title: 'One', source: 'Harbour News' }])
  })

  it('recognises feeds and JSON in the mode https too', () => {
    expect(parse('https', rss(item('One')))).toMatchObject([{ title: 'One' }])
    expect(parse('https', '{"title":"Note","text":"All is well."}')).toMatchObject([{ title: 'Note', text: 'All is well.' }])
  })

  it('makes a page or body whose text changed a new item', () => {
    const id = (text: string) => parse('curl', text)[0]?.id
    expect(id('Level one')).toBe(id('Level one'))
    expect(id('Level one')).not.toBe(id('Level two'))
  })

  it('answers for any bytes in every mode with clean items or a SourceError', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      hostileText.map((text) => Buffer.from(text)),
    )
    fc.assert(
      fc.property(
        bytes,
        fc.constantFrom('rss', 'json', 'https', 'curl'),
        fc.constantFrom('', 'text/html', 'text/xml; charset=utf-16', 'application/json'),
        (body, mode, type) => {
          const outcome = (() => {
            try {
              return parse(mode, body, type)
            } catch (error) {
              expect(error).toBeInstanceOf(SourceError)
              return []
            }
          })()
          for (const { title, text, source } of outcome)
            for (const part of [title, text, source]) expect(part).not.toMatch(UNSPEAKABLE)
        },
      ),
      { numRuns: 600 },
    )
  })
})
