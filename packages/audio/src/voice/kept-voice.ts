import { createHash } from 'node:crypto'
import type { KeptFolder } from '../kept-folder.ts'
import { samplesFromS16 } from './pcm.ts'
import type { SpeakRequest, Speech, Voice } from './voice-types.ts'

/** Raised when a voice's sound or this format changes without its identity. */
const VERSION = 1
const HEADER_BYTES = 8
const S16 = 0
const F32 = 1

/** Everything that shapes how a piece sounds. */
export const speechKey = (identity: string, { text, language, tone, hostName, gender }: SpeakRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, identity, text, language, tone, hostName, gender ?? null]))
    .digest('hex')

// A plain loop: a method with a callback takes ten times as long, and this holds up the event loop.
const toS16 = (samples: Float32Array): Int16Array | undefined => {
  const small = new Int16Array(samples.length)
  for (let i = 0; i < samples.length; i += 1) {
    const scaled = (samples[i] ?? 0) * 32_768
    small[i] = scaled
    if (small[i] !== scaled) return undefined
  }
  return small
}

/** Samples as they are: in 16 bits where the voice gave no more, so that what is read is what was spoken to the last bit. */
const encode = ({ sampleRate, samples }: Speech): Buffer => {
  const small = toS16(samples)
  const kept = small ?? samples
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32LE(sampleRate, 0)
  header.writeUInt32LE(small ? S16 : F32, 4)
  return Buffer.concat([header, Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength)])
}

const decode = (bytes: Buffer): Speech | undefined => {
  const format = bytes.length >= HEADER_BYTES ? bytes.readUInt32LE(4) : undefined
  if (format !== S16 && format !== F32) return undefined
  const rest = bytes.subarray(HEADER_BYTES)
  // A copy has an address that samples may begin at.
  const samples = format === F32 ? new Float32Array(Uint8Array.from(rest).buffer) : samplesFromS16(rest)
  return { sampleRate: bytes.readUInt32LE(0), samples }
}

/** A voice that keeps what it has spoken, piece by piece: a render that died goes on where it was, and what was said before is said alike. */
export type KeptVoice = Voice & {
  /** What it has spoken before. */
  recall(request: SpeakRequest): Promise<Speech | undefined>
  /** These pieces came out wrong: they are spoken again when they are next asked for. */
  forget(requests: readonly SpeakRequest[]): Promise<void>
}

/** Without a folder it keeps nothing. */
export const keepSpeech = (voice: Voice, folder: KeptFolder | undefined): KeptVoice => {
  const recall = async (request: SpeakRequest): Promise<Speech | undefined> => {
    const kept = await folder?.read(speechKey(voice.identity, request))
    request.signal?.throwIfAborted()
    return kept && decode(kept)
  }
  return {
    ...voice,
    recall,
    speak: async (request) => {
      const known = await recall(request)
      if (known) return known
      const speech = await voice.speak(request)
      await folder?.keep(speechKey(voice.identity, request), encode(speech))
      return speech
    },
    forget: async (requests) => {
      await Promise.all(requests.map((request) => folder?.forget(speechKey(voice.identity, request))))
    },
  }
}
