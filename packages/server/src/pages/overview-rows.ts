import type { BroadcastState, Rung } from '@hourcast/domain/broadcasts/broadcast'
import { isDeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { triedAgainAt } from '@hourcast/domain/delivery/tried-again'
import { PASSERS_BY } from '@hourcast/domain/listening/client-families'
import type { EndedBroadcast, RefusedAhead, RefusingTarget } from '@hourcast/domain/overview/attention'
import { OVERTAKEN } from '../broadcasts/place-in-order.ts'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'db'>

// Each host for itself, by the index of its broadcasts: of years of them only those of the span are read. What `now` asked for has no slot.
const SLOTS = `
  SELECT scheduler.id AS "schedulerId", slot.* FROM scheduler CROSS JOIN LATERAL (
    SELECT id AS "broadcastId", (extract(epoch FROM air_at) * 1000)::float8 AS "airAt", wall, state, rung, late, script -> 'untold' IS NOT NULL AS "isUntold" FROM broadcast
    WHERE scheduler_id = scheduler.id AND air_at > $2 AND air_at <= $3 AND state <> 'cancelled' AND kind = 'slot') AS slot
  WHERE station_id = $1 AND deleted_at IS NULL ORDER BY "airAt"`

export type SlotRow = {
  schedulerId: string
  broadcastId: string
  airAt: number
  wall: string
  state: BroadcastState
  rung: Rung | null
  late: boolean
  /** None of its stories could be told. */
  isUntold: boolean
}

/** The slots of a station's hosts with an air time after `from` and up to `to`, the oldest first. */
export const listSlots = async (
  { db }: Needs,
  { stationId, from, to }: { stationId: string; from: number; to: number },
): Promise<SlotRow[]> => (await db.pool.query<SlotRow>(SLOTS, [stationId, new Date(from), new Date(to)])).rows

// Where a newer bulletin lies already nothing is to be done.
const HOSTS = `
  SELECT scheduler.id AS "schedulerId", last.*, to_jsonb(ahead) AS ahead,
    EXISTS (SELECT FROM target WHERE target.scheduler_id = scheduler.id AND removed_at IS NULL AND kind <> 'link') AS "hasOthers",
    (SELECT coalesce(sum(pick_ups), 0) FROM analytics_hour
      WHERE analytics_hour.scheduler_id = scheduler.id AND hour > $2::timestamptz - interval '7 days' AND family <> ALL ($3))::integer AS "pickUps",
    (SELECT (extract(epoch FROM max(release_at)) * 1000)::float8 FROM (
      SELECT release_at FROM broadcast WHERE broadcast.scheduler_id = scheduler.id AND release_at <= $2
        AND state IN ('staged', 'delivered') AND audio_id IS NOT NULL ORDER BY air_at DESC LIMIT 1) AS released) AS "releasedAt"
  FROM scheduler LEFT JOIN LATERAL (
    SELECT id AS "broadcastId", (extract(epoch FROM air_at) * 1000)::float8 AS "airAt", state, rung, failed_step AS "failedStep",
      failed_detail AS reason, coalesce(content -> 'faults', '[]') AS faults, script -> 'untold' AS untold,
      coalesce((SELECT jsonb_agg(jsonb_build_object('kind', kind, 'reason', error_detail) ORDER BY kind) FROM delivery
        WHERE delivery.broadcast_id = broadcast.id AND delivery.state = 'failed' AND error_code IS DISTINCT FROM '${OVERTAKEN}'), '[]') AS "givenUp"
    FROM broadcast WHERE broadcast.scheduler_id = scheduler.id AND air_at <= $2 AND state IN ('delivered', 'failed', 'missed')
    ORDER BY air_at DESC LIMIT 1) AS last ON true
  LEFT JOIN LATERAL (
    SELECT id AS "broadcastId", (extract(epoch FROM air_at) * 1000)::float8 AS "airAt", refused.by AS "refusedBy"
    FROM broadcast CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('kind', kind, 'reason', error_detail,
        'stagedAt', (extract(epoch FROM staged_at) * 1000)::float8) ORDER BY kind) AS by FROM delivery
      WHERE delivery.broadcast_id = broadcast.id AND delivery.state = 'failed') AS refused
    WHERE broadcast.scheduler_id = scheduler.id AND air_at > $2 AND state IN ('preparing', 'staged') AND refused.by IS NOT NULL
    ORDER BY air_at LIMIT 1) AS ahead ON true
  WHERE station_id = $1 AND deleted_at IS NULL`

type Ended = Omit<EndedBroadcast, 'wall' | 'givenUp' | 'sourceFaults'> & {
  faults: { message: string }[]
  givenUp: { kind: string; reason: string | null }[]
}
type Ahead = Omit<RefusedAhead, 'wall' | 'refusedBy'> & { refusedBy: (Ended['givenUp'][number] & { stagedAt: number | null })[] }
type Row = { schedulerId: string; hasOthers: boolean; pickUps: number; releasedAt: number | null; ahead: Ahead | null } & (
  | Ended
  | Record<keyof Ended, null>
)

/** Without its wall time: that of the row is by the zone that the station had then. */
type Unzoned<T extends { wall: string }> = Omit<T, 'wall'>

/** What a host's last broadcast came to, where its audio goes, and whether somebody takes it. */
export type HostRow = {
  schedulerId: string
  hasOthers: boolean
  /** Pick-ups of its link in the last seven days, without those of passers-by. */
  pickUps: number
  /** Since when the link serves what it serves; null before the first broadcast. */
  releasedAt: number | null
  last: Unzoned<EndedBroadcast> | null
  ahead: Unzoned<RefusedAhead> | null
}

const aheadOf = ({ refusedBy, ...broadcast }: Ahead, now: number): Unzoned<RefusedAhead> => ({
  ...broadcast,
  refusedBy: refusedBy.flatMap(({ kind, reason, stagedAt }): RefusingTarget[] =>
    isDeliveryKind(kind) ? [{ kind, reason, triedAgainAt: triedAgainAt({ kind, airAt: broadcast.airAt, stagedAt }, now) }] : [],
  ),
})

/** A kind that only a newer version knows has no words here. */
const knownOf = (givenUp: Ended['givenUp']): EndedBroadcast['givenUp'] =>
  givenUp.flatMap(({ kind, reason }) => (isDeliveryKind(kind) ? [{ kind, reason }] : []))

const endedOf = (row: Row): Unzoned<EndedBroadcast> | null => {
  if (row.broadcastId === null) return null
  const { broadcastId, airAt, state, rung, failedStep, reason, faults, givenUp, untold } = row
  return {
    ...{ broadcastId, airAt, state, rung, failedStep, reason, untold },
    givenUp: knownOf(givenUp),
    sourceFaults: faults.map(({ message }) => message),
  }
}

export const listHostRows = async ({ db }: Needs, { stationId, now }: { stationId: string; now: number }): Promise<HostRow[]> => {
  const { rows } = await db.pool.query<Row>(HOSTS, [stationId, new Date(now), PASSERS_BY])
  return rows.map((row) => {
    const { schedulerId, hasOthers, pickUps, releasedAt, ahead } = row
    return {
      schedulerId,
      hasOthers,
      pickUps,
      releasedAt,
      last: endedOf(row),
      ahead: ahead && aheadOf(ahead, now),
    }
  })
}
