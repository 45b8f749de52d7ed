import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { StorageError } from './storage-error.ts'

/** What a row says of its audio. */
export type AudioFacts = { id: string; sizeBytes: number; sha256: string }
/** Both ends included. */
export type Slice = { start: number; end: number }

/**
 * Finished MP3s by audio id. Writing is atomic: a reader sees the whole file or none. No caller learns where the bytes lie: they are read
 * whole or as a stream. Throws StorageError.
 */
export type AudioStore = {
  /** Keeps it, in place of what was there. */
  put(audioId: string, mp3: Uint8Array): Promise<void>
  /** Keeps it where nothing is yet; false where something is, which stays. */
  add(audioId: string, mp3: Uint8Array): Promise<boolean>
  has(audioId: string): Promise<boolean>
  /** Whether it is there as its row says, to the last bit. Never throws: what cannot be read is not there. */
  isWhole(audio: AudioFacts): Promise<boolean>
  /** The bytes that the row stands for: 'missing' where there are none, 'damaged' where there are others. */
  read(audio: AudioFacts): Promise<Uint8Array>
  /** A part of it. It is there when this resolves; the stream lets go of it when it ends or is destroyed. */
  stream(audio: AudioFacts, slice: Slice): Promise<Readable>
  remove(audioId: string): Promise<void>
  /** Brings what could not be stored before to its place, and says how much that was; not there where nothing can wait. */
  catchUp?(): Promise<number>
  /** Throws StorageError where it cannot be used; not there where there is nothing to be found out. */
  check?(): Promise<void>
}

const AUDIO_ID = /^[0-9a-f]{16,128}$/

/** Where a store keeps it, below its own root: ab/abcd….mp3. */
export const fileNameOf = (audioId: string): string => {
  if (!AUDIO_ID.test(audioId)) throw new StorageError('bad-id')
  return `${audioId.slice(0, 2)}/${audioId}.mp3`
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Throws where these are not the bytes that the row stands for. */
export const requireWhole = (mp3: Uint8Array, { sizeBytes, sha256 }: AudioFacts): Uint8Array => {
  if (mp3.byteLength !== sizeBytes || sha256Of(mp3) !== sha256) throw new StorageError('damaged')
  return mp3
}

/** How many files are tried: a store that has lost more than these is lost as a whole. */
export const MAX_CANDIDATES = 5

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
