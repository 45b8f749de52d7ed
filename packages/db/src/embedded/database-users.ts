import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { randomId } from '../random-id.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { tryFileLock } from './file-lock.ts'
import { isMarkAlive, markOf } from './process-mark.ts'

// Longer than the longest start or stop that another process may be busy with.
const PATIENCE_MS = 120_000

/** Whether `npm start` and commands still use a data folder's database: the last one to leave stops it. */
export type DatabaseUsers = { enter(): void; leave(): void; areThereOthers(): boolean }

export const databaseUsers = (dataDir: string): DatabaseUsers => {
  const folder = join(dataDir, 'postgres-users')
  const own = join(folder, randomId())
  return {
    enter: () => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(own, markOf(process.pid))
    },
    leave: () => rmSync(own, { force: true }),
    areThereOthers: () =>
      existsSync(folder) && readdirSync(folder).some((name) => join(folder, name) !== own && isInUse(join(folder, name))),
  }
}

const isInUse = (file: string): boolean => {
  try {
    if (isMarkAlive(readFileSync(file, 'utf8'))) return true
    rmSync(file, { force: true })
  } catch {
    // Its owner has just left.
  }
  return false
}

/** Starting and stopping are one process's business at a time. */
export const withTransitionLock = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  const file = join(dataDir, 'postgres.lock')
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const taken = tryFileLock(file)
    if ('lock' in taken) {
      try {
        return await work()
      } finally {
        taken.lock.release()
      }
    }
    if (Date.now() > deadline)
      throw new EmbeddedDatabaseError(
        `Process ${taken.holder} has been starting or stopping the database in ${dataDir} for two minutes. End it and start again.`,
      )
    await wait(25)
  }
}
