import type { ContentItem, Script } from '@hourcast/domain/sources/content'
import { expect, test } from 'vitest'
import { leftOutLines, scriptReport } from './script-report.ts'

const FERRY: ContentItem = {
  id: 'a',
  title: 'Second ferry',
  text: 'It sails in May.',
  source: 'News',
  link: 'https://n.example/a',
}
const OLD: ContentItem = { id: 'b', title: 'Schools shut today\u001b[2J', text: '', source: 'News' }

const SCRIPT: Script = {
  title: 'Harbour Radio',
  writer: 'built-in',
  fallbackReason: 'the model refused',
  itemIds: ['a'],
  segments: [
    { kind: 'greeting', text: 'Good morning.', spoken: 'Good morning.', pauseAfterMs: 0 },
    { kind: 'item', text: 'Second ferry at 9 a.m.', spoken: 'Second ferry at nine.', pauseAfterMs: 0, itemIds: ['a'] },
  ],
  leftOut: [
    { itemId: 'b', title: OLD.title, source: 'News', reason: 'stale-day' },
    { itemId: 'a', title: 'Second ferry', source: 'News', reason: 'quote', sentence: 'I am glad.' },
  ],
}

test('programs read the items behind each breath, the writer and why something was left out', () => {
  expect(scriptReport(SCRIPT, [FERRY, OLD])).toEqual({
    title: 'Harbour Radio',
    text: 'Good morning.\n\nSecond ferry at 9 a.m.',
    writer: 'built-in',
    fallbackReason: 'the model refused',
    segments: [
      { kind: 'greeting', text: 'Good morning.', spoken: 'Good morning.', items: [] },
      {
        kind: 'item',
        text: 'Second ferry at 9 a.m.',
        spoken: 'Second ferry at nine.',
        items: [{ id: 'a', title: 'Second ferry', source: 'News', link: 'https://n.example/a' }],
      },
    ],
    leftOut: [
      {
        id: 'b',
        title: OLD.title,
        source: 'News',
        code: 'stale-day',
        reason: 'speaks of a day that is over, or would be taken for another',
      },
      {
        id: 'a',
        title: 'Second ferry',
        source: 'News',
        link: 'https://n.example/a',
        sentence: 'I am glad.',
        code: 'quote',
        reason: 'quoted words without their speaker',
      },
    ],
  })
})

test('people read one line each, and what a stranger wrote does nothing to their terminal', () => {
  expect(leftOutLines(SCRIPT)).toEqual([
    'the built-in writer took over: the model refused',
    'left out: “Schools shut today\ufffd[2J” (News): speaks of a day that is over, or would be taken for another',
    'left out: a sentence of “Second ferry”, “I am glad.” (News): quoted words without their speaker',
  ])
})
