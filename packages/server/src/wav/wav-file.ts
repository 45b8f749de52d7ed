import { Readable } from 'node:stream'
import type { WavLabel } from '@hourcast/audio/wav/wav-facts'
import { wavHead } from '@hourcast/audio/wav/wav-head'
import { type AudioFacts, type Slice, sha256Of } from '../storage/audio-store.ts'
import type { StoredWav } from './stored-wav.ts'
import type { Wavs } from './wavs.ts'

/** A WAV as it goes out: a head of its broadcast before a body that others may share. */
export type WavFile = {
  facts: AudioFacts
  read(): Promise<Uint8Array>
  stream(slice: Slice): Promise<Readable>
}

export const wavFile = (wavs: Pick<Wavs, 'read' | 'stream'>, wav: StoredWav, label: WavLabel): WavFile => {
  const head = wavHead(label, wav)
  const { id, sizeBytes, sha256 } = wav.body
  return {
    // Not the hash of its bytes, which nobody has in one piece, but as different as they are.
    facts: { id, sizeBytes: head.length + sizeBytes, sha256: sha256Of(Buffer.concat([head, Buffer.from(sha256)])) },
    read: async () => Buffer.concat([head, await wavs.read(wav)]),
    stream: async ({ start, end }) => {
      const first = head.subarray(start, end + 1)
      if (end < head.length) return Readable.from([first])
      const rest = await wavs.stream(wav, { start: Math.max(0, start - head.length), end: end - head.length })
      return first.length === 0 ? rest : headBefore(first, rest)
    },
  }
}

/** Let go of before its end, it lets go of the rest. */
const headBefore = (first: Buffer, rest: Readable): Readable => {
  const both = Readable.from(
    (async function* () {
      yield first
      yield* rest
    })(),
    { objectMode: false },
  )
  return both.once('close', () => rest.destroy())
}
