import { Readable } from 'node:stream'
import type { Turn } from '@hourcast/domain/broadcasts/turns'
import type { Services } from '../services.ts'
import type { AudioFacts, Slice } from '../storage/audio-store.ts'
import { StorageError } from '../storage/storage-error.ts'
import { bodyIdOf, findWav, type StoredWav, storeWav } from './stored-wav.ts'

/** `wav` where its row has been read already. */
export type MadeOf = AudioFacts & { wav?: StoredWav | null }

export type Wavs = {
  /** The WAV of one of our MP3s, where it lies ready: made before, and whole. */
  ready(mp3: MadeOf): Promise<StoredWav | null>
  /** The same, or it is made: once, no matter how many ask. Throws StorageError where its MP3 is lost. */
  make(mp3: MadeOf, turn: Turn): Promise<StoredWav>
  read(wav: StoredWav): Promise<Uint8Array>
  stream(wav: StoredWav, slice: Slice): Promise<Readable>
}

/** What could not be stored stays in memory, up to so much: a full disk costs no WAV its air time, and a chime is not made for each listener. */
const MAX_HELD_BYTES = 32 * 1024 * 1024

type Needs = Pick<Services, 'db' | 'audioStore' | 'studio' | 'log'>

/** WAVs beside MP3s: decoded once, stored beside them under a name of their own. */
export const createWavs = ({ db, audioStore, studio, log }: Needs): Wavs => {
  const held = new Map<string, { wav: StoredWav; bytes: Uint8Array }>()
  const making = new Map<string, Promise<StoredWav>>()

  const hold = (wav: StoredWav, bytes: Uint8Array): void => {
    held.set(wav.body.id, { wav, bytes })
    let sum = [...held.values()].reduce((total, each) => total + each.bytes.byteLength, 0)
    for (const [oldest, { bytes: gone }] of held) {
      if (sum <= MAX_HELD_BYTES || oldest === wav.body.id) break
      sum -= gone.byteLength
      held.delete(oldest)
    }
  }

  const makeNow = async (mp3: AudioFacts, turn: Turn): Promise<StoredWav> => {
    const made = await studio.makeWav(await audioStore.read(mp3), turn)
    const { body: bytes, sha256, ...facts } = made
    const body = { id: bodyIdOf(mp3), sha256, sizeBytes: bytes.byteLength }
    const wav = { ...facts, body }
    const isStored = await storeWav({ db, audioStore }, mp3, made, body).catch((error: unknown) => {
      if (!(error instanceof StorageError)) throw error
      log.warn({ code: error.code }, 'a WAV could not be stored, and is held in memory')
      return false
    })
    if (!isStored) hold(wav, bytes)
    return wav
  }

  const ready: Wavs['ready'] = async (mp3) => {
    const id = bodyIdOf(mp3)
    const inMemory = held.get(id)
    if (inMemory) return inMemory.wav
    const wav = mp3.wav ?? (await findWav(db, mp3))
    return wav?.body.id === id && (await audioStore.isWhole(wav.body)) ? wav : null
  }

  const findOrMake = async (mp3: MadeOf, turn: Turn): Promise<StoredWav> => (await ready(mp3)) ?? makeNow(mp3, turn)

  return {
    ready,
    // Nothing is waited for before the look at what is under way: who waited could miss one that has just ended, and make another.
    make: (mp3, turn) => {
      const id = bodyIdOf(mp3)
      const underWay = making.get(id) ?? findOrMake(mp3, turn).finally(() => making.delete(id))
      making.set(id, underWay)
      return underWay
    },
    read: async ({ body }) => held.get(body.id)?.bytes ?? audioStore.read(body),
    stream: async ({ body }, slice) => {
      const bytes = held.get(body.id)?.bytes
      return bytes ? Readable.from([bytes.subarray(slice.start, slice.end + 1)]) : audioStore.stream(body, slice)
    },
  }
}
