import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { inSqlTransaction, inTransaction } from './open-database.ts'
import { appendEvents, type NewEvent } from './outbox.ts'
import { givenDatabase } from './testing/test-database.ts'

const freshDatabase = async () => {
  const db = await givenDatabase()
  return db
}

const saved = (revision: number): NewEvent => ({ type: 'scheduler.saved', key: 'k', payload: { schedulerId: 'k', revision } })
const planned: NewEvent = {
  type: 'broadcast.planned',
  key: 'k',
  payload: { broadcastId: 'b', schedulerId: 'k', airAt: '2026-10-25T00:00:00Z', kind: 'slot' },
}
const NOW = Date.parse('2026-10-25T00:00:00.123Z')

it('keeps the order in which events were written, over many transactions', async () => {
  const db = await freshDatabase()
  for (let first = 0; first < 300; first += 100)
    await inSqlTransaction(db, ({ sql }) =>
      appendEvents(
        sql,
        Array.from({ length: 100 }, (_, at) => saved(first + at)),
        NOW,
      ),
    )
  const { rows } = await db.pool.query<{ revision: number }>(
    `SELECT (payload->>'revision')::int AS revision FROM outbox ORDER BY id`,
  )
  expect(rows.map(({ revision }) => revision)).toEqual(Array.from({ length: 300 }, (_, at) => at))
})

it('writes topic, key, type, payload and time, each event with a random id, unpublished', async () => {
  const db = await freshDatabase()
  await inTransaction(db, ({ sql }) => appendEvents(sql, [saved(1), planned], NOW))
  const rows = await db.prisma.outbox.findMany({ orderBy: { id: 'asc' } })
  expect(rows).toMatchObject([
    {
      topic: 'hourcast.schedulers',
      key: 'k',
      type: 'scheduler.saved',
      payload: { schedulerId: 'k', revision: 1 },
      occurredAt: new Date(NOW),
    },
    { topic: 'hourcast.broadcasts', key: 'k', type: 'broadcast.planned', payload: planned.payload, publishedAt: null, tries: 0 },
  ])
  for (const { eventId } of rows) expect(eventId).toMatch(/^[a-z2-7]{26}$/)
  expect(rows[0]?.eventId).not.toBe(rows[1]?.eventId)
})

it('goes when its transaction is rolled back', async () => {
  const db = await freshDatabase()
  const failing = inSqlTransaction(db, async ({ sql }) => {
    await appendEvents(sql, [saved(1)], NOW)
    throw new Error('the change failed')
  })
  await expect(failing).rejects.toThrow('the change failed')
  expect(await db.prisma.outbox.count()).toBe(0)
})

it('wakes anybody who listens, at the commit', async () => {
  const db = await freshDatabase()
  const listener = new pg.Client({ connectionString: db.url })
  await listener.connect()
  onTestFinished(() => listener.end())
  await listener.query('LISTEN hourcast_outbox')
  const woken = new Promise((resolve) => listener.once('notification', resolve))
  await inSqlTransaction(db, ({ sql }) => appendEvents(sql, [saved(1)], NOW))
  expect(await woken).toMatchObject({ channel: 'hourcast_outbox' })
})

it('refuses a payload that is not what its type says, and leaves out what the type does not know', async () => {
  const db = await freshDatabase()
  // @ts-expect-error a saved scheduler has a revision
  const wrong: NewEvent = { type: 'scheduler.saved', key: 'k', payload: { schedulerId: 'k' } }
  await expect(inSqlTransaction(db, ({ sql }) => appendEvents(sql, [wrong], NOW))).rejects.toThrow('revision')
  const payload = { schedulerId: 'k', revision: 1, email: 'owner@station.example' }
  await inSqlTransaction(db, ({ sql }) => appendEvents(sql, [{ type: 'scheduler.saved', key: 'k', payload }], NOW))
  expect(await db.prisma.outbox.findMany({ select: { payload: true } })).toEqual([{ payload: { schedulerId: 'k', revision: 1 } }])
})

it('writes nothing and asks nothing for no events', async () => {
  await appendEvents(() => Promise.reject(new Error('asked')), [], NOW)
})
