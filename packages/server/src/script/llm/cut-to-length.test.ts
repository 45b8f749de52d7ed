import { scriptText, TARGET_SECONDS } from '@hourcast/domain/sources/content'
import { expect, test } from 'vitest'
import { lengthOf } from '../built-in/nearest-in-length.ts'
import { writeInput } from '../testing/write-input.ts'
import { cutToLength } from './cut-to-length.ts'
import { serving } from './testing/model-server.ts'

const STORIES = writeInput()
  .items.slice(0, 6)
  .map(({ title, text }, at) => `[${at + 1}] ${title.toLowerCase().replace(/^./, (first) => first.toUpperCase())}. ${text}`)
const LONG = [
  'Good morning, this is Harbour Radio, and I am Clara.',
  ...STORIES.map((story) => story.replace(/ (?:Read more|Click here|The final).*$/, '')),
  'That was Clara, for Harbour Radio.',
].join('\n\n')

test.each([
  ['without music', {}],
  ['with music before and after', { musicBed: true, musicFormat: 'Jazz' }],
])('what a model wrote too long is cut by whole sentences: %s', async (_name, change) => {
  const { writer, asked } = await serving({ content: LONG })
  const input = writeInput(change)
  const script = await writer.write('bulletin', input)
  expect([script.writer, script.fallbackReason, asked.length]).toEqual(['llm', undefined, 1])
  const seconds = lengthOf(script, input) / 1000
  expect(seconds).toBeLessThan(TARGET_SECONDS.short * 1.06)
  expect(seconds).toBeGreaterThan(TARGET_SECONDS.short * 0.7)
  // The greeting, the stories in their order as far as there is room, the sign-off.
  const said = scriptText(script).split('\n\n')
  expect([said[0], said.at(-1)]).toEqual([
    'Good morning, this is Harbour Radio, and I am Clara.',
    'That was Clara, for Harbour Radio.',
  ])
  expect(script.itemIds).toEqual(['ferry', 'laser', 'bridge', 'robot'].slice(0, script.itemIds.length))
  for (const one of said) expect(one).toMatch(/[.!?]$/)
  // What did not fit waits for the next bulletin.
  expect(script.leftOut).toContainEqual(expect.objectContaining({ itemId: 'cup', reason: 'no-room' }))
})

test('music before and after the words leaves the model fewer of them', async () => {
  const wordsFor = async (change: object) => {
    const { writer, asked } = await serving({ content: LONG })
    await writer.write('bulletin', writeInput(change))
    return Number(/about (\d+) words/.exec(asked[0]?.body.messages[0]?.content ?? '')?.[1])
  }
  expect(await wordsFor({ musicBed: true, musicFormat: 'Jazz' })).toBeLessThan((await wordsFor({})) * 0.95)
})

test('what leads to a story that has no room goes with it, and a short story stays', () => {
  const long = `The board ${'of the harbour and of the quay '.repeat(40)}votes.`
  const told = (isLed: boolean) =>
    cutToLength(
      [
        { text: 'Good morning.', numbers: [] },
        { text: `Two ferries sail. ${long}`, numbers: [1], ...(isLed ? { isLed } : {}) },
        { text: 'That was Clara.', numbers: [] },
      ],
      { input: writeInput(), locale: 'en-US', toSpoken: (text) => text },
    ).map(({ text }) => text)
  expect(told(false)).toEqual(['Good morning.', 'Two ferries sail.', 'That was Clara.'])
  expect(told(true)).toEqual(['Good morning.', 'That was Clara.'])
})
