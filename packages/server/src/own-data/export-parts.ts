import type { Rung } from '@hourcast/domain/broadcasts/broadcast'
import type { Services } from '../services.ts'
import { type StoredWav, WAV_OF_AUDIO } from '../wav/stored-wav.ts'

type Needs = Pick<Services, 'db'>
type Row = Record<string, unknown>

const PAGE = 200

/** The rows of a station in the order of a key, a page at a time: however many there are, a page of them is in memory. */
async function* pages<R extends { after: string }>(
  { db }: Needs,
  { text, stationId, first }: { text: string; stationId: string; first: string },
): AsyncGenerator<R> {
  for (let after = first; ; ) {
    const { rows } = await db.pool.query<R>(text, [stationId, after, PAGE])
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.after
  }
}

const THEIRS = 'SELECT id FROM scheduler WHERE station_id = $1'

const ACCOUNT = `
  SELECT owner.email, owner.created_at AS "createdAt", owner.confirmed_at AS "confirmedAt", owner.password_hash IS NOT NULL AS "hasPassword",
    coalesce((SELECT jsonb_agg(jsonb_build_object('device', device, 'signedInAt', created_at, 'lastSeenAt', last_seen_at, 'endsAt', expires_at)
      ORDER BY created_at) FROM session WHERE session.owner_id = owner.id), '[]') AS sessions,
    coalesce((SELECT jsonb_agg(jsonb_build_object('name', name, 'endsWith', hint, 'createdAt', created_at, 'lastUsedAt', last_used_at,
      'revokedAt', revoked_at) ORDER BY created_at) FROM api_key WHERE api_key.owner_id = owner.id), '[]') AS "apiKeys",
    coalesce((SELECT jsonb_agg(jsonb_build_object('name', name, 'location', location, 'message', message, 'writtenAt', written_at,
      'releasedAt', released_at) ORDER BY written_at) FROM board_entry WHERE board_entry.owner_id = owner.id), '[]') AS "boardEntries",
    coalesce((SELECT jsonb_agg(jsonb_build_object('receipt', receipt, 'name', name, 'enterprise', enterprise, 'interest', interest,
      'inquiryType', inquiry_type, 'plan', plan, 'receivedAt', received_at) ORDER BY received_at)
      FROM inquiry WHERE lower(inquiry.email) = owner.email), '[]') AS inquiries
  FROM owner JOIN station ON station.owner_id = owner.id WHERE station.id = $1`
const STATION = `
  SELECT id AS "stationId", name, genre, time_zone AS "timeZone", loudness_lufs AS "loudnessLufs", lead_minutes AS "leadMinutes",
    stale_limit_minutes AS "staleLimitMinutes", ai_notice AS "aiNotice", created_at AS "createdAt",
    plan_id AS plan, plan_ends_at AS "planEndsAt" FROM station WHERE id = $1`
const SCHEDULERS = `
  SELECT id AS "schedulerId", host_name AS "hostName", station_name AS "stationName", location, language, voice_tone AS "voiceTone",
    presentation_type AS "presentationType", custom_task AS "customTask", music_format AS "musicFormat", music_bed AS "musicBed", voice, input_mode AS "inputMode", sources,
    length, include_date_time AS "includeDateTime", is_active AS "isActive", created_at AS "createdAt", deleted_at AS "deletedAt",
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', card_id, 'days', days, 'hours', hours, 'nextAirAt', next_air_at) ORDER BY position)
      FROM schedule WHERE schedule.scheduler_id = scheduler.id), '[]') AS schedules,
    coalesce((SELECT jsonb_agg(jsonb_build_object('kind', kind, 'address', address, 'allowPlain', allow_plain, 'createdAt', created_at,
      'removedAt', removed_at) ORDER BY created_at, kind) FROM target WHERE target.scheduler_id = scheduler.id), '[]') AS targets,
    (SELECT jsonb_build_object('failing', failing, 'lastSentAt', last_sent_at) FROM owner_notice
      WHERE owner_notice.scheduler_id = scheduler.id) AS notices
  FROM scheduler WHERE station_id = $1 ORDER BY created_at, id`
const FEEDS = `
  SELECT id AS "feedId", name, url, input_mode AS "inputMode", description, created_at AS "createdAt", tested_at AS "testedAt", test,
    read_at AS "readAt", read_by AS "readBy", found, newest_at AS "newestAt", error_code AS "errorCode", error_detail AS "errorDetail",
    failing_since AS "failingSince" FROM feed WHERE station_id = $1 ORDER BY created_at, id`
const VOICES = `
  SELECT voice.id AS "voiceId", voice.name, made_by AS "madeBy", voice.created_at AS "createdAt",
    jsonb_build_object('by', owner.email, 'at', consent_at, 'sentence', consent_text) AS consent,
    coalesce((SELECT jsonb_agg(role ORDER BY role) FROM voice_role WHERE voice_id = voice.id), '[]') AS roles,
    audio_id AS "audioId", audio.sha256, audio.size_bytes AS "sizeBytes", audio.duration_ms AS "durationMs", audio.lufs
  FROM voice JOIN owner ON owner.id = consent_by JOIN audio ON audio.id = audio_id WHERE voice.station_id = $1
  ORDER BY voice.created_at, voice.id`
const WORDS = `
  SELECT kind, tongue, written, said, created_at AS "createdAt" FROM station_word WHERE station_id = $1 ORDER BY kind, folded, tongue`
const BROADCASTS = `
  SELECT to_char(broadcast.air_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' ' || broadcast.id AS after, broadcast.id AS "broadcastId", broadcast.scheduler_id AS "schedulerId",
    scheduler.host_name AS "hostName", broadcast.kind, broadcast.air_at AS "airAt", broadcast.wall, broadcast.time_zone AS "timeZone",
    broadcast.state, broadcast.rung, broadcast.late, broadcast.script, broadcast.prepared_at AS "preparedAt",
    broadcast.release_at AS "releaseAt", broadcast.delivered_at AS "deliveredAt", broadcast.ended_at AS "endedAt",
    broadcast.failed_step AS "failedStep", broadcast.failed_code AS "failedCode", broadcast.failed_detail AS "failedDetail",
    broadcast.audio_id AS "audioId", audio.sha256, audio.size_bytes AS "sizeBytes", audio.duration_ms AS "durationMs", audio.lufs, audio.speaker,
    ${WAV_OF_AUDIO} AS wav, jsonb_build_object('stationName', scheduler.station_name, 'presentationType', scheduler.presentation_type,
      'staleLimitMinutes', station.stale_limit_minutes, 'lastWordMs', audio.marks -> -1 -> 'endMs') AS "inWav",
    coalesce((SELECT jsonb_agg(jsonb_build_object('kind', delivery.kind, 'address', target.address, 'state', delivery.state,
      'attempts', delivery.attempts, 'stagedAt', delivery.staged_at, 'releasedAt', delivery.released_at, 'receipt', delivery.receipt,
      'errorCode', delivery.error_code, 'errorStep', delivery.error_step, 'errorDetail', delivery.error_detail,
      'again', (SELECT coalesce(jsonb_agg(jsonb_build_object('askedAt', asked_at, 'endedAt', ended_at, 'state', redelivery.state, 'receipt', redelivery.receipt,
        'errorDetail', redelivery.error_detail) ORDER BY asked_at), '[]') FROM redelivery WHERE delivery_id = delivery.id)) ORDER BY delivery.kind, delivery.id)
      FROM delivery JOIN target ON target.id = target_id WHERE broadcast_id = broadcast.id), '[]') AS deliveries
  FROM broadcast JOIN scheduler ON scheduler.id = broadcast.scheduler_id JOIN station ON station.id = scheduler.station_id
    LEFT JOIN audio ON audio.id = broadcast.audio_id
  WHERE scheduler.station_id = $1 AND (broadcast.air_at, broadcast.id) > (split_part($2, ' ', 1)::timestamptz, split_part($2, ' ', 2))
  ORDER BY broadcast.air_at, broadcast.id LIMIT $3`
const EVENTS = `
  SELECT id::text AS after, event_id AS "eventId", type, occurred_at AS "occurredAt", payload FROM outbox
  WHERE key IN (${THEIRS}) AND id > $2::bigint ORDER BY id LIMIT $3`
const DAYS = `
  SELECT day::text AS day, scheduler_id AS "schedulerId", delivered, fresh, fell_back AS "fellBack", failed, missed, late,
    link_fetches AS "linkFetches" FROM analytics_day WHERE scheduler_id IN (${THEIRS}) ORDER BY day, scheduler_id`
const HOURS = `
  SELECT hour, scheduler_id AS "schedulerId", family, pick_ups AS "pickUps", clients FROM analytics_hour
  WHERE scheduler_id IN (${THEIRS}) ORDER BY hour, scheduler_id, family`
const ENTERPRISES = `
  SELECT title, url, enterprise.email, description, lat, lng, added_at AS "addedAt", enterprise.confirmed_at AS "confirmedAt" FROM enterprise
    JOIN owner ON owner.email = enterprise.email JOIN station ON station.owner_id = owner.id
  WHERE station.id = $1 ORDER BY added_at, enterprise.id`

const WEBHOOKS = `
  SELECT id AS "webhookId", url, events, created_at AS "createdAt", off_at AS "offAt", off_because AS "offBecause",
    failing_since AS "failingSince" FROM webhook WHERE station_id = $1 ORDER BY created_at, id`
const WEBHOOK_MESSAGES = `
  SELECT to_char(message.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' ' || message.id AS after,
    message.webhook_id AS "webhookId", message.event_id AS "eventId", message.type, message.state, message.created_at AS "createdAt",
    message.body::jsonb AS body, coalesce((SELECT jsonb_agg(jsonb_build_object('at', at, 'tookMs', took_ms, 'status', status, 'fault', fault,
      'answer', answer) ORDER BY number) FROM webhook_try WHERE message_id = message.id), '[]') AS tries
  FROM webhook_message AS message JOIN webhook ON webhook.id = message.webhook_id
  WHERE webhook.station_id = $1 AND (message.created_at, message.id) > (split_part($2, ' ', 1)::timestamptz, split_part($2, ' ', 2))
  ORDER BY message.created_at, message.id LIMIT $3`

/** What the head of its WAV says besides. */
type InWav = { stationName: string; presentationType: number; staleLimitMinutes: number; lastWordMs: number | null }

export type ExportedBroadcast = {
  after: string
  broadcastId: string
  schedulerId: string
  wall: string
  timeZone: string
  airAt: Date
  rung: Rung | null
  script: { title: string } | null
  hostName: string
  audioId: string | null
  wav: StoredWav | null
  inWav: InWav
} & Row

export type ExportedVoice = { name: string; audioId: string; sha256: string; sizeBytes: number } & Row

const all = async ({ db }: Needs, text: string, stationId: string): Promise<Row[]> =>
  (await db.pool.query(text, [stationId])).rows

export const readAccount = async (services: Needs, stationId: string): Promise<Row> =>
  (await all(services, ACCOUNT, stationId))[0] ?? {}
export const readStation = async (services: Needs, stationId: string): Promise<Row> =>
  (await all(services, STATION, stationId))[0] ?? {}
export const readSchedulers = (services: Needs, stationId: string): Promise<Row[]> => all(services, SCHEDULERS, stationId)
export const readFeeds = (services: Needs, stationId: string): Promise<Row[]> => all(services, FEEDS, stationId)
export const readVoices = async (services: Needs, stationId: string): Promise<ExportedVoice[]> =>
  (await all(services, VOICES, stationId)) as ExportedVoice[]
export const readWords = (services: Needs, stationId: string): Promise<Row[]> => all(services, WORDS, stationId)
export const readDays = (services: Needs, stationId: string): Promise<Row[]> => all(services, DAYS, stationId)
export const readHours = (services: Needs, stationId: string): Promise<Row[]> => all(services, HOURS, stationId)
export const readEnterprises = (services: Needs, stationId: string): Promise<Row[]> => all(services, ENTERPRISES, stationId)
export const readBroadcasts = (services: Needs, stationId: string): AsyncGenerator<ExportedBroadcast> =>
  pages(services, { text: BROADCASTS, stationId, first: '-infinity ' })
export const readEvents = (services: Needs, stationId: string): AsyncGenerator<{ after: string } & Row> =>
  pages(services, { text: EVENTS, stationId, first: '0' })
export const readWebhooks = (services: Needs, stationId: string): Promise<Row[]> => all(services, WEBHOOKS, stationId)
export const readWebhookMessages = (services: Needs, stationId: string): AsyncGenerator<{ after: string } & Row> =>
  pages(services, { text: WEBHOOK_MESSAGES, stationId, first: '-infinity ' })
