-- An owner's own recordings. `audio_id` is the recording as it was mastered; no two recordings share one.
CREATE TABLE voice (
  id            text PRIMARY KEY,
  station_id    text NOT NULL REFERENCES station (id) ON DELETE CASCADE,
  name          text NOT NULL,
  audio_id      text NOT NULL UNIQUE REFERENCES audio (id) ON DELETE CASCADE,
  made_by       text NOT NULL CHECK (made_by IN ('file', 'recording')),
  created_at    timestamptz(3) NOT NULL,
  -- Who said yes to its use, when, and to which sentence.
  consent_by    text NOT NULL REFERENCES owner (id) ON DELETE CASCADE,
  consent_at    timestamptz(3) NOT NULL,
  consent_text  text NOT NULL
);
CREATE INDEX voice_station ON voice (station_id, created_at);
CREATE INDEX voice_consent_by ON voice (consent_by);

-- Where a recording airs. A station has one for each place.
CREATE TABLE voice_role (
  station_id text NOT NULL REFERENCES station (id) ON DELETE CASCADE,
  role       text NOT NULL CHECK (role IN ('ident', 'opener', 'closer', 'last-rung')),
  voice_id   text NOT NULL REFERENCES voice (id) ON DELETE CASCADE,
  PRIMARY KEY (station_id, role)
);
CREATE INDEX voice_role_voice ON voice_role (voice_id);

-- Above the ident stands the station's own recording.
ALTER TABLE broadcast DROP CONSTRAINT broadcast_rung_check;
ALTER TABLE broadcast ADD CONSTRAINT broadcast_rung_check
  CHECK (rung IN ('fresh', 'last-good', 'evergreen', 'recording', 'ident', 'stock-ident', 'chime'));
