import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomId } from '../random-id.ts'
import { isMarkAlive, markOf } from './process-mark.ts'

export type FileLock = { release(): void }

/** Takes the lock in `file`, or names the live process that holds it. The lock of a dead process counts for nothing. */
export const tryFileLock = (file: string): { lock: FileLock } | { holder: number } => {
  const own = `${markOf(process.pid)} ${randomId()}`
  const draft = `${file}.${randomId()}`
  for (;;) {
    try {
      // Linked, not written in place: nobody ever sees a half-written lock.
      writeFileSync(draft, own, { mode: 0o600 })
      linkSync(draft, file)
      return { lock: { release: () => release(file, own) } }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
    const held = read(file)
    if (held !== undefined && isMarkAlive(markIn(held))) return { holder: Number.parseInt(held, 10) }
    if (held !== undefined) discard(file, held, draft)
  }
}

const markIn = (content: string) => content.split(' ').slice(0, -1).join(' ')

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const release = (file: string, own: string) => {
  if (read(file) === own) rmSync(file, { force: true })
}

/** Moves a dead lock out of the way. Where another process was faster, its fresh lock is put back. */
const discard = (file: string, dead: string, aside: string) => {
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== dead) linkSync(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}
