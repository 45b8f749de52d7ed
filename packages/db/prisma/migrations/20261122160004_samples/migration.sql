-- The waveform of an audio, one letter for each of 200 parts; null for what was made before.
ALTER TABLE audio ADD COLUMN peaks text;

-- The ready-made demos of the samples page, made by the program itself. A worker of before does not know that they name audio: it may
-- remove one, and the sample is then made again.
CREATE TABLE sample (
  id          text PRIMARY KEY,
  -- What stands there: what it was made of, with which settings, and what is said. All are null until it is made.
  key         text,
  settings    jsonb,
  script      jsonb,
  audio_id    text REFERENCES audio ON DELETE SET NULL,
  made_at     timestamptz(3),
  -- What is to stand there, how often that was begun without an end, and why it failed.
  wanted      text NOT NULL,
  begun       smallint NOT NULL DEFAULT 0,
  failed_code text
);
CREATE INDEX sample_audio ON sample (audio_id) WHERE audio_id IS NOT NULL;
