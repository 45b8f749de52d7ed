import { expect, onTestFinished, test } from 'vitest'
import { inSqlTransaction, openDatabase } from './open-database.ts'
import { startSilentProxy } from './testing/silent-proxy.ts'
import { givenDatabase } from './testing/test-database.ts'
import { DatabaseSilent } from './watch-silence.ts'

const LIMITS = { everyMs: 20, timeoutMs: 1_500, statementMs: 600 }

const given = async (limits = LIMITS) => {
  const direct = await givenDatabase()
  const proxy = await startSilentProxy(direct.url)
  onTestFinished(proxy.close)
  const db = await openDatabase({ url: proxy.url, maxConnections: 3, silence: limits })
  onTestFinished(db.close)
  // First of all: a silent server is waited for at the end, for ten seconds, which is what a hook has.
  onTestFinished(proxy.speak)
  return { direct, proxy, db }
}

const isSilent = (error: unknown): boolean => error instanceof DatabaseSilent

test('a database that falls silent lets nobody wait: those under way, those in line, and those who come', async () => {
  const { proxy, db } = await given()
  expect(db.isSilent()).toBe(false)
  proxy.fallSilent()
  // More than there are connections; by the pool, by Prisma, and in a transaction.
  const asked = await Promise.allSettled([
    ...Array.from({ length: 6 }, () => db.pool.query('SELECT 1')),
    ...Array.from({ length: 3 }, () => db.prisma.owner.count()),
    inSqlTransaction(db, ({ sql }) => sql('SELECT 1')),
  ])
  expect(asked.map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
  expect(db.isSilent()).toBe(true)
  await expect(db.pool.query('SELECT 1')).rejects.toSatisfy(isSilent)
  await expect(db.pool.connect()).rejects.toSatisfy(isSilent)
})

test('it serves again by itself as soon as it answers, with all of its connections', async () => {
  const { proxy, db } = await given()
  proxy.fallSilent()
  await Promise.allSettled(Array.from({ length: 6 }, () => db.pool.query('SELECT 1')))
  proxy.speak()
  await expect.poll(() => db.isSilent(), { timeout: 10_000 }).toBe(false)
  const answers = await Promise.all(Array.from({ length: 6 }, () => db.pool.query('SELECT 1 AS one')))
  expect(answers.map(({ rows }) => rows[0].one)).toEqual(Array(6).fill(1))
  expect(await db.prisma.owner.count()).toBe(0)
})

test('who waits for a lock is told so; what is not locked goes on, and nothing is silent', async () => {
  const { direct, db } = await given({ ...LIMITS, timeoutMs: 20_000 })
  await inSqlTransaction(direct, async ({ sql }) => {
    await sql('LOCK TABLE owner')
    await expect(db.pool.query('SELECT count(*) FROM owner')).rejects.toMatchObject({ code: '57014' })
    expect((await db.pool.query('SELECT count(*)::int AS all FROM station')).rows).toEqual([{ all: 0 }])
    expect(db.isSilent()).toBe(false)
  })
  expect(await db.prisma.owner.count()).toBe(0)
})
