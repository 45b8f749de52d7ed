import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openLog, postgresLogOf, readLogFrom, sizeOfLog } from './bounded-log.ts'
import { type Cluster, createCluster, inspectCluster, postgresEnvironment } from './cluster.ts'
import { EmbeddedDatabaseError, UnusableFolderError } from './embedded-database-error.ts'
import { explain } from './explain.ts'
import { findFreePort } from './free-port.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { postgresFlags } from './postgres-flags.ts'
import { type Postmaster, removeStalePidFile, stopPostmaster, waitUntilReady } from './postmaster.ts'
import { findLaunch, giveTo, type Launch, letThrough, requireWay } from './unprivileged.ts'

export type StartOptions = {
  onProgress?: (step: string) => void
  /** A restart: on this port and no other, where everybody looks for it. */
  port?: number
  /** false only for tests: nothing survives a loss of power. */
  isDurable?: boolean
}

/** Starts PostgreSQL on a data folder where none runs and waits until it answers; makes the cluster when it is missing. */
export const startPostgres = async (
  dataDir: string,
  cluster: Cluster,
  { onProgress = () => {}, port, isDurable = true }: StartOptions,
): Promise<Postmaster> => {
  const binaries = findPostgresBinaries()
  const launch = findLaunch()
  letThrough(launch, dataDir)
  requireWay(launch, [cluster.folder, binaries.postgres])
  if (!inspectCluster(cluster)) {
    if (port !== undefined)
      throw new UnusableFolderError(`The database in ${cluster.folder} has vanished while it ran. Start again.`)
    onProgress('creating the database')
    await createCluster(cluster, binaries, launch, isDurable)
  }
  onProgress('starting PostgreSQL')
  removeStalePidFile(cluster)
  giveTo(launch, cluster.folder)
  return startWithRetries(dataDir, cluster, binaries, launch, port, isDurable)
}

// What a crashed predecessor leaves for a moment (its children, its shared memory), and a port that another took first.
const PASSES_SOON =
  /pre-existing shared memory block|lock file .* already exists|could not bind|Address already in use|could not create any TCP/
const ATTEMPTS = 60

const startWithRetries = async (
  dataDir: string,
  cluster: Cluster,
  binaries: PostgresBinaries,
  launch: Launch,
  fixedPort: number | undefined,
  isDurable: boolean,
): Promise<Postmaster> => {
  const log = postgresLogOf(dataDir)
  for (let attempt = 1; ; attempt += 1) {
    const port = fixedPort ?? (await findFreePort(rememberedPort(cluster)))
    const from = openLogSize(log, cluster)
    const child = launchPostgres(log, cluster, binaries, launch, postgresFlags(port, isDurable))
    let failure: Error | undefined
    child.once('error', (error) => {
      failure = error
    })
    const isGone = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null
    const postmaster = await waitUntilReady(cluster, isGone).catch(async (error: unknown) => {
      if (child.pid !== undefined) await stopPostmaster(cluster, child.pid)
      throw error
    })
    if (postmaster) {
      writeFileSync(cluster.portFile, String(port))
      return postmaster
    }
    const said = failure?.message ?? readLogFrom(log, from)
    if (attempt === ATTEMPTS || !PASSES_SOON.test(said)) throw new EmbeddedDatabaseError(explain(said, cluster.folder))
    await wait(Math.min(500, 50 * attempt))
  }
}

const openLogSize = (log: string, cluster: Cluster): number => {
  try {
    closeSync(openLog(log))
    return sizeOfLog(log)
  } catch (error) {
    throw new EmbeddedDatabaseError(explain(error, join(cluster.folder, '..', 'logs')))
  }
}

const launchPostgres = (
  log: string,
  { folder }: Cluster,
  { postgres }: PostgresBinaries,
  launch: Launch,
  flags: string[],
): ChildProcess => {
  const [command = postgres, ...args] = [...launch.prefix, postgres, '-D', folder, ...flags]
  const output = openLog(log)
  try {
    // Detached: Ctrl-C reaches the whole group, and the database must be the last to go. Its log is a file, so it may outlive us.
    const child = spawn(command, args, {
      env: postgresEnvironment(),
      ...launch.user,
      detached: true,
      stdio: ['ignore', output, output],
    })
    child.unref()
    return child
  } finally {
    closeSync(output)
  }
}

const rememberedPort = ({ portFile }: Cluster): number | undefined => {
  const port = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : Number.NaN
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined
}
