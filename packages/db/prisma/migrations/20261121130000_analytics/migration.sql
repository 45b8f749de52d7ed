-- Projection of the broadcast and listening events, a row for each scheduler and UTC day: no foreign keys, it can be emptied and rebuilt.
CREATE TABLE analytics_day (
  scheduler_id    text NOT NULL,
  day             date NOT NULL,
  delivered       integer NOT NULL DEFAULT 0,
  fresh           integer NOT NULL DEFAULT 0,
  fell_back       integer NOT NULL DEFAULT 0,
  failed          integer NOT NULL DEFAULT 0,
  missed          integer NOT NULL DEFAULT 0,
  late            integer NOT NULL DEFAULT 0,
  link_fetches    integer NOT NULL DEFAULT 0,
  lateness_sum_ms bigint NOT NULL DEFAULT 0,
  lateness_max_ms integer NOT NULL DEFAULT 0,
  PRIMARY KEY (scheduler_id, day)
);

-- How many events each consumer has not acted on, as the worker last saw it; null when Kafka did not say.
CREATE TABLE consumer_lag (
  consumer    text PRIMARY KEY,
  lag         bigint,
  measured_at timestamptz(3) NOT NULL
);

-- What consumers remember is trimmed by age.
CREATE INDEX inbox_seen ON inbox (seen_at);
