import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTrimmer, hasRoom } from '@hourcast/audio/trim-folder'
import { createFairPlaces } from '@hourcast/domain/broadcasts/fair-places'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { AudioStore } from '../audio-store.ts'
import { createFileAudioStore } from '../file-audio-store.ts'

export type ReadCache = Pick<AudioStore, 'isWhole' | 'read' | 'stream' | 'remove'> & {
  /** Only a reader of the same audio waits for it. Never throws. */
  put(audioId: string, mp3: Uint8Array): void
  /** All that was put is there. */
  settled(): Promise<void>
}

/** Words that their owner has had erased lie on no machine longer than this; what airs is fetched again. */
const MAX_AGE_MS = 7 * DAY_MS
/** How many are written at once, and how many may wait in memory: a disk that cannot follow keeps fewer. */
const WRITERS = 4
const MAX_WAITING = 300

/**
 * What was fetched from a bucket or brought there by this machine, in a folder that its processes share. A file is whole or not there, and it is looked
 * through before it is served for the first time: what a crash has left half is fetched again. Who puts an audio does not wait for
 * it, and on a full disk nothing is written.
 */
export const createReadCache = (
  folder: string,
  { maxBytes, now = Date.now }: { maxBytes: number; now?: () => number },
): ReadCache => {
  const files = createFileAudioStore(folder, { isSynced: false })
  const drafts = join(folder, 'audio', 'incoming')
  const { wrote } = createTrimmer({ folder, maxBytes, maxAgeMs: MAX_AGE_MS, now, isDraft: (path) => path.startsWith(drafts) })
  const places = createFairPlaces({ places: WRITERS, now })
  const writing = new Map<string, Promise<void>>()

  const keep = async (audioId: string, mp3: Uint8Array): Promise<void> => {
    await mkdir(folder, { recursive: true })
    if (!(await hasRoom(folder))) return
    await files.put(audioId, mp3)
    await wrote(mp3.byteLength)
  }

  const put = (audioId: string, mp3: Uint8Array): void => {
    if (writing.size >= MAX_WAITING) return
    const before = writing.get(audioId) ?? Promise.resolve()
    const written = before
      .then(() => places.run(() => keep(audioId, mp3)))
      .catch(() => {})
      .finally(() => writing.get(audioId) === written && writing.delete(audioId))
    writing.set(audioId, written)
  }

  return {
    put,
    isWhole: async (audio) => {
      await writing.get(audio.id)
      return files.isWhole(audio)
    },
    read: async (audio) => {
      await writing.get(audio.id)
      return files.read(audio)
    },
    stream: async (audio, slice) => {
      await writing.get(audio.id)
      return files.stream(audio, slice)
    },
    remove: async (audioId) => {
      await writing.get(audioId)
      await files.remove(audioId)
    },
    settled: async () => {
      await Promise.all(writing.values())
    },
  }
}
