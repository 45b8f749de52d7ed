import { seedStation } from '@hourcast/server/events/testing/seed-station'
import { expect, onTestFinished, test } from 'vitest'
import type { ActivityBodies } from '../activities.ts'
import { type GivenStation, givenStation } from '../testing/station.ts'
import { startEngine } from './start-engine.ts'

const start = async ({ services }: GivenStation, bodies: ActivityBodies): Promise<void> => {
  const { db, clock, log } = services
  const engine = await startEngine({ db, clock, log, bodies, renderIdent: async () => {}, concurrency: 4 })
  onTestFinished(engine.stop)
}

test('a schedule that cannot be looked at keeps no other of its instant from airing', async () => {
  const given = await givenStation()
  const sql = async <R>(text: string, values?: unknown[]) => (await given.db.pool.query(text, values)).rows as R[]
  const airAt = new Date(Date.now() - 1_000)
  // Whoever moves to a Node with older zone data has such a station.
  const onMars = await seedStation(given.db, { timeZone: 'Mars/Phobos' })
  const add = `
    INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours, next_air_at, next_wake_at) VALUES ($1, $2, $1, 0, '{1}', '{0:00}', $3, $3)`
  await sql(add, ['on-mars', onMars.schedulerId, airAt])
  await sql(add, ['on-earth', given.schedulerId, airAt])
  await start(given, given.bodies())
  const aired = await given.until(async () => (await sql<{ id: string }>('SELECT id FROM broadcast'))[0], 'the broadcast')
  expect(await given.ends(aired.id)).toBe('delivered')
})

test('FTP servers that say nothing hold up nobody’s mail', async () => {
  const given = await givenStation()
  const { db, schedulerId } = given
  await db.pool.query("INSERT INTO target (id, scheduler_id, kind, sealed) VALUES ('t-ftp', $1, 'ftp', 'sealed')", [schedulerId])
  let hung = 0
  const bodies = given.bodies({
    stage: (input, signal, own) => {
      if (input.kind !== 'ftp') return own()
      hung += 1
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
    },
  })
  await start(given, bodies)
  // Four of a kind of step at once.
  await Promise.all(Array.from({ length: 8 }, () => given.now()))
  await given.until(async () => (given.count('release') === 8 ? true : undefined), 'eight mails')
  expect(hung).toBe(4)
})
