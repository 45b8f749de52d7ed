-- When an open broadcast is to be taken up. One alarm of the engine stands for all that share a second.
ALTER TABLE broadcast ADD COLUMN wake_at timestamptz(3);
