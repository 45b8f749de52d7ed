import type { PhonemeIdMap } from './phoneme-ids.ts'

/** What is read of `voice.onnx.json`, as Piper writes it. */
export type ModelSettings = {
  sampleRate: number
  /** The voice of the built-in program by whose phonemes the model was trained. */
  espeakVoice: string
  /** How slowly it speaks when nobody asks for anything else. */
  lengthScale: number
  speakers: number
  phonemeIds: PhonemeIdMap
}

type Raw = {
  audio?: { sample_rate?: unknown }
  espeak?: { voice?: unknown }
  inference?: { length_scale?: unknown }
  num_speakers?: unknown
  num_symbols?: unknown
  phoneme_id_map?: unknown
}

const isIdMap = (value: unknown): value is PhonemeIdMap =>
  typeof value === 'object' &&
  value !== null &&
  ['^', '$', '_', ' '].every((mark) => Object.hasOwn(value, mark)) &&
  Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => Number.isSafeInteger(id) && id >= 0))

/** Throws an Error that names what is missing: the file is no Piper model's. */
export const readModelSettings = (json: string): ModelSettings => {
  const raw = parse(json)
  const sampleRate = raw.audio?.sample_rate
  const espeakVoice = raw.espeak?.voice
  const lengthScale = raw.inference?.length_scale ?? 1
  const speakers = raw.num_speakers ?? 1
  if (typeof sampleRate !== 'number' || !(sampleRate >= 8_000 && sampleRate <= 48_000)) throw unusable('audio.sample_rate')
  if (typeof espeakVoice !== 'string' || !/^[a-z]{2,3}(-[a-z0-9]+)*$/.test(espeakVoice)) throw unusable('espeak.voice')
  if (typeof lengthScale !== 'number' || !(lengthScale > 0.2 && lengthScale < 5)) throw unusable('inference.length_scale')
  if (typeof speakers !== 'number' || !(speakers >= 1)) throw unusable('num_speakers')
  if (!isIdMap(raw.phoneme_id_map)) throw unusable('phoneme_id_map')
  // Another voice's map names sounds that this model does not have.
  const symbols = typeof raw.num_symbols === 'number' ? raw.num_symbols : Number.POSITIVE_INFINITY
  if (Object.values(raw.phoneme_id_map).some((ids) => ids.some((id) => id >= symbols))) throw unusable('phoneme_id_map')
  return { sampleRate, espeakVoice, lengthScale, speakers, phonemeIds: raw.phoneme_id_map }
}

const parse = (json: string): Raw => {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error('the settings of the voice are not JSON')
  }
  if (typeof value !== 'object' || value === null) throw new Error('the settings of the voice are not a JSON object')
  return value
}

const unusable = (field: string): Error => new Error(`the settings of the voice have no usable ${field}`)
