import { randomId } from '@hourcast/db/random-id'
import { enqueueSchedules } from '@hourcast/server/engine/engine-jobs'
import { reconcile } from '@hourcast/server/engine/reconcile'
import { expect, onTestFinished, test } from 'vitest'
import { givenStation } from '../testing/station.ts'
import { startEngine } from './start-engine.ts'

const MINUTE = 60_000

/**
 * A worker whose clock is so far ahead of the database's, and a slot so far ahead of the worker's time. Its job was set by a page whose clock
 * shows what the database's does.
 */
const givenApart = async ({ aheadMs, slotMs }: { aheadMs: number; slotMs: number }) => {
  const given = await givenStation()
  const { services, db, schedulerId, until } = given
  const { clock, log } = services
  given.shiftClock(aheadMs)
  const ref = randomId()
  const airAt = clock.now() + slotMs
  const wakeAt = airAt - 5 * MINUTE
  await db.pool.query(
    `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours, next_air_at, next_wake_at)
     VALUES ($1, $2, $1, 0, '{1}', '{0:00}', $3, $4)`,
    [ref, schedulerId, new Date(airAt), new Date(wakeAt)],
  )
  const wakes = [{ scheduleId: ref, wakeAt }]
  await enqueueSchedules(async (text, values) => (await db.pool.query(text, values)).rows as never, wakes, clock.now() - aheadMs)
  const engine = await startEngine({
    ...{ db, clock, log, activityHandlers: given.activityHandlers(), concurrency: 4 },
    ...{ renderIdent: async () => {}, redeliver: async () => {} },
  })
  onTestFinished(engine.stop)
  /** In how many milliseconds the schedule is looked after. */
  const jobInMs = async (): Promise<number | undefined> =>
    (
      await db.pool.query(
        "SELECT (extract(epoch FROM run_at - clock_timestamp()) * 1000)::float8 AS ms FROM graphile_worker.jobs WHERE task_identifier = 'tick' AND attempts = 0",
      )
    ).rows[0]?.ms
  return { db, clock, until, wakeAt, jobInMs }
}

test('a worker whose clock is two minutes ahead begins what is due by its clock at once, not two minutes later', async () => {
  const { db, until } = await givenApart({ aheadMs: 2 * MINUTE, slotMs: 4 * MINUTE })
  const begun = () => db.prisma.broadcast.findFirst({ where: { begunAt: { not: null } }, select: { id: true } })
  await until(async () => (await begun()) ?? undefined, 'the slot that is due')
})

test('one whose clock is behind lets a job that comes too early wait as long as its clock needs, and adds it no second time', async () => {
  const { db, clock, until, wakeAt, jobInMs } = await givenApart({ aheadMs: -20 * MINUTE, slotMs: 24 * MINUTE })
  const ms = await until(async () => {
    const waits = await jobInMs()
    return waits !== undefined && waits > 0 ? waits : undefined
  }, 'a job that lies ahead')
  // Up to a minute earlier than the lead says, by the schedule's own spread.
  const left = wakeAt - clock.now()
  expect(ms).toBeGreaterThan(left - 2 * MINUTE)
  expect(ms).toBeLessThan(left + MINUTE)
  expect(await reconcile(db, clock.now())).toBe(0)
  expect(await db.prisma.broadcast.count()).toBe(0)
})
