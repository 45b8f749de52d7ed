import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { bootstrapAddressOf, clusterOf, createCluster } from '../embedded/cluster.ts'
import { findPostgresBinaries } from '../embedded/postgres-binaries.ts'
import { readPostmaster } from '../embedded/postmaster.ts'
import { isMarkAlive, markOf } from '../embedded/process-mark.ts'
import { startEmbeddedDatabase } from '../embedded/start-embedded-database.ts'
import { findLaunch, letThrough } from '../embedded/unprivileged.ts'
import { migrate } from '../migrate.ts'
import { randomId } from '../random-id.ts'
import { cleaningOf } from './cleaning.ts'
import { scratchRoot } from './scratch-root.ts'

/**
 * A server for tests, `url` with the role that the product has there and `adminUrl` with one that may make databases for it, and the
 * name of a migrated database on it that tests clone, with what makes a clone that was used as good as new; `cluster` is a folder as
 * initdb has left it, for tests that start a server themselves.
 */
export type TestServer = { url: string; adminUrl: string; template: string; cleaning: string; cluster: string }

const PREFIX = 'hourcast-test-database-'

/** Starts the server, or takes the one at `givenUrl`, and migrates the template. `stop` leaves nothing behind. */
export const startTestServer = async (givenUrl: string | undefined): Promise<{ server: TestServer; stop(): Promise<void> }> => {
  sweepLeftovers()
  // Named for this run, so that a later one knows whose it was.
  const folder = mkdtempSync(join(scratchRoot(), `${PREFIX}${markOf(process.pid).replace(' ', '-')}-`))
  const atExit = () => discard(folder)
  process.once('exit', atExit)
  const cluster = await newCluster(folder)
  const host =
    givenUrl === undefined ? await startEmbeddedDatabase(folder, { isDurable: false }) : { url: givenUrl, stop: async () => {} }
  const adminUrl = givenUrl ?? bootstrapAddressOf(clusterOf(folder), Number(new URL(host.url).port))
  const template = `hourcast_${randomId()}`
  await onServer(adminUrl, `CREATE DATABASE ${template} OWNER ${roleOf(host.url)}`)
  await migrate(urlOfDatabase(host.url, template))
  const cleaning = await connected(urlOfDatabase(adminUrl, template), cleaningOf)
  return {
    server: { url: host.url, adminUrl, template, cleaning, cluster },
    stop: async () => {
      // The server may be somebody else's: no clone stays there.
      if (givenUrl !== undefined) await connected(adminUrl, (client) => dropAll(client, template))
      await host.stop()
      process.off('exit', atExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const dropAll = async (client: pg.Client, template: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
    [template],
  )
  for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
}

export const urlOfDatabase = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Who an address signs in as, quoted for SQL. */
export const roleOf = (url: string): string => pg.escapeIdentifier(decodeURIComponent(new URL(url).username))

export const onServer = async (url: string, statement: string): Promise<void> => {
  await connectionTo(url).query(statement)
}

const connections = new Map<string, pg.Pool>()

/** Stays for the next statement, signing in costs as much as making a database; and keeps no process from ending. */
const connectionTo = (url: string): pg.Pool => {
  const known = connections.get(url)
  if (known) return known
  const limits = { max: 1, allowExitOnIdle: true, connectionTimeoutMillis: 10_000, query_timeout: 30_000 }
  const opened = new pg.Pool({ connectionString: url, ...limits })
  opened.on('error', () => {})
  connections.set(url, opened)
  return opened
}

/** Makes the folder's cluster, and a copy of it that stays as it is. */
const newCluster = async (dataDir: string): Promise<string> => {
  const launch = findLaunch()
  letThrough(launch, dataDir)
  await createCluster(clusterOf(dataDir), findPostgresBinaries(), launch, false)
  const copy = join(dataDir, 'as-made')
  cpSync(clusterOf(dataDir).folder, copy, { recursive: true })
  return copy
}

/** What a test run that was killed has left: its server and its folder. */
const sweepLeftovers = () => {
  const root = scratchRoot()
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(PREFIX))) {
    const mark = name.slice(PREFIX.length).split('-').slice(0, -1).join(' ')
    if (!isMarkAlive(mark)) discard(join(root, name))
  }
}

/** At once and without waiting: also when Ctrl-C ends the run. */
const discard = (folder: string) => {
  const postmaster = readPostmaster(clusterOf(folder))
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}
