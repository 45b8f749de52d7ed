import { randomId } from '@hourcast/db/random-id'
import { bySampleOrder, type Sample } from '@hourcast/domain/samples/group-samples'
import { SAMPLE_PLANS } from '@hourcast/domain/samples/sample-plans'
import { seedStation } from '@hourcast/server/events/testing/seed-station'
import { sha256Of } from '@hourcast/server/storage/audio-store'
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

test('samples are the demos that this instance has made, sorted by language, then style; none before that', async () => {
  const calls = await openCalls()
  const { db, audioStore } = calls.services
  expect((await calls.ask('listSamples', { headers: { accept: 'text/plain' } })).body).toEqual([])
  const mp3 = Buffer.from('a sample')
  const audioId = 'ab'.repeat(16)
  await audioStore.put(audioId, mp3)
  await db.pool.query(
    `INSERT INTO audio (id, sha256, size_bytes, duration_ms, lufs, true_peak_dbtp) VALUES ($1, $2, $3, 30000, -16, -1.2)`,
    [audioId, sha256Of(mp3), mp3.byteLength],
  )
  for (const plan of [...SAMPLE_PLANS].reverse())
    await db.pool.query(
      `INSERT INTO sample (id, key, wanted, settings, script, audio_id, made_at) VALUES ($1, 'k', 'k', $2, '{"segments":[]}', $3, now())`,
      [plan.id, JSON.stringify(plan), audioId],
    )
  await db.pool.query("INSERT INTO sample (id, wanted) VALUES ('in-the-making', 'k')")
  const samples = (await calls.ask('listSamples')).body as Sample[]
  expect(samples).toHaveLength(SAMPLE_PLANS.length)
  expect(samples).toEqual(samples.toSorted(bySampleOrder))
  expect(samples.find(({ Path }) => Path.includes('alert'))).toEqual({
    Language: 'English',
    Style: 'Electronic',
    Category: 'Custom action',
    HostName: 'Daniel',
    Location: 'Halden',
    Path: '/samples/industrial-alert.mp3',
  })
  const audio = await calls.fetch('/samples/industrial-alert.mp3', { headers: { range: 'bytes=2-' } })
  expect([audio.status, audio.headers.get('content-type'), await audio.text()]).toEqual([206, 'audio/mpeg', 'sample'])
  expect((await calls.fetch('/samples/in-the-making.mp3')).status).toBe(404)
  expect((await calls.fetch('/samples/nobody.mp3')).status).toBe(404)
})
