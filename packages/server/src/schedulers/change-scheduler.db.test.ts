import { expect, test } from 'vitest'
import { fireDue } from '../engine/fire-due.ts'
import { deleteScheduler, pauseScheduler, resumeScheduler } from './change-scheduler.ts'
import { draftSchedulerId } from './draft-id.ts'
import { runNow } from './run-now.ts'
import { givenOwner, MINUTE, schedule } from './testing/given-owner.ts'
import { upcomingBroadcasts } from './upcoming-broadcasts.ts'
import { updateStation } from './update-station.ts'

test('paused, a slot that was planned but not begun is taken back; resumed, it comes back', async () => {
  const { services, stationId, save, schedules, wait } = await givenOwner()
  const { schedulerId } = await save()
  const [only] = await schedules(schedulerId)
  wait(55 * MINUTE)
  await fireDue(services.db, [only?.id ?? ''], services.clock.now())
  const states = async () => (await services.db.prisma.broadcast.findMany()).map(({ state }) => state)
  expect(await states()).toEqual(['planned'])
  await pauseScheduler(services, { stationId, schedulerId })
  expect(await states()).toEqual(['cancelled'])
  expect((await schedules(schedulerId))[0]?.nextAirAt).toBeNull()
  expect(await upcomingBroadcasts(services, { schedulerId, from: services.clock.now(), count: 3 })).toEqual([])
  await resumeScheduler(services, { stationId, schedulerId })
  await fireDue(services.db, [only?.id ?? ''], services.clock.now())
  expect(await states()).toEqual(['planned'])
})

test('firing twice plans once; after an outage old slots are missed, not aired in a flood', async () => {
  const { services, save, schedules, wait } = await givenOwner()
  const { schedulerId } = await save({
    schedules: [
      schedule(
        'a',
        Array.from({ length: 24 }, (_, hour) => `${hour}:00`),
      ),
    ],
  })
  const scheduleId = (await schedules(schedulerId))[0]?.id ?? ''
  wait(5 * 60 * MINUTE + 5 * MINUTE)
  await fireDue(services.db, [scheduleId], services.clock.now())
  await fireDue(services.db, [scheduleId], services.clock.now())
  const rows = await services.db.prisma.broadcast.findMany({ orderBy: { airAt: 'asc' } })
  expect(rows.map(({ airAt, state }) => [airAt.toISOString().slice(11, 16), state])).toEqual([
    ['10:00', 'missed'],
    ['11:00', 'missed'],
    ['12:00', 'missed'],
    ['13:00', 'missed'],
    ['14:00', 'planned'],
  ])
  expect((await schedules(schedulerId))[0]?.nextAirAt?.toISOString()).toBe('2026-11-21T15:00:00.000Z')
})

test('deleted, it is gone for its owner, and nothing of it is ahead', async () => {
  const { services, stationId, save, schedules, alarms } = await givenOwner()
  const { schedulerId } = await save()
  expect(await deleteScheduler(services, { stationId, schedulerId })).toMatchObject({ ok: true })
  expect(await deleteScheduler(services, { stationId, schedulerId })).toMatchObject({ ok: false, problem: { code: 'not-found' } })
  expect((await schedules(schedulerId))[0]?.nextWakeAt).toBeNull()
  expect((await alarms()).map(({ key }) => key)).not.toContainEqual(expect.stringMatching(/^tick:/))
})

test('asking for a broadcast at once may be repeated with the same request', async () => {
  const { services, stationId, save } = await givenOwner()
  const { schedulerId } = await save()
  const ask = (requestId?: string) => runNow(services, { stationId, schedulerId, ...(requestId ? { requestId } : {}) })
  const answers = await Promise.all([ask('r'), ask('r'), ask('r')])
  expect(new Set(answers.map((answer) => answer.ok && answer.value.broadcastId)).size).toBe(1)
  // Two different ones in one millisecond are two broadcasts.
  await Promise.all([ask(), ask()])
  expect(await services.db.prisma.broadcast.count()).toBe(3)
})

test('another time zone plans everything again', async () => {
  const { services, stationId, save, schedules } = await givenOwner()
  const { schedulerId } = await save()
  expect(await updateStation(services, { stationId, change: { timeZone: 'America/New_York' } })).toMatchObject({ ok: true })
  expect((await schedules(schedulerId))[0]?.nextAirAt?.toISOString()).toBe('2026-11-21T15:00:00.000Z')
  expect(await updateStation(services, { stationId, change: { timeZone: 'Mars/Olympus' } })).toMatchObject({
    ok: false,
    problem: { field: 'timeZone' },
  })
})

test('a scheduler that is being saved for the first time while the zone changes is planned by the new zone', async () => {
  const { services, stationId, schedules } = await givenOwner()
  const { pool } = services.db
  const schedulerId = draftSchedulerId(stationId)
  const client = await pool.connect()
  let change: ReturnType<typeof updateStation>
  try {
    // A first save whose transaction is still open, planned by the zone as it was.
    await client.query('BEGIN')
    await client.query(
      `INSERT INTO scheduler (id, station_id, host_name, station_name, location, language, voice_tone, presentation_type, input_mode, sources, length)
       VALUES ($1, $2, 'Clara', 'Harbour Radio', '', 0, 0, 1, 'rss', '{feed.example}', 'short')`,
      [schedulerId, stationId],
    )
    await client.query(
      `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours, next_air_at)
       VALUES ($1, $2, 'a', 0, '{1,2,3,4,5,6,7}', '{10:00}', '2026-11-21T10:00:00Z')`,
      [draftSchedulerId(stationId), schedulerId],
    )
    change = updateStation(services, { stationId, change: { timeZone: 'America/New_York' } })
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    await client.query('COMMIT')
  } finally {
    client.release()
  }
  expect(await change).toMatchObject({ ok: true })
  expect((await schedules(schedulerId))[0]?.nextAirAt?.toISOString()).toBe('2026-11-21T15:00:00.000Z')
})
