import { givenDatabase } from '@hourcast/db/testing/test-database'
import { countOutcomes } from '@hourcast/domain/overview/slot-outcome'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { seedBroadcast, seedStation } from '../events/testing/seed-station.ts'
import type { AudioStore } from '../storage/audio-store.ts'
import { loadOverview } from './load-overview.ts'

const NOW = Date.parse('2026-11-23T06:30:00Z')

const open = async () => {
  const db = await givenDatabase()
  const { stationId, schedulerId } = await seedStation(db)
  const audioStore = { isWhole: async () => true } as unknown as AudioStore
  const services = { db, audioStore, config: readConfig({ PUBLIC_URL: 'https://air.hourcast.example' }) }
  const load = (station = stationId) => loadOverview(services, { stationId: station, now: NOW })
  const air = async (hoursAgo: number, changes: Record<string, unknown> = {}) => {
    const { state = 'delivered', ...more } = changes
    const seeded = await seedBroadcast(db, schedulerId, { airAt: NOW - hoursAgo * HOUR_MS, state: String(state) })
    for (const [column, value] of Object.entries(more))
      await db.pool.query(`UPDATE broadcast SET ${column} = $2 WHERE id = $1`, [seeded.broadcastId, value])
    return seeded
  }
  const everyHour = () =>
    db.pool.query(
      `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours) VALUES ('r', $1, 'c', 0, '{1,2,3,4,5,6,7}', $2)`,
      [schedulerId, Array.from({ length: 24 }, (_, hour) => `${hour}:00`)],
    )
  const addTarget = async (kind: string, consent = 'given') => {
    const id = `t-${kind}`
    const values = [id, schedulerId, kind, consent]
    await db.pool.query(
      `INSERT INTO target (id, scheduler_id, kind, address, consent, sealed)
       VALUES ($1, $2, $3, 'desk@station.example', $4, CASE WHEN $3::text = 'ftp' THEN 'sealed' END)`,
      values,
    )
    return id
  }
  return { db, stationId, schedulerId, load, air, everyHour, addTarget }
}

describe('the overview', () => {
  test('of a station without a host asks for the first one', async () => {
    const { db, load, schedulerId } = await open()
    await db.pool.query('UPDATE scheduler SET deleted_at = now() WHERE id = $1', [schedulerId])
    expect(await load()).toEqual({
      summaries: [],
      onAir: null,
      day: { from: NOW - DAY_MS, to: NOW, hosts: [] },
      attention: [],
      nextStep: { step: 'create' },
    })
  })

  test('shows each slot of the last 24 hours with what became of it, and its figures are those of the rows', async () => {
    const { db, load, air, stationId } = await open()
    await air(24)
    await air(23.5)
    await air(20, { rung: 'last-good' })
    await air(19, { late: true })
    await air(18, { state: 'failed' })
    await air(17, { state: 'missed', rung: null })
    await air(16, { state: 'cancelled' })
    await air(15, { kind: 'now' })
    await air(14, { script: JSON.stringify({ untold: { reason: 'other-language', stories: 4 } }) })
    await air(1)
    await air(0, { state: 'preparing', rung: null })
    await air(-1, { state: 'staged' })
    const { hosts } = (await load()).day
    expect(hosts.map(({ hostName, slots }) => [hostName, slots.map(({ outcome }) => outcome)])).toEqual([
      ['Ada', ['fresh', 'fell-back', 'late', 'failed', 'missed', 'untold', 'fresh', 'under-way']],
    ])
    const { rows } = await db.pool.query(
      `SELECT count(*) FILTER (WHERE state = 'delivered' AND rung = 'fresh' AND NOT late AND script -> 'untold' IS NULL)::integer AS fresh,
         count(*) FILTER (WHERE state = 'delivered' AND rung = 'fresh' AND script -> 'untold' IS NOT NULL)::integer AS untold,
         count(*) FILTER (WHERE state = 'delivered' AND rung <> 'fresh')::integer AS "fell-back",
         count(*) FILTER (WHERE state = 'delivered' AND rung = 'fresh' AND late)::integer AS late,
         count(*) FILTER (WHERE state = 'failed')::integer AS failed, count(*) FILTER (WHERE state = 'missed')::integer AS missed,
         count(*) FILTER (WHERE state IN ('planned', 'preparing', 'staged'))::integer AS "under-way"
       FROM broadcast JOIN scheduler ON scheduler.id = scheduler_id
       WHERE station_id = $1 AND kind = 'slot' AND air_at > $2::timestamptz - interval '1 day' AND air_at <= $2`,
      [stationId, new Date(NOW)],
    )
    expect(rows[0]).toEqual(countOutcomes(hosts.flatMap(({ slots }) => slots.map(({ outcome }) => outcome))))
  })

  test('plays the newest of what its links serve', async () => {
    const { load, air, schedulerId } = await open()
    expect((await load()).onAir).toBeNull()
    await air(2)
    const { broadcastId } = await air(1)
    await air(0.5, { state: 'failed', release_at: null })
    expect((await load()).onAir).toMatchObject({ broadcastId, schedulerId, hostName: 'Ada', durationMs: 45_000 })
  })

  test('tells before the air time that the next broadcast has not reached a target, and when it is tried again', async () => {
    const { db, load, air, addTarget } = await open()
    const ftp = await addTarget('ftp')
    const { broadcastId, airAt } = { ...(await air(-0.2, { state: 'staged' })), airAt: NOW + 0.2 * HOUR_MS }
    await db.pool.query(
      `INSERT INTO delivery (id, broadcast_id, target_id, kind, state, error_code, error_detail) VALUES ('d', $1, $2, 'ftp', 'failed', 'ftp-530', 'FTP, log in: refused.')`,
      [broadcastId, ftp],
    )
    expect((await load()).attention).toMatchObject([
      {
        ...{ about: 'refused-ahead', broadcastId, airAt, kind: 'ftp', reason: 'FTP, log in: refused.' },
        triedAgainAt: airAt - 2 * MINUTE_MS,
      },
    ])
    await db.pool.query("UPDATE station SET time_zone = 'Asia/Tokyo'")
    expect((await load()).attention).toMatchObject([{ wall: '2026-11-23T15:42' }])
    await db.pool.query('UPDATE delivery SET staged_at = $1', [new Date(airAt - 5 * MINUTE_MS)])
    expect((await load()).attention).toMatchObject([{ about: 'refused-ahead', triedAgainAt: airAt }])
  })

  test('tells what the last broadcast came to, in the words of its rows', async () => {
    const { db, load, air, addTarget, schedulerId } = await open()
    const ftp = await addTarget('ftp')
    await air(3, { state: 'failed', failed_detail: 'Long over.' })
    const content = { items: [], faults: [{ url: 'feed.example', code: 'http-status', message: 'feed.example answered 503.' }] }
    const { broadcastId } = await air(1, { content: JSON.stringify(content) })
    await db.pool.query(
      `INSERT INTO delivery (id, broadcast_id, target_id, kind, state, error_code, error_detail) VALUES ('d', $1, $2, 'ftp', 'failed', 'ftp-530', 'FTP, log in: refused.')`,
      [broadcastId, ftp],
    )
    const { attention } = await load()
    expect(attention).toMatchObject([
      { about: 'given-up', schedulerId, broadcastId, kind: 'ftp', reason: 'FTP, log in: refused.' },
      { about: 'sources', broadcastId, count: 1, reason: 'feed.example answered 503.' },
    ])
    await db.pool.query("UPDATE delivery SET error_code = 'overtaken'")
    expect((await load()).attention.map(({ about }) => about)).toEqual(['sources'])
    await air(0.5)
    expect((await load()).attention).toEqual([])
  })

  test('tells of a recipient who has not confirmed and of a pause, and what to do next', async () => {
    const { db, load, air, everyHour, addTarget } = await open()
    await everyHour()
    await air(1)
    expect((await load()).nextStep).toMatchObject({ step: 'connect-playout' })
    await addTarget('email', 'waiting')
    const waiting = await load()
    expect(waiting.attention).toMatchObject([{ about: 'mail', consent: 'waiting' }])
    expect(waiting.nextStep).toMatchObject({ step: 'confirm-mail', hostName: 'Ada' })
    await db.pool.query('UPDATE scheduler SET is_active = false')
    const paused = await load()
    expect(paused.attention).toMatchObject([{ about: 'paused', weekly: 168 }])
    expect(paused.nextStep).toMatchObject({ step: 'resume' })
  })

  test('pick-ups of the last seven days by a program that may air them tell that the link is connected', async () => {
    const { db, load, air, schedulerId } = await open()
    await air(1)
    const count = (hour: string, family: string) =>
      db.pool.query(`INSERT INTO analytics_hour (scheduler_id, hour, family, pick_ups) VALUES ($1, $2, $3, 3)`, [
        ...[schedulerId, hour, family],
      ])
    await count('2026-11-16T06:00Z', 'liquidsoap')
    await count('2026-11-23T05:00Z', 'browser')
    expect((await load()).nextStep).toMatchObject({ step: 'connect-playout' })
    await count('2026-11-16T07:00Z', 'liquidsoap')
    expect((await load()).nextStep).toBeNull()
  })

  test('shows nothing of another station', async () => {
    const { db, load, air } = await open()
    await air(1, { state: 'failed' })
    const other = await seedStation(db)
    const overview = await load(other.stationId)
    expect(overview.day.hosts).toEqual([])
    expect(overview.attention).toEqual([])
    expect(overview.onAir).toBeNull()
  })
})
