-- Audio that could not be brought to its bucket yet. Here every process finds it, on whichever machine it runs.
CREATE TABLE waiting_audio (
  id text PRIMARY KEY,
  sha256 text NOT NULL,
  size_bytes integer NOT NULL,
  mp3 bytea NOT NULL,
  since timestamptz(3) NOT NULL DEFAULT now()
);
-- An MP3 is packed already.
ALTER TABLE waiting_audio ALTER COLUMN mp3 SET STORAGE EXTERNAL;
