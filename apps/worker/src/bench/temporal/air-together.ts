import { setTimeout as wait } from 'node:timers/promises'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { SPREAD_WINDOW_MS } from '@hourcast/domain/slots/spread'
import { type Counted, countBroadcast } from '@hourcast/workflows/bench/count-history'
import { startDispatcher } from '@hourcast/workflows/temporal/dispatcher'
import type { BenchBed } from './bench-bed.ts'
import { plantStations } from './plant-stations.ts'
import { withConcurrency } from './with-concurrency.ts'

/** For signalling all of them, before the first is due. */
const TELLING_MS = 60_000
const MAX_END_MS = 180_000
/** A schedule hears that its broadcast has ended. */
const AFTERMATH_MS = 2_000
/** Enough for a release two minutes ahead of air. */
const PROBE_LEAD_MINUTES = 3
const PROBES: readonly (readonly DeliveryKind[])[] = [['link'], ['email', 'link'], ['email', 'ftp', 'link']]

const TOLD = "SELECT count(*) = 0 AS done FROM graphile_worker.jobs WHERE task_identifier = 'tick'"
const ENDED = 'SELECT count(*) = $2 AS done FROM broadcast WHERE schedule_ref = ANY ($1) AND ended_at IS NOT NULL'
const OUTCOME = `
  SELECT count(*) FILTER (WHERE staged_at < air_at)::int AS staged_in_time, (extract(epoch FROM max(staged_at)) * 1000)::float8 AS last_staged_at,
    count(*) FILTER (WHERE state = 'delivered')::int AS delivered, (extract(epoch FROM max(ended_at)) * 1000)::float8 AS last_ended_at
  FROM broadcast WHERE schedule_ref = ANY ($1)`

export type AiredTogether = {
  toldMs: number
  bareToldMs: number
  stagedInTime: number
  delivered: number
  /** Before air. */
  stagedAheadMs: number
  /** After air. */
  endedMs: number
  /** In order. */
  lateness: number[]
  counts: { kinds: readonly DeliveryKind[]; tick: Counted; own: Counted }[]
}

/** As many bare runs, signalled and started. */
const signalBare = async (bed: BenchBed, count: number): Promise<number> => {
  const worker = await bed.startWorker('bare')
  const began = Date.now()
  await withConcurrency([...Array(count).keys()], (n) =>
    bed.temporal.client.workflow.signalWithStart('bareSleeper', {
      workflowId: `${worker.taskQueue}:${n}`,
      taskQueue: worker.taskQueue,
      signal: 'sync',
    }),
  )
  const took = Date.now() - began
  await worker.stop()
  return took
}

/** Real schedules and broadcasts, signalled by the real dispatcher, all on the air at one instant; the link and an e-mail each. */
export const airTogether = async (bed: BenchBed, count: number, leadMinutes: number): Promise<AiredTogether> => {
  const { db, clock, log, temporal, searchAttributes } = bed
  const bareToldMs = await signalBare(bed, count)
  const worker = await bed.startWorker('ours')
  const atEarliest = Date.now() + TELLING_MS + SPREAD_WINDOW_MS
  const airAt = Math.ceil(atEarliest / 1000) * 1000 + leadMinutes * 60_000
  const refs = await plantStations(db, { count, kinds: ['email', 'link'], leadMinutes, airAt })
  const probes = await plantProbes(bed)
  const began = Date.now()
  const dispatcher = await startDispatcher({
    db,
    clock,
    log,
    temporal,
    searchAttributes,
    taskQueue: worker.taskQueue,
    renderIdent: async () => {},
    redeliver: async () => {},
  })
  await bed.until(TOLD, [], MAX_END_MS)
  const toldMs = Date.now() - began
  await bed.until(ENDED, [refs, count], airAt - Date.now() + MAX_END_MS)
  await bed.until(ENDED, [probes.map(({ ref }) => ref), probes.length], MAX_END_MS + PROBE_LEAD_MINUTES * 60_000)
  await dispatcher.stop()
  await wait(AFTERMATH_MS)
  const counts = await Promise.all(
    probes.map(async (probe) => ({ kinds: probe.kinds, ...(await countBroadcast(temporal, probe)) })),
  )
  await worker.stop()
  const [outcome] = (
    await db.pool.query<{ staged_in_time: number; last_staged_at: number; delivered: number; last_ended_at: number }>(OUTCOME, [
      refs,
    ])
  ).rows
  if (!outcome) throw new Error('nothing has aired')
  return {
    toldMs,
    bareToldMs,
    stagedInTime: outcome.staged_in_time,
    delivered: outcome.delivered,
    stagedAheadMs: airAt - outcome.last_staged_at,
    endedMs: outcome.last_ended_at - airAt,
    lateness: worker.released
      .filter(({ at }) => at === airAt)
      .map(({ latenessMs }) => latenessMs)
      .sort((a, b) => a - b),
    counts,
  }
}

/** One of each kind, whose histories are counted. */
const plantProbes = async (bed: BenchBed) => {
  const airAt = Math.ceil(Date.now() / 1000) * 1000 + (PROBE_LEAD_MINUTES * 60 + 45) * 1000
  return Promise.all(
    PROBES.map(async (kinds) => {
      const [ref = ''] = await plantStations(bed.db, {
        count: 1,
        kinds,
        leadMinutes: PROBE_LEAD_MINUTES,
        airAt,
        spreadBelowMs: 1_000,
      })
      return { ref, airAt, kinds }
    }),
  )
}
