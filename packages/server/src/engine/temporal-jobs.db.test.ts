import { beforeEach, describe, expect, test } from 'vitest'
import { deleteScheduler, pauseScheduler } from '../schedulers/change-scheduler.ts'
import { runNow } from '../schedulers/run-now.ts'
import { NOW } from '../schedulers/testing/given-owner.ts'
import { givenSchedulers } from '../schedulers/testing/given-schedulers.ts'
import { enqueueOverdue } from './enqueue-again.ts'
import { enterEngine } from './enter-engine.ts'
import { fireDue } from './fire-due.ts'
import { planUnplanned } from './plan-unplanned.ts'
import { dueBroadcasts, readSchedules } from './read-schedules.ts'

const MINUTE = 60_000
const TEMPORAL = { kind: 'temporal', namespaceId: 'first' } as const

type Given = Awaited<ReturnType<typeof givenSchedulers>>
let given: Given
beforeEach(async () => {
  given = await givenSchedulers()
})

/** The jobs for the engine, and whether they are due now. */
const jobs = async () => {
  const { rows } = await given.db.pool.query<{ task: string; isNow: boolean; at: Date }>(
    `SELECT task_identifier AS task, run_at BETWEEN now() - interval '1 minute' AND now() AS "isNow", run_at AS at FROM graphile_worker.jobs
     WHERE task_identifier <> 'ident' ORDER BY task, id`,
  )
  return rows
}
const forgetJobs = () => given.db.pool.query('DELETE FROM graphile_worker._private_jobs')
const scheduleIdOf = async (schedulerId: string) =>
  (await given.db.prisma.schedule.findFirstOrThrow({ where: { schedulerId } })).id
const dueNow = (task: string, times = 1) => Array.from({ length: times }, () => expect.objectContaining({ task, isNow: true }))

describe('while Temporal is the engine', () => {
  beforeEach(async () => {
    await enterEngine(given.db, TEMPORAL, NOW)
  })

  test('a saved schedule is signalled at once, not at its wake', async () => {
    await given.save()
    expect(await jobs()).toEqual(dueNow('tick'))
  })

  test('a pause, a deletion and a removed schedule are signalled too', async () => {
    const schedulerId = await given.save()
    await forgetJobs()
    await pauseScheduler(given.services, { stationId: given.stationId, schedulerId })
    expect(await jobs()).toEqual(dueNow('tick'))
    await given.save({ schedules: [{ id: 'b', days: [1], hours: ['9:00'] }] }, { schedulerId })
    expect(await jobs()).toEqual(dueNow('tick', 3))
    await deleteScheduler(given.services, { stationId: given.stationId, schedulerId })
    expect(await jobs()).toEqual(dueNow('tick', 4))
  })

  test('changed twice while its job runs, it gets two more: jobs that are due at once have no key', async () => {
    const schedulerId = await given.save()
    await given.save({ stationName: 'Harbour' }, { schedulerId })
    expect(await jobs()).toEqual(dueNow('tick', 2))
  })

  test('an engine that fires by itself reads the outcome from the rows and needs no job', async () => {
    const scheduleId = await scheduleIdOf(await given.save())
    const { nextAirAt } = await given.db.prisma.schedule.findUniqueOrThrow({ where: { id: scheduleId } })
    await forgetJobs()
    const due = (nextAirAt?.getTime() ?? 0) - MINUTE
    expect(await fireDue(given.db, [scheduleId], due, { enqueues: false })).toBe(false)
    expect(await jobs()).toEqual([])
    const schedule = (await readSchedules(given.db, [scheduleId])).get(scheduleId)
    expect(schedule).toMatchObject({
      ref: scheduleId,
      isPaused: false,
      planned: [{ ref: scheduleId, airAt: nextAirAt?.getTime(), kinds: ['link'] }],
    })
    expect(schedule?.next?.airAt).toBeGreaterThan(nextAirAt?.getTime() ?? 0)
    // Asked again by a run whose first answer was lost, it gives the same.
    await fireDue(given.db, [scheduleId], due, { enqueues: false })
    expect((await readSchedules(given.db, [scheduleId])).get(scheduleId)).toEqual(schedule)
  })

  test('a broadcast that was asked for gets a job, and is due in the rows', async () => {
    const schedulerId = await given.save()
    await forgetJobs()
    const started = await runNow(given.services, { stationId: given.stationId, schedulerId })
    if (!started.ok) throw new Error(started.problem.message)
    expect(await jobs()).toEqual(dueNow('wake'))
    expect(await dueBroadcasts(given.db, 10)).toMatchObject([{ broadcastId: started.value.broadcastId, ref: schedulerId }])
  })

  test('paused it has nothing ahead; deleted it is gone', async () => {
    const schedulerId = await given.save()
    const scheduleId = await scheduleIdOf(schedulerId)
    await pauseScheduler(given.services, { stationId: given.stationId, schedulerId })
    expect((await readSchedules(given.db, [scheduleId])).get(scheduleId)).toMatchObject({
      isPaused: true,
      next: null,
      planned: [],
    })
    await deleteScheduler(given.services, { stationId: given.stationId, schedulerId })
    expect((await readSchedules(given.db, [scheduleId])).size).toBe(0)
  })

  test('what is overdue gets another job, nothing else', async () => {
    const scheduleId = await scheduleIdOf(await given.save())
    const { nextWakeAt } = await given.db.prisma.schedule.findUniqueOrThrow({ where: { id: scheduleId } })
    await forgetJobs()
    const wakeAt = nextWakeAt?.getTime() ?? 0
    expect(await enqueueOverdue(given.db, wakeAt + 14_000)).toBe(0)
    expect(await enqueueOverdue(given.db, wakeAt + 16_000)).toBe(1)
    expect(await jobs()).toEqual(dueNow('tick'))
  })

  test('repeated while nothing answers, jobs do not pile up', async () => {
    const scheduleId = await scheduleIdOf(await given.save())
    const { nextWakeAt } = await given.db.prisma.schedule.findUniqueOrThrow({ where: { id: scheduleId } })
    await forgetJobs()
    for (let look = 1; look <= 10; look += 1) await enqueueOverdue(given.db, (nextWakeAt?.getTime() ?? 0) + look * 16_000)
    expect(await jobs()).toEqual(dueNow('tick'))
  })

  test('a broadcast keeps the name of its run when its schedule is taken away, or another schedule plans it again', async () => {
    const schedulerId = await given.save()
    const scheduleId = await scheduleIdOf(schedulerId)
    const { nextAirAt } = await given.db.prisma.schedule.findUniqueOrThrow({ where: { id: scheduleId } })
    const airAt = nextAirAt?.getTime() ?? 0
    await fireDue(given.db, [scheduleId], airAt - MINUTE, { enqueues: false })
    // The same hours under another schedule: the slot that was cancelled comes back to life.
    await given.save({ schedules: [{ id: 'b', days: [1, 2, 3, 4, 5], hours: ['7:00', '8:00'] }] }, { schedulerId })
    const other = await scheduleIdOf(schedulerId)
    await fireDue(given.db, [other], airAt - MINUTE, { enqueues: false })
    expect((await readSchedules(given.db, [other])).get(other)?.planned).toMatchObject([{ ref: scheduleId, airAt }])
    await given.save({ schedules: [{ id: 'c', days: [6], hours: ['1:00'] }] }, { schedulerId })
    await given.db.prisma.broadcast.updateMany({ data: { state: 'staged', wakeAt: new Date(NOW) } })
    expect(await dueBroadcasts(given.db, 10)).toMatchObject([{ ref: scheduleId, airAt }])
  })

  test('what was put off while it was away is due as soon as it answers', async () => {
    await given.save()
    await given.db.pool.query("UPDATE graphile_worker._private_jobs SET attempts = 9, run_at = now() + interval '2 hours'")
    await enqueueOverdue(given.db, NOW)
    expect(await jobs()).toEqual(dueNow('tick'))
  })

  test('an active schedule that has nothing planned is planned', async () => {
    const scheduleId = await scheduleIdOf(await given.save())
    await given.db.prisma.schedule.update({ where: { id: scheduleId }, data: { nextAirAt: null, nextWakeAt: null } })
    await planUnplanned(given.db, NOW)
    expect((await readSchedules(given.db, [scheduleId])).get(scheduleId)?.next?.airAt).toBeGreaterThan(NOW)
  })

  test('one whose zone this version of Node does not know keeps nobody from starting', async () => {
    const scheduleId = await scheduleIdOf(await given.save())
    await given.db.prisma.schedule.update({ where: { id: scheduleId }, data: { nextAirAt: null, nextWakeAt: null } })
    await given.db.prisma.station.updateMany({ data: { timeZone: 'Europe/Atlantis' } })
    await planUnplanned(given.db, NOW)
    expect((await given.db.prisma.schedule.findUniqueOrThrow({ where: { id: scheduleId } })).nextAirAt).toBeNull()
  })
})

describe('from one engine to the other', () => {
  test('jobs of the embedded engine go, and the new one gets jobs for everything, paused schedules too', async () => {
    const [, paused] = [await given.save(), await given.save()]
    await pauseScheduler(given.services, { stationId: given.stationId, schedulerId: paused })
    await runNow(given.services, { stationId: given.stationId, schedulerId: paused })
    expect(await enterEngine(given.db, TEMPORAL, NOW)).toBe(2)
    expect(await jobs()).toEqual([...dueNow('tick', 2), ...dueNow('wake')])
  })

  test('the same again is nothing new; a namespace made again is', async () => {
    await given.save()
    expect(await enterEngine(given.db, TEMPORAL, NOW)).toBe(1)
    expect(await enterEngine(given.db, TEMPORAL, NOW)).toBe(null)
    expect(await enterEngine(given.db, { kind: 'temporal', namespaceId: 'second' }, NOW)).toBe(1)
    expect(await enterEngine(given.db, { kind: 'embedded' }, NOW)).toBe(0)
    expect(await enterEngine(given.db, { kind: 'embedded' }, NOW)).toBe(null)
  })

  test('back on the embedded engine jobs run at their time again', async () => {
    await enterEngine(given.db, TEMPORAL, NOW)
    await enterEngine(given.db, { kind: 'embedded' }, NOW)
    const databaseTime = async () =>
      Number((await given.db.pool.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS at')).rows[0].at)
    const before = await databaseTime()
    const scheduleId = await scheduleIdOf(await given.save())
    const after = await databaseTime()
    const { nextWakeAt } = await given.db.prisma.schedule.findUniqueOrThrow({ where: { id: scheduleId } })
    const [job, ...others] = await jobs()
    expect([job, others]).toMatchObject([{ task: 'tick', isNow: false }, []])
    // As far from the database's present as its instant is from ours.
    const ahead = (nextWakeAt?.getTime() ?? 0) - given.services.clock.now()
    expect(job?.at.getTime()).toBeGreaterThanOrEqual(Math.floor(before) + ahead)
    expect(job?.at.getTime()).toBeLessThanOrEqual(after + ahead)
  })
})
