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

/**
 * Brings the tables and the engine's schema up to date and returns the names of the migrations that it applied.
 * Several processes may call it at once: one works, the others wait up to a minute. Throws MigrationError, or DatabaseError
 * when nobody answers at `url`.
 */
export const migrate = async (url: string, { migrationsDir = findMigrations() } = {}): Promise<string[]> => {
  const client = await connect(url)
  try {
    await requireServerVersion(client)
    await client.query(`SET lock_timeout = '60s'`)
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]).catch((error: Error & { code?: string }) => {
      if (error.code !== '55P03') throw error
      throw new MigrationError(
        'Another program has been migrating this database for a minute. Wait for it or end it, then start again.',
      )
    })
    await client.query('SET lock_timeout = 0')
    const pending = await pendingMigrations(client, readMigrations(migrationsDir))
    for (const migration of pending) await applyMigration(client, migration)
    await migrateEngine(url)
    return pending.map(({ name }) => name)
  } finally {
    // Ends the session and with it the lock.
    await client.end()
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
