-- Whose voice a file is; null for recordings, the chime, and what older programs have made.
ALTER TABLE audio ADD COLUMN speaker jsonb;
