import { createHash } from 'node:crypto'
import type { KeptFolder } from '../kept-folder.ts'
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

const toS16 = (samples: Float32Array): Int16Array | undefined => {
  const small = Int16Array.from(samples, (sample) => sample * 32_768)
  return small.every((sample, i) => sample / 32_768 === samples[i]) ? small : undefined
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
  // A copy of its own, at an address that samples may begin at.
  const { buffer } = Uint8Array.from(bytes.subarray(HEADER_BYTES))
  const samples =
    format === F32 ? new Float32Array(buffer) : Float32Array.from(new Int16Array(buffer), (sample) => sample / 32_768)
  return { sampleRate: bytes.readUInt32LE(0), samples }
}

/** A voice that keeps what it has spoken, piece by piece: a render that died goes on where it was, and what was said before is said alike. */
export type KeptVoice = Voice & {
  /** These pieces came out wrong: they are spoken again when they are next asked for. */
  forget(requests: readonly SpeakRequest[]): Promise<void>
}

/** Without a folder it keeps nothing. */
export const keepSpeech = (voice: Voice, folder: KeptFolder | undefined): KeptVoice => ({
  ...voice,
  speak: async (request) => {
    if (!folder) return voice.speak(request)
    const key = speechKey(voice.identity, request)
    const kept = await folder.read(key)
    request.signal?.throwIfAborted()
    const known = kept && decode(kept)
    if (known) return known
    const speech = await voice.speak(request)
    await folder.keep(key, encode(speech))
    return speech
  },
  forget: async (requests) => {
    await Promise.all(requests.map((request) => folder?.forget(speechKey(voice.identity, request))))
  },
})
