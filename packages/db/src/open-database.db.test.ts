import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DatabaseError } from './database-error.ts'
import { inSqlTransaction, inTransaction, openDatabase } from './open-database.ts'
import { randomId } from './random-id.ts'
import { givenDatabase } from './testing/test-database.ts'

const freshDatabase = async () => {
  const db = await givenDatabase()
  return db
}

const owner = () => ({ id: randomId(), email: `${randomId()}@station.example` })

describe('a transaction without Prisma', () => {
  it('keeps what it wrote when it returns, and gives back its value', async () => {
    const db = await freshDatabase()
    const { id, email } = owner()
    const rows = await inSqlTransaction(db, ({ sql }) =>
      sql<{ id: string }>('INSERT INTO owner (id, email) VALUES ($1, $2) RETURNING id', [id, email]),
    )
    expect(rows).toEqual([{ id }])
    expect(await db.prisma.owner.count()).toBe(1)
  })

  it('writes nothing when it throws, and its connection serves the next', async () => {
    const db = await givenDatabase({ maxConnections: 1 })
    const { id, email } = owner()
    const failing = inSqlTransaction(db, async ({ sql }) => {
      await sql('INSERT INTO owner (id, email) VALUES ($1, $2)', [id, email])
      throw new Error('the second half failed')
    })
    await expect(failing).rejects.toThrow('the second half failed')
    expect(await inSqlTransaction(db, ({ sql }) => sql('SELECT id FROM owner'))).toEqual([])
  })

  it('says so when it was rolled back because a failed statement was swallowed', async () => {
    const db = await freshDatabase()
    const swallowing = inSqlTransaction(db, async ({ sql }) => {
      await sql('SELECT 1 / 0').catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('rolled back')
  })

  it('fails when its connection is lost, and the database serves the next', async () => {
    const db = await freshDatabase()
    const cut = inSqlTransaction(db, async ({ sql }) => {
      const [self] = await sql<{ pid: number }>('SELECT pg_backend_pid() AS pid')
      await db.pool.query('SELECT pg_terminate_backend($1)', [self?.pid])
      await sql('SELECT 1')
    })
    await expect(cut).rejects.toThrow(/terminat|not queryable/i)
    expect(await db.prisma.owner.count()).toBe(0)
  })
})

describe('a transaction', () => {
  it('may take as long as a statement may, also on a machine that is busy', async () => {
    const db = await freshDatabase()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { id, email } = owner()
    await inTransaction(db, async ({ tx, sql }) => {
      await tx.owner.create({ data: { id, email } })
      vi.advanceTimersByTime(25_000)
      await sql('UPDATE owner SET confirmed_at = now() WHERE id = $1 RETURNING id', [id])
    })
    expect(await db.prisma.owner.count()).toBe(1)
  })

  it('keeps what rows and statements wrote when it returns, and gives back its value', async () => {
    const db = await freshDatabase()
    const [first, second] = [owner(), owner()]
    const seen = await inTransaction(db, async ({ tx, sql }) => {
      await tx.owner.create({ data: first })
      await sql('INSERT INTO owner (id, email) VALUES ($1, $2)', [second.id, second.email])
      return tx.owner.count()
    })
    expect([seen, await db.prisma.owner.count()]).toEqual([2, 2])
  })

  it('writes nothing of either when it throws, and its connection serves the next', async () => {
    const db = await givenDatabase({ maxConnections: 1 })
    const [first, second] = [owner(), owner()]
    const failing = inTransaction(db, async ({ tx, sql }) => {
      await tx.owner.create({ data: first })
      await sql('INSERT INTO owner (id, email) VALUES ($1, $2)', [second.id, second.email])
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await db.prisma.owner.count()).toBe(0)
  })

  it('says so when it was rolled back because a failed statement was swallowed', async () => {
    const db = await freshDatabase()
    const swallowing = inTransaction(db, async ({ tx, sql }) => {
      await tx.owner.create({ data: owner() })
      await sql('SELECT 1 / 0').catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('aborted')
    const swallowingRow = inTransaction(db, async ({ tx }) => {
      const twice = owner()
      await tx.owner.create({ data: twice })
      await tx.owner.create({ data: twice }).catch(() => {})
    })
    await expect(swallowingRow).rejects.toThrow('aborted')
    expect(await db.prisma.owner.count()).toBe(0)
  })

  it('gives back the same values from SQL as the pool', async () => {
    const db = await freshDatabase()
    const query = `SELECT 9007199254740993::bigint AS big, 7::int AS small, 1.5::numeric AS exact, 0.5::float8 AS half, true AS yes, NULL::text AS none,
      'text' AS text, '{"a":[1]}'::jsonb AS json, $1::timestamptz(3) AS instant, $2::text[] AS words, $3::smallint[] AS days`
    const values = [new Date('2026-10-25T01:30:00.123Z'), ['a', 'b"c'], [1, 7]]
    const fromPrisma = await inTransaction(db, ({ sql }) => sql(query, values))
    const fromPool = await inSqlTransaction(db, ({ sql }) => sql(query, values))
    expect(fromPrisma).toEqual(fromPool)
    expect(fromPool[0]).toMatchObject({ big: '9007199254740993', instant: values[0] })
  })

  it('adds and removes jobs of the engine', async () => {
    const db = await freshDatabase()
    await inTransaction(db, async ({ sql }) => {
      await sql(`SELECT (graphile_worker.add_job('tick', '{"ref":"r"}'::json, job_key => $1)).id::text`, ['tick:r'])
    })
    const { rows } = await db.pool.query('SELECT key, task_identifier FROM graphile_worker.jobs')
    expect(rows).toEqual([{ key: 'tick:r', task_identifier: 'tick' }])
  })
})

describe('the database', () => {
  it('keeps instants no matter which zone the server is set to', async () => {
    const db = await freshDatabase()
    await db.pool.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET timezone = ''Asia/Kathmandu''', current_database()); END $$`,
    )
    const again = await openDatabase({ url: db.url })
    onTestFinished(again.close)
    const createdAt = new Date('2026-03-29T00:59:59.999Z')
    await again.prisma.owner.create({ data: { ...owner(), createdAt } })
    expect((await again.prisma.owner.findFirstOrThrow()).createdAt).toEqual(createdAt)
    const { rows } = await again.pool.query('SELECT extract(epoch FROM created_at) * 1000 AS ms FROM owner')
    expect(Number(rows[0].ms)).toBe(createdAt.getTime())
  })

  it('names address and reason, not the password, when nobody answers', async () => {
    const opening = openDatabase({ url: 'postgresql://hourcast:secret@127.0.0.1:1/hourcast' })
    await expect(opening).rejects.toThrow(DatabaseError)
    await expect(opening).rejects.toThrow(/^The database at 127\.0\.0\.1:1\/hourcast cannot be used: .*ECONNREFUSED/)
    await expect(opening).rejects.not.toThrow('secret')
  })

  it('may be closed twice', async () => {
    const db = await freshDatabase()
    await db.close()
    await db.close()
  })

  it('frees a connection whose statement takes too long', async () => {
    const db = await freshDatabase()
    const { rows } = await db.pool.query(
      `SELECT current_setting('statement_timeout') AS statement, current_setting('TimeZone') AS zone`,
    )
    expect(rows).toEqual([{ statement: '30s', zone: 'UTC' }])
  })
})
