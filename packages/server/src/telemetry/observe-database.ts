import type { Database } from '@hourcast/db/open-database'
import { CATCH_UP_MS } from '@hourcast/domain/broadcasts/broadcast'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { ObservableGauge } from '@opentelemetry/api'
import type { Clock } from '../clock.ts'
import { inTime } from './in-time.ts'
import { meter } from './instruments.ts'

/** Open this long after its air time a slot's broadcast counts as overdue; one asked for at once when nothing is tried any more. */
const OVERDUE_MS = MINUTE_MS

// Each part is answered by an index of what is open; nothing here reads what is done with.
const LOOK = `
  SELECT
    (SELECT count(*)::int FROM outbox WHERE published_at IS NULL AND parked_at IS NULL) AS waiting,
    greatest(0, (SELECT extract(epoch FROM $1::timestamptz - occurred_at)::float8 FROM outbox WHERE published_at IS NULL AND parked_at IS NULL
      ORDER BY id LIMIT 1)) AS oldest_seconds,
    (SELECT count(*)::int FROM outbox WHERE parked_at IS NOT NULL) AS parked,
    pg_total_relation_size('outbox')::float8 AS outbox_bytes,
    (SELECT count(*)::int FROM broadcast WHERE state IN ('planned', 'preparing', 'staged')
      AND air_at < CASE kind WHEN 'slot' THEN $2::timestamptz ELSE $3::timestamptz END) AS overdue,
    (SELECT count(*)::int FROM broadcast WHERE state IN ('planned', 'preparing', 'staged')) AS open,
    (SELECT count(*)::int FROM schedule WHERE next_wake_at IS NOT NULL) AS planned,
    (SELECT count(*)::int FROM schedule WHERE next_wake_at < $2) AS asleep,
    (SELECT extract(epoch FROM clock_timestamp() - beat_at)::float8 FROM worker_lease) AS beat_seconds,
    (SELECT extract(epoch FROM clock_timestamp() - acquired_at)::float8 FROM worker_lease) AS lease_seconds,
    extract(epoch FROM $1::timestamptz - clock_timestamp())::float8 AS ahead_seconds`

export type DatabaseView = {
  waiting: number
  /** Zero when nothing waits. */
  oldest_seconds: number
  parked: number
  outbox_bytes: number
  overdue: number
  open: number
  planned: number
  asleep: number
  /** Null while nobody holds the lease, both. */
  beat_seconds: number | null
  lease_seconds: number | null
  /** This worker's clock before the database's, less what the question took on its way: three seconds at most. */
  ahead_seconds: number
}

/** One look at what waits, for all gauges together. Rejects when the database has not answered within three seconds. */
export const lookAtDatabase = async (db: Pick<Database, 'pool'>, now: number): Promise<DatabaseView> => {
  const values = [new Date(now), new Date(now - OVERDUE_MS), new Date(now - CATCH_UP_MS)]
  const { rows } = await inTime(db.pool.query<DatabaseView>(LOOK, values))
  const [view] = rows
  if (!view) throw new Error('the database gave no row')
  return view
}

const GAUGES: Record<keyof DatabaseView, { name: string; description: string; unit?: string }> = {
  waiting: { name: 'hourcast_outbox_events', description: 'Events that wait to be published' },
  oldest_seconds: {
    name: 'hourcast_outbox_age_seconds',
    description: 'Age of the oldest event that waits to be published',
    unit: 's',
  },
  parked: { name: 'hourcast_outbox_parked_events', description: 'Events set aside after their last try' },
  outbox_bytes: {
    name: 'hourcast_outbox_bytes',
    description: 'What all events take on the disk, published ones too',
    unit: 'By',
  },
  overdue: { name: 'hourcast_broadcasts_overdue', description: 'Broadcasts still open although their time has passed' },
  open: { name: 'hourcast_broadcasts_open', description: 'Broadcasts planned, in preparation or staged' },
  planned: { name: 'hourcast_schedules_planned', description: 'Schedules that have a next wake' },
  asleep: { name: 'hourcast_schedules_overdue', description: 'Schedules whose wake has passed without being fired' },
  beat_seconds: { name: 'hourcast_worker_lease_beat_age_seconds', description: 'Since the lease was last renewed', unit: 's' },
  lease_seconds: { name: 'hourcast_worker_lease_age_seconds', description: 'Since the lease was taken', unit: 's' },
  ahead_seconds: {
    name: 'hourcast_clock_ahead_seconds',
    description: "How far this worker's clock is ahead of the database's",
    unit: 's',
  },
}
const KEYS = Object.keys(GAUGES) as (keyof DatabaseView)[]

/** A gauge that is not observed would go on saying what it said last. No alarm compares to it. */
const UNKNOWN = Number.NaN

/**
 * Gauges of what the rows say, asked for at each collection, with `hourcast_database_up`. Without a database the others are not a number.
 * Gives what ends it.
 */
export const observeDatabase = ({ db, clock }: { db: Pick<Database, 'pool'>; clock: Clock }): (() => void) => {
  const its = meter()
  const up = its.createObservableGauge('hourcast_database_up', { description: '1 while the database answers' })
  const gauges = KEYS.map((key): [keyof DatabaseView, ObservableGauge] => {
    const { name, ...options } = GAUGES[key]
    return [key, its.createObservableGauge(name, options)]
  })
  const look: Parameters<typeof its.addBatchObservableCallback>[0] = async (result) => {
    const view = await lookAtDatabase(db, clock.now()).catch(() => undefined)
    result.observe(up, view ? 1 : 0)
    for (const [key, gauge] of gauges) result.observe(gauge, view ? (view[key] ?? UNKNOWN) : UNKNOWN)
  }
  const all = [up, ...gauges.map(([, gauge]) => gauge)]
  its.addBatchObservableCallback(look, all)
  return () => its.removeBatchObservableCallback(look, all)
}
