import { readFileSync } from 'node:fs'
import { inSqlTransaction } from '@hourcast/db/open-database'
import { appendEvents, type NewEvent } from '@hourcast/db/outbox'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createInProcessBus } from './in-process-bus.ts'
import { startProjection } from './projection.ts'
import { PROJECTIONS, rebuildProjections } from './rebuild-projections.ts'
import { createRelay } from './relay.ts'

const OPERATIONS = readFileSync(new URL('../../../../docs/OPERATIONS.md', import.meta.url), 'utf8')
const [, DROP = ''] = /```sql\n(DELETE FROM outbox[^`]+)```/.exec(OPERATIONS) ?? []

/** The midnight from which on events are kept. */
const MIDNIGHT = Date.UTC(new Date().getUTCFullYear() - 2, 0, 1)

type Told = { at: number; event: NewEvent }

/** One of five lives, and a listener: prepared before it airs, missed in an outage that is over five hours later, failed while it is delivered. */
const lifeOf = (place: number, airAt: number): Told[] => {
  const key = 's'
  const of = { broadcastId: `b${place}`, schedulerId: key, airAt: new Date(airAt).toISOString(), kind: 'slot' as const }
  const planned: Told = { at: airAt - 30 * MINUTE_MS, event: { type: 'broadcast.planned', key, payload: of } }
  const rung = place % 5 === 1 ? ('last-good' as const) : ('fresh' as const)
  const audio = { rung, audioId: `a${place}`, durationMs: 60_000, lufs: -16 }
  const prepared: Told = { at: airAt - 10 * MINUTE_MS, event: { type: 'broadcast.prepared', key, payload: { ...of, ...audio } } }
  if (place % 5 === 2)
    return [planned, { at: airAt + 5 * HOUR_MS, event: { type: 'broadcast.missed', key, payload: { ...of, reason: 'outage' } } }]
  if (place % 5 === 3) {
    const failed = { ...of, step: 'delivering', code: 'ftp-530' }
    return [planned, prepared, { at: airAt + 9 * MINUTE_MS, event: { type: 'broadcast.failed', key, payload: failed } }]
  }
  const fellBack: Told = {
    at: airAt - 11 * MINUTE_MS,
    event: { type: 'broadcast.fell-back', key, payload: { ...of, rung: 'last-good', step: 'reading', code: 'timeout' } },
  }
  const aired = {
    ...of,
    rung,
    late: place % 5 === 4,
    latenessMs: place * 10,
    targets: [{ kind: 'link' as const, delivered: true }],
  }
  return [
    planned,
    ...(rung === 'fresh' ? [] : [fellBack]),
    prepared,
    { at: airAt + MINUTE_MS, event: { type: 'broadcast.delivered', key, payload: aired } },
    { at: airAt + HOUR_MS, event: { type: 'link.fetched', key, payload: { ...of, family: 'browser', clients: 1 } } },
  ]
}

const open = async () => {
  const db = await givenDatabase()
  const bus = createInProcessBus()
  for (const projection of PROJECTIONS) await startProjection({ db }, bus, projection)
  const relay = createRelay({ db, bus, clock: { now: () => Date.now() }, log: pino({ level: 'silent' }) })
  const tell = (told: readonly Told[]) =>
    inSqlTransaction(db, async ({ sql }) => {
      for (const { at, event } of told) await appendEvents(sql, [event], at)
    })
  const kept = async () => {
    const tables = PROJECTIONS.flatMap(({ tables }) => tables)
    return Promise.all(
      tables.map(async ({ name, key }) => (await db.pool.query(`SELECT * FROM ${name} ORDER BY ${key.join(', ')}`)).rows),
    )
  }
  const events = async (): Promise<number> => (await db.pool.query('SELECT count(*)::int AS count FROM outbox')).rows[0].count
  return { db, relay, tell, kept, events }
}

test('the statement for operators drops the events of old years, and a rebuild leaves history and analytics as they were', async () => {
  const { db, relay, tell, kept, events } = await open()
  // Two days on both sides of that midnight, every twenty minutes: some broadcasts are under way when the year changes.
  const lives = Array.from({ length: 288 }, (_, place) => lifeOf(place, MIDNIGHT - 2 * DAY_MS + place * 20 * MINUTE_MS))
  await tell(lives.flat().sort((a, b) => a.at - b.at))
  while ((await relay.relayOnce()).full);
  const before = await kept()
  expect(before[0]).toHaveLength(288)
  const all = await events()
  await db.pool.query(DROP)
  expect(await events()).toBeGreaterThan(all / 3)
  expect(await events()).toBeLessThan((all * 2) / 3)
  await rebuildProjections(db)
  expect(await kept()).toEqual(before)
})

test('an event that was set aside goes with its year: alone it would count for the whole of its day', async () => {
  const { db, relay, tell, kept } = await open()
  const airAt = MIDNIGHT - 100 * DAY_MS
  await tell([0, 5, 10].flatMap((place) => lifeOf(place, airAt + place * MINUTE_MS)))
  while ((await relay.relayOnce()).full);
  await tell(lifeOf(15, airAt + HOUR_MS))
  await db.pool.query('UPDATE outbox SET parked_at = occurred_at, tries = 10 WHERE published_at IS NULL')
  const before = await kept()
  await db.pool.query(DROP)
  await rebuildProjections(db)
  expect(await kept()).toEqual(before)
})
