import { fileURLToPath } from 'node:url'
import { inTransaction } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { enterEngine } from '@hourcast/server/engine/enter-engine'
import { seedStation } from '@hourcast/server/events/testing/seed-station'
import { replan } from '@hourcast/server/schedulers/replan'
import type { Services } from '@hourcast/server/services'
import { TestWorkflowEnvironment } from '@temporalio/testing'
import { Worker } from '@temporalio/worker'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { bundleWorkflows } from '../temporal/bundle-workflows.ts'
import { createFire } from '../temporal/fire-schedule.ts'
import { serveActivities } from '../temporal/serve-activities.ts'
import { scheduleRun } from '../temporal/start-options.ts'
import { sharesOf } from '../temporal/start-worker.ts'
import { quietRuntime } from './quiet-runtime.ts'
import { stepsWithoutWorld } from './steps-without-world.ts'

const workflowsPath = fileURLToPath(new URL('../temporal/workflows.ts', import.meta.url))
const TASK_QUEUE = 'skipping'
const TIME_ZONE = 'Europe/Berlin'

let bundled: Promise<string> | undefined

/** The SDK gives the server five seconds to start and no more: on a busy machine it needs another go, which finds its files in memory. */
const startServer = async (path: string, triesLeft = 2): Promise<TestWorkflowEnvironment> => {
  try {
    return await TestWorkflowEnvironment.createTimeSkipping({ server: { executable: { type: 'existing-path', path } } })
  } catch (error) {
    if (triesLeft === 0 || !`${error}`.includes('did not start within')) throw error
    return startServer(path, triesLeft - 1)
  }
}

/**
 * One schedule in Berlin on a server that skips time, with the real workflows and rows. Everything follows the server's clock. That server
 * never suggests to continue a run as new, and skips no more time once one has been: schedule-run.contract.test.ts has a real one do it.
 */
export const givenTimeSkipping = async (path: string) => {
  quietRuntime()
  const db = await givenDatabase({ maxConnections: 8 })
  const { stationId, schedulerId } = await seedStation(db, { timeZone: TIME_ZONE })
  await db.pool.query("INSERT INTO target (id, scheduler_id, kind, address) VALUES ('t-link', $1, 'link', '')", [schedulerId])
  await enterEngine(db, { kind: 'temporal', namespaceId: 'skipping' }, Date.now())
  const env = await startServer(path)
  onTestFinished(() => env.teardown())

  let now = await env.currentTimeMs()
  const clock = { now: () => now }
  const inTime =
    <I, O>(work: (input: I) => Promise<O>) =>
    async (input: I): Promise<O> => {
      now = Math.max(now, await env.currentTimeMs())
      return work(input)
    }
  const services = { db, clock, log: pino({ level: 'silent' }) } as unknown as Services
  const searchAttributes = { areKnown: () => false }
  const fire = createFire({ ...services, searchAttributes })
  const served = serveActivities(stepsWithoutWorld(services), { clock, answers: async () => true })
  const activities = { ...served, fire }
  for (const [step, work] of Object.entries(activities)) Object.assign(activities, { [step]: inTime(work as never) })
  bundled ??= bundleWorkflows({ workflowsPath, isSealed: false })
  const shares = sharesOf(TASK_QUEUE, { code: await bundled }, activities)
  const workers = await Promise.all(shares.map((share) => Worker.create({ connection: env.nativeConnection, ...share })))
  const running = workers.map((worker) => worker.run())
  onTestFinished(async () => {
    for (const worker of workers) worker.shutdown()
    await Promise.all(running)
  })

  const ref = randomId()
  const run = {
    ...scheduleRun({ ref, stationId, timeZone: TIME_ZONE }, { hasSearchAttributes: false }),
    taskQueue: TASK_QUEUE,
    signal: 'sync',
  }
  const signalSchedule = async () => void (await env.client.workflow.signalWithStart('schedule', run))
  const plan = async (hours: readonly string[]): Promise<number> => {
    now = Math.max(now, await env.currentTimeMs())
    await inTransaction(db, async (transaction) => {
      await transaction.tx.schedule.update({ where: { id: ref }, data: { hours: [...hours] } })
      await replan(transaction, schedulerId, now)
    })
    return now
  }
  await db.pool.query(
    `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours) VALUES ($1, $2, 'a', 0, '{1,2,3,4,5,6,7}', '{0:00}')`,
    [ref, schedulerId],
  )
  return {
    db,
    services,
    stationId,
    schedulerId,
    now: () => env.currentTimeMs(),
    sleepUntil: async (at: number) => {
      await env.sleep(at - (await env.currentTimeMs()))
      now = Math.max(now, await env.currentTimeMs())
    },
    /** The owner's change: from now on these hours, every day. The run is to be told. Gives the instant. */
    plan,
    signalSchedule,
    /** All that has aired, in order, with how late its link was open. */
    aired: async () => {
      const rows = await db.prisma.broadcast.findMany({ where: { NOT: { state: 'cancelled' } }, orderBy: { airAt: 'asc' } })
      return rows.map(({ airAt, state, wall, deliveredAt }) => ({
        airAt: airAt.getTime(),
        state,
        wall,
        latenessMs: (deliveredAt?.getTime() ?? Number.NaN) - airAt.getTime(),
      }))
    },
  }
}
