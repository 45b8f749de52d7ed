import { randomBytes } from 'node:crypto'
import { link, mkdir, open, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

export const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code

/**
 * Writes a file that its user alone can read, unless there is one. Of several processes the first to link wins: the file is whole from the
 * moment that it has its name.
 */
export const makeFileOnce = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomBytes(8).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await unlink(draft)
  }
}
