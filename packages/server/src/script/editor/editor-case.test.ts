import { expect, test } from 'vitest'
import { readCases } from './editor-case.ts'

const CASE = { id: 'a', kind: 'quote', tongue: 'en', items: [{ title: 'Fog over the harbour' }] }

test('a file is one case, a list of them, or one a line', () => {
  const ids = (name: string, content: string) => readCases(name, content).map(({ id }) => id)
  expect(ids('a.json', JSON.stringify(CASE))).toEqual(['a'])
  expect(ids('a.json', JSON.stringify([CASE, { ...CASE, id: 'b' }], null, 2))).toEqual(['a', 'b'])
  expect(ids('a.jsonl', `${JSON.stringify(CASE)}\n\n${JSON.stringify({ ...CASE, id: 'b' })}\n`)).toEqual(['a', 'b'])
})

test('settings go by the names of the wizard or by number, and what is not said is the default', () => {
  const [one] = readCases(
    'a.json',
    JSON.stringify({ ...CASE, settings: { type: 'Weather', tone: 'playful', language: 'es-MX' } }),
  )
  expect(one?.settings).toMatchObject({ type: 2, tone: 5, language: 13, length: 'short', task: '' })
  const [two] = readCases('a.json', JSON.stringify({ ...CASE, settings: { type: 7, tone: 4 } }))
  expect(two?.settings).toMatchObject({ type: 7, tone: 4 })
})

test('words are looked for as they are, between slashes they are a pattern; spaces and apostrophes are plain', () => {
  const mustSay = ['it’s  9 AM', '/took bribes/i']
  const [one] = readCases('a.json', JSON.stringify({ ...CASE, mustSay }))
  expect(one?.mustSay.map(({ isIn }) => isIn("Mayor Took Bribes, it's 9 AM"))).toEqual([true, true])
  expect(one?.mustSay.map(({ isIn }) => isIn("it's 9 am"))).toEqual([false, false])
})

test.each<[string, string, string, string]>([
  ['what is no JSON', 'a.jsonl', `${JSON.stringify(CASE)}\n{`, 'a.jsonl:2: '],
  ['a word that is none of ours', 'a.json', JSON.stringify({ ...CASE, mustsay: ['x'] }), 'mustsay'],
  ['a type that is not on the list', 'a.json', JSON.stringify({ ...CASE, settings: { type: 'Gossip' } }), "type: 'Gossip'"],
  ['a reason that nobody has', 'a.json', JSON.stringify({ ...CASE, leftOut: { Fog: 'boring' } }), 'leftOut.Fog: no reason'],
  ['a broken pattern', 'a.json', JSON.stringify({ ...CASE, mustSay: ['/(/'] }), 'mustSay.0: '],
])('%s is told with its place', (_what, name, content, words) => {
  expect(() => readCases(name, content)).toThrow(words)
})
