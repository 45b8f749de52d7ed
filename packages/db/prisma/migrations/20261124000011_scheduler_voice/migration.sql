-- The voice that was chosen for a host, by its id; empty, the host's name decides, as it always did.
ALTER TABLE scheduler ADD COLUMN voice text NOT NULL DEFAULT '';
