-- Sources that an owner has saved by name. `url` shows no value of a header: what the headers hold is in `sealed`.
CREATE TABLE feed (
  id            text PRIMARY KEY,
  station_id    text NOT NULL REFERENCES station (id) ON DELETE CASCADE,
  name          text NOT NULL,
  url           text NOT NULL,
  sealed        text,
  input_mode    text NOT NULL CHECK (input_mode IN ('curl', 'https', 'json', 'rss')),
  description   text NOT NULL DEFAULT '',
  created_at    timestamptz(3) NOT NULL,
  -- What the last test told: which items would be read.
  tested_at     timestamptz(3),
  test          jsonb,
  -- The last reading, whoever asked for it: a test or a broadcast.
  read_at       timestamptz(3),
  read_by       text CHECK (read_by IN ('test', 'broadcast')),
  found         integer,
  newest_at     timestamptz(3),
  error_code    text,
  error_detail  text,
  failing_since timestamptz(3)
);
CREATE INDEX feed_station ON feed (station_id, created_at);
