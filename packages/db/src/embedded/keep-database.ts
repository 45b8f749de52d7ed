import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { migrate } from '../migrate.ts'
import { EmbeddedDatabaseError, UnusableFolderError } from './embedded-database-error.ts'
import { explain } from './explain.ts'
import { type FileLock, tryFileLock } from './file-lock.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database.ts'
import type { StartOptions } from './start-postgres.ts'

export type KeeperMessage =
  | { type: 'progress'; step: string }
  | { type: 'ready'; url: string }
  | { type: 'down'; message: string }
  | { type: 'restarted'; url: string }
  | { type: 'failed'; message: string; isFinal: boolean }

export type KeeperOptions = {
  dataDir: string
  databaseUrl: string | undefined
  /** The address that an earlier keeper gave to the other programs. */
  knownAs?: string | undefined
  notify: (message: KeeperMessage) => void
}

/** `broken` rejects when a restart can never succeed; `stop` ends the database in order and lets go of the data folder. */
export type Keeper = { broken: Promise<never>; stop(): Promise<void> }

const MAX_PAUSE_MS = 5_000
const HEALTHY_AFTER_MS = MINUTE_MS
/** Killed once more while it starts, it is soon there; what fails more often has a reason that somebody must hear. */
const TRIES_IN_SILENCE = 3
const MAX_WAIT_MS = 30_000

/**
 * Holds the data folder for one `npm start`, migrates the database and, unless it is at `databaseUrl`, keeps the embedded one
 * running: started again on the same port whenever it dies. Tells 'ready' once, 'restarted' after each death, and 'down' with each reason
 * for which it cannot be started yet.
 */
export const keepDatabase = async ({ dataDir, databaseUrl, knownAs, notify }: KeeperOptions): Promise<Keeper> => {
  const lock = lockDataDir(dataDir)
  try {
    if (databaseUrl !== undefined) {
      await migrate(databaseUrl)
      notify({ type: 'ready', url: databaseUrl })
      return { broken: new Promise(() => {}), stop: async () => lock.release() }
    }
    return await keepEmbedded(dataDir, knownAs, notify, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

const lockDataDir = (dataDir: string): FileLock => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const taken = tryFileLock(join(realpathSync(dataDir), 'hourcast.lock'))
    if ('lock' in taken) return taken.lock
    throw new UnusableFolderError(
      `Hourcast already runs on ${dataDir} (process ${taken.holder}). End it first, or set HOURCAST_DATA to another folder.`,
    )
  } catch (error) {
    throw error instanceof EmbeddedDatabaseError ? error : new EmbeddedDatabaseError(explain(error, dataDir))
  }
}

const portOf = (url: string): number => Number(new URL(url).port)

const keepEmbedded = async (
  dataDir: string,
  knownAs: string | undefined,
  notify: KeeperOptions['notify'],
  lock: FileLock,
): Promise<Keeper> => {
  let database = await startMigrated(dataDir, {
    onProgress: (step) => notify({ type: 'progress', step }),
    ...(knownAs !== undefined && { port: portOf(knownAs) }),
  })
  notify({ type: 'ready', url: database.url })
  const ending = new AbortController()
  let restarting: Promise<void> | undefined
  const broken = new Promise<never>((_, reject) => {
    let deaths = 0
    let runningSince = Date.now()
    const restart = async () => {
      deaths = Date.now() - runningSince > HEALTHY_AFTER_MS ? 0 : deaths
      await wait(Math.min(MAX_PAUSE_MS, 100 * 2 ** deaths - 100), undefined, { signal: ending.signal })
      deaths += 1
      database = await startAgain(database, dataDir, notify, ending.signal)
      runningSince = Date.now()
      notify({ type: 'restarted', url: database.url })
      database.onExit(onDeath)
    }
    const onDeath = () => {
      restarting = restart().catch((error: Error) => {
        if (!ending.signal.aborted) reject(error)
      })
    }
    database.onExit(onDeath)
  })
  const stop = async () => {
    ending.abort()
    // A restart in hand comes to its end first, so that nothing is left behind it.
    await restarting
    await database.stop()
    lock.release()
  }
  return { broken, stop }
}

/** Waits until nothing stands in the way any more, a full disk for example: then it goes on by itself. */
const startAgain = async (
  dead: EmbeddedDatabase,
  dataDir: string,
  notify: KeeperOptions['notify'],
  signal: AbortSignal,
): Promise<EmbeddedDatabase> => {
  const port = portOf(dead.url)
  let told: string | undefined
  for (let tries = 1; ; tries += 1) {
    try {
      await dead.stop()
      return await startEmbeddedDatabase(dataDir, { port })
    } catch (error) {
      if (error instanceof UnusableFolderError) throw error
      const message = error instanceof EmbeddedDatabaseError ? error.message : explain(error, dataDir)
      if (tries >= TRIES_IN_SILENCE && message !== told) {
        notify({ type: 'down', message })
        told = message
      }
      await wait(Math.min(MAX_WAIT_MS, 125 * 2 ** tries), undefined, { signal })
    }
  }
}

const startMigrated = async (dataDir: string, options: StartOptions): Promise<EmbeddedDatabase> => {
  const database = await startEmbeddedDatabase(dataDir, options)
  try {
    await migrate(database.url)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}
