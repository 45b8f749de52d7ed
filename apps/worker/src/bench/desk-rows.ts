import type { Pool } from 'pg'

/** Rows by the hundred thousand take longer than any statement of the product may. */
const PATIENCE_MS = 600_000
const patient = (text: string, values: unknown[] = []) => ({ text, values, query_timeout: PATIENCE_MS })

/** So many hosts the station has; each airs every hour. */
const HOSTS = 10

const STATION = [
  `INSERT INTO owner (id, email, confirmed_at) VALUES ('desk', 'desk@bench.example', now())`,
  `INSERT INTO station (id, owner_id, name, time_zone) VALUES ('desk', 'desk', 'Bench Radio', 'Europe/Berlin')`,
  `INSERT INTO scheduler (id, station_id, host_name, station_name, location, language, voice_tone, presentation_type, input_mode, sources, length, created_at)
   SELECT 'desk' || n, 'desk', 'Host ' || n, 'Bench Radio', 'Bremen', 0, 0, 1, 'rss', '{feed.example}', 'short', now() + n * interval '1 second' FROM generate_series(0, ${HOSTS - 1}) AS n`,
  `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours)
   SELECT 'desk' || n, 'desk' || n, 'c', 0, '{1,2,3,4,5,6,7}', ARRAY(SELECT hour || ':00' FROM generate_series(0, 23) AS hour) FROM generate_series(0, ${HOSTS - 1}) AS n`,
  `INSERT INTO target (id, scheduler_id, kind, address) SELECT 'desk' || n || kind, 'desk' || n, kind, CASE kind WHEN 'email' THEN 'desk@bench.example' ELSE '' END
   FROM generate_series(0, ${HOSTS - 1}) AS n, unnest(ARRAY['link', 'email']) AS kind`,
]

// Hours back from now, host after host; one of forty fell back, another was missed. What a script says is a few of two thousand words.
const SLOTS = `
  CREATE TEMPORARY TABLE slot AS SELECT n, 'b' || n AS id, 'desk' || n % ${HOSTS} AS scheduler_id,
    date_trunc('hour', now()) - (n / ${HOSTS}) * interval '1 hour' AS air_at,
    CASE WHEN n % 40 = 7 THEN 'missed' ELSE 'delivered' END AS state, CASE WHEN n % 40 = 7 THEN NULL WHEN n % 40 = 3 THEN 'last-good' ELSE 'fresh' END AS rung
  FROM generate_series(0, $1::integer - 1) AS n`
const ROWS = [
  `INSERT INTO audio (id, sha256, size_bytes, duration_ms, lufs, true_peak_dbtp) SELECT 'a' || n, id, 720000, 45000, -16, -1.4 FROM slot WHERE state = 'delivered'`,
  `INSERT INTO broadcast (id, scheduler_id, kind, air_at, wall, time_zone, state, rung, script, content, audio_id, release_at, ended_at)
   SELECT id, scheduler_id, 'slot', air_at, to_char(air_at AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD"T"HH24:MI'), 'Europe/Berlin', state, rung,
     jsonb_build_object('title', 'News', 'writer', 'built-in', 'itemIds', '[]'::jsonb, 'leftOut', '[]'::jsonb, 'segments', (
       SELECT jsonb_agg(jsonb_build_object('kind', 'body', 'text', 'Word' || (n * 7 + s * 13) % 2000 || ' and word' || (n * 3 + s) % 2000 || ' came to the harbour today.', 'spoken', '', 'pauseAfterMs', 0))
       FROM generate_series(1, 12) AS s)),
     '{"items": [], "faults": []}', CASE WHEN state = 'delivered' THEN 'a' || n END, CASE WHEN state = 'delivered' THEN air_at END, air_at FROM slot`,
  `INSERT INTO delivery (id, broadcast_id, target_id, kind, state) SELECT id || kind, id, scheduler_id || kind, kind, 'released'
   FROM slot, unnest(ARRAY['link', 'email']) AS kind WHERE slot.state = 'delivered'`,
  `INSERT INTO history (broadcast_id, scheduler_id, air_at, kind, state, rung, late, lateness_ms, duration_ms, failed_code, updated_at)
   SELECT id, scheduler_id, air_at, 'slot', state, rung, false, 400, CASE WHEN state = 'delivered' THEN 45000 END, CASE WHEN state = 'missed' THEN 'outage' END, air_at FROM slot`,
  `INSERT INTO analytics_hour (scheduler_id, hour, family, pick_ups, clients)
   SELECT scheduler_id, date_trunc('hour', air_at), family, 3, 1 FROM slot, unnest(ARRAY['liquidsoap', 'vlc', 'browser']) AS family ON CONFLICT DO NOTHING`,
  'DROP TABLE slot',
  'VACUUM ANALYZE',
]

/** A station with so many broadcasts behind it, written straight into the tables. */
export const makeStation = async (pool: Pool, broadcasts: number): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    for (const text of STATION) await client.query(patient(text))
    await client.query(patient(SLOTS, [broadcasts]))
    for (const text of ROWS) await client.query(patient(text))
  } finally {
    client.release(true)
  }
}

// The life of a broadcast as the product tells it: planned, prepared, delivered, and taken from the link.
const EVENTS = `
  INSERT INTO outbox (event_id, topic, key, type, payload, occurred_at, published_at)
  SELECT 'e' || n, CASE n % 4 WHEN 3 THEN 'hourcast.listening' ELSE 'hourcast.broadcasts' END, 'desk' || n / 4 % ${HOSTS},
    (ARRAY['broadcast.planned', 'broadcast.prepared', 'broadcast.delivered', 'link.fetched'])[n % 4 + 1],
    jsonb_build_object('broadcastId', 'told' || n / 4, 'schedulerId', 'desk' || n / 4 % ${HOSTS}) || CASE n % 4
      WHEN 3 THEN jsonb_build_object('family', (ARRAY['vlc', 'liquidsoap', 'browser'])[n / 4 % 3 + 1], 'pickUps', 3, 'clients', 1)
      ELSE jsonb_build_object('airAt', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"'), 'kind', 'slot') END
      || CASE n % 4 WHEN 1 THEN jsonb_build_object('rung', 'fresh', 'audioId', 'a', 'durationMs', 45000, 'lufs', -16)
        WHEN 2 THEN jsonb_build_object('rung', 'fresh', 'late', false, 'latenessMs', 400, 'targets', jsonb_build_array(jsonb_build_object('kind', 'link', 'delivered', true)))
        ELSE '{}'::jsonb END,
    at, at
  FROM generate_series(0, $1::integer - 1) AS n, LATERAL (SELECT date_trunc('hour', now()) - n / 4 / ${HOSTS} * interval '1 hour' AS at) AS told`

/** So many events that were published long ago or just now. */
export const makeEvents = async (pool: Pool, events: number): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query(patient(EVENTS, [events]))
    await client.query(patient('VACUUM ANALYZE outbox'))
  } finally {
    client.release(true)
  }
}
