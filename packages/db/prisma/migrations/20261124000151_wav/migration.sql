-- The body of a WAV that was made of an MP3, as a row of audio of its own: it is stored, moved, counted and removed as every other audio.
CREATE TABLE wav (
  audio_id text PRIMARY KEY REFERENCES audio (id) ON DELETE CASCADE ON UPDATE NO ACTION,
  body_id text NOT NULL REFERENCES audio (id) ON DELETE CASCADE ON UPDATE NO ACTION,
  facts jsonb NOT NULL,
  made_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX wav_body ON wav (body_id);
CREATE INDEX wav_made ON wav (made_at);
-- When somebody last fetched the link as a WAV.
ALTER TABLE scheduler ADD COLUMN wav_asked_at timestamptz(3);
