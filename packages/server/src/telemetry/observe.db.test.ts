import { randomId } from '@hourcast/db/random-id'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { expect, onTestFinished, test } from 'vitest'
import { recordLag } from '../events/record-lag.ts'
import { seedBroadcast, seedStation } from '../events/testing/seed-station.ts'
import { observeConsumerLag } from './observe-consumer-lag.ts'
import { observeDatabase } from './observe-database.ts'
import { givenTelemetry } from './testing/given-telemetry.ts'

const NOW = Date.parse('2026-11-23T07:00:00Z')
const SECOND = 1_000
const MINUTE = 60_000

const given = async () => {
  const db = await givenDatabase()
  const { points, labels } = givenTelemetry()
  const end = observeDatabase({ db, clock: { now: () => NOW } })
  const gauge = async (name: string) => (await points(`hourcast_${name}`)).map(({ value }) => value)
  return { db, end, gauge, labels }
}

const event = (at: number, rest: object = {}) => {
  const id = randomId()
  return { eventId: id, topic: 't', key: 'k', type: 'x', payload: {}, occurredAt: new Date(at), ...rest }
}

test('the outbox: how many wait, how old the oldest is, how many are set aside', async () => {
  const { db, gauge } = await given()
  expect(await gauge('outbox_events')).toEqual([0])
  expect(await gauge('outbox_age_seconds')).toEqual([0])
  const parkedAt = new Date(NOW)
  await db.prisma.outbox.createMany({
    data: [
      event(NOW - 900 * SECOND, { publishedAt: new Date(NOW) }),
      event(NOW - 800 * SECOND, { parkedAt }),
      event(NOW - 42 * SECOND),
      event(NOW - 5 * SECOND),
    ],
  })
  expect(await gauge('outbox_events')).toEqual([2])
  expect(await gauge('outbox_age_seconds')).toEqual([42])
  expect(await gauge('outbox_parked_events')).toEqual([1])
})

test('how far the clock of this worker is from the database, either way', async () => {
  const db = await givenDatabase()
  const { points } = givenTelemetry()
  let shift = 0
  onTestFinished(observeDatabase({ db, clock: { now: () => Date.now() + shift } }))
  const ahead = async () => Number((await points('hourcast_clock_ahead_seconds'))[0]?.value)
  expect(Math.abs(await ahead())).toBeLessThan(5)
  shift = 60_000
  expect(Math.abs((await ahead()) - 60)).toBeLessThan(5)
  shift = -60_000
  expect(Math.abs((await ahead()) + 60)).toBeLessThan(5)
})

test('broadcasts: open ones, and those that are still open although their time has passed', async () => {
  const { db, gauge } = await given()
  const { schedulerId } = await seedStation(db)
  const slots: [number, string, 'slot' | 'now'][] = [
    [NOW + MINUTE, 'preparing', 'slot'],
    [NOW - MINUTE, 'staged', 'slot'],
    [NOW - MINUTE - 1, 'staged', 'slot'],
    [NOW - 2 * MINUTE, 'planned', 'slot'],
    [NOW - 3 * MINUTE, 'delivered', 'slot'],
    [NOW - 9 * MINUTE, 'preparing', 'now'],
    [NOW - 11 * MINUTE, 'preparing', 'now'],
  ]
  for (const [airAt, state, kind] of slots) {
    const { broadcastId } = await seedBroadcast(db, schedulerId, { airAt })
    await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { state, kind } })
  }
  expect(await gauge('broadcasts_open')).toEqual([6])
  expect(await gauge('broadcasts_overdue')).toEqual([3])
})

test('schedules: those with a next wake, and those that nobody woke', async () => {
  const { db, gauge } = await given()
  const { schedulerId } = await seedStation(db)
  for (const [n, wake] of [null, NOW + MINUTE, NOW - MINUTE + 1, NOW - MINUTE - 1].entries())
    await db.prisma.schedule.create({
      data: {
        id: randomId(),
        schedulerId,
        cardId: `${n}`,
        position: n,
        days: [1],
        hours: ['7:00'],
        nextWakeAt: wake === null ? null : new Date(wake),
        nextAirAt: wake === null ? null : new Date(wake),
      },
    })
  expect(await gauge('schedules_planned')).toEqual([3])
  expect(await gauge('schedules_overdue')).toEqual([1])
})

test('the lease has an age while somebody holds it, by the clock of the database', async () => {
  const { db, gauge } = await given()
  expect(await gauge('worker_lease_beat_age_seconds')).toEqual([Number.NaN])
  await db.pool.query(
    "INSERT INTO worker_lease (holder, acquired_at, beat_at) VALUES ('h', clock_timestamp() - interval '1 hour', clock_timestamp() - interval '30 s')",
  )
  const [[beat], [age]] = [await gauge('worker_lease_beat_age_seconds'), await gauge('worker_lease_age_seconds')]
  expect(beat).toBeGreaterThanOrEqual(30)
  expect(beat).toBeLessThan(60)
  expect(age).toBeGreaterThanOrEqual(3_600)
})

test('without a database that is said, and the others are not a number, neither zero nor what they were', async () => {
  const { db, gauge, end } = await given()
  expect(await gauge('database_up')).toEqual([1])
  const closed = { pool: { query: async () => Promise.reject(new Error('away')) } } as unknown as typeof db
  end()
  const endClosed = observeDatabase({ db: closed, clock: { now: () => NOW } })
  expect(await gauge('database_up')).toEqual([0])
  expect(await gauge('outbox_events')).toEqual([Number.NaN])
  endClosed()
})

test('none of them has a label', async () => {
  const { labels } = await given()
  const found = await labels()
  expect(found.size).toBeGreaterThan(7)
  for (const [name, names] of found) expect([name, names]).toEqual([name, []])
})

test('lag is given by consumer as it was measured last; where nobody knows it is not a number', async () => {
  const db = await givenDatabase()
  const { points } = givenTelemetry()
  onTestFinished(observeConsumerLag(db))
  const lag = () => points('hourcast_consumer_lag_events')
  expect(await lag()).toEqual([])
  await recordLag(db, { readLag: async () => ({ history: 7, analytics: 0 }) })
  expect(await lag()).toEqual([
    { labels: { consumer: 'analytics' }, value: 0 },
    { labels: { consumer: 'history' }, value: 7 },
  ])
  await db.pool.query("UPDATE consumer_lag SET measured_at = now() - interval '1 hour' WHERE consumer = 'history'")
  expect(await lag()).toEqual([
    { labels: { consumer: 'analytics' }, value: 0 },
    { labels: { consumer: 'history' }, value: Number.NaN },
  ])
})
