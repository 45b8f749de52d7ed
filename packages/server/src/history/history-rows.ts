import type { BroadcastState, Rung, Stage } from '@hourcast/domain/broadcasts/broadcast'
import type { HistoryFilter, HistoryPlace, Outcome } from '@hourcast/domain/broadcasts/history-filter'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { dayBounds } from '@hourcast/domain/slots/day-bounds'
import type { LastingUntold } from '@hourcast/domain/sources/untold'
import type { Services } from '../services.ts'

export type HistoryTarget = {
  kind: DeliveryKind
  state: 'pending' | 'staged' | 'released' | 'failed' | 'withheld'
  /** Why it did not arrive, for the owner. */
  detail: string | null
  releasedAt: number | null
}

/** A broadcast as the table and the broadcasts' own rows tell it. */
export type HistoryRow = {
  broadcastId: string
  schedulerId: string
  hostName: string
  schedulerDeletedAt: Date | null
  /** A slot that merged with another is told of by its event alone: there is no more to see of it. */
  isOpenable: boolean
  airAt: Date
  kind: 'slot' | 'now'
  /** What the events have told; while it is under way, and where it was taken back, the row knows more. */
  state: BroadcastState
  stage: Stage | null
  rung: Rung | null
  late: boolean
  latenessMs: number | null
  durationMs: number | null
  failedStep: string | null
  failedCode: string | null
  failedDetail: string | null
  /** A fresh bulletin that told none of its stories. */
  untold: LastingUntold | null
  targets: HistoryTarget[]
  /** What was said, where words were asked for. */
  sentences: string | null
}

const TROUBLE = "(history.state <> 'delivered' OR history.rung <> 'fresh' OR history.late)"
// What is not as it should be repeats the condition of its index.
const IS: Record<Outcome, string> = {
  'on-time': "history.state = 'delivered' AND history.rung = 'fresh' AND NOT history.late",
  'fell-back': `${TROUBLE} AND history.state = 'delivered' AND history.rung <> 'fresh'`,
  late: `${TROUBLE} AND history.state = 'delivered' AND history.late`,
  failed: `${TROUBLE} AND history.state = 'failed'`,
  missed: `${TROUBLE} AND history.state = 'missed'`,
  open: `${TROUBLE} AND history.state IN ('planned', 'staged')
    AND EXISTS (SELECT FROM broadcast WHERE broadcast.id = history.broadcast_id AND broadcast.state IN ('planned', 'preparing', 'staged'))`,
}

// The server takes what is asked for apart as it took the scripts; each word may go on. A scheduler's words begin with its id: others' are not looked at.
const ASKED = (words: string): string => `
  asked AS MATERIALIZED (
    SELECT array_agg(left(replace(lexeme, '\\', ''), 200)) AS words FROM unnest(to_tsvector('pg_catalog.simple', lower(${words}::text)))),`
const HITS = `
  WITH hits AS MATERIALIZED (
    SELECT script_text.broadcast_id FROM script_text
    WHERE script_words(script_text.scheduler_id, script_text.sentences) @@ (
      SELECT string_agg(quote_literal(scheduler.id || ' ' || word) || ':*', ' & ')::tsquery FROM asked, unnest(asked.words) AS word))
  SELECT history.broadcast_id, history.air_at FROM hits JOIN history ON history.broadcast_id = hits.broadcast_id`
const ALL = 'SELECT history.broadcast_id, history.air_at FROM history'

export type AskedRows = {
  stationId: string
  timeZone: string
  filter: HistoryFilter
  before: HistoryPlace | null
  limit: number
}

type Param = (value: unknown) => string

const conditionsOf = ({ filter: { outcome, day }, timeZone, before }: AskedRows, param: Param): string[] => {
  const conditions = ['history.scheduler_id = scheduler.id']
  if (before)
    conditions.push(
      `(history.air_at, history.broadcast_id) < (${param(new Date(before.airAt))}::timestamptz, ${param(before.broadcastId)}::text)`,
    )
  if (day !== null) {
    const { from, to } = dayBounds(timeZone, day)
    conditions.push(
      `history.air_at >= ${param(new Date(from))}::timestamptz AND history.air_at < ${param(new Date(to))}::timestamptz`,
    )
  }
  if (outcome !== null) conditions.push(IS[outcome])
  return conditions
}

/**
 * A page in one statement, measured: each scheduler gives its newest by its own index, the newest of those are the page, and only these are
 * looked up.
 */
const statementOf = (asked: AskedRows): { text: string; values: unknown[] } => {
  const { stationId, limit, filter } = asked
  const values: unknown[] = []
  const param: Param = (value) => `$${values.push(value)}`
  const most = param(limit)
  const isSearch = filter.words !== null
  const own = filter.schedulerId === null ? '' : `AND scheduler.id = ${param(filter.schedulerId)}`
  const text = `
  WITH ${isSearch ? ASKED(param(filter.words)) : ''} page AS (
    SELECT newest.broadcast_id, newest.air_at FROM scheduler CROSS JOIN LATERAL (
      ${isSearch ? HITS : ALL} WHERE ${conditionsOf(asked, param).join(' AND ')}
      ORDER BY history.air_at DESC, history.broadcast_id DESC LIMIT ${most}) AS newest
    WHERE scheduler.station_id = ${param(stationId)} ${own}
    ORDER BY newest.air_at DESC, newest.broadcast_id DESC LIMIT ${most})
  SELECT history.broadcast_id AS "broadcastId", history.scheduler_id AS "schedulerId", scheduler.host_name AS "hostName",
    scheduler.deleted_at AS "schedulerDeletedAt", broadcast.id IS NOT NULL AS "isOpenable", history.air_at AS "airAt", history.kind,
    CASE WHEN history.state IN ('planned', 'staged') THEN coalesce(broadcast.state, history.state) ELSE history.state END AS state,
    broadcast.stage, history.rung, history.late, history.lateness_ms AS "latenessMs", history.duration_ms AS "durationMs",
    history.failed_step AS "failedStep", history.failed_code AS "failedCode", broadcast.failed_detail AS "failedDetail",
    broadcast.script -> 'untold' AS untold,
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('kind', kind, 'state', delivery.state, 'detail', error_detail,
        'releasedAt', (extract(epoch FROM released_at) * 1000)::float8) ORDER BY kind DESC)
      FROM delivery WHERE delivery.broadcast_id = history.broadcast_id), '[]') AS targets,
    ${isSearch ? 'script_text.sentences' : 'NULL'} AS sentences
  FROM page JOIN history ON history.broadcast_id = page.broadcast_id JOIN scheduler ON scheduler.id = history.scheduler_id
    LEFT JOIN broadcast ON broadcast.id = page.broadcast_id
    ${isSearch ? 'LEFT JOIN script_text ON script_text.broadcast_id = page.broadcast_id' : ''}
  ORDER BY history.air_at DESC, history.broadcast_id DESC`
  return { text, values }
}

/** The newest broadcasts of a station that the filter lets through, of all its schedulers, also of deleted ones. */
export const readHistory = async ({ db }: Pick<Services, 'db'>, asked: AskedRows): Promise<HistoryRow[]> => {
  const { text, values } = statementOf(asked)
  return (await db.pool.query<HistoryRow>(text, values)).rows
}
