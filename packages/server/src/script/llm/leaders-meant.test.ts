import { expect, test } from 'vitest'
import { findForeignName } from '../foreign-name.ts'
import { isNameIn } from '../name-forms.ts'
import type { Tongue } from '../tongue.ts'
import { leadersMeant } from './leaders-meant.ts'

test('a surname that everybody knows has its first name', () => {
  expect(leadersMeant('Trump a reçu Zelensky, puis Macron et Trump.')).toEqual(['Donald', 'Volodymyr', 'Emmanuel'])
  expect(leadersMeant('Tayyip Erdoğan et Orbán')).toEqual(['Recep', 'Tayyip', 'Viktor'])
})

test.each([
  'Eric Trump was fined on Friday.',
  'Hunter Biden war bei Joe Biden.',
  'Flávio Bolsonaro foi condenado.',
  'Hans Merz hat eine Bäckerei.',
])('but not where another of that name is told of: %s', (text) => {
  expect(leadersMeant(text)).toEqual([])
})

test.each([
  'US-Präsident Trump reist ab.',
  'President Trump left.',
  'Le président Trump part.',
  'Donald Trump left. Trump said so.',
])('a title is no first name: %s', (text) => {
  expect(leadersMeant(text)).toEqual(['Donald'])
})

test('others keep the name that their paper prints', () => {
  expect(leadersMeant('Quimby met Johnson; the trumpets played.')).toEqual([])
})

test.each<[string, string, Tongue]>([
  ['Wołodymyr Zełenski ostrzega przed zimą.', 'Zełenski ostrzega przed zimą.', 'pl'],
  ['Wladimir Putin reist nach Harlau.', 'Putin reist nach Harlau.', 'de'],
  ['Lo ha detto Donald Trump.', 'Trump: è così', 'it'],
])('%s', (sentence, held, tongue) => {
  const isHeldWord = isNameIn(held, leadersMeant(held).join(' ').toLowerCase(), tongue)
  expect(findForeignName(sentence, isHeldWord, { tongue })).toBeUndefined()
})
