import { givenDatabase } from '@hourcast/db/testing/test-database'
import { HOUR_MS } from '@hourcast/domain/time-units'
import { describe, expect, test } from 'vitest'
import { seedStation } from '../events/testing/seed-station.ts'
import { analyticsCsv } from './analytics-csv.ts'
import { loadAnalytics } from './load-analytics.ts'

// A Wednesday; the station is in Berlin, an hour ahead of UTC, and its week begins on Sunday at 23:00 UTC.
const NOW = Date.parse('2026-11-25T12:00:00Z')
const MONDAY = Date.parse('2026-11-22T23:00:00Z')

const open = async () => {
  const db = await givenDatabase()
  const { stationId, schedulerId } = await seedStation(db)
  let count = 0
  const tell = async (airAt: number, changes: Record<string, unknown> = {}, of = schedulerId) => {
    const row = { state: 'delivered', rung: 'fresh', late: false, duration_ms: 45_000, failed_code: null, ...changes }
    count += 1
    await db.pool.query(
      `INSERT INTO history (broadcast_id, scheduler_id, air_at, kind, state, rung, late, duration_ms, failed_code, updated_at)
       VALUES ($1, $2, $3, 'slot', $4, $5, $6, $7, $8, now())`,
      [`b${count}`, of, new Date(airAt), row.state, row.rung, row.late, row.duration_ms, row.failed_code],
    )
  }
  const pick = (hour: string, family: string, pickUps: number, clients: number, of = schedulerId) =>
    db.pool.query('INSERT INTO analytics_hour (scheduler_id, hour, family, pick_ups, clients) VALUES ($1, $2, $3, $4, $5)', [
      ...[of, hour, family, pickUps, clients],
    ])
  const load = (of: string | null = null, station = stationId) =>
    loadAnalytics({ db }, { stationId: station, schedulerId: of, now: NOW })
  return { db, stationId, schedulerId, tell, pick, load }
}

describe('analytics', () => {
  test('counts each broadcast of a week once, by the station’s week', async () => {
    const { tell, load, schedulerId } = await open()
    await tell(MONDAY - 1)
    await tell(MONDAY)
    await tell(MONDAY + HOUR_MS, { late: true })
    await tell(MONDAY + 2 * HOUR_MS, { rung: 'ident', late: true, duration_ms: 4_000 })
    await tell(MONDAY + 3 * HOUR_MS, { state: 'failed', rung: null, duration_ms: null })
    await tell(MONDAY + 4 * HOUR_MS, { state: 'missed', rung: null, duration_ms: null, failed_code: 'outage' })
    await tell(MONDAY + 5 * HOUR_MS, { state: 'missed', rung: null, duration_ms: null, failed_code: 'merged' })
    await tell(MONDAY + 6 * HOUR_MS, { state: 'staged' })
    await tell(NOW + HOUR_MS)
    const nothing = { late: 0, fellBack: 0, failed: 0, missed: 0 }
    expect((await load()).weeks).toEqual([
      { schedulerId, week: '2026-11-16', ...nothing, onTime: 1, airedMs: 45_000 },
      { schedulerId, week: '2026-11-23', onTime: 1, late: 1, fellBack: 1, failed: 1, missed: 1, airedMs: 94_000 },
    ])
  })

  test('shows eight weeks and nothing from before them', async () => {
    const { tell, load } = await open()
    const WEEK = 7 * 24 * HOUR_MS
    for (const week of [0, 7, 8]) await tell(MONDAY + 12 * HOUR_MS - week * WEEK)
    expect((await load()).weeks.map(({ week }) => week)).toEqual(['2026-10-05', '2026-11-23'])
  })

  test('pick-ups stand at the hour of the station’s clock, by family, and by link and week', async () => {
    const { pick, load, schedulerId } = await open()
    await pick('2026-11-24T06:00Z', 'vlc', 3, 2)
    await pick('2026-11-25T06:00Z', 'vlc', 4, 1)
    await pick('2026-11-25T06:00Z', 'browser', 1, 1)
    await pick('2026-11-22T22:00Z', 'vlc', 5, 5)
    const { hours, links } = await load()
    expect(hours).toEqual([
      { hour: 7, family: 'browser', pickUps: 1 },
      { hour: 7, family: 'vlc', pickUps: 7 },
      { hour: 23, family: 'vlc', pickUps: 5 },
    ])
    expect(links).toEqual([
      { schedulerId, week: '2026-11-16', family: 'vlc', pickUps: 5, clients: 5 },
      { schedulerId, week: '2026-11-23', family: 'browser', pickUps: 1, clients: 1 },
      { schedulerId, week: '2026-11-23', family: 'vlc', pickUps: 7, clients: 3 },
    ])
  })

  test('every figure is that of the rows, for every state and rung', async () => {
    const { db, tell, pick, load, stationId } = await open()
    const states = ['delivered', 'failed', 'missed', 'delivered', 'delivered'] as const
    for (let slot = 0; slot < 200; slot += 1) {
      const state = states[(slot * 7) % states.length]
      const isOut = state === 'delivered'
      await tell(NOW - slot * 5 * HOUR_MS, {
        ...{ state, rung: isOut ? ['fresh', 'last-good', 'fresh'][slot % 3] : null, late: isOut && slot % 4 === 0 },
        duration_ms: isOut ? 40_000 + slot : null,
      })
    }
    for (let hour = 0; hour < 48; hour += 1)
      await pick(new Date(NOW - hour * HOUR_MS).toISOString(), ['vlc', 'curl'][hour % 2] ?? '', hour, 1)
    const { weeks, links, hours } = await load()
    const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
    const { rows } = await db.pool.query(
      `SELECT count(*)::integer AS all, count(*) FILTER (WHERE rung <> 'fresh')::integer AS "fellBack",
         count(*) FILTER (WHERE state = 'missed')::integer AS missed, sum(duration_ms)::integer AS "airedMs",
         (SELECT sum(pick_ups)::integer FROM analytics_hour) AS "pickUps"
       FROM history JOIN scheduler ON scheduler.id = scheduler_id WHERE station_id = $1`,
      [stationId],
    )
    expect(rows[0]).toEqual({
      all: sum(weeks.map(({ onTime, late, fellBack, failed, missed }) => onTime + late + fellBack + failed + missed)),
      fellBack: sum(weeks.map(({ fellBack }) => fellBack)),
      missed: sum(weeks.map(({ missed }) => missed)),
      airedMs: sum(weeks.map(({ airedMs }) => airedMs)),
      pickUps: sum(links.map(({ pickUps }) => pickUps)),
    })
    expect(sum(hours.map(({ pickUps }) => pickUps))).toBe(rows[0].pickUps)
  })

  test('of one host alone when asked, and nothing of another station', async () => {
    const { db, tell, pick, load } = await open()
    const other = await seedStation(db)
    await tell(MONDAY)
    await pick('2026-11-24T06:00Z', 'vlc', 3, 2)
    expect(await load(null, other.stationId)).toMatchObject({ weeks: [], hours: [], links: [] })
    expect(await load(other.schedulerId)).toMatchObject({ weeks: [], hours: [], links: [] })
  })

  test('a host’s name that would be a formula is a text in the file', async () => {
    const { db, tell, load } = await open()
    await db.pool.query(`UPDATE scheduler SET host_name = '=cmd|"/c calc"!A0'`)
    await tell(MONDAY)
    const file = analyticsCsv('weeks', await load())
    expect(file.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFWeek from,Host,On time,Late,Fell back,Failed,Missed,Minutes aired',
      `2026-11-23,"'=cmd|""/c calc""!A0",1,0,0,0,0,0.8`,
    ])
  })
})
