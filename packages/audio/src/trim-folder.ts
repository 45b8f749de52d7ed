import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@hourcast/domain/time-units'

const ABANDONED_MS = HOUR_MS
/** Bytes of the disk that stay free for files that cannot be made again. */
export const MIN_FREE_BYTES = 512 * 1024 * 1024

type TrimOptions = {
  folder: string
  maxBytes: number
  /** How long a file is kept after it was written; without it, forever. */
  maxAgeMs?: number | undefined
  now: number
  /** Being written, unless it is old: then its process has died. */
  isDraft: (path: string) => boolean
}

const filesOf = async (folder: string) => {
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

const trimFolder = async ({ folder, maxBytes, maxAgeMs, now, isDraft }: TrimOptions): Promise<void> => {
  let total = 0
  for (const { path, size, writtenAt } of await filesOf(folder)) {
    const age = now - writtenAt
    const isBeingWritten = isDraft(path)
    if (!isBeingWritten) total += size
    if (isBeingWritten ? age > ABANDONED_MS : total > maxBytes || (maxAgeMs !== undefined && age > maxAgeMs))
      await rm(path, { force: true })
  }
}

/** Whether the disk has room. Files that cannot be made again may use more of it: pass a smaller `minFreeBytes`. */
export const hasRoom = async (folder: string, minFreeBytes = MIN_FREE_BYTES): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize > minFreeBytes
}

export type Trimmer = {
  /** Removes what is too old and, the oldest first, what is too much. Never throws; who asks meanwhile waits for the same work. */
  trim(): Promise<void>
  /** Counts what was written, and trims after each sixteenth of the bound. A new process does it at once. */
  wrote(bytes: number): Promise<void>
}

/** Keeps a folder within its bound while it is being filled. */
export const createTrimmer = ({ now, ...options }: Omit<TrimOptions, 'now'> & { now: () => number }): Trimmer => {
  const trimAfter = options.maxBytes / 16
  let written = trimAfter
  let trimming: Promise<void> | undefined

  const trimNow = (): Promise<void> => {
    written = 0
    return trimFolder({ ...options, now: now() })
  }
  const trim = (): Promise<void> => {
    trimming ??= trimNow()
      .catch(() => {})
      .finally(() => {
        trimming = undefined
      })
    return trimming
  }
  return {
    trim,
    wrote: async (bytes) => {
      written += bytes
      // One that runs already may have listed the files before this one was there.
      while (written > trimAfter) await trim()
    },
  }
}
