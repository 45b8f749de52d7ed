-- Aired audio is kept for so many days, then the broadcast says since when it is gone.
ALTER TABLE station ADD COLUMN audio_days integer NOT NULL DEFAULT 90 CHECK (audio_days BETWEEN 1 AND 3650);
ALTER TABLE broadcast ADD COLUMN audio_removed_at timestamptz(3);
-- Who names an audio: asked for each one that goes.
CREATE INDEX broadcast_audio ON broadcast (audio_id) WHERE audio_id IS NOT NULL;

-- Files whose row is gone and that are yet to be removed: written with the row's end, so that a death in between leaves none behind.
CREATE TABLE audio_removal (id text PRIMARY KEY);
