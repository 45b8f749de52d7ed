-- How the hosts of a station speak: words that are never said, what a source is called, how a word is pronounced. `folded` is the written
-- form as it is compared, so that each stands once. An empty tongue is every tongue.
CREATE TABLE station_word (
  id         text PRIMARY KEY,
  station_id text NOT NULL REFERENCES station (id) ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('never', 'source', 'said')),
  tongue     text NOT NULL DEFAULT '',
  written    text NOT NULL,
  folded     text NOT NULL,
  said       text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT station_word_once UNIQUE (station_id, kind, tongue, folded)
);
