import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { createKeptFolder } from '../kept-folder.ts'
import { keepSpeech, speechKey } from './kept-voice.ts'
import type { SpeakRequest, Speech, Voice } from './voice-types.ts'

const request: SpeakRequest = { text: 'Good morning.', language: 0, tone: 0, hostName: 'Clara', gender: 'f' }
const inS16 = Float32Array.from([0, 0.5, -1, 32_767 / 32_768, -3 / 32_768])
const finer = Float32Array.from([0.1, -0.7, 1, 1e-9])

const given = async (samples = inS16) => {
  const root = await mkdtemp(join(tmpdir(), 'kept-voice-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const folder = join(root, 'speech')
  const spoken: string[] = []
  const voice: Voice = {
    identity: 'test:1',
    concurrency: 1,
    maxChars: 100,
    speaks: () => true,
    rests: () => false,
    speak: async ({ text }): Promise<Speech> => {
      spoken.push(text)
      return { sampleRate: 22_050, samples }
    },
    close: async () => {},
  }
  const open = () => keepSpeech(voice, createKeptFolder({ folder, maxBytes: 1_000_000 }))
  return { folder, spoken, voice, open }
}

test.each([
  ['16 bits', inS16],
  ['more than 16 bits', finer],
])('a sentence of %s is spoken once, and read back to the last bit by the next process', async (_what, samples) => {
  const { open, spoken } = await given(samples)
  const first = await open().speak(request)
  const again = await open().speak(request)
  expect(again).toEqual({ sampleRate: 22_050, samples: first.samples })
  expect(spoken).toHaveLength(1)
})

test('sentences are kept one by one: a script that was cut off goes on with the first that is not there', async () => {
  const { open, spoken } = await given()
  const [one, two, three] = ['One.', 'Two.', 'Three.'].map((text) => ({ ...request, text }))
  if (!one || !two || !three) throw new Error('three sentences')
  await open().speak(one)
  await open().speak(two)
  for (const each of [one, two, three]) await open().speak(each)
  expect(spoken).toEqual(['One.', 'Two.', 'Three.'])
})

test('anything that changes the sound is another sentence', () => {
  const how = fc.record({
    text: fc.constantFrom('a', 'b'),
    language: fc.constantFrom(0, 8),
    tone: fc.constantFrom(0, 1),
    hostName: fc.constantFrom('Clara', 'Marek'),
    gender: fc.constantFrom('f' as const, 'm' as const, undefined),
  })
  const voice = fc.constantFrom('built-in:3', 'remote:x')
  fc.assert(
    fc.property(how, voice, how, voice, (a, voiceA, b, voiceB) => {
      const isSame = JSON.stringify([a, voiceA]) === JSON.stringify([b, voiceB])
      expect(speechKey(voiceA, a) === speechKey(voiceB, b)).toBe(isSame)
    }),
  )
})

test('what came out wrong is forgotten and spoken again', async () => {
  const { open, spoken } = await given()
  const voice = open()
  await voice.speak(request)
  await voice.forget([request])
  await voice.speak(request)
  expect(spoken).toHaveLength(2)
})

test('without a folder, or with one that cannot be used, it speaks all the same', async () => {
  const { voice, folder, open, spoken } = await given()
  await writeFile(folder, 'in the way')
  expect((await open().speak(request)).samples).toEqual(inS16)
  const keeping = keepSpeech(voice, undefined)
  expect((await keeping.speak(request)).samples).toEqual(inS16)
  await keeping.forget([request])
  expect(spoken).toHaveLength(2)
})

test('a voice that fails leaves nothing behind', async () => {
  const { voice, open } = await given()
  voice.speak = async () => {
    throw new Error('hoarse')
  }
  await expect(open().speak(request)).rejects.toThrow('hoarse')
})
