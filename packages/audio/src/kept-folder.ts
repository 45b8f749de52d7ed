import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTrimmer, hasRoom } from './trim-folder.ts'

export type KeptFolder = {
  /** What was kept under a key; undefined where nothing is, or where what is there is not what was written. */
  read(key: string): Promise<Buffer | undefined>
  /** Keeps it whole or not at all. Never throws: a folder that cannot be written to costs only the second making. */
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
  /** How much of the disk it leaves free; without it, what is left to all that cannot be made again. */
  minFreeBytes?: number
  now?: () => number
}

const KEY = /^[0-9a-f]{64}$/
const DRAFT = '.draft-'
const SHA256_BYTES = 32

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/**
 * What can be made again, by the hash of what it is made from. Each file begins with the SHA-256 of the rest: one that a crash or a disk has
 * damaged is not there. It is written beside and renamed, and is not synced: after a power cut it may have to be made again.
 */
export const createKeptFolder = ({ folder, maxBytes, maxAgeMs, minFreeBytes, now = Date.now }: KeptFolderOptions): KeptFolder => {
  const { trim, wrote } = createTrimmer({ folder, maxBytes, maxAgeMs, now, isDraft: (path) => path.includes(DRAFT) })

  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new RangeError(`'${key}' is no key of a kept file`)
    return join(folder, key.slice(0, 2), key)
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
        if (!(await hasRoom(folder, minFreeBytes))) return
        await writeFile(draft, Buffer.concat([sha256(bytes), bytes]), { flag: 'wx' })
        await rename(draft, path)
        await wrote(bytes.length)
      } catch {
        await rm(draft, { force: true }).catch(() => {})
      }
    },
    forget: async (key) => {
      await rm(pathOf(key), { force: true }).catch(() => {})
    },
  }
}
