import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { phonemeIds } from './phoneme-ids.ts'
import { readModelSettings } from './read-model-settings.ts'

export type Model = {
  sampleRate: number
  /** Mono, 16 bits. `stretch`: how long its sounds are to be, against its own. Throws when none of the phonemes has a sound, or when they are too many. */
  speak(phonemes: string, stretch: number): Promise<Int16Array>
}

/** Memory grows with the longest sentence: 260 letters are some 600 numbers and half a gigabyte. */
const MAX_IDS = 2_000

/** Without noise the same phonemes give the same samples; with it a voice that speaks again sounds another. */
const NOISE = 0

/** Loads `voice.onnx` and its settings from a voice's folder: one thread, which others share the machine with. */
export const openModel = async (folder: string): Promise<Model> => {
  const settings = readModelSettings(await readFile(join(folder, 'voice.onnx.json'), 'utf8'))
  const { InferenceSession, Tensor } = await import('onnxruntime-node')
  const session = await InferenceSession.create(join(folder, 'voice.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  })
  const [output] = session.outputNames
  if (!output || !['input', 'input_lengths', 'scales'].every((name) => session.inputNames.includes(name)))
    throw new Error('the model has not the inputs of a Piper voice')
  return {
    sampleRate: settings.sampleRate,
    speak: async (phonemes, stretch) => {
      const ids = phonemeIds(phonemes, settings.phonemeIds)
      if (ids.length === 0) throw new Error('phonemes: none of them has a sound in this voice')
      if (ids.length > MAX_IDS) throw new Error(`phonemes: at most ${MAX_IDS} numbers at once, not ${ids.length}`)
      const results = await session.run({
        input: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
        input_lengths: new Tensor('int64', BigInt64Array.of(BigInt(ids.length)), [1]),
        scales: new Tensor('float32', Float32Array.of(NOISE, settings.lengthScale * stretch, NOISE), [3]),
        ...(settings.speakers > 1 ? { sid: new Tensor('int64', BigInt64Array.of(0n), [1]) } : {}),
      })
      const { data } = results[output] ?? {}
      if (!(data instanceof Float32Array)) throw new Error('the model gave no samples')
      return toS16(data)
    },
  }
}

const toS16 = (samples: Float32Array): Int16Array => {
  const small = new Int16Array(samples.length)
  for (let i = 0; i < samples.length; i += 1) small[i] = Math.max(-1, Math.min(1, samples[i] ?? 0)) * 32_767
  return small
}
