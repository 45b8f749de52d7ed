import { inTransaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { expect, test } from 'vitest'
import { seedStation } from '../events/testing/seed-station.ts'
import { eraseEvents } from './erase-events.ts'

const given = async () => {
  const db = await givenDatabase()
  const station = async () => {
    const { stationId, schedulerId } = await seedStation(db)
    const { owner } = await db.prisma.station.findUniqueOrThrow({ where: { id: stationId }, select: { owner: true } })
    return { stationId, schedulerId, email: owner.email }
  }
  /** Events of these schedulers, each seen by two consumers. */
  const tell = async (...schedulerIds: string[]) => {
    const payload = (schedulerId: string) => ({ schedulerId, broadcastId: 'b', family: 'vlc' as const })
    const events = schedulerIds.map((key) => ({ type: 'link.fetched' as const, key, payload: payload(key) }))
    await inTransaction(db, ({ sql }) => appendEvents(sql, events, 0))
    await db.pool.query(
      `INSERT INTO inbox (consumer, event_id) SELECT consumer, event_id FROM outbox, unnest(ARRAY['analytics', 'webhooks']) AS consumer ON CONFLICT DO NOTHING`,
    )
  }
  const left = async () => {
    const { rows } = await db.pool.query<{ key: string; seen: number }>(
      'SELECT key, (SELECT count(*)::int FROM inbox WHERE event_id = outbox.event_id) AS seen FROM outbox ORDER BY id',
    )
    return { told: rows, seen: await db.prisma.inbox.count() }
  }
  return { db, station, tell, left }
}

test('their events go, few at a time and each with its notes; those of others stay', async () => {
  const { db, station, tell, left } = await given()
  const [anna, otto] = [await station(), await station()]
  const [a, o] = [anna.schedulerId, otto.schedulerId]
  await tell(a, a, o, a, a, a, o, a)
  await eraseEvents(db, anna, 3)
  expect(await left()).toEqual({
    told: [
      { key: o, seen: 2 },
      { key: o, seen: 2 },
    ],
    seen: 4,
  })
})

test('what is told of them meanwhile goes with the last step', async () => {
  const { db, station, tell, left } = await given()
  const anna = await station()
  await tell(anna.schedulerId, anna.schedulerId)
  const eraseLate = await eraseEvents(db, anna, 3)
  await tell(...Array.from({ length: 9 }, () => anna.schedulerId))
  await inTransaction(db, ({ sql }) => eraseLate(sql))
  expect(await left()).toEqual({ told: [], seen: 0 })
})

test('no statement looks through more events than its window: years of others’ events keep nobody from leaving', async () => {
  const { db, station, tell } = await given()
  const [anna, otto] = [await station(), await station()]
  await tell(...Array.from({ length: 10 }, () => otto.schedulerId))
  const windows: unknown[] = []
  const query = db.pool.query.bind(db.pool) as (text: string, values?: unknown[]) => Promise<unknown>
  const pool = Object.assign(Object.create(db.pool), {
    query: (text: string, values: unknown[] = []) => {
      if (text.includes('DELETE')) windows.push(values.slice(2))
      return query(text, values)
    },
  }) as typeof db.pool
  await eraseEvents({ pool }, anna, 4)
  expect(windows).toEqual([
    [0, 4],
    [4, 8],
    [8, 12],
  ])
})
