import { scriptText, TARGET_SECONDS } from '@hourcast/domain/sources/content'
import { expect, test } from 'vitest'
import { lengthOf } from '../built-in/nearest-in-length.ts'
import { writeInput } from '../testing/write-input.ts'
import { cutToLength } from './cut-to-length.ts'
import { serving } from './testing/model-server.ts'

const STORIES = writeInput()
  .items.slice(0, 6)
  .map(({ title, text }, at) => `[${at + 1}] ${title.toLowerCase().replace(/^./, (first) => first.toUpperCase())}. ${text}`)
const ORDER = ['ferry', 'laser', 'bridge', 'robot', 'cup', 'soup']
const LONG = [
  'Good morning, this is Harbour Radio, and I am Clara.',
  ...STORIES.map((story) => story.replace(/ (?:Read more|Click here|The final).*$/, '')),
  'That was Clara, for Harbour Radio.',
].join('\n\n')

test.each([
  ['without music', {}],
  ['with music before and after', { musicBed: true, musicFormat: 'Jazz' }],
])('what a model wrote too long is cut to the stories that have room: %s', async (_name, change) => {
  const { writer } = await serving({ content: LONG })
  const input = writeInput(change)
  const script = await writer.write('bulletin', input)
  expect([script.writer, script.fallbackReason]).toEqual(['llm', undefined])
  const seconds = lengthOf(script, input) / 1000
  expect(seconds).toBeLessThan(TARGET_SECONDS.short * 1.06)
  expect(seconds).toBeGreaterThan(TARGET_SECONDS.short * 0.7)
  // The greeting, the stories in their order as far as there is room, the sign-off.
  const said = scriptText(script).split('\n\n')
  expect([said[0], said.at(-1)]).toEqual([
    'Good morning, this is Harbour Radio, and I am Clara.',
    'That was Clara, for Harbour Radio.',
  ])
  expect(script.itemIds.slice(0, 2)).toEqual(['ferry', 'laser'])
  expect(script.itemIds).toEqual(ORDER.filter((id) => script.itemIds.includes(id)))
  for (const one of said) expect(one).toMatch(/[.!?]$/)
  // What did not fit waits for the next bulletin.
  const waiting = script.leftOut.flatMap(({ itemId, reason }) => (reason === 'no-room' ? [itemId] : []))
  expect([...script.itemIds, ...waiting].sort()).toEqual([...ORDER].sort())
})

test.each([0, 1, 5])(
  'so many words are asked for as there is time for, if they are like those of the entries: in tone %i',
  async (tone) => {
    const { writer, asked } = await serving({ content: LONG })
    const input = writeInput({ tone })
    await writer.write('bulletin', input)
    const wanted = Number(/about (\d+) words/.exec(asked[0]?.body.messages[0]?.content ?? '')?.[1])
    const segments = input.items.map(({ text }) => ({ kind: 'item' as const, text, spoken: text, pauseAfterMs: 550 }))
    const words = input.items.flatMap(({ text }) => text.split(' ')).length
    const seconds = (lengthOf({ segments }, input) / 1000) * (wanted / words)
    expect(seconds / TARGET_SECONDS.short).toBeGreaterThan(0.92)
    expect(seconds / TARGET_SECONDS.short).toBeLessThan(1.08)
  },
)

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

test('behind two stories none is told in part, and a shorter one that fits is told', () => {
  const sentence = (of: string, words: number) => `The ${of} ${'and the quay '.repeat(Math.ceil(words / 3))}is open.`
  const story = (of: string, ...words: number[]) => ({ text: words.map((count) => sentence(of, count)).join(' '), numbers: [1] })
  const told = (...stories: ReturnType<typeof story>[]) =>
    cutToLength([{ text: 'Good morning.', numbers: [] }, ...stories, { text: 'That was Clara.', numbers: [] }], {
      input: writeInput(),
      locale: 'en-US',
      toSpoken: (text) => text,
    }).slice(1, -1)
  const [pier, gate, lock, dock] = [story('pier', 27), story('gate', 27), story('lock', 18, 150), story('dock', 12)]
  expect(told(pier, gate, lock, dock)).toEqual([pier, gate, dock])
  // Of two the second may lose its end.
  const [, cut] = told(story('pier', 36), story('gate', 18, 18, 120))
  expect(cut).toEqual(story('gate', 18, 18))
})

test('a link in a paragraph of its own goes with its story', () => {
  const long = `The board ${'of the harbour and of the quay '.repeat(40)}votes.`
  const said = cutToLength(
    [
      { text: 'Good morning.', numbers: [] },
      { text: 'Two ferries sail.', numbers: [1] },
      { text: 'And now to sport.', numbers: [] },
      { text: long, numbers: [2] },
      { text: 'That was Clara.', numbers: [] },
    ],
    { input: writeInput(), locale: 'en-US', toSpoken: (text) => text },
  )
  expect(said.map(({ text }) => text)).toEqual(['Good morning.', 'Two ferries sail.', 'That was Clara.'])
})

test('a greeting and a sign-off without a story are no bulletin', async () => {
  const endless = `The harbour board votes for a second ferry ${'and the boat and the crossing '.repeat(60)}.`
  const { writer } = await serving({
    content: ['Good morning, I am Clara.', `[1] ${endless}`, 'That was Clara, for Harbour Radio.'].join('\n\n'),
  })
  expect(await writer.write('bulletin', writeInput())).toMatchObject({
    writer: 'built-in',
    fallbackReason: 'the model wrote too little or too much',
  })
})
