import { type Database, inSqlTransaction, type Sql } from '@hourcast/db/open-database'
import { appendEvents, type NewEvent } from '@hourcast/db/outbox'
import { CATCH_UP_MS, isLate, type Rung } from '@hourcast/domain/broadcasts/broadcast'
import { deliverStep } from '@hourcast/domain/broadcasts/failed-step'
import { isWithheldCode } from '@hourcast/domain/delivery/consent'
import { AHEAD_MINUTES, type DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { isLasting, type LastingUntold } from '@hourcast/domain/sources/untold'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { Logger } from 'pino'
import { logEnded } from '../telemetry/log-broadcast.ts'
import { eventOf } from './broadcast-row.ts'
import { CLOCK_KINDS } from './clock-kinds.ts'

type Failure = { step: string; code: string; message: string; target?: DeliveryKind }

export type FinishInput = { broadcastId: string; failure?: Failure }

// The link needs no work at the instant: it is released by having been staged when its time came.
const RELEASE_LINKS = `
  UPDATE delivery SET state = 'released', receipt = delivery.staged, released_at = greatest(delivery.staged_at, broadcast.release_at)
  FROM broadcast
  WHERE delivery.broadcast_id = ANY ($1) AND broadcast.id = delivery.broadcast_id AND delivery.kind IN (${CLOCK_KINDS}) AND delivery.state = 'staged'`

const OPEN = `
  SELECT broadcast.id, broadcast.scheduler_id, broadcast.kind, broadcast.air_at, broadcast.begun_at, broadcast.rung, broadcast.failed_step,
    coalesce(broadcast.script -> 'itemIds', '[]') AS item_ids, broadcast.script -> 'untold' AS untold,
    coalesce((SELECT jsonb_agg(jsonb_build_object('kind', d.kind, 'delivered', d.state = 'released', 'withheld', d.state = 'withheld', 'code', d.error_code, 'detail', d.error_detail,
      'releasedAt', (extract(epoch FROM d.released_at) * 1000)::float8) ORDER BY d.kind, d.id) FROM delivery d WHERE d.broadcast_id = broadcast.id), '[]') AS deliveries
  FROM broadcast WHERE broadcast.id = ANY ($1) AND broadcast.state IN ('preparing', 'staged') ORDER BY broadcast.id FOR UPDATE OF broadcast`

const CLOSE = `
  UPDATE broadcast SET state = ended.state, stage = 'done', late = ended.late, delivered_at = CASE WHEN ended.state = 'delivered' THEN $6::timestamptz END,
    ended_at = $6, failed_step = coalesce(ended.step, broadcast.failed_step), failed_code = coalesce(ended.code, broadcast.failed_code),
    failed_detail = coalesce(ended.detail, broadcast.failed_detail)
  FROM unnest($1::text[], $2::text[], $3::boolean[], $4::text[], $5::text[], $7::text[]) AS ended (id, state, late, step, code, detail)
  WHERE broadcast.id = ANY ($1) AND broadcast.id = ended.id`

const rememberIn = (memory: string) => `
  INSERT INTO ${memory} AS known (scheduler_id, item_id, aired_at) SELECT scheduler_id, item_id, aired_at
  FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS item (scheduler_id, item_id, aired_at)
  ON CONFLICT (scheduler_id, item_id) DO UPDATE SET aired_at = greatest(known.aired_at, excluded.aired_at)`
const REMEMBER = [
  ['slot', rememberIn('aired_item')],
  ['now', rememberIn('aired_beside')],
] as const

type Delivery = {
  kind: DeliveryKind
  delivered: boolean
  /** Its reader has not agreed to it; `code` says why. */
  withheld: boolean
  code: string | null
  detail: string | null
  releasedAt: number | null
}
type Row = {
  id: string
  scheduler_id: string
  kind: 'slot' | 'now'
  air_at: Date
  begun_at: Date | null
  rung: Rung | null
  /** Where the fresh bulletin failed that another rung stands in for. */
  failed_step: string | null
  item_ids: string[]
  untold: LastingUntold | null
  deliveries: Delivery[]
}

type EndState = 'delivered' | 'failed' | 'missed' | 'cancelled'
type Ended = Row & {
  state: EndState
  latenessMs: number
  failure?: Failure
}

/** After its release time, in milliseconds; null where it has not arrived. A broadcast asked for at once has no time to be late for. */
const latenessOf = ({ kind: broadcastKind, air_at }: Row, { kind, delivered, releasedAt }: Delivery): number | null => {
  if (!delivered || broadcastKind === 'now') return null
  const airAt = air_at.getTime()
  return Math.round(Math.max(0, (releasedAt ?? airAt) - (airAt - AHEAD_MINUTES[kind] * MINUTE_MS)))
}

/** Nothing went out, for the time was over before anybody could go on with it: there was an outage, as for a slot that never began. */
const isMissed = ({ air_at, deliveries }: Row, failure: FinishInput['failure'], now: number): boolean =>
  now - air_at.getTime() > CATCH_UP_MS && (failure ?? deliveries.find(({ kind }) => kind === 'link'))?.code === 'deadline'

const stateOf = (end: { hasArrived: boolean; isForNobody: boolean; isMissed: boolean }): EndState => {
  if (end.hasArrived) return 'delivered'
  if (end.isForNobody) return 'cancelled'
  return end.isMissed ? 'missed' : 'failed'
}

const refusalBy = ({ kind, code, detail }: Delivery): Failure => ({
  ...{ step: deliverStep(kind), target: kind },
  ...{ code: code ?? 'unknown', message: detail ?? '' },
})

const endOf = (row: Row, failure: FinishInput['failure'], now: number): Ended => {
  const arrived = row.deliveries.filter(({ delivered }) => delivered)
  const latenessMs = Math.max(0, ...arrived.map((delivery) => latenessOf(row, delivery) ?? 0))
  const refused = row.deliveries.find(({ delivered, withheld }) => !delivered && !withheld)
  const isForNobody = row.deliveries.length > 0 && row.deliveries.every(({ withheld }) => withheld)
  const state = stateOf({ hasArrived: arrived.length > 0, isForNobody, isMissed: isMissed(row, failure, now) })
  // What went out and had fallen back keeps that reason: why a target refused it stands at its delivery.
  const keepsReason = state === 'delivered' && row.failed_step !== null
  const reason = keepsReason ? undefined : (failure ?? (refused && refusalBy(refused)))
  return { ...row, state, latenessMs, ...(reason ? { failure: reason } : {}) }
}

const targetOf = ({ kind, delivered, withheld, code }: Delivery) => ({
  kind,
  delivered,
  ...(withheld && isWithheldCode(code) ? { withheld: code } : {}),
})

const untoldOf = ({ untold, rung, air_at }: Ended) =>
  untold && rung === 'fresh'
    ? { untold: { reason: untold.reason, stories: untold.stories, isLasting: isLasting(untold, air_at.getTime()) } }
    : {}

const eventsOf = (ended: Ended): NewEvent[] => {
  const key = ended.scheduler_id
  // Nobody was to get it any more: nobody is told.
  if (ended.state === 'cancelled') return []
  const event = eventOf({ id: ended.id, schedulerId: key, airAt: ended.air_at.getTime(), kind: ended.kind })
  if (ended.state === 'missed') return [{ type: 'broadcast.missed', key, payload: { ...event, reason: 'outage' } }]
  if (ended.state === 'failed') {
    const { step, code, target }: Omit<Failure, 'message'> = ended.failure ?? { step: 'deliver', code: 'unknown' }
    return [{ type: 'broadcast.failed', key, payload: { ...event, step, code, ...(target ? { target } : {}) } }]
  }
  const targets = ended.deliveries.map(targetOf)
  const delivered: NewEvent = {
    type: 'broadcast.delivered',
    key,
    payload: {
      ...{ ...event, rung: ended.rung ?? 'fresh', late: isLate(ended.latenessMs), latenessMs: ended.latenessMs, targets },
      ...untoldOf(ended),
    },
  }
  return [delivered]
}

const remember = async (sql: Sql, statement: string, ended: readonly Ended[]): Promise<void> => {
  // What a fall-back read was not news; only a fresh bulletin that reached somebody counts as read.
  const items = ended
    .filter(({ state, rung }) => state === 'delivered' && rung === 'fresh')
    .flatMap((row) =>
      [...new Set(row.item_ids)].map((itemId) => ({ schedulerId: row.scheduler_id, itemId, airedAt: row.air_at })),
    )
  // One statement may not touch a row twice: of the same item in two broadcasts of a batch the later air time counts.
  const newest = new Map(
    items.sort((a, b) => a.airedAt.getTime() - b.airedAt.getTime()).map((item) => [`${item.schedulerId}|${item.itemId}`, item]),
  )
  // In one order, always: transactions that touch the same items wait for each other instead of locking each other out.
  const rows = [...newest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  if (rows.length > 0)
    await sql(statement, [rows.map((row) => row.schedulerId), rows.map((row) => row.itemId), rows.map((row) => row.airedAt)])
}

/**
 * Ends broadcasts: those whose time has come and that are staged, or that have failed. Rows, receipts, item memory and events in one
 * transaction for all of them; thousands may share an air time. Ended ones are left alone, so it may be asked again.
 */
export const finishBroadcasts = async (
  db: Pick<Database, 'pool'>,
  inputs: readonly FinishInput[],
  now: number,
  log?: Logger,
): Promise<Map<string, EndState>> => {
  const ended = await inSqlTransaction(db, async ({ sql }) => {
    const ids = inputs.map(({ broadcastId }) => broadcastId)
    const failures = new Map(inputs.map(({ broadcastId, failure }) => [broadcastId, failure]))
    await sql(RELEASE_LINKS, [ids])
    const ended = (await sql<Row>(OPEN, [ids])).map((row) => endOf(row, failures.get(row.id), now))
    if (ended.length === 0) return []
    await sql(CLOSE, [
      ended.map(({ id }) => id),
      ended.map(({ state }) => state),
      ended.map(({ latenessMs }) => isLate(latenessMs)),
      ended.map(({ failure }) => failure?.step ?? null),
      ended.map(({ failure }) => failure?.code ?? null),
      new Date(now),
      ended.map(({ failure }) => failure?.message ?? null),
    ])
    for (const [kind, statement] of REMEMBER)
      await remember(
        sql,
        statement,
        ended.filter((row) => row.kind === kind),
      )
    await appendEvents(sql, ended.flatMap(eventsOf), now)
    return ended
  })
  for (const each of ended) tell(each, now, log)
  return new Map(ended.map(({ id, state }) => [id, state]))
}

const tell = (ended: Ended, endedAt: number, log?: Logger): void =>
  logEnded(log, {
    ...ended,
    schedulerId: ended.scheduler_id,
    airAt: ended.air_at.getTime(),
    begunAt: ended.begun_at?.getTime() ?? null,
    endedAt,
    deliveries: ended.deliveries.map((delivery) => ({ ...delivery, latenessMs: latenessOf(ended, delivery) })),
  })
