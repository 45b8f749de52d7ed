import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Never half a file under its name: it is written beside it, and takes its place in one step. */
export const writeWhole = async (path: string, content: string | Uint8Array): Promise<void> => {
  const scratch = join(dirname(path), `.${basename(path)}.${randomUUID()}`)
  try {
    await writeFile(scratch, content)
    await rename(scratch, path)
  } catch (error) {
    await rm(scratch, { force: true })
    throw error
  }
}
