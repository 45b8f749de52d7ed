import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTrimmer, hasRoom } from '@hourcast/audio/trim-folder'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { AudioStore } from '../audio-store.ts'
import { createFileAudioStore } from '../file-audio-store.ts'

export type ReadCache = Pick<AudioStore, 'put' | 'isWhole' | 'read' | 'stream' | 'remove'>

/** Words that their owner has had erased lie on no machine longer than this; what airs is fetched again. */
const MAX_AGE_MS = 7 * DAY_MS

/**
 * What was fetched from a bucket or brought there by this machine, in a folder that its processes share. A file is whole or not there, and it is looked
 * through before it is served for the first time: what a crash has left half is fetched again. `put` never throws, and does nothing on a full disk.
 */
export const createReadCache = (
  folder: string,
  { maxBytes, now = Date.now }: { maxBytes: number; now?: () => number },
): ReadCache => {
  const { isWhole, read, stream, remove, put } = createFileAudioStore(folder, { isSynced: false })
  const drafts = join(folder, 'audio', 'incoming')
  const { wrote } = createTrimmer({ folder, maxBytes, maxAgeMs: MAX_AGE_MS, now, isDraft: (path) => path.startsWith(drafts) })

  const keep = async (audioId: string, mp3: Uint8Array): Promise<void> => {
    await mkdir(folder, { recursive: true })
    if (!(await hasRoom(folder))) return
    await put(audioId, mp3)
    await wrote(mp3.byteLength)
  }

  return { isWhole, read, stream, remove, put: (audioId, mp3) => keep(audioId, mp3).catch(() => {}) }
}
