import { randomId } from '@hourcast/db/random-id'
import { seedBroadcast, seedStation } from '@hourcast/server/events/testing/seed-station'
import { NOW } from '@hourcast/server/previews/testing/preview-station'
import { describe, expect, test } from 'vitest'
import { openCalls } from './testing/open-calls.ts'

const ANNA = 'anna@radio.example'

describe('the data of a station', () => {
  test('are its own broadcasts in a period, newest first, by state', async () => {
    const calls = await openCalls()
    const { basic: headers, stationId } = await calls.owner(ANNA)
    const other = await seedStation(calls.services.db)
    const mine = await calls.ask('saveScheduler', {
      body: { hostName: 'Clara', stationName: 'Radio', schedules: [{ id: 'a', days: [1], hours: ['7:00'] }] },
      headers,
    })
    const { schedulerId } = mine.body as { schedulerId: string }
    const add = (scheduler: string, airAt: string, state: string) =>
      calls.services.db.pool.query(
        `INSERT INTO history (broadcast_id, scheduler_id, air_at, kind, state, updated_at) VALUES ($1, $2, $3, 'slot', $4, $3)`,
        [randomId(), scheduler, airAt, state],
      )
    await add(schedulerId, '2026-11-20T07:00:00Z', 'delivered')
    await add(schedulerId, '2026-11-21T07:00:00Z', 'missed')
    await add(schedulerId, '2026-11-22T07:00:00Z', 'delivered')
    await add(other.schedulerId, '2026-11-21T08:00:00Z', 'delivered')
    const airTimes = async (query: Record<string, string>) => {
      const { Table } = (await calls.ask('getData', { query, headers })).body as {
        Table: { airAt: string; schedulerId: string }[]
      }
      return Table.map(({ airAt }) => airAt.slice(8, 10))
    }
    expect(stationId).not.toBe(other.stationId)
    expect(await airTimes({})).toEqual(['22', '21', '20'])
    expect(await airTimes({ das: 'broadcasts', type: 'delivered', from: '', to: '' })).toEqual(['22', '20'])
    expect(await airTimes({ from: '2026-11-21T00:00:00Z', to: '2026-11-22T07:00:00Z' })).toEqual(['21'])
    expect(await airTimes({ das: 'wind' })).toEqual([])
    await calls.services.db.pool.query(`UPDATE history SET failed_code = 'merged' WHERE state = 'missed'`)
    expect((await calls.ask('getData', { query: { type: 'missed' }, headers })).body).toMatchObject({
      Table: [{ reason: 'merged' }],
    })
    expect(await airTimes({ from: '0000-01-01T00:00:00Z', to: '9999-12-31T00:00:00Z' })).toEqual(['22', '21', '20'])
    expect((await calls.ask('getData', { query: { type: '\0' }, headers })).body).toMatchObject({ status: 422, field: 'type' })
    expect((await calls.ask('getData', { query: { from: 'soon' }, headers })).body).toMatchObject({ status: 422, field: 'from' })
  })
})

test('samples are what the example station has on air, sorted by language, then style; none before that', async () => {
  const calls = await openCalls()
  const { db } = calls.services
  await calls.owner(ANNA)
  expect((await calls.ask('listSamples', { headers: { accept: 'text/plain' } })).body).toEqual([])
  const { schedulerId, stationId } = await seedStation(db, { isExample: true })
  const second = randomId()
  await db.pool.query(
    `INSERT INTO scheduler (id, station_id, host_name, station_name, location, language, voice_tone, presentation_type, input_mode, sources, length, music_format)
     VALUES ($1, $2, 'Kurt', 'Radio One', 'Bremen', 1, 0, 2, 'rss', '{feed.example}', 'short', 'Jazz')`,
    [second, stationId],
  )
  await db.pool.query(`UPDATE scheduler SET language = 13 WHERE id = $1`, [schedulerId])
  expect((await calls.ask('listSamples')).body).toEqual([])
  for (const id of [schedulerId, second]) await seedBroadcast(db, id, { airAt: NOW - 60_000 })
  await seedBroadcast(db, (await seedStation(db)).schedulerId, { airAt: NOW - 60_000 })
  expect((await calls.ask('listSamples')).body).toEqual([
    {
      Language: 'German',
      Style: 'Jazz',
      Category: 'Weather',
      HostName: 'Kurt',
      Location: 'Bremen',
      Path: `/station/${second}.mp3`,
    },
    {
      Language: 'Spanish - Mexic',
      Style: '',
      Category: 'News',
      HostName: 'Ada',
      Location: 'Berlin',
      Path: `/station/${schedulerId}.mp3`,
    },
  ])
})
