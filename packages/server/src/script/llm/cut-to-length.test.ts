import { scriptText, TARGET_SECONDS } from '@hourcast/domain/sources/content'
import { expect, test } from 'vitest'
import { lengthOf } from '../built-in/nearest-in-length.ts'
import { writeInput } from '../testing/write-input.ts'
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

test('of a story that is cut no link is left alone', async () => {
  const linked = LONG.replaceAll(/(\[\d\]) /g, '$1 And then. ')
  const { writer } = await serving({ content: linked })
  expect(scriptText(await writer.write('bulletin', writeInput()))).not.toMatch(/And then\.(?! [A-Z])/)
})
