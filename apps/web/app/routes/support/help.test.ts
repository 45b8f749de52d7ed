import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PLAYOUTS } from '../../components/page/playouts.ts'
import { freshOf, type HelpLinks } from './article.ts'
import { HELP } from './help.ts'

const STEM = 'https://air.hourcast.example/station/abc'
const LINKS: HelpLinks = {
  ...{ publicUrl: 'https://air.hourcast.example', mp3: `${STEM}.mp3`, wav: `${STEM}.wav` },
  ...{ json: `${STEM}.json`, feed: `${STEM}.xml`, calendar: `${STEM}.ics`, whose: 'own', email: 'anna@radio.example' },
}
const articles = HELP.flatMap((group) => group.articles)
const htmlOf = ({ Body }: (typeof articles)[number]): string => renderToStaticMarkup(createElement(Body, { links: LINKS }))

test('there is help for each of the eight playout programs, and each says what it was tried with or where its names come from', () => {
  const playout = HELP.find(({ id }) => id === 'playout')?.articles ?? []
  expect(playout.map(({ title }) => title)).toEqual([
    'Liquidsoap',
    'RadioDJ',
    'mAirList',
    'RadioBOSS',
    'PlayIt Live',
    'SAM Broadcaster',
    'AzuraCast',
    'LibreTime',
  ])
  for (const { title, asOf } of playout) expect(asOf, title).toMatch(/Tried with|as of|as RadioDJ/i)
})

test('each playout that the first page names leads to its article', () => {
  const articles = HELP.find(({ id }) => id === 'playout')?.articles ?? []
  expect(PLAYOUTS).toEqual(articles.map(({ id, title }) => ({ id, title })))
})

test('every anchor is there once, and every article that another one leads to is there', () => {
  const ids = HELP.flatMap(({ id, articles: inGroup }) => [id, ...inGroup.map((article) => article.id)])
  expect(new Set(ids).size).toBe(ids.length)
  const wanted = articles.flatMap((article) => [...htmlOf(article).matchAll(/href="#([^"]+)"/g)].map(([, id]) => id))
  expect(wanted.length).toBeGreaterThan(3)
  for (const id of wanted) expect(ids).toContain(id)
})

test('what is to be pasted holds the reader’s own addresses, and no playout gets one that serves what is old', () => {
  const pasted = (id: string) => {
    const article = articles.find((known) => known.id === id)
    return article ? htmlOf(article) : ''
  }
  for (const id of ['liquidsoap', 'mairlist', 'radioboss', 'sam-broadcaster'])
    expect(pasted(id), id).toContain(freshOf(LINKS).replaceAll('&', '&amp;'))
  for (const id of ['radiodj', 'libretime']) expect(pasted(id), id).toContain(LINKS.feed)
  expect(pasted('api')).toContain('/schedulers/anna%40radio.example')
})
