import { expect, test } from 'vitest'
import { findSentenceFault, heldOf } from './gates.ts'
import { item, writeInput } from './testing/write-input.ts'

const faultOf = (sentence: string) => {
  const items = [item('one', sentence, '')]
  return findSentenceFault(sentence, writeInput({ items }), heldOf('', items, 'en'), 'en')?.code
}

test.each([
  'Good.',
  'The ferry: good, but late.',
  'Story two: the drawbridge.',
  'As an editor I find that it is good.',
  'The entry does not say when.',
  'The tall ship is a trifle.',
  'The ferry story is half.',
])('a note of an editor is not aired: %s', (sentence) => {
  expect(faultOf(sentence)).toBe('markup')
})

test.each([
  'Harlau marks its entry into the league.',
  'Police closed the entry to the tunnel.',
  'The treaty bans the entry of weapons.',
  'She worked as an editor at a newspaper.',
  'He repeated the speech word for word.',
  'His story is true, the court says.',
  'The club paid a trifle for the player.',
  'The weather on Saturday: fine.',
  'Good morning, this is Clara.',
])('news is: %s', (sentence) => {
  expect(faultOf(sentence)).toBeUndefined()
})
