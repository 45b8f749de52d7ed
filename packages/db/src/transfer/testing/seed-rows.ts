import type { Database } from '../../open-database.ts'

/** What COPY must carry unharmed: its own separators and escapes, line ends, null's sign, quotes, and letters of four bytes. */
export const ODD_TEXT = 'tab\there, line\nend, \\N and \\., "quoted", \'single\', \u{1F4FB} Grüße {a,b}'

/** One row or more of every kind that refers or is referred to, with every type of column that the tables have. */
export const seedRows = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  await pool.query(`
    INSERT INTO owner (id, email) VALUES ('o', 'o@station.example'), ('o2', 'o2@station.example');
    INSERT INTO api_key (id, owner_id, key_hash) VALUES ('k', 'o', 'hash');
    INSERT INTO account_attempt (address_hash, kind, at) VALUES ('h', 'code', now()), ('h', 'reset', now());
    INSERT INTO station (id, owner_id, name) VALUES ('st', 'o', 'Station');
    INSERT INTO audio (id, sha256, size_bytes, duration_ms, lufs, true_peak_dbtp) VALUES ('a', 'sum', 1, 1, -16.25, -1);
    INSERT INTO scheduler (id, station_id, host_name, station_name, location, language, voice_tone, presentation_type, input_mode, sources, length, ident_audio_id)
      VALUES ('s', 'st', 'Host', 'Station', 'Oslo', 0, 0, 1, 'rss', '{feed.example,"a,b"}', 'short', 'a');
    INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours, next_air_at)
      VALUES ('r', 's', 'card', 0, '{1,2,3,4,5}', '{0:00}', '2026-11-23T07:00:00.123Z');
    INSERT INTO target (id, scheduler_id, kind, address, sealed) VALUES ('tg', 's', 'ftp', 'user@host:21/path', 's1.k.abc');
    INSERT INTO broadcast (id, scheduler_id, schedule_ref, kind, air_at, wall, time_zone, audio_id)
      VALUES ('b', 's', 'r', 'slot', '2026-10-25T00:00:00Z', '2026-10-25T00:00', 'UTC', 'a');
    INSERT INTO delivery (id, broadcast_id, target_id, kind) VALUES ('d', 'b', 'tg', 'ftp');
    INSERT INTO outbox (event_id, topic, key, type, payload, occurred_at) VALUES ('e', 't', 's', 'scheduler.saved', '{"n": 1.50}', now());
    INSERT INTO inbox (consumer, event_id) VALUES ('c', 'e');
    INSERT INTO station_word (id, station_id, kind, tongue, written, folded, said, created_at)
      VALUES ('sw', 'st', 'said', 'de', 'Ghent', 'ghent', 'Gent', now());
    INSERT INTO webhook (id, station_id, url, events, sealed_secret, created_at)
      VALUES ('wh', 'st', 'https://studio.example/hook', '{broadcast.failed}', 's1.k.def', now());
    INSERT INTO webhook_message (id, webhook_id, event_id, type, body, due_at, created_at)
      VALUES ('wm', 'wh', 'e', 'broadcast.failed', '{}', now(), now());
    INSERT INTO webhook_try (message_id, number, at, took_ms, fault) VALUES ('wm', 1, now(), 4000, 'no answer');
    INSERT INTO worker_lease (holder, acquired_at, beat_at) VALUES ('w', now(), now())`)
  await pool.query('UPDATE scheduler SET host_name = $1, custom_task = $1', [ODD_TEXT])
  await pool.query('UPDATE broadcast SET script = $1', [JSON.stringify({ text: ODD_TEXT })])
  const bytes = Buffer.from(Array.from({ length: 700_000 }, (_, n) => (n * 31) % 256))
  await pool.query(`INSERT INTO source_answer (url_hash, body, fetched_at) VALUES ('h', $1, now()), ('empty', '', now())`, [
    bytes,
  ])
}
