import { randomId } from '@hourcast/db/random-id'
import { enqueueSchedules } from '@hourcast/server/engine/engine-jobs'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { ActivityHandlers } from '../activities.ts'
import type { OpenTemporal } from '../temporal/connect.ts'
import { connectWorker } from '../temporal/connect-worker.ts'
import { readConnectionSettings } from '../temporal/connection-settings.ts'
import { startDispatcher } from '../temporal/dispatcher.ts'
import { broadcastRunId, scheduleRunId } from '../temporal/names.ts'
import { createSearchAttributes } from '../temporal/search-attributes.ts'
import { startWorker } from '../temporal/start-worker.ts'
import type { RealTemporal } from './real-temporal.ts'
import { type GivenStation, givenStation } from './station.ts'
import { terminateRuns } from './terminate-runs.ts'

const log = pino({ level: 'silent' })
const MORE_TARGETS =
  "INSERT INTO target (id, scheduler_id, kind, sealed) VALUES ('t-link', $1, 'link', NULL), ('t-ftp', $1, 'ftp', 'never opened')"

type Options = { alter?: (code: string) => string; station?: GivenStation }

/** A station whose broadcasts run on a real Temporal, on a queue of their own. What is started ends with the test, if not before. */
export const givenOnTemporal = async (temporal: RealTemporal, { alter = (code) => code, station }: Options = {}) => {
  const given = station ?? (await givenStation())
  const { client, workerOptions } = await temporal()
  const taskQueue = `test-${randomId()}`
  onTestFinished(async () => {
    await terminateRuns(client.client, taskQueue)
    await client.close()
  })
  const searchAttributes = createSearchAttributes(client, log)
  await searchAttributes.ensure()
  const common = { db: given.db, clock: given.services.clock, log, taskQueue, searchAttributes }

  const ending = <T extends { stop(): Promise<void> }>(started: T) => {
    let stopped: Promise<void> | undefined
    const stop = () => (stopped ??= started.stop())
    onTestFinished(stop)
    return { stop }
  }
  const { workflow } = client.client
  const signalSchedule = async (ref: string): Promise<void> => {
    const sql = async <R>(text: string, values?: unknown[]) => (await given.db.pool.query(text, values)).rows as R[]
    await enqueueSchedules(sql, [{ scheduleId: ref, wakeAt: given.services.clock.now() }], given.services.clock.now())
  }
  return {
    ...given,
    client,
    taskQueue,
    workerOptions,
    /** On a connection of its own: the SDK refuses two workers of one queue on one. */
    worker: async (activityHandlers: ActivityHandlers) => {
      const connection = await connectWorker(readConnectionSettings(process.env))
      const workflowBundle = { code: alter(workerOptions.workflowBundle.code) }
      const worker = await startWorker({ ...common, ...workerOptions, workflowBundle, connection, activityHandlers })
      const stop = async () => {
        await worker.stop()
        await connection.close()
      }
      return ending({ stop })
    },
    conductor: async (through: OpenTemporal = client) =>
      ending(
        await startDispatcher({ ...common, temporal: through, log, renderIdent: async () => {}, redeliver: async () => {} }),
      ),
    /** A schedule of the scheduler whose next air time is `ms` from now, and whose preparation may begin at once. */
    slotIn: async (ms: number, ref = randomId()): Promise<{ ref: string; airAt: number }> => {
      const now = Math.round(given.services.clock.now())
      const airAt = now + ms
      await given.db.pool.query(
        `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours, next_air_at, next_wake_at)
         VALUES ($1, $2, $1, 0, '{1}', '{0:00}', $3, $4)`,
        [ref, given.schedulerId, new Date(airAt), new Date(airAt - 300_000)],
      )
      await signalSchedule(ref)
      return { ref, airAt }
    },
    signalSchedule,
    /** Link and FTP beside the e-mail that there is. */
    everyTarget: () => given.db.pool.query(MORE_TARGETS, [given.schedulerId]),
    /** Waits until a worker holds releases of the slot. */
    isArmed: (slot: { ref: string; airAt: number }): Promise<true> =>
      given.until(async () => {
        const run = await workflow
          .getHandle(broadcastRunId(slot))
          .describe()
          .catch(() => undefined)
        const isHeld = run?.raw.pendingActivities?.some(
          ({ activityType, lastStartedTime }) => activityType?.name === 'release' && lastStartedTime,
        )
        return isHeld || undefined
      }, 'the armed release'),
    broadcastOf: (ref: string): Promise<string> =>
      given.until(
        async () => (await given.db.prisma.broadcast.findFirst({ where: { scheduleId: ref } }))?.id,
        'the broadcast of the slot',
      ),
    scheduleRun: (ref: string) => workflow.getHandle(scheduleRunId(ref)),
    releasedAt: async (broadcastId: string): Promise<number> =>
      (await given.db.prisma.delivery.findFirstOrThrow({ where: { broadcastId } })).releasedAt?.getTime() ?? Number.NaN,
  }
}

export type OnTemporal = Awaited<ReturnType<typeof givenOnTemporal>>
