import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { fireDue } from '@hourcast/server/engine/fire-due'
import { findOnAir } from '@hourcast/server/link/find-on-air'
import { createFetchRecorder } from '@hourcast/server/link/record-fetch'
import type { Services } from '@hourcast/server/services'
import { createActivities } from '@hourcast/workflows/activities'
import { createRunExecutor, type RunExecutor } from '@hourcast/workflows/embedded/run-executor'
import type { JumpingClock } from './jumping-clock.ts'

/** How long after its wake a slot is taken up: while the instance was away. */
export type Away = (wakeAt: number) => number

const NEXT = `
  SELECT ref, next_wake_at AS at FROM schedule JOIN scheduler ON scheduler.id = schedule.scheduler_id
  WHERE station_id = $1 AND deleted_at IS NULL AND next_wake_at IS NOT NULL ORDER BY next_wake_at`
// Made ready: from here on the run only waits, for the first of its releases and then for its air time.
const WAITING = `
  SELECT min(air_at) AS at, bool_and(state = 'staged') AS "areReady" FROM broadcast
  WHERE id = ANY ($1) AND state IN ('planned', 'preparing', 'staged')`
const POLL_MS = 40

type Needs = { services: Services; clock: JumpingClock; stationId: string; away: Away }

/** Lets a slot run to its end, jumping over its waits. */
const runToEnd = async ({ services, clock }: Needs, executor: RunExecutor): Promise<void> => {
  while (executor.runningIds().length > 0) {
    const { rows } = await services.db.pool.query<{ at: Date | null; areReady: boolean | null }>(WAITING, [executor.runningIds()])
    const [next] = rows
    // What is released ahead of its air time has its two minutes first; then the air time itself.
    if (next?.at && next.areReady) {
      const airAt = next.at.getTime()
      clock.jumpTo(clock.now() < airAt - 2 * MINUTE_MS ? airAt - 2 * MINUTE_MS : airAt)
    }
    await wait(POLL_MS)
  }
}

const PLAYOUT = { address: '203.0.113.7', userAgent: 'Liquidsoap/2.2.5 (Unix; OCaml 4.14.1)' }

/** Somebody's playout asks for the link in each of the next minutes. */
const fetchLinks = async ({ services, clock, stationId }: Needs, minutes: number): Promise<void> => {
  const recorder = createFetchRecorder(services, { gatherMs: 0 })
  const schedulers = await services.db.prisma.scheduler.findMany({ where: { stationId, deletedAt: null }, select: { id: true } })
  for (let minute = 0; minute < minutes; minute += 1) {
    for (const { id } of schedulers) {
      const onAir = await findOnAir(services, { schedulerId: id, now: clock.now() })
      if (onAir) await recorder.record(onAir, PLAYOUT)
    }
    clock.jumpTo(clock.now() + MINUTE_MS)
  }
}

/**
 * The station airs until `until`, on the engine that the product runs on: its schedules are fired, its broadcasts read, write, speak and
 * deliver. Only the waits are left out. Says after each slot how far it is.
 */
export const airThrough = async (needs: Needs, until: number, onSlot: (airedAt: number) => void): Promise<void> => {
  const { services, clock, stationId, away } = needs
  const { db, log } = services
  const executor = createRunExecutor({ db, clock, log, concurrency: 4, activityHandlers: createActivities(services) })
  for (;;) {
    const { rows } = await db.pool.query<{ ref: string; at: Date }>(NEXT, [stationId])
    const first = rows[0]?.at.getTime()
    if (first === undefined || first >= until) return
    clock.jumpTo(first + away(first))
    const due = rows.filter(({ at }) => at.getTime() <= clock.now()).map(({ ref }) => ref)
    while (await fireDue(db, due, clock.now(), { log }));
    await executor.startDue()
    await runToEnd(needs, executor)
    await fetchLinks(needs, 3)
    onSlot(clock.now())
  }
}
