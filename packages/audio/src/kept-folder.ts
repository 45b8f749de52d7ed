import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@hourcast/domain/time-units'

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
  now?: () => number
}

const KEY = /^[0-9a-f]{64}$/
const DRAFT = '.draft-'
const ABANDONED_MS = HOUR_MS
const SHA256_BYTES = 32
/** So much of the disk is left to what cannot be made again. */
const MIN_FREE_BYTES = 512 * 1024 * 1024

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/**
 * What can be made again, by the hash of what it is made from. Each file begins with the SHA-256 of the rest: one that a crash or a disk has
 * damaged is not there. It is written beside and renamed, and is not synced: after a power cut it may have to be made again.
 */
export const createKeptFolder = ({ folder, maxBytes, maxAgeMs, now = Date.now }: KeptFolderOptions): KeptFolder => {
  const trimAfter = maxBytes / 16
  /** Written since the folder was last looked through; a new process looks at once. */
  let written = trimAfter
  let trimming: Promise<void> | undefined

  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new RangeError(`'${key}' is no key of a kept file`)
    return join(folder, key.slice(0, 2), key)
  }

  const look = async () => {
    const names = await readdir(folder, { recursive: true })
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name)
        const facts = await stat(path).catch(() => undefined)
        return facts?.isFile() ? [{ path, size: facts.size, writtenAt: facts.mtimeMs }] : []
      }),
    )
    return files.flat().sort((a, b) => b.writtenAt - a.writtenAt)
  }

  const trimNow = async (): Promise<void> => {
    written = 0
    let total = 0
    for (const { path, size, writtenAt } of await look()) {
      const age = now() - writtenAt
      const isDraft = path.includes(DRAFT)
      if (!isDraft) total += size
      if (isDraft ? age > ABANDONED_MS : total > maxBytes || (maxAgeMs !== undefined && age > maxAgeMs))
        await rm(path, { force: true })
    }
  }

  const trim = (): Promise<void> => {
    trimming ??= trimNow()
      .catch(() => {})
      .finally(() => {
        trimming = undefined
      })
    return trimming
  }

  const hasRoom = async (): Promise<boolean> => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize > MIN_FREE_BYTES
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
        if (!(await hasRoom())) return
        await writeFile(draft, Buffer.concat([sha256(bytes), bytes]), { flag: 'wx' })
        await rename(draft, path)
        written += bytes.length
        if (written > trimAfter) void trim()
      } catch {
        await rm(draft, { force: true }).catch(() => {})
      }
    },
    forget: async (key) => {
      await rm(pathOf(key), { force: true }).catch(() => {})
    },
  }
}
