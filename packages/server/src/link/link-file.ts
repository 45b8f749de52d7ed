import type { Readable } from 'node:stream'
import type { Services } from '../services.ts'
import type { Slice } from '../storage/audio-store.ts'
import type { StoredWav } from '../wav/stored-wav.ts'
import { wavFile } from '../wav/wav-file.ts'
import { wavLabel } from '../wav/wav-label.ts'
import type { Served } from './link-headers.ts'
import type { OnAir } from './on-air.ts'

/** What a link serves of a broadcast, in the format that was asked for. */
export type LinkFile = {
  onAir: OnAir
  /** What its headers tell. */
  served: Served
  read(): Promise<Uint8Array>
  stream(slice: Slice): Promise<Readable>
}

export const mp3LinkFile = ({ audioStore }: Pick<Services, 'audioStore'>, onAir: OnAir): LinkFile => ({
  ...{ onAir, served: onAir },
  read: () => audioStore.read(onAir.audio),
  stream: (slice) => audioStore.stream(onAir.audio, slice),
})

export const wavLinkFile = ({ wavs }: Pick<Services, 'wavs'>, onAir: OnAir, wav: StoredWav): LinkFile => {
  const { releaseAt, spokenFor, audio } = onAir
  const { facts, read, stream } = wavFile(wavs, wav, wavLabel({ ...onAir, lastWordMs: audio.lastWordMs ?? null }))
  return { onAir, served: { releaseAt, spokenFor, audio: facts, type: 'audio/wav' }, read, stream }
}
