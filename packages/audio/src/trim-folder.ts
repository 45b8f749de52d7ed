import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '@hourcast/domain/time-units'

const ABANDONED_MS = HOUR_MS
/** So much of the disk is left to what cannot be made again. */
const MIN_FREE_BYTES = 512 * 1024 * 1024

export type TrimOptions = {
  folder: string
  maxBytes: number
  /** How long a file is kept after it was written; without it, for good. */
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

/** Removes what is too old and, the oldest first, what is too much. */
export const trimFolder = async ({ folder, maxBytes, maxAgeMs, now, isDraft }: TrimOptions): Promise<void> => {
  let total = 0
  for (const { path, size, writtenAt } of await filesOf(folder)) {
    const age = now - writtenAt
    const isBeingWritten = isDraft(path)
    if (!isBeingWritten) total += size
    if (isBeingWritten ? age > ABANDONED_MS : total > maxBytes || (maxAgeMs !== undefined && age > maxAgeMs))
      await rm(path, { force: true })
  }
}

/** Whether there is room for what can be had again. */
export const hasRoom = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize > MIN_FREE_BYTES
}
