import { inSqlTransaction, type Sql } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { randomId } from '@hourcast/db/random-id'
import { type BroadcastState, CATCH_UP_MS } from '@hourcast/domain/broadcasts/broadcast'
import { deliverUntil, freshUntil, releaseAt } from '@hourcast/domain/broadcasts/deadlines'
import { deliverStep } from '@hourcast/domain/broadcasts/failed-step'
import { type Consent, WITHHELD_WORDS } from '@hourcast/domain/delivery/consent'
import { AHEAD_MINUTES, type DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import { logBegun, logEnded } from '../telemetry/log-broadcast.ts'

export type Begun =
  | { go: false; state: BroadcastState }
  | {
      go: true
      stationId: string
      /** Epoch milliseconds, all of them. */
      freshUntil: number
      deliverUntil: number
      deliveries: { deliveryId: string; kind: DeliveryKind; releaseAt: number }[]
    }

type Row = {
  scheduler_id: string
  station_id: string
  kind: 'slot' | 'now'
  air_at: Date
  state: BroadcastState
  begun_at: Date | null
  may_air: boolean
}

type Target = { id: string; kind: DeliveryKind; consent: Consent }

const LOCK = `
  SELECT broadcast.scheduler_id, scheduler.station_id, broadcast.kind, broadcast.air_at, broadcast.state, broadcast.begun_at,
    scheduler.deleted_at IS NULL AND (scheduler.is_active OR broadcast.kind = 'now') AS may_air
  FROM broadcast JOIN scheduler ON scheduler.id = broadcast.scheduler_id WHERE broadcast.id = $1 FOR UPDATE OF broadcast`

const FREEZE = `
  UPDATE broadcast SET state = 'preparing', begun_at = $2, settings = jsonb_build_object(
    'stationId', station.id, 'hostName', scheduler.host_name, 'stationName', scheduler.station_name, 'location', scheduler.location,
    'language', scheduler.language, 'voiceTone', scheduler.voice_tone, 'presentationType', scheduler.presentation_type,
    'customTask', scheduler.custom_task, 'musicFormat', scheduler.music_format, 'musicBed', scheduler.music_bed, 'voice', scheduler.voice, 'inputMode', scheduler.input_mode,
    'sources', scheduler.sources, 'sealedSources', scheduler.sealed_sources, 'length', scheduler.length, 'includeDateTime', scheduler.include_date_time,
    'loudnessLufs', station.loudness_lufs, 'staleLimitMinutes', station.stale_limit_minutes, 'aiNotice', station.ai_notice,
    'words', (SELECT jsonb_agg(jsonb_build_object('kind', kind, 'tongue', tongue, 'written', written, 'said', said) ORDER BY tongue, written)
      FROM station_word WHERE station_word.station_id = station.id))
  FROM scheduler JOIN station ON station.id = scheduler.station_id
  WHERE broadcast.id = $1 AND scheduler.id = broadcast.scheduler_id`

const TARGETS = 'SELECT id, kind, consent FROM target WHERE scheduler_id = $1 AND removed_at IS NULL ORDER BY kind'
const DELIVER = `
  INSERT INTO delivery (id, broadcast_id, target_id, kind, state, error_code, error_detail) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING`
const DELIVERIES = "SELECT id, kind FROM delivery WHERE broadcast_id = $1 AND state <> 'withheld' ORDER BY kind, id"
const NOWHERE = `
  UPDATE broadcast SET state = 'cancelled', ended_at = $2, failed_step = '${deliverStep('email')}', failed_code = $3, failed_detail = $4 WHERE id = $1`

/**
 * Preparation begins: the settings are frozen into the row, a delivery stands for each target. Asked again it gives the same answer.
 * A mail that its reader has not agreed to is withheld. A slot of a paused or deleted scheduler is cancelled, one that is too old is recorded
 * as missed.
 */
export const beginBroadcast = async (
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  { broadcastId }: { broadcastId: string },
): Promise<Begun> => {
  let report = () => {}
  const begun = await inSqlTransaction(db, async ({ sql }): Promise<Begun> => {
    const now = clock.now()
    const [row] = await sql<Row>(LOCK, [broadcastId])
    if (!row) return { go: false, state: 'cancelled' }
    if (row.state === 'planned') {
      const about = { id: broadcastId, schedulerId: row.scheduler_id, airAt: row.air_at.getTime() }
      const refused = await refuse(sql, broadcastId, row, now)
      if (refused) {
        report = () => logEnded(log, { ...about, state: refused, begunAt: null, endedAt: now })
        return { go: false, state: refused }
      }
      const targets = await sql<Target>(TARGETS, [row.scheduler_id])
      if (await hasNowhereToGo(sql, broadcastId, targets, now)) {
        report = () => logEnded(log, { ...about, state: 'cancelled', begunAt: null, endedAt: now })
        return { go: false, state: 'cancelled' }
      }
      await freeze(sql, broadcastId, row, { targets, now })
      report = () => logBegun(log, { ...about, kind: row.kind })
      row.begun_at = new Date(now)
    } else if (row.state !== 'preparing' && row.state !== 'staged') return { go: false, state: row.state }
    return plan(sql, broadcastId, row, now)
  })
  // Not before it is committed.
  report()
  return begun
}

const refuse = async (sql: Sql, broadcastId: string, row: Row, now: number): Promise<'missed' | 'cancelled' | undefined> => {
  const isTooOld = now - row.air_at.getTime() > CATCH_UP_MS
  if (row.may_air && !isTooOld) return undefined
  const state = row.may_air ? 'missed' : 'cancelled'
  await sql('UPDATE broadcast SET state = $2, ended_at = $3 WHERE id = $1', [broadcastId, state, new Date(now)])
  if (state === 'missed') await tell(sql, broadcastId, row, now, 'broadcast.missed')
  return state
}

/** Nobody has agreed to get it: it is not made, and that is nobody's failure. */
const hasNowhereToGo = async (sql: Sql, broadcastId: string, targets: readonly Target[], now: number): Promise<boolean> => {
  const [first, ...more] = targets.map(({ consent }) => consent)
  if (!first || [first, ...more].includes('given')) return false
  await sql(NOWHERE, [broadcastId, new Date(now), ...withheldBy(first)])
  return true
}

/** The row's code and words; none where mails may go. */
const withheldBy = (consent: Consent): [string | null, string | null] =>
  consent === 'given' ? [null, null] : [consent, WITHHELD_WORDS[consent]]

const freeze = async (
  sql: Sql,
  broadcastId: string,
  row: Row,
  { targets, now }: { targets: readonly Target[]; now: number },
): Promise<void> => {
  await sql(FREEZE, [broadcastId, new Date(now)])
  for (const { id, kind, consent } of targets) {
    const state = consent === 'given' ? 'pending' : 'withheld'
    await sql(DELIVER, [randomId(), broadcastId, id, kind, state, ...withheldBy(consent)])
  }
  await tell(sql, broadcastId, row, now, 'broadcast.planned')
}

const plan = async (sql: Sql, broadcastId: string, { station_id, air_at, begun_at }: Row, now: number): Promise<Begun> => {
  const airAt = air_at.getTime()
  const begunAt = begun_at?.getTime() ?? now
  const deliveries = await sql<{ id: string; kind: DeliveryKind }>(DELIVERIES, [broadcastId])
  const first = releaseAt(
    airAt,
    deliveries.map(({ kind }) => kind),
  )
  return {
    go: true,
    stationId: station_id,
    freshUntil: freshUntil(first, begunAt, airAt),
    deliverUntil: deliverUntil(airAt, begunAt),
    deliveries: deliveries.map(({ id, kind }) => ({ deliveryId: id, kind, releaseAt: airAt - AHEAD_MINUTES[kind] * MINUTE_MS })),
  }
}

const tell = (
  sql: Sql,
  broadcastId: string,
  row: Row,
  now: number,
  type: 'broadcast.missed' | 'broadcast.planned',
): Promise<void> => {
  const payload = { broadcastId, schedulerId: row.scheduler_id, airAt: row.air_at.toISOString(), kind: row.kind }
  return appendEvents(
    sql,
    [
      type === 'broadcast.missed'
        ? { type, key: row.scheduler_id, payload: { ...payload, reason: 'outage' } }
        : { type, key: row.scheduler_id, payload },
    ],
    now,
  )
}
