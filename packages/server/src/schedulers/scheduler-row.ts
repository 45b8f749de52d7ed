import type { BroadcastState, Rung, Stage } from '@hourcast/domain/broadcasts/broadcast'
import { type SchedulerWire, schedulerToWire } from '@hourcast/domain/calls/wire'
import type { Consent } from '@hourcast/domain/delivery/consent'
import { type DeliveryKind, FILE_KINDS } from '@hourcast/domain/delivery/delivery-kinds'
import type { SchedulerSettings } from '@hourcast/domain/hosts/scheduler-settings'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import type { BegunSlot } from '@hourcast/domain/slots/with-begun'
import { OVERTAKEN } from '../broadcasts/place-in-order.ts'
import { linkAddressesOf } from '../link/link-address.ts'

/** Where a scheduler is delivered, as it may be shown: of a file server the masked address. */
export type ShownTarget = {
  kind: DeliveryKind
  address: string
  allowPlain: boolean
  hostKey: string | null
  consent: Consent
  /** Neither a test nor a delivery has worked since its connection was typed. */
  isUntested: boolean
}

export type SchedulerRow = {
  id: string
  settings: Omit<SchedulerSettings, 'schedules'>
  schedules: Schedule[]
  /** Slots ahead that have begun, also under an earlier plan. */
  begun: Omit<BegunSlot, 'wall'>[]
  targets: ShownTarget[]
  revision: number
  owner_email: string
  time_zone: string
  is_on_air: boolean
  last_id: string | null
  last_air_at: Date | null
  last_duration_ms: number | null
  last_state: BroadcastState | null
  last_stage: Stage | null
  last_rung: Rung | null
  last_late: boolean | null
  last_untold: boolean | null
  /** Kinds of the targets that it was given up at, but for those where a newer one lies already. */
  last_not_reached: string[]
}

/**
 * Schedulers with everything that the dashboard shows, in one statement: measured, and counted by a test. $1 station, $2 the clock, $3 one scheduler or null for all. On air is what
 * the direct link would serve; the last broadcast is the newest whose air time has come, but for what was taken back.
 */
export const SCHEDULER_ROWS = `
  SELECT scheduler.id, scheduler.revision, owner.email AS owner_email, station.time_zone,
    jsonb_build_object(
      'hostName', scheduler.host_name, 'stationName', scheduler.station_name, 'location', scheduler.location,
      'language', scheduler.language, 'voiceTone', scheduler.voice_tone, 'presentationType', scheduler.presentation_type,
      'customTask', scheduler.custom_task, 'musicFormat', scheduler.music_format, 'musicBed', scheduler.music_bed, 'voice', scheduler.voice, 'inputMode', scheduler.input_mode,
      'sources', scheduler.sources, 'length', scheduler.length, 'includeDateTime', scheduler.include_date_time,
      'isActive', scheduler.is_active) AS settings,
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', card_id, 'days', days, 'hours', hours) ORDER BY position)
      FROM schedule WHERE schedule.scheduler_id = scheduler.id), '[]') AS schedules,
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('broadcastId', id, 'airAt', (extract(epoch FROM air_at) * 1000)::float8, 'state', state))
      FROM broadcast WHERE broadcast.scheduler_id = scheduler.id AND air_at > $2 AND kind = 'slot'
        AND state IN ('preparing', 'staged', 'delivered', 'failed')), '[]') AS begun,
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('kind', kind, 'address', address, 'allowPlain', allow_plain, 'hostKey', host_key, 'consent', consent, 'isUntested',
        untested_at IS NOT NULL AND NOT EXISTS (
          SELECT FROM delivery WHERE delivery.target_id = target.id AND delivery.state = 'released' AND released_at >= untested_at)
      ) ORDER BY kind DESC)
      FROM target WHERE target.scheduler_id = scheduler.id AND removed_at IS NULL), '[]') AS targets,
    EXISTS (
      SELECT FROM broadcast WHERE broadcast.scheduler_id = scheduler.id AND release_at <= $2 AND state IN ('staged', 'delivered')
        AND audio_id IS NOT NULL) AS is_on_air,
    last.id AS last_id, last.air_at AS last_air_at, last.state AS last_state, last.stage AS last_stage, last.rung AS last_rung,
    last.late AS last_late, last.duration_ms AS last_duration_ms, last.untold AS last_untold,
    coalesce((
      SELECT jsonb_agg(kind ORDER BY kind) FROM delivery WHERE delivery.broadcast_id = last.id AND delivery.state = 'failed' AND error_code IS DISTINCT FROM '${OVERTAKEN}'), '[]') AS last_not_reached
  FROM scheduler JOIN station ON station.id = scheduler.station_id JOIN owner ON owner.id = station.owner_id
  LEFT JOIN LATERAL (
    SELECT broadcast.id, air_at, state, stage, rung, late, audio.duration_ms, rung = 'fresh' AND script -> 'untold' IS NOT NULL AS untold
    FROM broadcast LEFT JOIN audio ON audio.id = broadcast.audio_id
    WHERE broadcast.scheduler_id = scheduler.id AND air_at <= $2 AND state <> 'cancelled'
    ORDER BY air_at DESC LIMIT 1) AS last ON true
  WHERE scheduler.station_id = $1 AND scheduler.deleted_at IS NULL AND ($3::text IS NULL OR scheduler.id = $3)
  ORDER BY scheduler.created_at, scheduler.id`

/** As the wire shows it: the owner's e-mail for the station, the direct link once something is on air, FTP masked. */
export const wireOfRow = (row: SchedulerRow, publicUrl: string): SchedulerWire => {
  const targetOf = (kind: DeliveryKind) => row.targets.find((target) => target.kind === kind)
  const [mail, server] = [targetOf('email'), FILE_KINDS.map(targetOf).findLast((target) => target !== undefined)]
  return schedulerToWire({
    stationId: row.owner_email,
    schedulerId: row.id,
    settings: { ...row.settings, schedules: row.schedules },
    audioFileUrl: row.is_on_air ? linkAddressesOf(publicUrl, row.id).mp3 : '',
    ...(mail ? { email: mail.address, emailConsent: mail.consent } : {}),
    ...(server ? { maskedFtp: server.address } : {}),
    ...(server?.hostKey ? { sftpHostKey: server.hostKey } : {}),
  })
}
