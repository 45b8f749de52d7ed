import { inSqlTransaction } from '@hourcast/db/open-database'
import { appendEvents, type NewEvent } from '@hourcast/db/outbox'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ANALYTICS } from './analytics-projection.ts'
import type { AnyEvent } from './bus.ts'
import { createInProcessBus } from './in-process-bus.ts'
import { startProjection } from './projection.ts'
import { rebuildProjections } from './rebuild-projections.ts'
import { createRelay } from './relay.ts'

const NOON = Date.parse('2026-10-25T12:00:00Z')

const aired = (broadcastId: string, rung: 'fresh' | 'ident', latenessMs: number, day = 25): NewEvent => ({
  type: 'broadcast.delivered',
  key: 's',
  payload: {
    broadcastId,
    schedulerId: 's',
    airAt: `2026-10-${day}T07:00:00.000Z`,
    kind: 'slot',
    rung,
    late: latenessMs > 60_000,
    latenessMs,
    targets: [{ kind: 'link', delivered: true }],
  },
})
const fetched: NewEvent = { type: 'link.fetched', key: 's', payload: { schedulerId: 's', broadcastId: 'b1' } }

const open = async () => {
  const db = await givenDatabase()
  const bus = createInProcessBus()
  await startProjection({ db }, bus, ANALYTICS)
  const relay = createRelay({ db, bus, clock: { now: () => NOON }, log: pino({ level: 'silent' }) })
  const publish = async (...events: NewEvent[]) => {
    await inSqlTransaction(db, ({ sql }) => appendEvents(sql, events, NOON))
    await relay.relayOnce()
  }
  const days = async () =>
    (await db.pool.query('SELECT *, day::text FROM analytics_day ORDER BY scheduler_id, analytics_day.day')).rows
  return { db, relay, publish, days }
}

const row = (day: string, counts: Record<string, unknown>) => ({
  scheduler_id: 's',
  day,
  delivered: 0,
  fresh: 0,
  fell_back: 0,
  failed: 0,
  missed: 0,
  late: 0,
  link_fetches: 0,
  lateness_sum_ms: '0',
  lateness_max_ms: 0,
  ...counts,
})

test('counts of a day grow with what is told of it', async () => {
  const { publish, days } = await open()
  await publish(aired('b1', 'fresh', 100), fetched)
  await publish(aired('b2', 'ident', 70_000), aired('b3', 'fresh', 50), aired('b4', 'fresh', 0, 26))
  expect(await days()).toEqual([
    row('2026-10-25', {
      delivered: 3,
      fresh: 2,
      fell_back: 1,
      late: 1,
      link_fetches: 1,
      lateness_sum_ms: '70150',
      lateness_max_ms: 70_000,
    }),
    row('2026-10-26', { delivered: 1, fresh: 1 }),
  ])
})

test('counts nothing twice, told twice or made again', async () => {
  const { db, relay, publish, days } = await open()
  await publish(aired('b1', 'fresh', 100), fetched, aired('b4', 'fresh', 0, 26))
  const before = await days()
  await db.pool.query('UPDATE outbox SET published_at = NULL')
  await relay.relayOnce()
  expect(await days()).toEqual(before)
  await db.pool.query('UPDATE analytics_day SET delivered = 77')
  expect((await rebuildProjections(db)).analytics).toBe(3)
  expect(await days()).toEqual(before)
  await db.pool.query('UPDATE outbox SET published_at = NULL')
  await relay.relayOnce()
  expect(await days()).toEqual(before)
})

test('what was made again before it was told is not counted again, also when all of it was forgotten', async () => {
  const { db, relay, days } = await open()
  await inSqlTransaction(db, ({ sql }) => appendEvents(sql, [aired('b1', 'fresh', 100)], NOON))
  await rebuildProjections(db)
  const before = await days()
  expect(before).toMatchObject([{ delivered: 1 }])
  await relay.relayOnce()
  expect(await days()).toEqual(before)
})

test('what nobody can count is passed over by name when all is made again, and those beside it are counted', async () => {
  const { db, publish, days } = await open()
  await publish(aired('b1', 'fresh', 100), aired('b2', 'fresh', 100), fetched)
  const before = await days()
  const poison: AnyEvent = {
    id: 'poison',
    topic: 'hourcast.listening',
    key: 'nul\0',
    type: 'link.fetched',
    occurredAt: NOON,
    payload: { schedulerId: 'nul\0', broadcastId: 'b1' },
  }
  const passedOver: string[] = []
  const rebuilt = await rebuildProjections(
    db,
    async function* (topics) {
      if (topics.includes('hourcast.listening')) yield [poison]
    },
    (consumer, eventId) => passedOver.push(`${consumer} ${eventId}`),
  )
  expect(rebuilt).toEqual({ history: 2, analytics: 3 })
  expect(passedOver).toEqual(['analytics poison'])
  expect(await days()).toEqual(before)
})

test('a bus that takes its time ends no rebuild, no matter which limits the server sets', async () => {
  const { db, publish } = await open()
  await publish(aired('b1', 'fresh', 100))
  const [named] = (await db.pool.query('SELECT quote_ident(current_database()) AS name')).rows
  await db.pool.query(`ALTER DATABASE ${named.name} SET idle_in_transaction_session_timeout = '50ms'`)
  const rebuilding = rebuildProjections(db, async function* () {
    await db.pool.query('SELECT pg_sleep(0.3)')
    yield []
  })
  expect(await rebuilding).toEqual({ history: 1, analytics: 1 })
})

test('a rebuild remembers what may be told again, and nothing that happened so long ago that it is not', async () => {
  const { db } = await open()
  const append = (now: number) => inSqlTransaction(db, ({ sql }) => appendEvents(sql, [fetched], now))
  const now = Date.now()
  for (const days of [1, 89, 150, 150]) await append(now - days * 86_400_000)
  await db.pool.query('UPDATE outbox SET published_at = occurred_at WHERE id < (SELECT max(id) FROM outbox)')
  expect((await rebuildProjections(db)).analytics).toBe(4)
  const { rows } = await db.pool.query(
    'SELECT published_at IS NULL AS waits FROM outbox JOIN inbox USING (event_id) ORDER BY outbox.id',
  )
  expect(rows.map(({ waits }) => waits)).toEqual([false, false, true])
})

test('readers see the old counts until the new ones are whole', async () => {
  const { db, publish, days } = await open()
  await publish(aired('b1', 'fresh', 100))
  const before = await days()
  const seen: unknown[] = []
  await rebuildProjections(db, async function* () {
    seen.push(await days())
    yield []
    seen.push(await days())
  })
  expect(seen).toEqual([before, before, before, before])
})
