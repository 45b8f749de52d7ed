import { createHash } from 'node:crypto'
import { type Database, inSqlTransaction, type Sql } from '@hourcast/db/open-database'
import { appendEvents, type NewEvent } from '@hourcast/db/outbox'
import { randomId } from '@hourcast/db/random-id'
import type { Occurrence } from '@hourcast/domain/slots/occurrences'
import { fireSchedule, isDue, type NextSlot } from '@hourcast/domain/slots/schedule-state'
import type { Logger } from 'pino'
import { lockClocks, type StoredClocks } from '../schedulers/clocks.ts'
import { logEnded } from '../telemetry/log-broadcast.ts'
import { enqueueBroadcasts, enqueueSchedules } from './engine-jobs.ts'

const SCHEDULERS_OF = 'SELECT DISTINCT scheduler_id FROM schedule WHERE ref = ANY ($1) ORDER BY scheduler_id'

// A slot cancelled before it began (paused, moved) and planned again comes back to life; any other row of the instant stays.
const INSERT = `
  INSERT INTO broadcast (id, scheduler_id, schedule_ref, run_ref, kind, air_at, wall, time_zone, state, ended_at, created_at)
  SELECT id, scheduler_id, schedule_ref, schedule_ref, 'slot', air_at, wall, time_zone, state, CASE WHEN state = 'missed' THEN $8::timestamptz END, $8
  FROM unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::text[])
    AS slot (id, scheduler_id, schedule_ref, air_at, wall, time_zone, state)
  ON CONFLICT (scheduler_id, air_at) DO UPDATE
    SET state = excluded.state, schedule_ref = excluded.schedule_ref, wall = excluded.wall, time_zone = excluded.time_zone, ended_at = excluded.ended_at
    WHERE broadcast.state = 'cancelled' AND broadcast.begun_at IS NULL
  RETURNING id, scheduler_id, air_at, state`
const MOVE_ON = `
  UPDATE schedule SET next_air_at = moved.air_at, next_wake_at = moved.wake_at
  FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS moved (ref, air_at, wake_at) WHERE schedule.ref = moved.ref`

type Slot = { clocks: StoredClocks; scheduleId: string; occurrence: Occurrence; state: 'planned' | 'missed' }
type Moved = { scheduleId: string; next: NextSlot }
type Inserted = { id: string; scheduler_id: string; air_at: Date; state: 'planned' | 'missed' }

/** What was too old is recorded as missed. After a long outage it is done in portions: then more is due. */
export type FiredSlots = { isMoreDue: boolean; missed: Inserted[] }

/** Whether changes become jobs for the engine. An engine that fires by itself reads the outcome and needs none. */
type Enqueueing = { enqueues: boolean }

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

/** Stores each schedule's next slot and adds its job. */
export const moveOn = async (
  sql: Sql,
  moved: readonly Moved[],
  now: number,
  { enqueues }: Enqueueing = { enqueues: true },
): Promise<void> => {
  if (moved.length === 0) return
  const airAt = moved.map(({ next }) => dateOf(next.nextAirAt))
  const wakeAt = moved.map(({ next }) => dateOf(next.nextWakeAt))
  await sql(MOVE_ON, [moved.map(({ scheduleId }) => scheduleId), airAt, wakeAt])
  if (!enqueues) return
  await enqueueSchedules(
    sql,
    moved.map(({ scheduleId, next }) => ({ scheduleId, wakeAt: next.nextWakeAt })),
    now,
  )
}

type Missed = { broadcastId: string; schedulerId: string; airAt: Date; reason: 'outage' | 'merged' }

const missedEvent = ({ schedulerId, airAt, ...rest }: Missed): NewEvent => ({
  type: 'broadcast.missed',
  key: schedulerId,
  payload: { ...rest, schedulerId, airAt: airAt.toISOString(), kind: 'slot' },
})

/**
 * History names the slots that the clocks skip and that fall on one that airs. Each has an id made of what it is, so that a slot that
 * was cancelled and is planned again names the same.
 */
const mergedInto = (slots: readonly Slot[], inserted: readonly Inserted[]): NewEvent[] => {
  const planned = new Set(
    inserted.filter(({ state }) => state === 'planned').map((row) => `${row.scheduler_id} ${row.air_at.getTime()}`),
  )
  return slots.flatMap(({ clocks: { schedulerId }, occurrence: { airAt, merged } }) =>
    planned.has(`${schedulerId} ${airAt}`)
      ? merged.map(({ wall }) => {
          const broadcastId = randomId(createHash('sha256').update(`${schedulerId}|${airAt}|${wall}`).digest().subarray(0, 16))
          return missedEvent({ broadcastId, schedulerId, airAt: new Date(airAt), reason: 'merged' })
        })
      : [],
  )
}

/** Gives those that were recorded as missed. */
const insertSlots = async (sql: Sql, slots: readonly Slot[], now: number, { enqueues }: Enqueueing): Promise<Inserted[]> => {
  if (slots.length === 0) return []
  const inserted = await sql<Inserted>(INSERT, [
    slots.map(() => randomId()),
    slots.map(({ clocks }) => clocks.schedulerId),
    slots.map(({ scheduleId }) => scheduleId),
    slots.map(({ occurrence }) => new Date(occurrence.airAt)),
    slots.map(({ occurrence }) => occurrence.wall),
    slots.map(({ clocks }) => clocks.timeZone),
    slots.map(({ state }) => state),
    new Date(now),
  ])
  const started = inserted.filter(({ state }) => state === 'planned')
  if (enqueues)
    await enqueueBroadcasts(
      sql,
      started.map(({ id }) => ({ broadcastId: id, at: now })),
      now,
    )
  const missed = inserted.filter(({ state }) => state === 'missed')
  const outage = missed.map(({ id, scheduler_id, air_at }) =>
    missedEvent({ broadcastId: id, schedulerId: scheduler_id, airAt: air_at, reason: 'outage' }),
  )
  await appendEvents(sql, [...outage, ...mergedInto(slots, inserted)], now)
  return missed
}

/**
 * Fires what is due of these schedulers (`scheduleIds`: of these schedules alone): creates the broadcasts, records what was missed, moves
 * the schedules on. Called twice, the second finds nothing due. `pastOnly` leaves slots alone that are still ahead: before an edit.
 */
export const fireSchedulers = async (
  sql: Sql,
  schedulerIds: readonly string[],
  now: number,
  {
    scheduleIds,
    pastOnly = false,
    enqueues = true,
  }: { scheduleIds?: ReadonlySet<string>; pastOnly?: boolean } & Partial<Enqueueing> = {},
): Promise<FiredSlots> => {
  const slots: Slot[] = []
  const moved: Moved[] = []
  for (const clocks of await lockClocks(sql, schedulerIds)) {
    const asked = pastOnly ? { ...clocks, leadMs: 0, spreadWindowMs: 0 } : clocks
    for (const [scheduleId, stored] of clocks.stored) {
      if (scheduleIds && !scheduleIds.has(scheduleId)) continue
      const { nextAirAt, nextWakeAt } = stored
      if (nextAirAt === null || nextWakeAt === null) continue
      const { start, missed, next } = fireSchedule(asked, scheduleId, { nextAirAt, nextWakeAt }, now)
      slots.push(...start.map((occurrence) => ({ clocks, scheduleId, occurrence, state: 'planned' as const })))
      slots.push(...missed.map((occurrence) => ({ clocks, scheduleId, occurrence, state: 'missed' as const })))
      moved.push({ scheduleId, next })
    }
  }
  const missed = await insertSlots(sql, slots, now, { enqueues })
  // Before an edit: the jobs come with the new plan, in the same transaction.
  await moveOn(sql, moved, now, { enqueues: enqueues && !pastOnly })
  return { isMoreDue: moved.some(({ next }) => isDue(next, now)), missed }
}

type Firing = Partial<Enqueueing> & { log?: Logger }

/**
 * What the job of a schedule does; many due at one instant are one transaction. `enqueues: false` where the caller reads the outcome from the
 * rows. Returns whether more is due.
 */
export const fireDue = async (
  db: Pick<Database, 'pool'>,
  scheduleIds: readonly string[],
  now: number,
  { enqueues = true, log }: Firing = {},
): Promise<boolean> => {
  const { isMoreDue, missed } = await inSqlTransaction(db, async ({ sql }): Promise<FiredSlots> => {
    const rows = await sql<{ scheduler_id: string }>(SCHEDULERS_OF, [scheduleIds])
    if (rows.length === 0) return { isMoreDue: false, missed: [] }
    const schedulerIds = rows.map((row) => row.scheduler_id)
    return fireSchedulers(sql, schedulerIds, now, { scheduleIds: new Set(scheduleIds), enqueues })
  })
  for (const { id, scheduler_id: schedulerId, air_at } of missed)
    logEnded(log, { id, schedulerId, airAt: air_at.getTime(), state: 'missed', begunAt: null, endedAt: now })
  return isMoreDue
}
