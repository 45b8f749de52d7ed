import { inTransaction } from '@hourcast/db/open-database'
import { appendEvents, type NewEvent } from '@hourcast/db/outbox'
import { createTestDatabase } from '@hourcast/db/testing/test-database'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { ANALYTICS } from './analytics-projection.ts'
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
  const db = await createTestDatabase()
  onTestFinished(db.drop)
  const bus = createInProcessBus()
  await startProjection({ db }, bus, ANALYTICS)
  const relay = createRelay({ db, bus, clock: { now: () => NOON }, log: pino({ level: 'silent' }) })
  const tell = async (...events: NewEvent[]) => {
    await inTransaction(db, ({ sql }) => appendEvents(sql, events, NOON))
    await relay.relayOnce()
  }
  const days = async () =>
    (await db.pool.query('SELECT *, day::text FROM analytics_day ORDER BY scheduler_id, analytics_day.day')).rows
  return { db, relay, tell, days }
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
  const { tell, days } = await open()
  await tell(aired('b1', 'fresh', 100), fetched)
  await tell(aired('b2', 'ident', 70_000), aired('b3', 'fresh', 50), aired('b4', 'fresh', 0, 26))
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

test('counts nothing twice, told twice or made anew', async () => {
  const { db, relay, tell, days } = await open()
  await tell(aired('b1', 'fresh', 100), fetched, aired('b4', 'fresh', 0, 26))
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

test('what was made anew before it was told is not counted again, also when all of it was forgotten', async () => {
  const { db, relay, days } = await open()
  await inTransaction(db, ({ sql }) => appendEvents(sql, [aired('b1', 'fresh', 100)], NOON))
  await rebuildProjections(db)
  const before = await days()
  expect(before).toMatchObject([{ delivered: 1 }])
  await relay.relayOnce()
  expect(await days()).toEqual(before)
})

test('readers see the old counts until the new ones are whole', async () => {
  const { db, tell, days } = await open()
  await tell(aired('b1', 'fresh', 100))
  const before = await days()
  const seen: unknown[] = []
  await rebuildProjections(db, async function* () {
    seen.push(await days())
    yield []
    seen.push(await days())
  })
  expect(seen).toEqual([before, before, before, before])
})
