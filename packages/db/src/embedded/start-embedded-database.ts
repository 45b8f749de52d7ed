import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { ensureRole } from '../ensure-role.ts'
import { keepLogBounded, postgresLogOf } from './bounded-log.ts'
import { addressOfCluster, bootstrapAddressOf, type Cluster, clusterOf } from './cluster.ts'
import { databaseUsers, withTransitionLock } from './database-users.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { explain } from './explain.ts'
import { type Postmaster, readPostmaster, stopPostmaster, waitUntilReady } from './postmaster.ts'
import { isAlive } from './process-mark.ts'
import { type StartOptions, startPostgres } from './start-postgres.ts'

export type EmbeddedDatabase = {
  url: string
  pid: number
  /** It was running already, left over or started by another process. */
  adopted: boolean
  /** Called once, when PostgreSQL ends without `stop` having been called. */
  onExit(listener: () => void): void
  /** Leaves the database; the last process that leaves stops it. */
  stop(): Promise<void>
}

/**
 * Starts the data folder's PostgreSQL, makes it when it is missing, or adopts the one that runs.
 * Throws EmbeddedDatabaseError with one line when the folder, the disk or the system does not allow it.
 */
export const startEmbeddedDatabase = async (givenDataDir: string, options: StartOptions = {}): Promise<EmbeddedDatabase> => {
  const dataDir = prepareDataDir(givenDataDir)
  const cluster = clusterOf(dataDir)
  const users = databaseUsers(dataDir)
  const started = await withTransitionLock(dataDir, async () => {
    const running = (await adopt(cluster)) ?? { postmaster: await startPostgres(dataDir, cluster, options), adopted: false }
    const { port } = running.postmaster
    if (options.port !== undefined && port !== options.port)
      throw new EmbeddedDatabaseError(
        `Another program has started the database in ${cluster.folder} at port ${port}, but the other programs expect it at port ${options.port}. End that program.`,
      )
    // At each start: what an earlier version has made here as a superuser becomes the product's own.
    await ensureRole(bootstrapAddressOf(cluster, port), addressOfCluster(cluster, port)).catch(async (error: Error) => {
      // Ours to end, as long as nobody else may have found it.
      if (!running.adopted) await stopPostmaster(cluster, running.postmaster.pid)
      throw new EmbeddedDatabaseError(`The database in ${cluster.folder} cannot be given its role: ${error.message}`)
    })
    users.enter()
    return running
  })
  const { postmaster, adopted } = started
  const stopBounding = keepLogBounded(postgresLogOf(dataDir))
  const watch = watchExit(postmaster.pid)
  const leave = async () => {
    // The folder was deleted under us: nobody can share what is left.
    if (!existsSync(dataDir)) return stopPostmaster(cluster, postmaster.pid)
    await withTransitionLock(dataDir, async () => {
      users.leave()
      // Another of its users may have restarted it: what runs now.
      const running = readPostmaster(cluster)
      if (running && !users.areThereOthers()) await stopPostmaster(cluster, running.pid)
    })
  }
  let leaving: Promise<void> | undefined
  return {
    url: addressOfCluster(cluster, postmaster.port),
    pid: postmaster.pid,
    adopted,
    onExit: watch.onExit,
    stop: () => {
      watch.end()
      stopBounding()
      // A full disk lets nobody take the lock: tried again when asked again.
      leaving ??= leave().catch((error: unknown) => {
        leaving = undefined
        throw error
      })
      return leaving
    },
  }
}

// PostgreSQL names its folder by its real path, and so must we.
const prepareDataDir = (dataDir: string): string => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return realpathSync(dataDir)
  } catch (error) {
    throw new EmbeddedDatabaseError(explain(error, dataDir))
  }
}

type Started = { postmaster: Postmaster; adopted: boolean }

const adopt = async (cluster: Cluster): Promise<Started | undefined> => {
  const running = readPostmaster(cluster)
  if (!running) return undefined
  // One that is just stopping ends here, and a new one is started.
  const postmaster = await waitUntilReady(cluster, () => !isAlive(running.pid))
  return postmaster && { postmaster, adopted: true }
}

/** The process may be nobody's child, or another's: so it is looked at, ten times a second. */
const watchExit = (pid: number) => {
  const listeners: (() => void)[] = []
  const timer = setInterval(() => {
    if (isAlive(pid)) return
    clearInterval(timer)
    for (const listener of listeners) listener()
  }, 100)
  timer.unref()
  return { onExit: (listener: () => void) => void listeners.push(listener), end: () => clearInterval(timer) }
}
