import { describe, expect, test, vi } from 'vitest'
import { seedBroadcast } from '../events/testing/seed-station.ts'
import { deleteScheduler, pauseScheduler } from './change-scheduler.ts'
import { listSchedulers } from './list-schedulers.ts'
import { NOW } from './testing/given-owner.ts'
import { EMAIL, FTP, givenSchedulers, HOUR } from './testing/given-schedulers.ts'

const given = async () => {
  const station = await givenSchedulers()
  return { ...station, list: () => listSchedulers(station.services, { stationId: station.stationId, now: NOW }) }
}

describe('the list of schedulers', () => {
  test('is empty at first, and never shows those of another station', async () => {
    const { services, list, save, stationOf } = await given()
    expect(await list()).toEqual([])
    await save()
    expect(await listSchedulers(services, { stationId: await stationOf('otto@radio.example'), now: NOW })).toEqual([])
  })

  test('shows each in wire form with its revision, oldest first; of FTP only the harmless part', async () => {
    const { list, save } = await given()
    const first = await save({ presentationType: 7, customTask: 'What matters' }, { targets: [EMAIL, FTP] })
    await save({}, { schedulerId: first, targets: [EMAIL, FTP] })
    const second = await save({ isActive: false })
    const summaries = await list()
    expect(summaries.map(({ scheduler, revision }) => [scheduler.schedulerId, revision])).toEqual([
      [first, 2],
      [second, 1],
    ])
    expect(summaries[0]?.scheduler).toMatchObject({
      stationId: 'anna@radio.example',
      selectedLocation: 'Bergen',
      source: 'a.example|b.example',
      isActive: 'true',
      lenght: '1',
      stype: '1',
      schedules: [{ id: 'a', days: [1, 2, 3, 4, 5], hours: ['7:00', '8:00'] }],
      email: 'studio@radio.example',
      FtpConnectionString: 'anna@ftp.radio.example:21/in/{HH}.mp3',
    })
    expect(JSON.stringify(summaries)).not.toContain('pa|ss')
    expect(summaries[1]).toMatchObject({ isActive: false, scheduler: { isActive: 'false' } })
    expect(summaries[1]?.scheduler).not.toHaveProperty('email')
  })

  test('an FTP server is untested until a test or a delivery has reached it, and again once its connection is typed in again', async () => {
    const { list, save, db } = await given()
    const untested = async () => (await list()).map((summary) => summary.untested)
    const schedulerId = await save({}, { targets: [FTP] })
    expect(await untested()).toEqual([['ftp']])
    const kept = { kind: 'ftp', keep: 'anna@ftp.radio.example:21/in/{HH}.mp3' } as const
    await save({}, { schedulerId, targets: [kept], isTested: true })
    expect(await untested()).toEqual([['ftp']])
    await save({}, { schedulerId, targets: [FTP], isTested: true })
    expect(await untested()).toEqual([[]])
    await save({}, { schedulerId, targets: [FTP] })
    const { broadcastId } = await seedBroadcast(db, schedulerId, { airAt: NOW, state: 'delivered' })
    const { id: targetId } = await db.prisma.target.findFirstOrThrow({ where: { schedulerId, kind: 'ftp' } })
    const delivery = { id: 'd', broadcastId, targetId, kind: 'ftp' }
    await db.prisma.delivery.create({ data: { ...delivery, state: 'failed' } })
    expect(await untested()).toEqual([['ftp']])
    await db.prisma.delivery.update({ where: { id: 'd' }, data: { state: 'released', releasedAt: new Date(NOW) } })
    expect(await untested()).toEqual([[]])
    await save({}, { schedulerId, targets: [kept] })
    expect(await untested()).toEqual([[]])
  })

  test('counts a week as the sum of hours times days', async () => {
    const { list, save } = await given()
    const schedules = [
      { id: 'a', days: [1, 2, 3], hours: ['7:00', '8:00'] },
      { id: 'b', days: [7], hours: ['9:00'] },
    ]
    await save({ schedules })
    expect((await list())[0]?.weekly).toBe(7)
  })

  test('names the next ten broadcasts in order, by the clock of the station', async () => {
    const { list, save, db, stationId } = await given()
    await db.prisma.station.update({ where: { id: stationId }, data: { timeZone: 'Europe/Berlin' } })
    await save()
    const [summary] = await list()
    expect(summary).toMatchObject({ timeZone: 'Europe/Berlin', nextAirAt: Date.parse('2026-11-23T06:00:00Z') })
    expect(summary?.upcoming).toHaveLength(10)
    expect(summary?.upcoming.slice(0, 3)).toEqual([
      { airAt: Date.parse('2026-11-23T06:00:00Z'), wall: '2026-11-23T07:00', begun: null },
      { airAt: Date.parse('2026-11-23T07:00:00Z'), wall: '2026-11-23T08:00', begun: null },
      { airAt: Date.parse('2026-11-24T06:00:00Z'), wall: '2026-11-24T07:00', begun: null },
    ])
  })

  test('names none while it is paused; a deleted one is gone', async () => {
    const { services, list, save, stationId } = await given()
    const paused = await save()
    const deleted = await save()
    await pauseScheduler(services, { stationId, schedulerId: paused })
    await deleteScheduler(services, { stationId, schedulerId: deleted })
    expect(await list()).toMatchObject([{ isActive: false, nextAirAt: null, upcoming: [] }])
  })

  test('names what was made before its hour was taken out, also while it is paused, until it is over', async () => {
    const { services, list, save, db, stationId } = await given()
    const schedulerId = await save()
    const { broadcastId } = await seedBroadcast(db, schedulerId, { airAt: NOW + 60_000, state: 'staged' })
    const made = { airAt: NOW + 60_000, begun: { broadcastId, state: 'staged' } }
    expect(await list()).toMatchObject([{ nextAirAt: NOW + 60_000, upcoming: { 0: made, 1: { begun: null }, length: 10 } }])
    await pauseScheduler(services, { stationId, schedulerId })
    expect(await list()).toMatchObject([{ isActive: false, upcoming: [made] }])
    await db.pool.query("UPDATE broadcast SET state = 'delivered' WHERE id = $1", [broadcastId])
    expect(await list()).toMatchObject([{ upcoming: [{ begun: { state: 'delivered' } }] }])
    await db.pool.query('UPDATE broadcast SET air_at = $2 WHERE id = $1', [broadcastId, new Date(NOW)])
    expect(await list()).toMatchObject([{ upcoming: [], last: { broadcastId, state: 'delivered' } }])
  })

  test('tells what began before a change of the time zone by the clock of now', async () => {
    const { list, save, db, stationId } = await given()
    const schedulerId = await save()
    const wall = '2026-11-21T00:00'
    await seedBroadcast(db, schedulerId, { airAt: NOW - HOUR, wall, timeZone: 'UTC', state: 'delivered' })
    await seedBroadcast(db, schedulerId, { airAt: NOW + 60_000, wall, timeZone: 'UTC' })
    await db.prisma.station.update({ where: { id: stationId }, data: { timeZone: 'Europe/Berlin' } })
    expect(await list()).toMatchObject([{ last: { wall: '2026-11-21T09:00' }, upcoming: { 0: { wall: '2026-11-21T10:01' } } }])
  })

  test('has the direct link once something is on air', async () => {
    const { list, save, db } = await given()
    const schedulerId = await save()
    await seedBroadcast(db, schedulerId, { airAt: NOW + HOUR })
    expect((await list())[0]?.scheduler.audioFileUrl).toBe('')
    await seedBroadcast(db, schedulerId, { airAt: NOW - HOUR, state: 'delivered' })
    expect((await list())[0]?.scheduler.audioFileUrl).toBe(`https://air.example/station/${schedulerId}.mp3`)
  })

  test('names each link and way of delivery from the first save on', async () => {
    const { list, save } = await given()
    const schedulerId = await save({}, { targets: [EMAIL, FTP] })
    const [summary] = await list()
    expect(summary?.link).toBe(`https://air.example/station/${schedulerId}.mp3`)
    expect(summary?.kinds.toSorted()).toEqual(['email', 'ftp', 'link'])
  })

  test('of audio that is kept no more the length is not known', async () => {
    const { list, save, db } = await given()
    const { broadcastId } = await seedBroadcast(db, await save(), { airAt: NOW - HOUR, state: 'delivered' })
    await db.pool.query('UPDATE broadcast SET audio_id = NULL WHERE id = $1', [broadcastId])
    expect((await list())[0]?.last).toMatchObject({ state: 'delivered', durationMs: null })
  })

  test('tells the state of the last broadcast whose air time has come', async () => {
    const { list, save, db } = await given()
    const schedulerId = await save()
    expect((await list())[0]?.last).toBeNull()
    await seedBroadcast(db, schedulerId, { airAt: NOW - 2 * HOUR, state: 'delivered' })
    const failed = await seedBroadcast(db, schedulerId, { airAt: NOW - HOUR, state: 'failed', releaseAt: null })
    await db.pool.query("UPDATE broadcast SET rung = 'ident', late = true WHERE id = $1", [failed.broadcastId])
    await seedBroadcast(db, schedulerId, { airAt: NOW - 1, state: 'cancelled', releaseAt: null })
    await seedBroadcast(db, schedulerId, { airAt: NOW + HOUR, state: 'staged' })
    expect((await list())[0]?.last).toEqual({
      isUntold: false,
      ...{ wall: new Date(NOW - HOUR).toISOString().slice(0, 16), durationMs: 45_000 },
      ...{ broadcastId: failed.broadcastId, airAt: NOW - HOUR, state: 'failed', stage: null, rung: 'ident', late: true },
      notReached: [],
    })
  })

  test('names the targets that the last broadcast did not reach, as its rows have them', async () => {
    const { list, save, db } = await given()
    const schedulerId = await save({}, { targets: [EMAIL, FTP] })
    const { broadcastId } = await seedBroadcast(db, schedulerId, { airAt: NOW - HOUR, state: 'delivered' })
    await db.pool.query(
      `INSERT INTO delivery (id, broadcast_id, target_id, kind, state)
       SELECT 'd-' || kind, $1, id, kind, CASE kind WHEN 'ftp' THEN 'failed' WHEN 'email' THEN 'withheld' ELSE 'released' END
       FROM target WHERE scheduler_id = $2`,
      [broadcastId, schedulerId],
    )
    expect((await list())[0]?.last).toMatchObject({ state: 'delivered', notReached: ['ftp'] })
    await db.pool.query("UPDATE delivery SET state = 'failed'")
    expect((await list())[0]?.last?.notReached).toEqual(['email', 'ftp', 'link'])
    await db.pool.query("UPDATE delivery SET error_code = 'overtaken' WHERE kind = 'ftp'")
    expect((await list())[0]?.last?.notReached).toEqual(['email', 'link'])
    await seedBroadcast(db, schedulerId, { airAt: NOW - 1, state: 'delivered' })
    expect((await list())[0]?.last?.notReached).toEqual([])
  })

  test('takes one query, however many there are', async () => {
    const { list, save, db } = await given()
    for (let count = 0; count < 12; count += 1) await seedBroadcast(db, await save(), { airAt: NOW - HOUR })
    const query = vi.spyOn(db.pool, 'query')
    expect(await list()).toHaveLength(12)
    expect(query).toHaveBeenCalledTimes(1)
  })
})
