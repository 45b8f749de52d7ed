import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { clusterOf } from '../embedded/cluster.ts'
import { readPostmaster } from '../embedded/postmaster.ts'
import { isMarkAlive, markOf } from '../embedded/process-mark.ts'
import { startEmbeddedDatabase } from '../embedded/start-embedded-database.ts'
import { migrate } from '../migrate.ts'
import { randomId } from '../random-id.ts'

/** A server for tests and the name of a migrated database on it that tests clone. */
export type TestServer = { url: string; template: string }

const PREFIX = 'hourcast-test-database-'

/** Starts the server, or takes the one at `givenUrl`, and migrates the template. `stop` leaves nothing behind. */
export const startTestServer = async (givenUrl: string | undefined): Promise<{ server: TestServer; stop(): Promise<void> }> => {
  const host = givenUrl === undefined ? await startTemporary() : { url: givenUrl, stop: async () => {} }
  const template = `hourcast_template_${randomId()}`
  await onServer(host.url, `CREATE DATABASE ${template}`)
  await migrate(urlOfDatabase(host.url, template))
  return {
    server: { url: host.url, template },
    stop: async () => {
      await onServer(host.url, `DROP DATABASE ${template} WITH (FORCE)`)
      await host.stop()
    },
  }
}

export const urlOfDatabase = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

export const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 30_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const startTemporary = async () => {
  sweepLeftovers()
  // Named for this run, so that a later one knows whose it was.
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${markOf(process.pid).replace(' ', '-')}-`))
  const atExit = () => discard(folder)
  process.once('exit', atExit)
  const database = await startEmbeddedDatabase(folder, { isDurable: false })
  return {
    url: database.url,
    stop: async () => {
      await database.stop()
      process.off('exit', atExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What a test run that was killed has left: its server and its folder. */
const sweepLeftovers = () => {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const mark = name.slice(PREFIX.length).split('-').slice(0, -1).join(' ')
    if (!isMarkAlive(mark)) discard(join(tmpdir(), name))
  }
}

/** At once and without waiting: also when Ctrl-C ends the run. */
const discard = (folder: string) => {
  const postmaster = readPostmaster(clusterOf(folder))
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}
