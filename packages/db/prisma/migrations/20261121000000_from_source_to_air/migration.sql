-- Ids are random (128 bits or more) unless said otherwise. Times are instants with millisecond precision.
-- Deleting an owner deletes everything of theirs, history included. Deleting a scheduler only sets deleted_at: its broadcasts
-- stay readable until housekeeping removes the row, and then everything below it goes with it.

CREATE TABLE owner (
  id            text PRIMARY KEY,
  email         text NOT NULL UNIQUE CHECK (email = lower(email) AND email ~ '^[^[:cntrl:][:space:]@]+@[^[:cntrl:][:space:]@]+$'),
  password_hash text,
  confirmed_at  timestamptz(3),
  created_at    timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE api_key (
  id           text PRIMARY KEY,
  owner_id     text NOT NULL REFERENCES owner ON DELETE CASCADE,
  key_hash     text NOT NULL UNIQUE,
  created_at   timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at timestamptz(3),
  revoked_at   timestamptz(3)
);
CREATE INDEX api_key_owner ON api_key (owner_id);

CREATE TABLE sign_in_link (
  token_hash text PRIMARY KEY,
  owner_id   text NOT NULL REFERENCES owner ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL,
  used_at    timestamptz(3)
);

CREATE TABLE session (
  token_hash text PRIMARY KEY,
  owner_id   text NOT NULL REFERENCES owner ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX session_owner ON session (owner_id);

CREATE TABLE station (
  id                  text PRIMARY KEY,
  owner_id            text NOT NULL UNIQUE REFERENCES owner ON DELETE CASCADE,
  name                text NOT NULL,
  genre               text NOT NULL DEFAULT '',
  time_zone           text NOT NULL DEFAULT 'UTC',
  loudness_lufs       smallint NOT NULL DEFAULT -16 CHECK (loudness_lufs IN (-16, -18, -23, -24)),
  lead_minutes        smallint NOT NULL DEFAULT 5 CHECK (lead_minutes BETWEEN 2 AND 120),
  stale_limit_minutes integer NOT NULL DEFAULT 180 CHECK (stale_limit_minutes >= 0),
  ai_notice           boolean NOT NULL DEFAULT false,
  is_example          boolean NOT NULL DEFAULT false,
  created_at          timestamptz(3) NOT NULL DEFAULT now()
);

-- id is the hash of everything that went into the render, so equal input finds the same file.
CREATE TABLE audio (
  id             text PRIMARY KEY,
  sha256         text NOT NULL,
  size_bytes     integer NOT NULL CHECK (size_bytes > 0),
  duration_ms    integer NOT NULL CHECK (duration_ms > 0),
  lufs           double precision NOT NULL,
  true_peak_dbtp double precision NOT NULL,
  marks          jsonb NOT NULL DEFAULT '[]',
  created_at     timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE scheduler (
  id                text PRIMARY KEY,
  station_id        text NOT NULL REFERENCES station ON DELETE CASCADE,
  host_name         text NOT NULL,
  station_name      text NOT NULL,
  location          text NOT NULL,
  language          smallint NOT NULL CHECK (language BETWEEN 0 AND 13),
  voice_tone        smallint NOT NULL CHECK (voice_tone BETWEEN 0 AND 5),
  presentation_type smallint NOT NULL CHECK (presentation_type BETWEEN 0 AND 7),
  custom_task       text NOT NULL DEFAULT '',
  music_format      text NOT NULL DEFAULT '',
  input_mode        text NOT NULL CHECK (input_mode IN ('curl', 'https', 'json', 'rss')),
  sources           text[] NOT NULL,
  length            text NOT NULL CHECK (length IN ('short', 'long')),
  include_date_time boolean NOT NULL DEFAULT true,
  is_active         boolean NOT NULL DEFAULT true,
  ident_audio_id    text REFERENCES audio ON DELETE SET NULL,
  revision          integer NOT NULL DEFAULT 1,
  created_at        timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at        timestamptz(3)
);
CREATE INDEX scheduler_station ON scheduler (station_id) WHERE deleted_at IS NULL;

-- One card of a scheduler and one clock of the engine. card_id is what the wizard calls it; ref is what engines, logs and
-- topics see. next_air_at is computed once, in the transaction that changes it, and never again in a replay.
CREATE TABLE schedule (
  ref          text PRIMARY KEY,
  scheduler_id text NOT NULL REFERENCES scheduler ON DELETE CASCADE,
  card_id      text NOT NULL,
  position     smallint NOT NULL CHECK (position BETWEEN 0 AND 23),
  days         smallint[] NOT NULL CHECK (cardinality(days) BETWEEN 1 AND 7 AND days <@ ARRAY[1,2,3,4,5,6,7]::smallint[]),
  hours        text[] NOT NULL CHECK (cardinality(hours) >= 1),
  next_air_at  timestamptz(3),
  next_wake_at timestamptz(3),
  UNIQUE (scheduler_id, card_id)
);
CREATE INDEX schedule_next_wake ON schedule (next_wake_at) WHERE next_wake_at IS NOT NULL;

CREATE TABLE target (
  id           text PRIMARY KEY,
  scheduler_id text NOT NULL REFERENCES scheduler ON DELETE CASCADE,
  kind         text NOT NULL CHECK (kind IN ('link', 'email', 'ftp')),
  -- An e-mail address, or user@host:port/path: what may be shown to the owner. FTP's whole string is sealed.
  address      text NOT NULL DEFAULT '',
  sealed       text,
  allow_plain  boolean NOT NULL DEFAULT false,
  created_at   timestamptz(3) NOT NULL DEFAULT now(),
  removed_at   timestamptz(3),
  CHECK (kind <> 'ftp' OR sealed IS NOT NULL)
);
CREATE UNIQUE INDEX target_one_of_a_kind ON target (scheduler_id, kind) WHERE removed_at IS NULL;

CREATE TABLE broadcast (
  id            text PRIMARY KEY,
  scheduler_id  text NOT NULL REFERENCES scheduler ON DELETE CASCADE,
  schedule_ref  text REFERENCES schedule ON DELETE SET NULL,
  kind          text NOT NULL CHECK (kind IN ('slot', 'now')),
  air_at        timestamptz(3) NOT NULL,
  -- Wall time of the slot as the owner wrote it (2026-10-25T02:00) in time_zone.
  wall          text NOT NULL,
  time_zone     text NOT NULL,
  state         text NOT NULL DEFAULT 'planned'
                CHECK (state IN ('planned', 'preparing', 'staged', 'delivered', 'failed', 'missed', 'cancelled')),
  stage         text,
  rung          text CHECK (rung IN ('fresh', 'last-good', 'evergreen', 'ident')),
  late          boolean NOT NULL DEFAULT false,
  -- The scheduler's settings as they were when preparation began: later edits do not touch this broadcast.
  settings      jsonb,
  content       jsonb,
  script        jsonb,
  audio_id      text REFERENCES audio ON DELETE SET NULL,
  -- What the link serves from this instant on, once staged.
  release_at    timestamptz(3),
  failed_step   text,
  failed_code   text,
  failed_detail text,
  memo          jsonb NOT NULL DEFAULT '{}',
  fence         bigint NOT NULL DEFAULT 0,
  created_at    timestamptz(3) NOT NULL DEFAULT now(),
  begun_at      timestamptz(3),
  prepared_at   timestamptz(3),
  staged_at     timestamptz(3),
  delivered_at  timestamptz(3),
  ended_at      timestamptz(3),
  UNIQUE (schedule_ref, air_at),
  UNIQUE (scheduler_id, air_at)
);
CREATE INDEX broadcast_open ON broadcast (air_at) WHERE state IN ('planned', 'preparing', 'staged');
CREATE INDEX broadcast_on_link ON broadcast (scheduler_id, release_at DESC) WHERE audio_id IS NOT NULL;

CREATE TABLE delivery (
  id           text PRIMARY KEY,
  broadcast_id text NOT NULL REFERENCES broadcast ON DELETE CASCADE,
  target_id    text NOT NULL REFERENCES target ON DELETE CASCADE,
  kind         text NOT NULL CHECK (kind IN ('link', 'email', 'ftp')),
  state        text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'staged', 'released', 'failed')),
  attempts     integer NOT NULL DEFAULT 0,
  staged       jsonb,
  receipt      jsonb,
  error_code   text,
  error_detail text,
  staged_at    timestamptz(3),
  released_at  timestamptz(3),
  UNIQUE (broadcast_id, target_id)
);

-- Item memory: what a scheduler has read on air.
CREATE TABLE aired_item (
  scheduler_id text NOT NULL REFERENCES scheduler ON DELETE CASCADE,
  item_id      text NOT NULL,
  aired_at     timestamptz(3) NOT NULL,
  PRIMARY KEY (scheduler_id, item_id)
);

-- For conditional requests: what a source last answered, by the hash of its address.
CREATE TABLE source_answer (
  url_hash      text PRIMARY KEY,
  etag          text,
  last_modified text,
  content_type  text,
  body          bytea NOT NULL,
  fetched_at    timestamptz(3) NOT NULL
);

CREATE TABLE outbox (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id     text NOT NULL UNIQUE,
  topic        text NOT NULL,
  key          text NOT NULL,
  type         text NOT NULL,
  payload      jsonb NOT NULL,
  occurred_at  timestamptz(3) NOT NULL,
  published_at timestamptz(3),
  tries        integer NOT NULL DEFAULT 0,
  parked_at    timestamptz(3),
  last_error   text
);
CREATE INDEX outbox_unpublished ON outbox (id) WHERE published_at IS NULL AND parked_at IS NULL;

CREATE FUNCTION outbox_wake() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hourcast_outbox', '');
  RETURN NULL;
END $$;
CREATE TRIGGER outbox_wake AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION outbox_wake();

CREATE TABLE inbox (
  consumer text NOT NULL,
  event_id text NOT NULL,
  seen_at  timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, event_id)
);

-- Projection of the broadcast events: no foreign keys, it can be emptied and rebuilt.
CREATE TABLE history (
  broadcast_id text PRIMARY KEY,
  scheduler_id text NOT NULL,
  air_at       timestamptz(3) NOT NULL,
  kind         text NOT NULL,
  state        text NOT NULL,
  rung         text,
  late         boolean NOT NULL DEFAULT false,
  lateness_ms  integer,
  audio_id     text,
  duration_ms  integer,
  failed_step  text,
  failed_code  text,
  targets      jsonb NOT NULL DEFAULT '[]',
  updated_at   timestamptz(3) NOT NULL
);
CREATE INDEX history_scheduler ON history (scheduler_id, air_at DESC);

-- Whether the owner knows that this scheduler is in trouble, and since when we last said so.
CREATE TABLE owner_notice (
  scheduler_id text PRIMARY KEY REFERENCES scheduler ON DELETE CASCADE,
  failing      boolean NOT NULL DEFAULT false,
  last_sent_at timestamptz(3),
  last_event   text
);

-- One row: the worker that holds the lease, and its last sign of life.
CREATE TABLE worker_lease (
  singleton   boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  holder      text NOT NULL,
  acquired_at timestamptz(3) NOT NULL,
  beat_at     timestamptz(3) NOT NULL
);
