-- Below the ident stand two rungs that need neither the station's voice nor its files.
ALTER TABLE broadcast DROP CONSTRAINT broadcast_rung_check;
ALTER TABLE broadcast ADD CONSTRAINT broadcast_rung_check
  CHECK (rung IN ('fresh', 'last-good', 'evergreen', 'ident', 'stock-ident', 'chime'));

-- Rungs whose audio was begun for this broadcast: noted before they are made, so that one in which a worker died is not begun again.
ALTER TABLE broadcast ADD COLUMN rungs_begun text[] NOT NULL DEFAULT '{}';
