import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSqlTransaction } from './open-database.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let db: TestDatabase

const AIR = '2026-10-25T00:00:00Z'

/** One row of each kind; every case below starts from them and is rolled back. */
const ROWS = `
  INSERT INTO owner (id, email) VALUES ('o', 'o@station.example'), ('o2', 'o2@station.example');
  INSERT INTO api_key (id, owner_id, key_hash) VALUES ('k', 'o', 'hash');
  INSERT INTO sign_in_link (token_hash, owner_id, expires_at) VALUES ('t', 'o', now());
  INSERT INTO session (token_hash, owner_id, expires_at) VALUES ('t', 'o', now());
  INSERT INTO account_attempt (address_hash, kind, at) VALUES ('h', 'code', now());
  INSERT INTO station (id, owner_id, name) VALUES ('st', 'o', 'Station');
  INSERT INTO recipient (id, station_id, address) VALUES ('rc', 'st', 'studio@radio.example');
  INSERT INTO consent_link (token_hash, recipient_id, created_at, expires_at) VALUES ('ct', 'rc', now(), now());
  INSERT INTO audio (id, sha256, size_bytes, duration_ms, lufs, true_peak_dbtp) VALUES ('a', 'sum', 1, 1, -16, -1);
  INSERT INTO scheduler (id, station_id, host_name, station_name, location, language, voice_tone, presentation_type, input_mode, sources, length, ident_audio_id)
    VALUES ('s', 'st', 'Host', 'Station', 'Oslo', 0, 0, 1, 'rss', '{feed.example}', 'short', 'a');
  INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours) VALUES ('r', 's', 'card', 0, '{1,2,3,4,5}', '{0:00}');
  INSERT INTO target (id, scheduler_id, kind) VALUES ('tg', 's', 'link');
  INSERT INTO broadcast (id, scheduler_id, schedule_ref, kind, air_at, wall, time_zone, audio_id) VALUES ('b', 's', 'r', 'slot', '${AIR}', '2026-10-25T00:00', 'UTC', 'a');
  INSERT INTO delivery (id, broadcast_id, target_id, kind) VALUES ('d', 'b', 'tg', 'link');
  INSERT INTO redelivery (id, delivery_id, asked_at) VALUES ('rd', 'd', now());
  INSERT INTO aired_item (scheduler_id, item_id, aired_at) VALUES ('s', 'i', now());
  INSERT INTO aired_beside (scheduler_id, item_id, aired_at) VALUES ('s', 'i', now());
  INSERT INTO owner_notice (scheduler_id) VALUES ('s');
  INSERT INTO outbox (event_id, topic, key, type, payload, occurred_at) VALUES ('e', 't', 's', 'scheduler.saved', '{}', now());
  INSERT INTO inbox (consumer, event_id) VALUES ('c', 'e');
  INSERT INTO inquiry (id, receipt, name, email, inquiry_type, received_at) VALUES ('iq', 'HC-1', 'Vera', 'v@plant.example', 'sales', now());
  INSERT INTO source_answer (url_hash, body, fetched_at) VALUES ('h', '', now());
  INSERT INTO history (broadcast_id, scheduler_id, air_at, kind, state, updated_at) VALUES ('b', 's', '${AIR}', 'slot', 'planned', now());
  INSERT INTO enterprise (id, title, url, email, description, lat, lng, token_hash, browser_hash, visitor_hash, added_at)
    VALUES ('en', 'Plant', 'https://plant.example/', 'vera@plant.example', 'Alerts.', 52.5, 13.4, 'en', 'b', 'v', now());
  INSERT INTO feed (id, station_id, name, url, input_mode, created_at)
    VALUES ('fd', 'st', 'Feed', 'https://feed.example/', 'rss', now());
  INSERT INTO voice (id, station_id, name, audio_id, made_by, created_at, consent_by, consent_at, consent_text)
    VALUES ('vo', 'st', 'Jingle', 'a', 'file', now(), 'o', now(), 'Yes.');
  INSERT INTO voice_role (station_id, role, voice_id) VALUES ('st', 'opener', 'vo');
  INSERT INTO station_word (id, station_id, kind, written, folded, created_at) VALUES ('w1', 'st', 'never', 'Word', 'word', now());
  INSERT INTO webhook (id, station_id, url, events, sealed_secret, created_at)
    VALUES ('wh', 'st', 'https://studio.example/', '{broadcast.failed}', 's1.k.x', now());
  INSERT INTO webhook_message (id, webhook_id, event_id, type, body, due_at, created_at)
    VALUES ('wm', 'wh', 'e', 'broadcast.failed', '{}', now(), now());
  INSERT INTO webhook_try (message_id, number, at, took_ms) VALUES ('wm', 1, now(), 5);
  INSERT INTO worker_lease (holder, acquired_at, beat_at) VALUES ('w', now(), now());`

const SCHEDULE = 'INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours) VALUES'
const BROADCAST = 'INSERT INTO broadcast (id, scheduler_id, schedule_ref, kind, air_at, wall, time_zone) VALUES'

/** Constraint or unique index → statements that it must refuse. */
const REFUSED: Record<string, string[]> = {
  owner_email_key: [`INSERT INTO owner (id, email) VALUES ('n', 'o@station.example')`],
  owner_email_check: [
    `UPDATE owner SET email = 'O2@station.example' WHERE id = 'o2'`,
    `UPDATE owner SET email = 'no-address' WHERE id = 'o2'`,
    `UPDATE owner SET email = E'a@b.example\\r\\nbcc: c@d.example' WHERE id = 'o2'`,
    `UPDATE owner SET email = 'a b@c.example' WHERE id = 'o2'`,
    `UPDATE owner SET email = 'a@b@c.example' WHERE id = 'o2'`,
  ],
  api_key_key_hash_key: [`INSERT INTO api_key (id, owner_id, key_hash) VALUES ('n', 'o2', 'hash')`],
  sign_in_code_link_hash_key: [
    `INSERT INTO sign_in_code (id, address_hash, code_hash, created_at, expires_at, link_hash)
     SELECT id, 'address', 'code', now(), now(), 'link' FROM unnest('{n1,n2}'::text[]) AS id`,
  ],
  sign_in_link_purpose_check: [`UPDATE sign_in_link SET purpose = 'other'`],
  account_attempt_kind_check: [`UPDATE account_attempt SET kind = 'other'`],
  station_owner_id_key: [`INSERT INTO station (id, owner_id, name) VALUES ('n', 'o', 'Second')`],
  station_loudness_lufs_check: ['UPDATE station SET loudness_lufs = -17'],
  station_lead_minutes_check: ['UPDATE station SET lead_minutes = 1', 'UPDATE station SET lead_minutes = 121'],
  station_plan_ends_check: ['UPDATE station SET plan_ends_at = now()'],
  station_plan_id_check: [`UPDATE station SET plan_id = 'gold'`],
  station_stale_limit_minutes_check: ['UPDATE station SET stale_limit_minutes = -1'],
  station_audio_days_check: ['UPDATE station SET audio_days = 0', 'UPDATE station SET audio_days = 3651'],
  audio_size_bytes_check: ['UPDATE audio SET size_bytes = 0'],
  audio_duration_ms_check: ['UPDATE audio SET duration_ms = 0'],
  scheduler_language_check: ['UPDATE scheduler SET language = 14', 'UPDATE scheduler SET language = -1'],
  scheduler_voice_tone_check: ['UPDATE scheduler SET voice_tone = 6'],
  scheduler_presentation_type_check: ['UPDATE scheduler SET presentation_type = 8'],
  scheduler_input_mode_check: [`UPDATE scheduler SET input_mode = 'ftp'`],
  scheduler_length_check: [`UPDATE scheduler SET length = '1'`],
  schedule_position_check: ['UPDATE schedule SET position = 24', 'UPDATE schedule SET position = -1'],
  schedule_days_check: [
    `UPDATE schedule SET days = '{}'`,
    `UPDATE schedule SET days = '{8}'`,
    `UPDATE schedule SET days = '{0,1}'`,
  ],
  schedule_hours_check: [`UPDATE schedule SET hours = '{}'`],
  schedule_scheduler_id_card_id_key: [`${SCHEDULE} ('n', 's', 'card', 1, '{1}', '{1:00}')`],
  target_kind_check: [`INSERT INTO target (id, scheduler_id, kind) VALUES ('n', 's', 'fax')`],
  target_check: [`INSERT INTO target (id, scheduler_id, kind, address) VALUES ('n', 's', 'ftp', 'user@host:21/path')`],
  target_consent_check: [`UPDATE target SET consent = 'bought'`],
  target_consent_of_mail: [`UPDATE target SET consent = 'waiting' WHERE id = 'tg'`],
  enterprise_title_check: [
    `UPDATE enterprise SET title = ''`,
    `UPDATE enterprise SET title = E'Plant\\r\\nBcc: v@plant.example'`,
  ],
  enterprise_url_check: [`UPDATE enterprise SET url = 'javascript:alert(1)'`],
  enterprise_email_check: [
    `UPDATE enterprise SET email = 'Vera@plant.example'`,
    `UPDATE enterprise SET email = 'no-address'`,
    `UPDATE enterprise SET email = E'a@b.example\\r\\nbcc: c@d.example'`,
  ],
  enterprise_description_check: [`UPDATE enterprise SET description = ''`],
  enterprise_lat_check: [
    'UPDATE enterprise SET lat = 90.1',
    'UPDATE enterprise SET lat = -91',
    `UPDATE enterprise SET lat = 'NaN'`,
  ],
  enterprise_lng_check: ['UPDATE enterprise SET lng = 181', 'UPDATE enterprise SET lng = -180.1'],
  enterprise_token_hash_key: [
    `INSERT INTO enterprise (id, title, url, email, description, lat, lng, token_hash, browser_hash, visitor_hash, added_at)
     SELECT 'n', title, url, email, description, lat, lng, token_hash, browser_hash, visitor_hash, added_at FROM enterprise`,
  ],
  recipient_address_check: [`UPDATE recipient SET address = 'Studio@radio.example'`],
  recipient_station_id_address_key: [
    `INSERT INTO recipient (id, station_id, address) VALUES ('n', 'st', 'studio@radio.example')`,
  ],
  target_one_of_a_kind: [`INSERT INTO target (id, scheduler_id, kind) VALUES ('n', 's', 'link')`],
  broadcast_kind_check: [`UPDATE broadcast SET kind = 'later'`],
  broadcast_state_check: [`UPDATE broadcast SET state = 'aired'`],
  broadcast_rung_check: [`UPDATE broadcast SET rung = 'silence'`],
  broadcast_schedule_ref_air_at_key: [
    `INSERT INTO scheduler SELECT (jsonb_populate_record(s, '{"id": "s2"}')).* FROM scheduler s;
     ${BROADCAST} ('n', 's2', 'r', 'slot', '${AIR}', '2026-10-25T00:00', 'UTC')`,
  ],
  broadcast_scheduler_id_air_at_key: [`${BROADCAST} ('n', 's', NULL, 'now', '${AIR}', '2026-10-25T00:00', 'UTC')`],
  delivery_kind_check: [`UPDATE delivery SET kind = 'fax'`],
  delivery_state_check: [`UPDATE delivery SET state = 'sent'`],
  delivery_broadcast_id_target_id_key: [
    `INSERT INTO delivery (id, broadcast_id, target_id, kind) VALUES ('n', 'b', 'tg', 'link')`,
  ],
  redelivery_state_check: [`UPDATE redelivery SET state = 'sent'`],
  redelivery_open: [`INSERT INTO redelivery (id, delivery_id, asked_at) VALUES ('n', 'd', now())`],
  outbox_event_id_key: [
    `INSERT INTO outbox (event_id, topic, key, type, payload, occurred_at) VALUES ('e', 't', 's', 'scheduler.saved', '{}', now())`,
  ],
  feed_input_mode_check: [`UPDATE feed SET input_mode = 'ftp'`],
  feed_read_by_check: [`UPDATE feed SET read_by = 'owner'`],
  voice_made_by_check: [`UPDATE voice SET made_by = 'theft'`],
  voice_audio_id_key: [`INSERT INTO voice SELECT (jsonb_populate_record(v, '{"id": "v2"}')).* FROM voice v`],
  voice_role_role_check: [`UPDATE voice_role SET role = 'jingle'`],
  station_word_kind_check: [`UPDATE station_word SET kind = 'other'`],
  station_word_once: [
    `INSERT INTO station_word (id, station_id, kind, written, folded, created_at) VALUES ('w2', 'st', 'never', 'WORD', 'word', now())`,
  ],
  webhook_off_because_check: [`UPDATE webhook SET off_at = now(), off_because = 'bored'`],
  webhook_off_check: ['UPDATE webhook SET off_at = now()', `UPDATE webhook SET off_because = 'owner'`],
  webhook_old_check: [`UPDATE webhook SET old_secret = 's1.k.y'`, 'UPDATE webhook SET old_until = now()'],
  webhook_message_state_check: [`UPDATE webhook_message SET state = 'sent', due_at = NULL`],
  webhook_message_due_check: ['UPDATE webhook_message SET due_at = NULL', `UPDATE webhook_message SET state = 'delivered'`],
  webhook_message_webhook_id_event_id_key: [
    `INSERT INTO webhook_message (id, webhook_id, event_id, type, body, due_at, created_at)
     VALUES ('n', 'wh', 'e', 'broadcast.failed', '{}', now(), now())`,
  ],
  inquiry_receipt_key: [
    `INSERT INTO inquiry (id, receipt, name, email, inquiry_type, received_at) VALUES ('n', 'HC-1', 'Otto', 'o@plant.example', 'other', now())`,
  ],
  engine_singleton_check: ['INSERT INTO engine (singleton) VALUES (false)'],
  engine_kind_check: [`UPDATE engine SET kind = 'other'`],
  worker_lease_singleton_check: [
    `INSERT INTO worker_lease (singleton, holder, acquired_at, beat_at) VALUES (false, 'x', now(), now())`,
  ],
}

class RollBack extends Error {}

/** Runs statements on the rows and rolls everything back. */
const tried = async <T>(statements: string, then: (sql: (text: string) => Promise<unknown[]>) => Promise<T>): Promise<T> => {
  const results: T[] = []
  try {
    await inSqlTransaction(db, async ({ client }) => {
      await client.query(ROWS)
      await client.query(statements)
      results.push(await then(async (text) => (await client.query(text)).rows))
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
  return results[0] as T
}

beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

describe('the database refuses by itself', () => {
  it.each(Object.entries(REFUSED).flatMap(([name, statements]) => statements.map((statement) => ({ name, statement }))))(
    '$name: $statement',
    async ({ name, statement }) => {
      const refusal = await tried(statement, async () => undefined).catch((error: unknown) => error)
      expect(refusal).toMatchObject({ constraint: name })
    },
  )

  it('everything that the tables check, and each of it has its case here', async () => {
    const { rows } = await db.pool.query<{ name: string }>(`
      SELECT conname AS name FROM pg_constraint WHERE contype IN ('c', 'u') AND connamespace = 'public'::regnamespace
      UNION SELECT c.relname FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE i.indisunique AND NOT i.indisprimary AND c.relnamespace = 'public'::regnamespace`)
    expect(Object.keys(REFUSED).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })
})

describe('the database allows', () => {
  it('a new target of a kind whose old one was removed', async () => {
    const targets = await tried(
      `UPDATE target SET removed_at = now(); INSERT INTO target (id, scheduler_id, kind) VALUES ('n', 's', 'link')`,
      (sql) => sql(`SELECT id FROM target ORDER BY id`),
    )
    expect(targets).toEqual([{ id: 'n' }, { id: 'tg' }])
  })

  it('an FTP target whose credentials are sealed', async () => {
    const insert = `INSERT INTO target (id, scheduler_id, kind, sealed) VALUES ('n', 's', 'ftp', 'sealed')`
    expect(await tried(insert, (sql) => sql(`SELECT kind FROM target WHERE id = 'n'`))).toEqual([{ kind: 'ftp' }])
  })
})

describe('a delete', () => {
  const LEFT = [
    'owner',
    'api_key',
    'sign_in_link',
    'session',
    'station',
    'scheduler',
    'schedule',
    'target',
    'broadcast',
    'delivery',
  ]
    .concat(['aired_item', 'aired_beside', 'owner_notice'])
    .map((table) => `SELECT '${table}' AS table_name, count(*)::int AS n FROM ${table}`)
    .join(' UNION ALL ')

  it('of an owner takes everything of theirs, and nothing of another’s', async () => {
    const left = await tried(`DELETE FROM owner WHERE id = 'o'`, (sql) => sql(`SELECT * FROM (${LEFT}) AS counts WHERE n > 0`))
    expect(left).toEqual([{ table_name: 'owner', n: 1 }])
  })

  it('of a schedule leaves the broadcasts that it has made', async () => {
    const left = await tried('DELETE FROM schedule', (sql) => sql('SELECT id, schedule_ref FROM broadcast'))
    expect(left).toEqual([{ id: 'b', schedule_ref: null }])
  })

  it('of an audio file leaves scheduler and broadcast without it', async () => {
    const left = await tried('DELETE FROM audio', (sql) =>
      sql('SELECT ident_audio_id, audio_id FROM scheduler JOIN broadcast ON scheduler_id = scheduler.id'),
    )
    expect(left).toEqual([{ ident_audio_id: null, audio_id: null }])
  })
})
