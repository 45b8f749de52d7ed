import { expect, test } from 'vitest'
import type { Sentence } from './plan-sentences.ts'
import { speakScript } from './speak-script.ts'
import type { SpeakRequest, Speech } from './voice/voice-types.ts'

const how: Omit<SpeakRequest, 'text'> = { language: 0, tone: 0, hostName: 'Clara' }
const sentences: Sentence[] = ['One.', 'Two.', 'Three.', 'Four.'].map((text, segment) => ({ text, segment, pauseAfterMs: 300 }))
/** As many samples as the text has letters. */
const speechOf = ({ text }: SpeakRequest): Speech => ({ sampleRate: 22_050, samples: new Float32Array(text.length) })

const given = (known: readonly string[], concurrency = 1) => {
  const spoken: string[] = []
  return {
    spoken,
    concurrency,
    recall: async (request: SpeakRequest) => (known.includes(request.text) ? speechOf(request) : undefined),
    speak: async (request: SpeakRequest) => {
      spoken.push(request.text)
      return speechOf(request)
    },
  }
}

test.each([1, 3])(
  'only what was not spoken before is spoken, and every sentence keeps its place (%s at a time)',
  async (concurrency) => {
    const voice = given(['One.', 'Three.'], concurrency)
    const pieces = await speakScript(voice, sentences, how)
    expect(voice.spoken).toEqual(['Two.', 'Four.'])
    expect(pieces.map(({ samples, segment }) => [samples.length, segment])).toEqual([
      [4, 0],
      [4, 1],
      [6, 2],
      [5, 3],
    ])
  },
)

test('a script that was spoken before needs no voice', async () => {
  const voice = given(sentences.map(({ text }) => text))
  expect(await speakScript(voice, sentences, how)).toHaveLength(4)
  expect(voice.spoken).toEqual([])
})

test('the first failure calls the others off', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const voice = {
    ...given([], 2),
    speak: async ({ text, signal }: SpeakRequest): Promise<Speech> => {
      signals.push(signal)
      if (text === 'Two.') throw new Error('no voice')
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
    },
  }
  await expect(speakScript(voice, sentences, how)).rejects.toThrow('no voice')
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
})
