import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const given = async (): Promise<TestDatabase> => {
  const db = await createTestDatabase()
  onTestFinished(db.drop)
  return db
}

/** All that a migrated database holds, and the number that the next attempt gets. */
const contentOf = async ({ pool }: TestDatabase) => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`,
  )
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} AS t ORDER BY 1`)
    content[name] = rows.map(({ row }) => row)
  }
  const { rows } = await pool.query('SELECT * FROM pg_sequences ORDER BY schemaname, sequencename')
  return { content, numbers: rows }
}

test('a database that a test has used is given to the next one as the migrations have made it', async () => {
  const used = await createTestDatabase()
  const asNew = await contentOf(used)
  await used.prisma.owner.create({ data: { id: 'o', email: 'o@station.example' } })
  await used.prisma.accountAttempt.create({ data: { addressHash: 'h', kind: 'code', at: new Date() } })
  await used.pool.query(`SELECT graphile_worker.add_job('now', '{}'); DELETE FROM _prisma_migrations; DELETE FROM engine`)
  expect(await contentOf(used)).not.toEqual(asNew)
  await used.drop()
  const next = await given()
  expect(next.url).toBe(used.url)
  expect(await contentOf(next)).toEqual(asNew)
})

test.each([
  'ALTER TABLE owner RENAME TO hidden',
  "ALTER TABLE outbox ADD CONSTRAINT full_disk CHECK (type <> 'x')",
  'DROP TABLE inbox',
  'CREATE TABLE kept AS SELECT 1 AS n',
  'CREATE FUNCTION refuse() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET timezone = ''Asia/Kathmandu''', current_database()); END $$`,
])('one that was changed by %j is given to nobody', async (change) => {
  const changed = await createTestDatabase()
  await changed.pool.query(change)
  await changed.drop()
  expect((await given()).url).not.toBe(changed.url)
})

test('nor one on which somebody is still at work', async () => {
  const left = await createTestDatabase()
  const somebody = new pg.Client({ connectionString: left.url })
  somebody.on('error', () => {})
  await somebody.connect()
  await left.drop()
  expect((await given()).url).not.toBe(left.url)
})
