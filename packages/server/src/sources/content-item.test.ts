import { describe, expect, test } from 'vitest'
import { makeContentItem, speakableName } from './content-item.ts'
import { stripMarkup } from './strip-markup.ts'

describe('on air a source has the name of its publisher, not of a section', () => {
  test.each([
    ['World news | The Guardian', 'www.theguardian.com', 'The Guardian'],
    ['Startseite | tagesschau.de', 'www.tagesschau.de', 'tagesschau.de'],
    ['RSS di Homepage - ANSA.it', 'www.ansa.it', 'ANSA.it'],
    ['Politics : NPR', 'feeds.npr.org', 'NPR'],
    ['News – Deutsche Welle', 'rss.dw.com', 'Deutsche Welle'],
    ['Top stories - Coast Gazette - Latest', 'feeds.example', 'Coast Gazette'],
    ['Bayern | BR24', 'www.br.de', 'BR24'],
    ['NYT > World News', 'rss.nytimes.com', 'NYT'],
    ['The Post | Latest News & Headlines', 'paper.example', 'The Post'],
    ['Le Quotidien - Actualités - A la Une', 'paper.example', 'Le Quotidien'],
    ['Harbour News', 'news.example', 'Harbour News'],
    ['Auto | AutoBild', 'www.autobild.de', 'AutoBild'],
    ['News', 'news.example', 'News'],
    ['', 'www.news.example', 'news.example'],
  ])('%s of %s', (name, host, said) => {
    expect(speakableName(name, { host })).toBe(said)
  })
})

test('an endless word is cut: no rule for words has to look through thousands of letters', () => {
  const made = makeContentItem(
    { identity: '1', title: 'x'.repeat(5000), text: stripMarkup(`<p>Before ${'y'.repeat(5000)} after.</p>`) },
    '',
    {
      host: 'a.example',
      url: 'https://a.example/',
    },
  )
  expect(made?.text).toBe(`Before ${'y'.repeat(300)} after.`)
  expect(made?.title.length).toBeLessThanOrEqual(300)
})
