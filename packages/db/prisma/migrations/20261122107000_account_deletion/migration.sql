-- An owner who has asked for the account to be deleted. Until erase_at 'Keep my account' takes it back; `paused` is what was active then.
CREATE TABLE account_deletion (
  owner_id      text PRIMARY KEY REFERENCES owner (id) ON DELETE CASCADE,
  requested_at  timestamptz(3) NOT NULL,
  erase_at      timestamptz(3) NOT NULL,
  paused        text[] NOT NULL DEFAULT '{}',
  reminded_at   timestamptz(3),
  -- From here on nothing is taken back: rows and files are going.
  erasing_since timestamptz(3)
);
CREATE INDEX account_deletion_erase_at ON account_deletion (erase_at);

-- Who else names an audio is asked for each one that goes.
CREATE INDEX IF NOT EXISTS broadcast_audio ON broadcast (audio_id) WHERE audio_id IS NOT NULL;
