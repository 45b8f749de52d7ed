import { expect, it, onTestFinished, vi } from 'vitest'
import { holdLease } from './lease.ts'
import type { Database } from './open-database.ts'
import { givenDatabase } from './testing/test-database.ts'

const freshDatabase = async () => {
  const db = await givenDatabase()
  return db
}

const hold = async (
  db: Database,
  holder: string,
  options: { onLost?: (error: Error) => void; signal?: AbortSignal; beatMs?: number } = {},
) => {
  const onLost = options.onLost ?? (() => {})
  const lease = await holdLease(db.url, { holder, onLost, ...options })
  onTestFinished(lease.release)
  return lease
}

// Advisory locks of this database alone: other tests use the same server.
const LOCKS = `FROM pg_locks JOIN pg_database d ON d.oid = database AND datname = current_database() WHERE locktype = 'advisory'`

const waiting = (db: Database, count: number) =>
  vi.waitFor(async () => {
    const { rows } = await db.pool.query(`SELECT count(*)::int AS n ${LOCKS} AND NOT granted`)
    expect(rows).toEqual([{ n: count }])
  })

// What the database sees when the holder's process or machine is gone.
const killHolder = (db: Database) => db.pool.query(`SELECT pg_terminate_backend(pid) ${LOCKS} AND granted`)

it('is held by one worker at a time; the next has it as soon as the first lets go', async () => {
  const db = await freshDatabase()
  const first = await hold(db, 'first')
  let hasSecond = false
  const second = hold(db, 'second').then(() => {
    hasSecond = true
  })
  await waiting(db, 1)
  expect(hasSecond).toBe(false)
  expect((await db.prisma.workerLease.findMany()).map(({ holder }) => holder)).toEqual(['first'])
  await first.release()
  await second
  expect((await db.prisma.workerLease.findMany()).map(({ holder }) => holder)).toEqual(['second'])
})

it('passes to the next at once when its holder dies, and the holder is told', async () => {
  const db = await freshDatabase()
  const lost = deferred()
  await hold(db, 'first', { onLost: lost.resolve })
  const second = hold(db, 'second')
  await waiting(db, 1)
  await killHolder(db)
  expect(await lost.promise).toBeInstanceOf(Error)
  await second
  expect(await db.prisma.workerLease.findFirstOrThrow()).toMatchObject({ holder: 'second' })
})

it('renews its sign of life', async () => {
  const db = await freshDatabase()
  await hold(db, 'first', { beatMs: 20 })
  const { acquiredAt } = await db.prisma.workerLease.findFirstOrThrow()
  await vi.waitFor(async () => {
    const { beatAt } = await db.prisma.workerLease.findFirstOrThrow()
    expect(beatAt.getTime() - acquiredAt.getTime()).toBeGreaterThan(50)
  })
})

it('is lost when somebody else has written the row', async () => {
  const db = await freshDatabase()
  const lost = deferred()
  await hold(db, 'first', { onLost: lost.resolve, beatMs: 20 })
  await db.prisma.workerLease.updateMany({ data: { holder: 'usurper' } })
  expect((await lost.promise).message).toBe('Another worker has taken the lease')
})

it('leaves neither row nor lock when it is released, and tells nobody that it is lost', async () => {
  const db = await freshDatabase()
  const onLost = vi.fn()
  const lease = await hold(db, 'first', { onLost })
  await lease.release()
  await lease.release()
  expect(await db.prisma.workerLease.count()).toBe(0)
  await hold(db, 'second')
  expect(onLost).not.toHaveBeenCalled()
})

it('stops waiting when it is told to', async () => {
  const db = await freshDatabase()
  await hold(db, 'first')
  const ending = new AbortController()
  const second = holdLease(db.url, { holder: 'second', onLost: () => {}, signal: ending.signal })
  await waiting(db, 1)
  ending.abort(new Error('shutting down'))
  await expect(second).rejects.toThrow('shutting down')
  await expect(holdLease(db.url, { holder: 'third', onLost: () => {}, signal: ending.signal })).rejects.toThrow('shutting down')
})

it('is refused with the reason when nobody answers', async () => {
  const url = 'postgresql://hourcast:secret@127.0.0.1:1/hourcast'
  await expect(holdLease(url, { holder: 'first', onLost: () => {} })).rejects.toThrow('ECONNREFUSED')
})

const deferred = () => {
  let resolve = (_error: Error) => {}
  const promise = new Promise<Error>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
