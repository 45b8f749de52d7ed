import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DatabaseError } from './database-error.ts'
import { migrate } from './migrate.ts'
import { MigrationError } from './migration-error.ts'
import { findMigrations, readMigrations } from './read-migrations.ts'
import { createEmptyDatabase } from './testing/empty-database.ts'

const emptyDatabase = async () => {
  const database = await createEmptyDatabase()
  onTestFinished(database.drop)
  return database.url
}

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

const folderOf = (migrations: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'hourcast-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, sql: string) => {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, 'migration.sql'), sql)
  }
  for (const [name, sql] of Object.entries(migrations)) write(name, sql)
  writeFileSync(join(folder, 'migration_lock.toml'), 'provider = "postgresql"\n')
  return { migrationsDir: folder, write, remove: (name: string) => rmSync(join(folder, name), { recursive: true }) }
}

const FIRST = { '001_first': 'CREATE TABLE first (id int);\n' }

const NAMES = readMigrations(findMigrations()).map(({ name }) => name)

describe('the product’s migrations', () => {
  it('apply to an empty database and leave nothing to do the second time', async () => {
    const url = await emptyDatabase()
    expect(await migrate(url)).toEqual(NAMES)
    expect(await migrate(url)).toEqual([])
  })

  it('are recorded as Prisma records them', async () => {
    const url = await emptyDatabase()
    const [name] = await migrate(url)
    const file = readFileSync(join(findMigrations(), String(name), 'migration.sql'))
    const [row, ...others] = await query(url, 'SELECT * FROM _prisma_migrations ORDER BY migration_name')
    expect(others.map(({ migration_name }) => migration_name)).toEqual(NAMES.slice(1))
    expect(row).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      checksum: createHash('sha256').update(file).digest('hex'),
      finished_at: expect.any(Date),
      migration_name: name,
      logs: null,
      rolled_back_at: null,
      started_at: expect.any(Date),
      applied_steps_count: 1,
    })
    expect(row.finished_at.getTime()).toBeGreaterThanOrEqual(row.started_at.getTime())
  })

  it('bring the engine’s tables, so that anybody who saves can add a job', async () => {
    const url = await emptyDatabase()
    await migrate(url)
    await query(url, `SELECT graphile_worker.add_job('tick', '{}'::json)`)
    expect(await query(url, 'SELECT count(*)::int AS jobs FROM graphile_worker.jobs')).toEqual([{ jobs: 1 }])
  })

  it('are applied once when several programs start together', async () => {
    const url = await emptyDatabase()
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
    expect(applied.map((names) => names.length).sort()).toEqual([0, 0, NAMES.length])
  })
})

describe('a later migration', () => {
  it('is applied alone, in the order of names', async () => {
    const url = await emptyDatabase()
    const folder = folderOf(FIRST)
    await migrate(url, folder)
    folder.write('003_third', 'ALTER TABLE second ADD COLUMN b int;')
    folder.write('002_second', 'CREATE TABLE second (a int);')
    expect(await migrate(url, folder)).toEqual(['002_second', '003_third'])
  })

  it('that fails stops with one line, leaves nothing of itself and is tried again when it is repaired', async () => {
    const url = await emptyDatabase()
    const folder = folderOf({ ...FIRST, '002_broken': 'CREATE TABLE second (a int); SELECT 1 / 0;' })
    const failing = migrate(url, folder)
    await expect(failing).rejects.toThrow(MigrationError)
    await expect(failing).rejects.toThrow('Migration 002_broken failed: division by zero')
    expect(await query(url, `SELECT to_regclass('first')::text AS first, to_regclass('second')::text AS second`)).toEqual([
      { first: 'first', second: null },
    ])
    const [record] = await query(
      url,
      `SELECT logs, finished_at, rolled_back_at FROM _prisma_migrations WHERE migration_name = '002_broken'`,
    )
    expect(record).toEqual({ logs: 'division by zero', finished_at: null, rolled_back_at: expect.any(Date) })
    folder.write('002_broken', 'CREATE TABLE second (a int);')
    expect(await migrate(url, folder)).toEqual(['002_broken'])
  })

  it('that may not stand in a transaction runs without one; failed half-way, it stops the next start', async () => {
    const url = await emptyDatabase()
    const folder = folderOf({ ...FIRST, '002_index': 'CREATE INDEX CONCURRENTLY first_id ON first (id);' })
    expect(await migrate(url, folder)).toEqual(['001_first', '002_index'])
    folder.write('003_index', 'CREATE INDEX CONCURRENTLY first_id ON first (id);')
    await expect(migrate(url, folder)).rejects.toThrow('Migration 003_index failed: relation "first_id" already exists')
    await expect(migrate(url, folder)).rejects.toThrow(
      /Migration 003_index failed half-way earlier \(relation "first_id" already exists\)/,
    )
  })
})

describe('a migration beside running work', () => {
  const BUILDING = { ...FIRST, '002_index': 'CREATE INDEX CONCURRENTLY first_id ON first (id);' }

  it('waits for a table that somebody reads, lets others pass meanwhile, and is done when that one has ended', async () => {
    const url = await emptyDatabase()
    const folder = folderOf(FIRST)
    await migrate(url, folder)
    folder.write('002_second', 'ALTER TABLE first ADD COLUMN b int;')
    const backup = new pg.Client({ connectionString: url })
    await backup.connect()
    await backup.query('BEGIN; SELECT * FROM first')
    const migrating = migrate(url, { ...folder, lockMs: 100 })
    const asks = () => query(url, `SELECT FROM pg_locks WHERE relation = 'first'::regclass AND NOT granted`)
    await expect.poll(async () => (await asks()).length, { interval: 1 }).toBe(1)
    expect(await query(url, 'SELECT * FROM first')).toEqual([])
    await backup.end()
    expect(await migrating).toEqual(['002_second'])
    expect(await query(url, 'SELECT b FROM first')).toEqual([])
    expect(await query(url, 'SELECT FROM _prisma_migrations WHERE rolled_back_at IS NOT NULL')).toEqual([])
  })

  it('that builds an index is done by one of several programs that start together', async () => {
    const url = await emptyDatabase()
    const folder = folderOf(BUILDING)
    const applied = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)])
    expect(applied.map((names) => names.length).sort()).toEqual([0, 0, 2])
  })

  it('that builds an index is done again when its process died: what it left goes first', async () => {
    const url = await emptyDatabase()
    const folder = folderOf(BUILDING)
    await migrate(url, folder)
    await query(url, `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '002_index'`)
    const index = () => query(url, `SELECT 'first_id'::regclass::oid AS id`)
    const left = await index()
    expect(await migrate(url, folder)).toEqual(['002_index'])
    expect(await index()).not.toEqual(left)
    expect(await migrate(url, folder)).toEqual([])
  })
})

describe('a database that does not belong to the folder is refused', () => {
  it('when a migration was edited after it was applied', async () => {
    const url = await emptyDatabase()
    const folder = folderOf(FIRST)
    await migrate(url, folder)
    folder.write('001_first', 'CREATE TABLE first (id bigint);\n')
    await expect(migrate(url, folder)).rejects.toThrow('Migration 001_first was changed after it was applied to this database')
  })

  it('but not when only the line ends of the checkout differ', async () => {
    const url = await emptyDatabase()
    const folder = folderOf(FIRST)
    await migrate(url, folder)
    folder.write('001_first', FIRST['001_first'].replaceAll('\n', '\r\n'))
    expect(await migrate(url, folder)).toEqual([])
  })

  it('when it is newer than the program', async () => {
    const url = await emptyDatabase()
    const folder = folderOf({ ...FIRST, '002_second': 'SELECT 1;' })
    await migrate(url, folder)
    folder.remove('002_second')
    await expect(migrate(url, folder)).rejects.toThrow('The database is newer than this program: it holds migration 002_second')
  })

  it('when nobody answers there', async () => {
    await expect(migrate('postgresql://hourcast:secret@127.0.0.1:1/hourcast')).rejects.toThrow(DatabaseError)
  })
})
