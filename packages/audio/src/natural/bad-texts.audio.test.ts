import { afterAll, beforeAll, expect, test } from 'vitest'
import { planSentences } from '../plan-sentences.ts'
import { bundleForTest, voiceProgram } from '../testing/bundle-for-test.ts'
import { givenNaturalVoices } from '../testing/given-natural-voices.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type BuiltInVoice, createBuiltInVoice } from '../voice/built-in-voice.ts'
import { readInstalledVoices } from './installed-voices.ts'
import { createNaturalVoice, MAX_CHARS, type NaturalVoice } from './natural-voice.ts'

let builtIn: BuiltInVoice
let natural: NaturalVoice
const cleanUps: (() => Promise<void>)[] = []
beforeAll(async () => {
  const { files, remove } = await bundleForTest(['natural/natural-voice-program.ts'])
  const given = await givenNaturalVoices()
  await given.add('en-US:hum')
  const [voice] = readInstalledVoices(given.folder)
  if (!voice) throw new Error('it was added')
  builtIn = createBuiltInVoice({ program: voiceProgram })
  natural = createNaturalVoice({ voice, program: files[0] ?? '', languages: [0], phonemes: builtIn.phonemes })
  cleanUps.push(remove, given.remove, builtIn.close, natural.close)
})
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
})

const speak = (text: string) => natural.speak({ text, language: 0, tone: 0, hostName: 'Clara' })
const secondsOf = async (text: string) => {
  const { samples, sampleRate } = await speak(text)
  return samples.length / sampleRate
}
const sentencesOf = (spoken: string) =>
  planSentences({ ...sampleRequest(), segments: [{ spoken, pauseAfterMs: 0 }] }, MAX_CHARS).map(({ text }) => text)

test.each([
  ['one word', 'a'.repeat(20_000)],
  ['words', 'word and more of it '.repeat(1_000)],
])('20,000 letters without a stop, as %s, are spoken in pieces that memory has room for', async (_, text) => {
  const pieces = sentencesOf(text)
  expect(pieces.length).toBeGreaterThan(70)
  expect(await secondsOf(pieces[0] ?? '')).toBeGreaterThan(1)
})

test('given whole they are refused, and the next sentence is spoken', async () => {
  await expect(speak('word and more of it '.repeat(1_000))).rejects.toMatchObject({ code: 'refused' })
  expect(natural.rests(0)).toBe(false)
  expect(await secondsOf('Good morning.')).toBeGreaterThan(0.3)
})

test('a NUL ends no sentence', async () => {
  const [whole, half] = [await secondsOf('Good\0morning everybody here.'), await secondsOf('Good.')]
  expect(whole).toBeGreaterThan(half * 1.5)
})

test('emoji alone are no sentence; beside words they are passed by or named', async () => {
  expect(sentencesOf('😀😀🎉')).toEqual([])
  expect(await secondsOf('Good morning 😀.')).toBeGreaterThan(0.3)
})

test('a script that the voice has no sounds for is refused, and the next sentence is spoken', async () => {
  await expect(speak('今天天气很好')).rejects.toMatchObject({ code: 'refused', message: expect.stringContaining('sound') })
  expect(natural.rests(0)).toBe(false)
  expect(await secondsOf('Good morning, 東京.')).toBeGreaterThan(0.3)
})
