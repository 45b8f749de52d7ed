-- SFTP is a kind of its own, and its servers are known by a key. Older workers make nothing of this kind.
ALTER TABLE target ADD COLUMN host_key text;
ALTER TABLE target DROP CONSTRAINT target_kind_check, DROP CONSTRAINT target_check;
ALTER TABLE target
  ADD CONSTRAINT target_kind_check CHECK (kind IN ('link', 'email', 'ftp', 'sftp')),
  ADD CONSTRAINT target_check CHECK (kind NOT IN ('ftp', 'sftp') OR sealed IS NOT NULL);
ALTER TABLE delivery DROP CONSTRAINT delivery_kind_check;
ALTER TABLE delivery ADD CONSTRAINT delivery_kind_check CHECK (kind IN ('link', 'email', 'ftp', 'sftp'));
