import { inTransaction } from '@hourcast/db/open-database'
import { deleteScheduler, pauseScheduler, resumeScheduler } from '@hourcast/server/schedulers/change-scheduler'
import { replan } from '@hourcast/server/schedulers/replan'
import { describe, expect, test } from 'vitest'
import { continuedAfter } from '../testing/continued-after.ts'
import { givenOnTemporal, type OnTemporal } from '../testing/given-on-temporal.ts'
import { realTemporal } from '../testing/real-temporal.ts'
import type { NextAirTime } from './run-types.ts'

const temporal = realTemporal()
const HOUR = 3_600_000
const [CHANGES, MAX_EVENTS] = [20, 12]
/** Half a day ahead at each time of day: a slot at this hour is neither due nor being prepared while the test runs. */
const farHour = (): number => (new Date().getUTCHours() + 12) % 24

const nextOf = (given: OnTemporal, ref: string): Promise<NextAirTime> => given.scheduleRun(ref).query<NextAirTime, []>('next')
const detailsOf = async (given: OnTemporal, ref: string): Promise<string> =>
  (await given.scheduleRun(ref).query<{ currentDetails: string }, []>('__temporal_workflow_metadata')).currentDetails

/** Waits until the run says what is wanted; gives how long that took after now. */
const untilNext = async (given: OnTemporal, ref: string, isWanted: (next: NextAirTime) => boolean): Promise<void> => {
  await given.until(async () => {
    const next = await nextOf(given, ref).catch(() => undefined)
    return next !== undefined && isWanted(next) ? true : undefined
  }, 'the next air time')
}

const givenSchedule = async (real: NonNullable<typeof temporal>, options = {}) => {
  const given = await givenOnTemporal(real, options)
  await given.worker(given.activityHandlers())
  await given.conductor()
  const { ref, airAt } = await given.slotIn(HOUR)
  await untilNext(given, ref, (next) => next?.airAt === new Date(airAt).toISOString())
  return { given, ref }
}

/** As the owner does it: the schedule, the plan and the word to the engine in one transaction. */
const moveTo = (given: OnTemporal, ref: string, hour: string): Promise<void> =>
  inTransaction(given.db, async (transaction) => {
    // First the scheduler, as each change of an owner: a tick that has locked it waits for none of its schedules.
    await transaction.sql('SELECT FROM scheduler WHERE id = $1 FOR UPDATE', [given.schedulerId])
    await transaction.tx.schedule.update({ where: { id: ref }, data: { days: [1, 2, 3, 4, 5, 6, 7], hours: [hour] } })
    await replan(transaction, given.schedulerId, given.services.clock.now())
  })

describe.runIf(temporal)('the run of a schedule', () => {
  if (!temporal) return

  test('says its next air time, and where the owner has moved the schedule to', async () => {
    const { given, ref } = await givenSchedule(temporal)
    const hour = `${farHour()}:34`
    await moveTo(given, ref, hour)
    const wall = hour.padStart(5, '0')
    await untilNext(given, ref, (next) => next?.airAt.endsWith(`T${wall}:00.000Z`) === true)
    expect(await nextOf(given, ref)).toMatchObject({ timeZone: 'UTC', wall: expect.stringMatching(new RegExp(`T${wall}$`)) })
    expect(await detailsOf(given, ref)).toMatch(new RegExp(`^Next air time: \\*\\*[\\d-]+ ${wall}\\*\\* UTC`))
  })

  test('paused it has nothing ahead and says why; resumed it comes back', async () => {
    const { given, ref } = await givenSchedule(temporal)
    await pauseScheduler(given.services, given)
    await untilNext(given, ref, (next) => next === null)
    expect(await detailsOf(given, ref)).toBe('Paused by its owner.')
    await resumeScheduler(given.services, given)
    await untilNext(given, ref, (next) => next !== null)
    expect(await detailsOf(given, ref)).toMatch(/^Next air time/)
  })

  test('ends when its scheduler is deleted', async () => {
    const { given, ref } = await givenSchedule(temporal)
    await deleteScheduler(given.services, given)
    const ended = async () => ((await given.scheduleRun(ref).describe()).status.name === 'COMPLETED' ? true : undefined)
    await given.until(ended, 'the end of the run')
  })

  test('ends when its schedule is taken away', async () => {
    const { given, ref } = await givenSchedule(temporal)
    await given.db.prisma.schedule.delete({ where: { id: ref } })
    await given.signalSchedule(ref)
    const ended = async () => ((await given.scheduleRun(ref).describe()).status.name === 'COMPLETED' ? true : undefined)
    await given.until(ended, 'the end of the run')
  })

  test('continued as new again and again under a hail of changes, it misses none and its next slot airs once', async () => {
    const { given, ref } = await givenSchedule(temporal, { alter: (code: string) => continuedAfter(code, MAX_EVENTS) })
    const hour = farHour()
    for (const minute of Array.from({ length: CHANGES }, (_, index) => index + 10)) {
      await moveTo(given, ref, `${hour}:${minute}`)
      // Each second change comes while the run may still be about the one before.
      const wall = `T${`${hour}`.padStart(2, '0')}:${minute}`
      if (minute % 2 === 1) await untilNext(given, ref, (next) => next?.wall.endsWith(wall) === true)
    }
    const airAt = Date.now() + 3_000
    await given.db.prisma.schedule.update({ where: { id: ref }, data: { nextAirAt: new Date(airAt), nextWakeAt: new Date() } })
    await given.signalSchedule(ref)
    expect(await given.ends(await given.broadcastOf(ref))).toBe('delivered')
    await untilNext(given, ref, (next) => next !== null && Date.parse(next.airAt) > airAt)
    expect(given.count('release')).toBe(1)
    const query = `WorkflowId = '${given.scheduleRun(ref).workflowId}'`
    const manyRuns = async () => ((await given.client.client.workflow.count(query)).count > 3 ? true : undefined)
    await given.until(manyRuns, 'more than three runs, one after the other')
  })
})
