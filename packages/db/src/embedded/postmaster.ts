import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { bootstrapAddressOf, type Cluster } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-database-error.ts'
import { commandLineOf, isAlive } from './process-mark.ts'

export type Postmaster = { pid: number; port: number; status: string }

const START_LIMIT_MS = 90_000
const FAST_LIMIT_MS = 8_000
const IMMEDIATE_LIMIT_MS = 3_000

const pidFile = ({ folder }: Cluster) => join(folder, 'postmaster.pid')

/** What postmaster.pid says, when the process that it names lives and serves this very folder. */
export const readPostmaster = (cluster: Cluster): Postmaster | undefined => {
  let lines: string[]
  try {
    lines = readFileSync(pidFile(cluster), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, , , port, , , , status = ''] = lines
  const postmaster = { pid: Number(pid), port: Number(port), status: status.trim() }
  return postmaster.pid > 0 && serves(cluster, postmaster.pid) ? postmaster : undefined
}

const serves = ({ folder }: Cluster, pid: number) => isAlive(pid) && commandLineOf(pid).includes(`-D ${folder} `)

/** After a crash the number in the file may belong to a stranger, and PostgreSQL would then refuse to start. */
export const removeStalePidFile = (cluster: Cluster) => {
  if (!readPostmaster(cluster)) rmSync(pidFile(cluster), { force: true })
}

/**
 * Waits until the postmaster of this folder answers with our password; undefined when it ends before that.
 * Throws EmbeddedDatabaseError when it neither answers nor ends.
 */
export const waitUntilReady = async (cluster: Cluster, isGone: () => boolean): Promise<Postmaster | undefined> => {
  const deadline = Date.now() + START_LIMIT_MS
  while (!isGone()) {
    const postmaster = readPostmaster(cluster)
    if (postmaster?.status === 'ready' && (await answers(cluster, postmaster.port))) return postmaster
    if (Date.now() > deadline)
      throw new EmbeddedDatabaseError(
        `PostgreSQL${postmaster ? ` (process ${postmaster.pid})` : ''} in ${cluster.folder} does not answer. End it and start again.`,
      )
    await wait(15)
  }
  return undefined
}

const answers = async (cluster: Cluster, port: number): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: bootstrapAddressOf(cluster, port),
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`)
    return rows[0]?.folder === cluster.folder
  } catch (error) {
    if ((error as { code?: string }).code === '28P01')
      throw new EmbeddedDatabaseError(
        `PostgreSQL in ${cluster.folder} refuses the password in ${cluster.passwordFile}. Restore that file.`,
      )
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Ends a postmaster: in order first (SIGINT), then at once (SIGQUIT; recovery at the next start), then by force. */
export const stopPostmaster = async (cluster: Cluster, pid: number): Promise<void> => {
  for (const [signal, limitMs] of [
    ['SIGINT', FAST_LIMIT_MS],
    ['SIGQUIT', IMMEDIATE_LIMIT_MS],
    ['SIGKILL', IMMEDIATE_LIMIT_MS],
  ] as const) {
    // Never a stranger that has got the number since.
    if (!serves(cluster, pid)) return
    process.kill(pid, signal)
    if (await isGoneWithin(pid, limitMs)) return
  }
}

const isGoneWithin = async (pid: number, limitMs: number): Promise<boolean> => {
  const deadline = Date.now() + limitMs
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await wait(15)
  }
  return true
}
