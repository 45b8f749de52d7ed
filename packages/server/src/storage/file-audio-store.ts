import { randomBytes } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type AudioStore, sha256Of } from './audio-store.ts'
import { StorageError, storageErrorOf } from './storage-error.ts'

const AUDIO_ID = /^[0-9a-f]{16,128}$/
const ABANDONED_AFTER_MS = 60 * 60_000
/** So many files are not read again to know that they are whole, while they have not been written to. */
const KNOWN_WHOLE = 10_000

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Drafts of a process that died while writing: nobody else will take them away. */
const sweepAbandonedDrafts = async (incoming: string): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const draft = join(incoming, name)
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(draft, { force: true })
  }
}

/**
 * MP3s in dataDir/audio/ab/abcd….mp3. A reader sees a whole file or none, also after a power cut: written beside, synced, renamed.
 * Throws StorageError.
 */
export const createFileAudioStore = (dataDir: string): AudioStore => {
  const root = join(dataDir, 'audio')
  const incoming = join(root, 'incoming')
  let ready: Promise<void> | undefined
  const knownWhole = new Map<string, string>()

  const prepare = async (): Promise<void> => {
    await mkdir(incoming, { recursive: true })
    await sweepAbandonedDrafts(incoming)
  }

  const pathOf = (audioId: string): string => {
    if (!AUDIO_ID.test(audioId)) throw new StorageError('bad-id')
    return join(root, audioId.slice(0, 2), `${audioId}.mp3`)
  }

  const writeWhole = async (path: string, mp3: Uint8Array): Promise<void> => {
    const draft = join(incoming, randomBytes(12).toString('hex'))
    try {
      const file = await open(draft, 'wx')
      try {
        await file.writeFile(mp3)
        await file.sync()
      } finally {
        await file.close()
      }
      await mkdir(join(path, '..'), { recursive: true })
      await rename(draft, path)
      await syncFolder(join(path, '..'))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  const inStoresWords = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw storageErrorOf(error)
    }
  }

  const isWhole: AudioStore['isWhole'] = async ({ id, sizeBytes, sha256 }) => {
    const path = pathOf(id)
    const { size, mtimeMs, ino } = await stat(path)
    if (size !== sizeBytes) return false
    const state = `${sha256} ${ino} ${mtimeMs}`
    if (knownWhole.get(id) === state) return true
    if (sha256Of(await readFile(path)) !== sha256) return false
    knownWhole.set(id, state)
    for (const oldest of knownWhole.keys()) if (knownWhole.size > KNOWN_WHOLE) knownWhole.delete(oldest)
    return true
  }

  return {
    pathOf,
    put: (audioId, mp3) =>
      inStoresWords(async () => {
        const path = pathOf(audioId)
        ready ??= prepare().catch((error) => {
          ready = undefined
          throw error
        })
        await ready
        await writeWhole(path, mp3)
      }),
    has: (audioId) =>
      inStoresWords(async () => {
        try {
          await access(pathOf(audioId))
          return true
        } catch (error) {
          if (storageErrorOf(error).code === 'missing') return false
          throw error
        }
      }),
    isWhole: (audio) => isWhole(audio).catch(() => false),
    stream: (audioId, { start, end }) =>
      inStoresWords(async () => (await open(pathOf(audioId))).createReadStream({ start, end })),
    read: (audioId) => inStoresWords(() => readFile(pathOf(audioId))),
    remove: (audioId) => inStoresWords(() => rm(pathOf(audioId), { force: true })),
  }
}
