import { once, setMaxListeners } from 'node:events'
import { orderIdent } from '@hourcast/server/engine/engine-jobs'
import { seedStation } from '@hourcast/server/events/testing/seed-station'
import { expect, onTestFinished, test } from 'vitest'
import type { ActivityHandlers } from '../activities.ts'
import { type GivenStation, givenStation } from '../testing/station.ts'
import { startEngine } from './start-engine.ts'

type RenderIdent = (schedulerId: string, signal: AbortSignal) => Promise<void>

const start = async (
  { services }: GivenStation,
  activityHandlers: ActivityHandlers,
  ident: RenderIdent = async () => {},
): Promise<void> => {
  const { db, clock, log } = services
  const engine = await startEngine({
    db,
    clock,
    log,
    activityHandlers,
    renderIdent: ident,
    redeliver: async () => {},
    concurrency: 4,
  })
  onTestFinished(engine.stop)
}

test('a schedule that cannot be looked at keeps no other of its instant from airing', async () => {
  const given = await givenStation()
  const sql = async <R>(text: string, values?: unknown[]) => (await given.db.pool.query(text, values)).rows as R[]
  const airAt = new Date(Date.now() - 1_000)
  // Anybody who moves to a Node with older zone data has such a station.
  const onMars = await seedStation(given.db, { timeZone: 'Mars/Phobos' })
  const add = `
    INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours, next_air_at, next_wake_at) VALUES ($1, $2, $1, 0, '{1}', '{0:00}', $3, $3)`
  await sql(add, ['on-mars', onMars.schedulerId, airAt])
  await sql(add, ['on-earth', given.schedulerId, airAt])
  await start(given, given.activityHandlers())
  const aired = await given.until(async () => (await sql<{ id: string }>('SELECT id FROM broadcast'))[0], 'the broadcast')
  expect(await given.ends(aired.id)).toBe('delivered')
})

test('FTP servers that say nothing hold up nobody’s mail', async () => {
  const given = await givenStation()
  const { db, schedulerId } = given
  await db.pool.query("INSERT INTO target (id, scheduler_id, kind, sealed) VALUES ('t-ftp', $1, 'ftp', 'sealed')", [schedulerId])
  let hung = 0
  const activityHandlers = given.activityHandlers({
    stage: (input, signal, own) => {
      if (input.kind !== 'ftp') return own()
      hung += 1
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
    },
  })
  await start(given, activityHandlers)
  // Four of a kind of step at once, of which one station holds a quarter where a stranger is waited for.
  await Promise.all(Array.from({ length: 8 }, () => given.now()))
  await given.until(async () => (given.count('release') === 8 ? true : undefined), 'eight mails')
  expect(hung).toBe(1)
})

const FORTY_SCHEDULERS = `
  INSERT INTO scheduler (id, station_id, host_name, station_name, location, language, voice_tone, presentation_type, input_mode, sources, length)
  SELECT 'hostile-' || n, $1, 'Clara', 'Forty', '', 0, 0, 1, 'rss', '{feed.example}', 'short' FROM generate_series(1, 40) n`

test('forty idents of one station that no voice speaks keep no job of another station waiting', async () => {
  const given = await givenStation()
  const { stationId } = await seedStation(given.db, { timeZone: 'UTC' })
  const sql = async <R>(text: string, values?: unknown[]) => (await given.db.pool.query(text, values)).rows as R[]
  await sql(FORTY_SCHEDULERS, [stationId])
  for (let n = 1; n <= 40; n += 1) await orderIdent(sql, `hostile-${n}`, Date.now())
  let hung = 0
  await start(given, given.activityHandlers(), async (_schedulerId, signal) => {
    hung += 1
    setMaxListeners(0, signal)
    await once(signal, 'abort')
  })
  await given.until(async () => (hung === 40 ? true : undefined), 'forty idents that no voice speaks')
  expect(await given.ends(await given.now())).toBe('delivered')
})
