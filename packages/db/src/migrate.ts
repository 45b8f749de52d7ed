import { setTimeout as wait } from 'node:timers/promises'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { applyMigration, pendingMigrations } from './apply-migration.ts'
import { addressOf, connectionSettings } from './connection-settings.ts'
import { DatabaseError } from './database-error.ts'
import { MigrationError } from './migration-error.ts'
import { findMigrations, readMigrations } from './read-migrations.ts'

// Prisma's own migration lock, so that `prisma migrate deploy` and this never run at once.
const PRISMA_LOCK = 72707369
const OLDEST_SERVER = 15
/** How long a migration waits for a table: the programs that use it wait behind the migration. */
const LOCK_MS = 1_000
const ASK_AGAIN_MS = 200
const OTHERS_MS = 60_000

/**
 * Brings the tables and the engine's schema up to date and returns the names of the migrations that it applied.
 * Several processes may call it at once: one works, the others wait up to a minute. Throws MigrationError, or DatabaseError
 * when nobody answers at `url`.
 */
export const migrate = async (url: string, { migrationsDir = findMigrations(), lockMs = LOCK_MS } = {}): Promise<string[]> => {
  const client = await connect(url)
  try {
    await requireServerVersion(client)
    await waitForOthers(client)
    const pending = await pendingMigrations(client, readMigrations(migrationsDir))
    for (const migration of pending) await applyMigration(client, migration, lockMs)
    await migrateEngine(url)
    return pending.map(({ name }) => name)
  } finally {
    // Ends the session and with it the lock.
    await client.end()
  }
}

/** Asked again and again: CREATE INDEX CONCURRENTLY would wait for the statement of one who waits in the database, and that for it. */
const waitForOthers = async (client: pg.Client) => {
  for (let waited = 0; ; waited += ASK_AGAIN_MS) {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [PRISMA_LOCK])
    if (rows[0]?.mine) return
    if (waited >= OTHERS_MS)
      throw new MigrationError(
        'Another program has been migrating this database for a minute. Wait for it or end it, then start again.',
      )
    await wait(ASK_AGAIN_MS)
  }
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client(connectionSettings(url, 'hourcast migrate'))
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new DatabaseError(`The database at ${addressOf(url)} cannot be used: ${(error as Error).message}`, { cause: error })
  }
  return client
}

const requireServerVersion = async (client: pg.Client) => {
  const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`)
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version, 10) < OLDEST_SERVER)
    throw new MigrationError(`PostgreSQL ${OLDEST_SERVER} or newer is needed; the server at DATABASE_URL is ${version}.`)
}

const silent = new Logger(() => () => {})

/** The engine's own schema, so that `graphile_worker.add_job` exists for anybody who saves a scheduler. */
const migrateEngine = async (url: string) => {
  const pool = new pg.Pool({ ...connectionSettings(url, 'hourcast migrate'), max: 1 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool, logger: silent })
  } catch (error) {
    throw new MigrationError(
      `The engine's tables could not be brought up to date: ${(error as Error).message.split('\n', 1)[0]}`,
      {
        cause: error,
      },
    )
  } finally {
    await pool.end()
  }
}
