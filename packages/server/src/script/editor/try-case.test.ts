import { expect, test } from 'vitest'
import { readCases } from './editor-case.ts'
import { editorTable } from './editor-table.ts'
import { tryCase } from './try-case.ts'

const faultsOf = async (change: object) => {
  const items = [{ title: 'Fog over the harbour', text: 'Ships sound their horns.', source: 'Coast Gazette' }]
  const [one] = readCases('a.json', JSON.stringify({ id: 'a', kind: 'k', tongue: 'en', items, ...change }))
  if (!one) throw new Error('no case')
  return (await tryCase(one)).faults
}

test('a case holds when everything is said that must be, and nothing that must not', async () => {
  const feed = `<rss version="2.0"><channel><title>Harbour News</title><item><title>Second ferry &amp; pier</title></item></channel></rss>`
  expect(await faultsOf({ mustSay: ['Fog over the harbour', '/Coast Gazette/'], mustNotSay: ['bribes'] })).toEqual([])
  expect(await faultsOf({ items: [], feed, mustSay: ['econd ferry & pier'] })).toEqual([])
})

test('each word too little or too much is a fault of its own', async () => {
  const change = { mustSay: ['ferry'], mustNotSay: ['Fog'], spokenMustSay: ['boats'], spokenMustNotSay: ['/horns/'] }
  expect(await faultsOf(change)).toEqual([
    'did not say: ferry',
    'said: Fog',
    'the voice did not get: boats',
    'the voice got: /horns/',
  ])
})

test('an item must be left out for its own reason', async () => {
  const leftOut = { 'Fog over the harbour': 'aired' }
  expect(await faultsOf({ leftOut, aired: ['Fog over the harbour'] })).toEqual([])
  expect(await faultsOf({ leftOut })).toEqual(['“Fog over the harbour” should be left out (aired), but was told'])
  const other = { 'Fog over the harbour': 'quote' }
  expect((await faultsOf({ leftOut: other, aired: ['Fog over the harbour'] })).join()).toContain('but was for aired')
})

test('a source that cannot be read fails a case unless it asks for that', async () => {
  expect(await faultsOf({ feed: '{}', mode: 'rss' })).toEqual([expect.stringContaining('the source was refused: ')])
  expect(await faultsOf({ feed: '{}', mode: 'rss', refused: 'no JSON Feed' })).toEqual([])
  expect(await faultsOf({ refused: 'no JSON Feed' })).toEqual(['the source was not refused: no JSON Feed'])
})

test('the table counts by kind and by tongue', () => {
  const held = { kind: 'quote', tongue: 'en', faults: [] } as const
  const results = [held, { ...held, faults: ['said: x'] }, { ...held, tongue: 'de' as const }, { ...held, kind: 'money' }]
  expect(editorTable(results.map((one) => ({ ...one, faults: [...one.faults] }))).split('\n')).toEqual([
    'kind    de   en  all',
    'money       1/1  1/1',
    'quote  1/1  1/2  2/3',
    'all    1/1  2/3  3/4',
  ])
})
