import { expect, test } from 'vitest'
import { foreignNumberFinder } from '../foreign-number.ts'
import type { Tongue } from '../tongue.ts'

test.each<[Tongue, string, string]>([
  ['en', 'Nine people died.', 'Three people died.'],
  ['en', 'Twelve people were injured.', 'Three people were injured.'],
  ['de', 'Neun Menschen starben.', 'Drei Menschen starben.'],
  ['fr', 'Neuf personnes sont mortes.', 'Trois personnes sont mortes.'],
  ['es', 'Murieron nueve personas.', 'Murieron tres personas.'],
  ['it', 'Sono morte nove persone.', 'Sono morte tre persone.'],
  ['pt', 'Morreram nove pessoas.', 'Morreram três pessoas.'],
  ['pl', 'Zginęło dziewięć osób.', 'Zginęły trzy osoby.'],
  ['nl', 'Negen mensen kwamen om.', 'Drie mensen kwamen om.'],
  ['ro', 'Au murit nouă persoane.', 'Au murit trei persoane.'],
  ['hi', 'नौ लोगों की मौत हुई।', 'तीन लोगों की मौत हुई।'],
])('%s: in a story four and more are counted: “%s”', (tongue, lie, entry) => {
  const foreignNumber = foreignNumberFinder(entry.toLowerCase(), tongue, 'story')
  expect(foreignNumber(lie)).toBeDefined()
  expect(foreignNumber(entry)).toBeUndefined()
  expect(foreignNumberFinder(lie.toLowerCase(), tongue, 'story')(lie)).toBeUndefined()
})

test('a score is told in words, two of a list are counted, and the clock is told around the stories', () => {
  expect(foreignNumberFinder('they won 5:3.', 'en', 'story')('They won, five to three.')).toBeUndefined()
  expect(foreignNumberFinder('a man and a woman', 'en', 'story')('The two were hurt.')).toBeUndefined()
  expect(foreignNumberFinder('19:35', 'en', 'frame')('It is five past seven.')).toBeUndefined()
})
