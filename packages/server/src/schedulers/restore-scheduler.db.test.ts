import { expect, test } from 'vitest'
import { fireDue } from '../engine/fire-due.ts'
import { deleteScheduler, pauseScheduler, resumeScheduler } from './change-scheduler.ts'
import { listSchedulers } from './list-schedulers.ts'
import { UNDO_MS } from './replan.ts'
import { restoreScheduler } from './restore-scheduler.ts'
import { givenOwner, MINUTE } from './testing/given-owner.ts'

const SECOND = 1_000

const given = async (env: Record<string, string> = {}) => {
  const station = await givenOwner({ env })
  const { services, stationId, save, schedules, wait } = station
  const { schedulerId } = await save()
  const ref = { stationId, schedulerId }
  const fire = async () => fireDue(services.db, [(await schedules(schedulerId))[0]?.id ?? ''], services.clock.now())
  return {
    ...{ ...station, ref, fire },
    list: () => listSchedulers(services, { stationId, now: services.clock.now() }),
    slots: async () =>
      (await services.db.prisma.broadcast.findMany()).map(({ airAt, state }) => [airAt.toISOString().slice(11, 16), state]),
    /** Ten seconds before the slot of 10:00, which was planned at its lead and has not begun. */
    atTheLastMoment: async () => {
      wait(55 * MINUTE)
      await fire()
      wait(5 * MINUTE - 5 * SECOND)
    },
  }
}

test('restored within a minute it goes on as it was: listed, active, with its link and its next slot', async () => {
  const { services, list, ref, wait, schedules, alarms } = await given()
  const [before] = await list()
  await deleteScheduler(services, ref)
  expect(await list()).toEqual([])
  wait(UNDO_MS)
  expect(await restoreScheduler(services, ref)).toMatchObject({ ok: true })
  expect((await list())[0]).toEqual({ ...before, revision: 3 })
  expect((await schedules(ref.schedulerId))[0]?.nextAirAt?.toISOString()).toBe('2026-11-21T10:00:00.000Z')
  expect((await alarms()).map(({ key }) => key)).toContainEqual(expect.stringMatching(/^tick:/))
})

test('restored twice it is restored once; what tells others says that it is there', async () => {
  const { services, ref, db } = await given()
  await deleteScheduler(services, ref)
  const both = await Promise.all([restoreScheduler(services, ref), restoreScheduler(services, ref)])
  expect(both).toEqual([
    { ok: true, value: { revision: 3 } },
    { ok: true, value: { revision: 3 } },
  ])
  const { rows } = await db.pool.query<{ type: string }>("SELECT type FROM outbox WHERE type LIKE 'scheduler.%' ORDER BY id")
  expect(rows.map(({ type }) => type)).toEqual(['scheduler.saved', 'scheduler.deleted', 'scheduler.saved'])
})

test('one that was paused comes back paused', async () => {
  const { services, list, ref } = await given()
  await pauseScheduler(services, ref)
  await deleteScheduler(services, ref)
  await restoreScheduler(services, ref)
  expect(await list()).toMatchObject([{ isActive: false, nextAirAt: null }])
})

test('a slot of the seconds between deleting and restoring airs late', async () => {
  const { services, ref, wait, fire, slots, atTheLastMoment } = await given()
  await atTheLastMoment()
  await deleteScheduler(services, ref)
  expect(await slots()).toEqual([['10:00', 'cancelled']])
  wait(10 * SECOND)
  await restoreScheduler(services, ref)
  await fire()
  expect(await slots()).toEqual([['10:00', 'planned']])
})

test('so does a slot of the seconds between a pause and its undoing', async () => {
  const { services, ref, wait, fire, slots, atTheLastMoment } = await given()
  await atTheLastMoment()
  await pauseScheduler(services, ref)
  wait(10 * SECOND)
  await resumeScheduler(services, ref)
  await fire()
  expect(await slots()).toEqual([['10:00', 'planned']])
})

test('a slot of a longer pause does not come back', async () => {
  const { services, ref, wait, fire, slots, atTheLastMoment } = await given()
  await atTheLastMoment()
  await pauseScheduler(services, ref)
  wait(UNDO_MS + SECOND)
  await resumeScheduler(services, ref)
  await fire()
  expect(await slots()).toEqual([['10:00', 'cancelled']])
})

test('later than a minute, and somebody else’s, is not found', async () => {
  const { services, ref, wait, stationOf } = await given()
  await deleteScheduler(services, ref)
  const stranger = await stationOf('otto@radio.example')
  expect(await restoreScheduler(services, { ...ref, stationId: stranger })).toMatchObject({
    ok: false,
    problem: { code: 'not-found' },
  })
  wait(UNDO_MS + 1)
  expect(await restoreScheduler(services, ref)).toMatchObject({ ok: false, problem: { code: 'not-found' } })
})

test('a station that has filled the place in the meantime keeps what it has', async () => {
  const { services, ref, save } = await given({ STATION_SCHEDULERS: '1' })
  await deleteScheduler(services, ref)
  await save()
  expect(await restoreScheduler(services, ref)).toMatchObject({ ok: false, problem: { code: 'forbidden' } })
})
