import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const ROOMY_BYTES = 2 * 1024 ** 3

/**
 * Where tests put their files: in memory where the system offers room enough. A database is a thousand small files; made and removed
 * on a disk, they cost more than the tests themselves.
 */
export const scratchRoot = (): string => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    accessSync(MEMORY, constants.W_OK | constants.X_OK)
    if (bavail * bsize > ROOMY_BYTES) return MEMORY
  } catch {
    // Not Linux, or not for this user.
  }
  return tmpdir()
}
