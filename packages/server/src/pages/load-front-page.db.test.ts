import { givenDatabase } from '@hourcast/db/testing/test-database'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { seedBroadcast, seedStation } from '../events/testing/seed-station.ts'
import type { AudioStore } from '../storage/audio-store.ts'
import { loadFrontPage } from './load-front-page.ts'

const HOUR = 60 * 60_000
// The night the clocks go back in Berlin: 02:00 comes twice, and an hourly scheduler airs at both.
const MIDNIGHT = Date.parse('2026-10-24T22:00:00.000Z')
const PUBLIC_URL = 'https://air.hourcast.example'

const open = async ({ isExample = true } = {}) => {
  const db = await givenDatabase()
  const { schedulerId } = await seedStation(db, { isExample })
  const audioStore = { isWhole: async () => true } as unknown as AudioStore
  const load = (now: number) => loadFrontPage({ db, audioStore, clock: { now: () => now }, config: readConfig({ PUBLIC_URL }) })
  const air = (more: Parameters<typeof seedBroadcast>[2]) => seedBroadcast(db, schedulerId, more)
  const everyHour = () =>
    db.pool.query(
      `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours) VALUES ('r', $1, 'c', 0, '{1,2,3,4,5,6,7}', $2)`,
      [schedulerId, Array.from({ length: 24 }, (_, hour) => `${hour}:00`)],
    )
  return { db, schedulerId, load, air, everyHour }
}

describe('the first page', () => {
  test('shows no station but the example station', async () => {
    const { load } = await open({ isExample: false })
    expect(await load(MIDNIGHT)).toBeNull()
  })

  test('shows the example station before anything has aired', async () => {
    const { load, schedulerId } = await open()
    expect(await load(MIDNIGHT)).toMatchObject({
      stationName: 'Radio One',
      hostName: 'Ada',
      presentation: 'News',
      timeZone: 'Europe/Berlin',
      link: `${PUBLIC_URL}/station/${schedulerId}.mp3`,
      onAir: null,
      making: null,
      upcoming: [],
      recent: [],
      now: MIDNIGHT,
    })
  })

  test('plays what the link serves, with its script and where in the audio each part is read', async () => {
    const { db, load, air, schedulerId } = await open()
    await air({ airAt: MIDNIGHT - HOUR, title: 'The hour before' })
    const { broadcastId, audioId } = await air({ airAt: MIDNIGHT, title: 'The news at midnight', wall: '2026-10-25T00:00' })
    const marks = [{ segment: 0, startMs: 120, endMs: 1480 }]
    await db.pool.query('UPDATE audio SET marks = $2 WHERE id = $1', [audioId, JSON.stringify(marks)])
    await air({ airAt: MIDNIGHT + HOUR })
    expect((await load(MIDNIGHT + 1))?.onAir).toEqual({
      broadcastId,
      title: 'The news at midnight',
      wall: '2026-10-25T00:00',
      airAt: MIDNIGHT,
      rung: 'fresh',
      late: false,
      durationMs: 45_000,
      lufs: -16.02,
      audioUrl: `/station/${schedulerId}/${broadcastId}.mp3`,
      segments: ['Good morning.'],
      marks,
      peaks: null,
      offset: null,
    })
  })

  test('names the next five air times in station time, the hour that comes twice both times and which is which', async () => {
    const { load, everyHour } = await open()
    await everyHour()
    expect((await load(MIDNIGHT + 1))?.upcoming).toEqual([
      { airAt: MIDNIGHT + HOUR, wall: '2026-10-25T01:00', offset: null },
      { airAt: MIDNIGHT + 2 * HOUR, wall: '2026-10-25T02:00', offset: 'UTC+02:00' },
      { airAt: MIDNIGHT + 3 * HOUR, wall: '2026-10-25T02:00', offset: 'UTC+01:00' },
      { airAt: MIDNIGHT + 4 * HOUR, wall: '2026-10-25T03:00', offset: null },
      { airAt: MIDNIGHT + 5 * HOUR, wall: '2026-10-25T04:00', offset: null },
    ])
  })

  test('names no air time while the scheduler is paused', async () => {
    const { db, load, everyHour, schedulerId } = await open()
    await everyHour()
    await db.pool.query('UPDATE scheduler SET is_active = false WHERE id = $1', [schedulerId])
    expect((await load(MIDNIGHT))?.upcoming).toEqual([])
  })

  test('lists the last ten broadcasts, newest first, without the cancelled ones', async () => {
    const { load, air } = await open()
    const aired = []
    for (let hour = 0; hour < 12; hour += 1) aired.push(await air({ airAt: MIDNIGHT + hour * HOUR, state: 'delivered' }))
    await air({ airAt: MIDNIGHT + 12 * HOUR, state: 'cancelled' })
    const page = await load(MIDNIGHT + 13 * HOUR)
    expect(page?.recent.map(({ broadcastId }) => broadcastId)).toEqual(
      aired
        .toReversed()
        .slice(0, 10)
        .map(({ broadcastId }) => broadcastId),
    )
    expect(page?.recent[0]).toMatchObject({ state: 'delivered', rung: 'fresh', late: false, durationMs: 45_000 })
  })

  test('tells how late a broadcast was, and at which step one failed', async () => {
    const { db, load, air } = await open()
    const late = await air({ airAt: MIDNIGHT, state: 'delivered' })
    const failed = await air({ airAt: MIDNIGHT + HOUR, state: 'failed' })
    const undelivered = await air({ airAt: MIDNIGHT + 2 * HOUR, state: 'failed' })
    await db.pool.query(`UPDATE broadcast SET late = true, delivered_at = air_at + interval '95 seconds' WHERE id = $1`, [
      late.broadcastId,
    ])
    await db.pool.query(`UPDATE broadcast SET failed_step = 'render' WHERE id = $1`, [failed.broadcastId])
    await db.pool.query(`UPDATE broadcast SET failed_step = 'deliver-email' WHERE id = $1`, [undelivered.broadcastId])
    await db.pool.query(
      `INSERT INTO history (broadcast_id, scheduler_id, air_at, kind, state, late, lateness_ms, updated_at)
       SELECT id, scheduler_id, air_at, kind, state, late, 95000, air_at FROM broadcast WHERE id = $1`,
      [late.broadcastId],
    )
    const page = await load(MIDNIGHT + 3 * HOUR)
    expect(page?.recent).toMatchObject([
      { state: 'failed', failedStep: 'deliver-email', failedBy: 'e-mail' },
      { state: 'failed', failedStep: 'render', failedBy: null, latenessMs: null },
      { state: 'delivered', failedStep: null, late: true, latenessMs: 95_000 },
    ])
  })

  test('says of a broadcast that never went out neither what aired nor how long it was', async () => {
    const { load, air } = await open()
    await air({ airAt: MIDNIGHT, state: 'missed' })
    await air({ airAt: MIDNIGHT + HOUR, state: 'failed' })
    const { recent } = (await load(MIDNIGHT + 2 * HOUR)) ?? {}
    expect(recent).toMatchObject([
      { state: 'failed', rung: null, durationMs: null },
      { state: 'missed', rung: null, durationMs: null },
    ])
  })

  test('shows the broadcast that is being made with its stage, until it is staged', async () => {
    const { db, load, air } = await open()
    const { broadcastId } = await air({ airAt: MIDNIGHT + HOUR, state: 'preparing', releaseAt: null })
    await db.pool.query(`UPDATE broadcast SET stage = 'speaking', rung = NULL, audio_id = NULL WHERE id = $1`, [broadcastId])
    expect((await load(MIDNIGHT))?.making).toEqual({ stage: 'speaking', airAt: MIDNIGHT + HOUR })
    await db.pool.query(`UPDATE broadcast SET state = 'staged', stage = 'waiting' WHERE id = $1`, [broadcastId])
    expect((await load(MIDNIGHT))?.making).toBeNull()
  })
})
