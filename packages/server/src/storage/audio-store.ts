import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { StorageError } from './storage-error.ts'

/** What a row says of its audio. */
export type AudioFacts = { id: string; sizeBytes: number; sha256: string }
/** Both ends included. */
export type Slice = { start: number; end: number }

/** Finished MP3s by audio id. Twin: files in .data/audio; later S3. Writing is atomic: a reader sees the whole file or none. */
export type AudioStore = {
  put(audioId: string, mp3: Uint8Array): Promise<void>
  has(audioId: string): Promise<boolean>
  /** Whether it is there as its row says, to the last bit. Never throws: what cannot be read is not there. */
  isWhole(audio: AudioFacts): Promise<boolean>
  read(audioId: string): Promise<Uint8Array>
  /** A part of it. It is there when this resolves; the stream lets go of it when it ends or is destroyed. */
  stream(audioId: string, slice: Slice): Promise<Readable>
  /** A local path to serve from. */
  pathOf(audioId: string): string
  remove(audioId: string): Promise<void>
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The bytes that the row stands for. Throws StorageError, also where the store holds others. */
export const readWhole = async (store: Pick<AudioStore, 'read'>, { id, sizeBytes, sha256 }: AudioFacts): Promise<Uint8Array> => {
  const mp3 = await store.read(id)
  if (mp3.byteLength !== sizeBytes || sha256Of(mp3) !== sha256) throw new StorageError('damaged')
  return mp3
}

/** A store that has lost more files than this is lost as a whole. */
export const LOOKED_AT = 5

/** The first of these whose audio is whole. */
export const firstWhole = async <T>(
  store: Pick<AudioStore, 'isWhole'>,
  candidates: readonly T[],
  audioOf: (candidate: T) => AudioFacts | null,
): Promise<T | undefined> => {
  for (const candidate of candidates) {
    const audio = audioOf(candidate)
    if (audio && (await store.isWhole(audio))) return candidate
  }
  return undefined
}
