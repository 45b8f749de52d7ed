import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { MigrationError } from './migration-error.ts'
import type { Migration } from './read-migrations.ts'

// Prisma's table, to the letter: its tools read it as their own.
const TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  varchar(36) PRIMARY KEY NOT NULL,
  checksum            varchar(64) NOT NULL,
  finished_at         timestamptz,
  migration_name      varchar(255) NOT NULL,
  logs                text,
  rolled_back_at      timestamptz,
  started_at          timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`

type Applied = { migration_name: string; checksum: string; finished_at: Date | null; logs: string | null }

/** What is still to be applied, in order. Throws MigrationError when the database and the folder do not belong together. */
export const pendingMigrations = async (client: pg.Client, migrations: Migration[]): Promise<Migration[]> => {
  await client.query(TABLE)
  const { rows } = await client.query<Applied>(
    `SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY started_at`,
  )
  return pendingOf(migrations, rows)
}

const pendingOf = (migrations: Migration[], rows: Applied[]): Migration[] => {
  const applied = rows.filter((row) => !mayBeBuiltAgain(row, migrations))
  for (const { migration_name: name, checksum, finished_at, logs } of applied) {
    const migration = migrations.find((known) => known.name === name)
    if (finished_at === null)
      throw new MigrationError(
        `Migration ${name} failed half-way earlier${logs ? ` (${firstLine(logs)})` : ''}. Repair the database, then mark it with 'prisma migrate resolve'.`,
      )
    if (!migration)
      throw new MigrationError(
        `The database is newer than this program: it holds migration ${name}. Update the program, or use another database.`,
      )
    if (![migration.checksum, ...migration.otherChecksums].includes(checksum))
      throw new MigrationError(
        `Migration ${name} was changed after it was applied to this database. Restore the file, or start with an empty database.`,
      )
  }
  return migrations.filter(({ name }) => !applied.some(({ migration_name }) => migration_name === name))
}

/** The index that a file builds beside running work. */
const indexOf = (sql: string) => /^CREATE INDEX CONCURRENTLY (\w+)/m.exec(sql)?.[1]

/** Its process died: with an error there are words of it in the log. */
const mayBeBuiltAgain = ({ migration_name, finished_at, logs }: Applied, migrations: Migration[]): boolean =>
  finished_at === null && logs === null && migrations.some(({ name, sql }) => name === migration_name && indexOf(sql))

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

const START = 'INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at) VALUES ($1, $2, $3, clock_timestamp())'
const FINISH =
  'UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = applied_steps_count + 1 WHERE id = $1'

const LOCK_TRIES = 60
const LOCK_NOT_AVAILABLE = '55P03'
const isLocked = (error: unknown) => (error as { code?: string }).code === LOCK_NOT_AVAILABLE
const IN_USE = '. Another program uses a table of it for long, a backup perhaps: migrate again when that has ended.'

/**
 * Row, file and finishing mark in one transaction, so that a process killed half-way leaves nothing behind. It waits for a table for `lockMs` and
 * then lets all others pass before it tries again: they would wait behind it.
 */
export const applyMigration = async (
  client: pg.Client,
  migration: Migration,
  lockMs: number,
  tries = LOCK_TRIES,
): Promise<void> => {
  const { name, sql, checksum } = migration
  const id = randomUUID()
  // CREATE INDEX CONCURRENTLY refuses a transaction: row first, then the file, as Prisma does it.
  const isWhole = !/\bCONCURRENTLY\b/i.test(sql)
  try {
    if (isWhole) await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockMs}`)
    else await clearAway(client, migration)
    await client.query(START, [id, checksum, name])
    await client.query(sql)
    await client.query(FINISH, [id])
    if (isWhole) await client.query('COMMIT')
  } catch (error) {
    if (isLocked(error) && tries > 1) {
      await client.query('ROLLBACK')
      await wait(lockMs)
      return applyMigration(client, migration, lockMs, tries - 1)
    }
    const reason = (error as Error).message
    // When the connection is what failed, there is nothing to write on: the transaction is gone with it.
    await recordFailure(client, { id, name, checksum, reason, isWhole }).catch(() => {})
    throw new MigrationError(`Migration ${name} failed: ${firstLine(reason)}${isLocked(error) ? IN_USE : ''}`, { cause: error })
  }
}

const UNFINISHED = '_prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL'

/** What a process that died while it built the index has left: the index first, so that the row tells of it as long as it is there. */
const clearAway = async (client: pg.Client, { name, sql }: Migration) => {
  const { rowCount } = await client.query(`SELECT FROM ${UNFINISHED}`, [name])
  if (!rowCount) return
  await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${indexOf(sql)}`)
  await client.query(`DELETE FROM ${UNFINISHED}`, [name])
}

type Failure = { id: string; name: string; checksum: string; reason: string; isWhole: boolean }

/** Rolled back as a whole it may be tried again; half done it may not. */
const recordFailure = async (client: pg.Client, { id, name, checksum, reason, isWhole }: Failure) => {
  if (isWhole) {
    await client.query('ROLLBACK')
    await client.query(START, [id, checksum, name])
  }
  await client.query(
    'UPDATE _prisma_migrations SET logs = $2, rolled_back_at = CASE WHEN $3 THEN clock_timestamp() END WHERE id = $1',
    [id, reason, isWhole],
  )
}
