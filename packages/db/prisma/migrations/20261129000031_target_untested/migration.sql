-- When the connection of a target was saved without a test that worked; null of those that were saved before this was noted.
ALTER TABLE target ADD COLUMN untested_at timestamptz(3);
