import { setTimeout as wait } from 'node:timers/promises'
import { readSchedules } from '@hourcast/server/engine/read-schedules'
import { scheduleRun } from '@hourcast/workflows/temporal/start-options'
import type { BenchBed, Engine } from './bench-bed.ts'
import { plantStations } from './plant-stations.ts'
import { withConcurrency } from './with-concurrency.ts'

const LEAD_MINUTES = 1
const TRAITS = { hasSearchAttributes: true, writesHere: true }
/** The batch is signalled before it is due; by then nothing is left to do. */
const TELLING_MS = 20_000
const MAX_MS = 180_000
/** The schedules still hear that their broadcasts have ended. */
const AFTERMATH_MS = 2_000

const ENDED = 'SELECT count(*) = $2 AS done FROM broadcast WHERE schedule_ref = ANY ($1) AND ended_at IS NOT NULL'
const TIMES = `
  SELECT (extract(epoch FROM max(staged_at)) * 1000)::float8 AS staged_at, (extract(epoch FROM max(ended_at)) * 1000)::float8 AS ended_at
  FROM broadcast WHERE schedule_ref = ANY ($1)`

export type Cost = {
  /** From being due until the last is staged, and from air until the last has ended. */
  wallMs: number
  workerCpuMs: number
  /** Undefined where it cannot be seen. */
  serverCpuMs: number | undefined
}

const tell = async (bed: BenchBed, engine: Engine, refs: readonly string[], taskQueue: string): Promise<void> => {
  const { workflow } = bed.temporal.client
  const schedules = [...(await readSchedules(bed.db, refs)).values()]
  const start = {
    ours: (schedule: (typeof schedules)[number]) => workflow.start('schedule', { ...scheduleRun(schedule, TRAITS), taskQueue }),
    bare: ({ ref }: { ref: string }) => workflow.start('bareSchedule', { workflowId: `bare:${ref}`, args: [{ ref }], taskQueue }),
  }
  await withConcurrency(schedules, (schedule) => start[engine](schedule))
}

/** A batch of broadcasts that are due at one instant, from the ticks of their schedules to the last receipt. */
export const costOfBatch = async (
  bed: BenchBed,
  engine: Engine,
  count: number,
  serverCpu: (() => number) | undefined,
): Promise<Cost> => {
  const worker = await bed.startWorker(engine)
  const dueAt = Math.ceil(Date.now() / 1000) * 1000 + TELLING_MS
  const airAt = dueAt + LEAD_MINUTES * 60_000 + 1_000
  const planting = { count, kinds: ['email', 'link'] as const, leadMinutes: LEAD_MINUTES, airAt, spreadBelowMs: 1_000 }
  const refs = await plantStations(bed.db, planting)
  await tell(bed, engine, refs, worker.taskQueue)
  await wait(dueAt - Date.now())
  const [cpu, server] = [process.cpuUsage(), serverCpu?.() ?? 0]
  await bed.until(ENDED, [refs, count], MAX_MS)
  await wait(AFTERMATH_MS)
  const { user, system } = process.cpuUsage(cpu)
  const serverCpuMs = serverCpu && serverCpu() - server
  const [times] = (await bed.db.pool.query<{ staged_at: number; ended_at: number }>(TIMES, [refs])).rows
  await worker.stop()
  if (!times) throw new Error('nothing has aired')
  return { wallMs: times.staged_at - dueAt + times.ended_at - airAt, workerCpuMs: (user + system) / 1000, serverCpuMs }
}
