import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const { cuesOf, writeCaptions } = await import(fileURLToPath(new URL('../film/captions.mjs', import.meta.url)))

test('the host is named once, and each sentence stands as long as it is read', () => {
  const spoken = [
    { text: 'Good morning.', from: 20_000, to: 21_000 },
    { text: 'The ferry runs again.', from: 21_000, to: 23_500 },
  ]
  expect(cuesOf([{ host: 'Clara', spoken }])).toEqual([
    { text: '[No sound yet]', from: 0, to: 4_000 },
    { text: 'Clara: Good morning.', from: 20_000, to: 21_000 },
    { text: 'The ferry runs again.', from: 21_000, to: 23_500 },
  ])
})

test('a long sentence is cut between words, its time shared by letters, without a gap', () => {
  const text = `${'ten letter '.repeat(12)}end.`
  const cues = cuesOf([{ host: 'Clara', spoken: [{ text, from: 1_000, to: 9_000 }] }]).slice(1)
  expect(cues.length).toBeGreaterThan(1)
  expect(cues.map((cue: { text: string }) => cue.text).join(' ')).toBe(`Clara: ${text}`)
  for (const cue of cues) expect(cue.text.length).toBeLessThanOrEqual(74)
  expect([cues[0].from, cues.at(-1).to]).toEqual([1_000, 9_000])
  for (const [index, { from }] of cues.entries()) if (index > 0) expect(from).toBe(cues[index - 1].to)
})

test('the file has a time of its own form, and shows what looks like a tag as it is', () => {
  expect(
    writeCaptions([
      { text: 'Clara: 3 < 4 & more', from: 0, to: 1_500 },
      { text: 'End', from: 59_999.6, to: 65_400 },
    ]),
  ).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nClara: 3 &lt; 4 &amp; more\n\n00:01:00.000 --> 00:01:05.400\nEnd\n')
})
