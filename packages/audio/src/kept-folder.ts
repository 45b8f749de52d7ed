import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from './sync-folder.ts'
import { createTrimmer, hasRoom } from './trim-folder.ts'

export type KeptFolder = {
  /** What was kept under a key; undefined where nothing is, or where what is there is not what was written. */
  read(key: string): Promise<Buffer | undefined>
  /** Keeps it whole or not at all. Never throws: see `onNotKept`. */
  keep(key: string, bytes: Uint8Array): Promise<void>
  forget(key: string): Promise<void>
  /** Removes what is too old and, the oldest first, what is too much. */
  trim(): Promise<void>
}

export type KeptFolderOptions = {
  folder: string
  maxBytes: number
  /** How long it is kept after it was written; without it, for good. */
  maxAgeMs?: number
  /** Bytes of the disk to leave free. Default: MIN_FREE_BYTES. */
  minFreeBytes?: number
  /** For what cannot be made again: a power cut takes nothing that was kept. */
  isSynced?: boolean
  /** Hears why something could not be kept. */
  onNotKept?: (error: unknown) => void
  now?: () => number
}

const KEY = /^[0-9a-f]{64}$/
const DRAFT = '.draft-'
const SHA256_BYTES = 32

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/**
 * Files by a hash that the caller can always reckon. Each begins with the SHA-256 of the rest: one that a crash or a disk has damaged is not
 * there. It is written beside and renamed; without `isSynced` it may be gone after a power cut, and has to be made again.
 */
export const createKeptFolder = (options: KeptFolderOptions): KeptFolder => {
  const { folder, maxBytes, maxAgeMs, minFreeBytes, isSynced = false, onNotKept = () => {}, now = Date.now } = options
  const { trim, wrote } = createTrimmer({ folder, maxBytes, maxAgeMs, now, isDraft: (path) => path.includes(DRAFT) })

  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new RangeError(`'${key}' is no key of a kept file`)
    return join(folder, key.slice(0, 2), key)
  }

  const writeWhole = async (draft: string, bytes: Uint8Array): Promise<void> => {
    const file = await open(draft, 'wx')
    try {
      await file.writeFile(bytes)
      if (isSynced) await file.sync()
    } finally {
      await file.close()
    }
  }

  return {
    trim,
    read: async (key) => {
      const file = await readFile(pathOf(key)).catch(() => undefined)
      const bytes = file?.subarray(SHA256_BYTES)
      return file && bytes && sha256(bytes).equals(file.subarray(0, SHA256_BYTES)) ? bytes : undefined
    },
    keep: async (key, bytes) => {
      const path = pathOf(key)
      const draft = join(folder, `${DRAFT}${randomBytes(8).toString('hex')}`)
      try {
        await mkdir(join(path, '..'), { recursive: true })
        if (!(await hasRoom(folder, minFreeBytes))) throw new Error('the disk is full')
        await writeWhole(draft, Buffer.concat([sha256(bytes), bytes]))
        await rename(draft, path)
        if (isSynced) await syncFolder(join(path, '..'))
        await wrote(bytes.length)
      } catch (error) {
        onNotKept(error)
        await rm(draft, { force: true }).catch(() => {})
      }
    },
    forget: async (key) => {
      await rm(pathOf(key), { force: true }).catch(() => {})
    },
  }
}
