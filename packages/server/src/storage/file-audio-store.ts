import { randomBytes } from 'node:crypto'
import { access, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '@hourcast/audio/sync-folder'
import { HOUR_MS } from '@hourcast/domain/time-units'
import { type AudioStore, fileNameOf, requireWhole } from './audio-store.ts'
import { hashOfFile } from './hash-of-file.ts'
import { storageErrorOf } from './storage-error.ts'

const ABANDONED_AFTER_MS = HOUR_MS
/** For how many files it is remembered whether they are whole, while nobody writes to them. */
const KNOWN_FILES = 10_000

/** Drafts of a process that died while writing: nobody else will take them away. */
const sweepAbandonedDrafts = async (incoming: string): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const draft = join(incoming, name)
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(draft, { force: true })
  }
}

/** Gives a draft its name. */
type Place = (draft: string, path: string) => Promise<void>

/** As `rename`, but where the name is taken it fails with EEXIST. */
const nameOnce = async (draft: string, path: string): Promise<void> => {
  await link(draft, path)
  await rm(draft)
}

/**
 * MP3s in dataDir/audio/ab/abcd….mp3. A reader sees a whole file or none, also after a power cut: written beside, synced, renamed.
 * `isSynced: false` for what can be had again: after a power cut it may be there and not whole.
 * Throws StorageError.
 */
export const createFileAudioStore = (dataDir: string, { isSynced = true } = {}): AudioStore => {
  const root = join(dataDir, 'audio')
  const incoming = join(root, 'incoming')
  let ready: Promise<void> | undefined
  const known = new Map<string, { state: string; sha256: Promise<string> }>()

  const prepare = async (): Promise<void> => {
    await mkdir(incoming, { recursive: true })
    await sweepAbandonedDrafts(incoming)
  }

  const pathOf = (audioId: string): string => join(root, fileNameOf(audioId))

  const writeWhole = async (path: string, mp3: Uint8Array, place: Place): Promise<void> => {
    const draft = join(incoming, randomBytes(12).toString('hex'))
    try {
      const file = await open(draft, 'wx')
      try {
        await file.writeFile(mp3)
        if (isSynced) await file.sync()
      } finally {
        await file.close()
      }
      await mkdir(join(path, '..'), { recursive: true })
      await place(draft, path)
      if (isSynced) await syncFolder(join(path, '..'))
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

  /** Read once, however many ask at the same time; a damaged one is not read for each of them either. */
  const hashOf = (id: string, state: string): Promise<string> => {
    const before = known.get(id)
    if (before?.state === state) return before.sha256
    const looked = { state, sha256: hashOfFile(pathOf(id)) }
    looked.sha256.catch(() => known.get(id) === looked && known.delete(id))
    known.delete(id)
    known.set(id, looked)
    for (const oldest of known.keys()) if (known.size > KNOWN_FILES) known.delete(oldest)
    return looked.sha256
  }

  const isWhole: AudioStore['isWhole'] = async ({ id, sizeBytes, sha256 }) => {
    const { size, mtimeMs, ino } = await stat(pathOf(id))
    return size === sizeBytes && (await hashOf(id, `${size} ${ino} ${mtimeMs}`)) === sha256
  }

  const keep = async (audioId: string, mp3: Uint8Array, place: Place): Promise<void> => {
    const path = pathOf(audioId)
    ready ??= prepare().catch((error) => {
      ready = undefined
      throw error
    })
    await ready
    await writeWhole(path, mp3, place)
  }

  return {
    put: (audioId, mp3) => inStoresWords(() => keep(audioId, mp3, rename)),
    add: (audioId, mp3) =>
      inStoresWords(() =>
        keep(audioId, mp3, nameOnce).then(
          () => true,
          (error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? false : Promise.reject(error)),
        ),
      ),
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
    stream: ({ id }, { start, end }) => inStoresWords(async () => (await open(pathOf(id))).createReadStream({ start, end })),
    read: (audio) => inStoresWords(async () => requireWhole(await readFile(pathOf(audio.id)), audio)),
    remove: (audioId) => inStoresWords(() => rm(pathOf(audioId), { force: true })),
  }
}
