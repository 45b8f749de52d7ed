import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { findMigrations, readMigrations } from './read-migrations.ts'
import { createEmptyDatabase } from './testing/empty-database.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const CONSENT = '20261122105000_recipient_consent'

const STATION = `
  INSERT INTO owner (id, email, confirmed_at) VALUES ('anna', 'anna@radio.example', now()), ('ben', 'ben@radio.example', NULL);
  INSERT INTO station (id, owner_id, name, time_zone) VALUES ('of-anna', 'anna', 'Harbour', 'UTC'), ('of-ben', 'ben', 'Hill', 'UTC')`
const SCHEDULER = `
  INSERT INTO scheduler (id, station_id, host_name, station_name, location, language, voice_tone, presentation_type, input_mode, sources, length)
  VALUES ($1, $2, 'Ada', 'Radio', '', 0, 0, 1, 'rss', '{feed.example}', 'short')`
const TARGET = "INSERT INTO target (id, scheduler_id, kind, address) VALUES ($1, $1, 'email', $2)"
const BROADCAST = `
  INSERT INTO broadcast (id, scheduler_id, kind, air_at, wall, time_zone) VALUES ($1, $1, 'slot', now(), '2026-11-21T07:00', 'UTC')`
const DELIVERY = "INSERT INTO delivery (id, broadcast_id, target_id, kind, state) VALUES ($1, $1, $1, 'email', $2)"

/** A database as it was before readers were asked. */
const givenBefore = async () => {
  const { url, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  const migrationsDir = temporaryFolder()
  const earlier = readMigrations(findMigrations()).filter(({ name }) => name < CONSENT)
  for (const { name } of earlier) {
    mkdirSync(join(migrationsDir, name), { recursive: true })
    cpSync(join(findMigrations(), name), join(migrationsDir, name), { recursive: true })
  }
  await migrate(url, { migrationsDir })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(STATION)
  /** A scheduler that mails to an address, and how its last mail went; none was due where nothing is said. */
  const mailing = async (id: string, stationId: string, address: string, state?: string) => {
    await client.query(SCHEDULER, [id, stationId])
    await client.query(TARGET, [id, address])
    if (state === undefined) return
    await client.query(BROADCAST, [id])
    await client.query(DELIVERY, [id, state])
  }
  const after = async () => {
    await migrate(url)
    const targets = await client.query<{ id: string; consent: string }>('SELECT id, consent FROM target')
    const readers = await client.query('SELECT station_id, address, confirmed_at IS NOT NULL AS confirmed FROM recipient')
    await client.end()
    return { consent: Object.fromEntries(targets.rows.map(({ id, consent }) => [id, consent])), readers: readers.rows }
  }
  return { mailing, after }
}

test('a station that mails goes on: an address that bulletins have arrived at counts as confirmed, others are asked', async () => {
  const { mailing, after } = await givenBefore()
  await mailing('arrived', 'of-anna', 'Studio@Elsewhere.example', 'released')
  await mailing('same-reader', 'of-anna', 'studio@elsewhere.example')
  await mailing('refused', 'of-anna', 'typo@elsewhere.example', 'failed')
  await mailing('new', 'of-anna', 'new@elsewhere.example')
  await mailing('next-door', 'of-ben', 'studio@elsewhere.example')
  await mailing('own', 'of-anna', 'Anna@Radio.example')
  await mailing('own-unconfirmed', 'of-ben', 'ben@radio.example')
  expect(await after()).toEqual({
    consent: {
      arrived: 'given',
      'same-reader': 'given',
      refused: 'waiting',
      new: 'waiting',
      'next-door': 'waiting',
      own: 'given',
      'own-unconfirmed': 'waiting',
    },
    readers: [{ station_id: 'of-anna', address: 'studio@elsewhere.example', confirmed: true }],
  })
})
