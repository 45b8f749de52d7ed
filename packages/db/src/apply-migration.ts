import { randomUUID } from 'node:crypto'
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

const pendingOf = (migrations: Migration[], applied: Applied[]): Migration[] => {
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

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

const START = 'INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at) VALUES ($1, $2, $3, clock_timestamp())'
const FINISH =
  'UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = applied_steps_count + 1 WHERE id = $1'

/** Row, file and finishing mark in one transaction, so that a process killed half-way leaves nothing behind. */
export const applyMigration = async (client: pg.Client, { name, sql, checksum }: Migration) => {
  const id = randomUUID()
  // CREATE INDEX CONCURRENTLY refuses a transaction: row first, then the file, as Prisma does it.
  const isWhole = !/\bCONCURRENTLY\b/i.test(sql)
  try {
    if (isWhole) await client.query('BEGIN')
    await client.query(START, [id, checksum, name])
    await client.query(sql)
    await client.query(FINISH, [id])
    if (isWhole) await client.query('COMMIT')
  } catch (error) {
    const reason = (error as Error).message
    // When the connection is what failed, there is nothing to write on: the transaction is gone with it.
    await recordFailure(client, { id, name, checksum, reason, isWhole }).catch(() => {})
    throw new MigrationError(`Migration ${name} failed: ${firstLine(reason)}`, { cause: error })
  }
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
