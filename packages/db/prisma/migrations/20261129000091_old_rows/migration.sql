-- Whether the memo and the fetched texts of an ended run are gone. A mark, and not those columns in the index: a run writes its memo at each step.
-- No row is written here: housekeeping marks those of the years before, portion by portion.
ALTER TABLE broadcast ADD COLUMN is_tidy boolean NOT NULL DEFAULT false;
-- As new as its table, and so still empty.
CREATE INDEX aired_beside_age ON aired_beside (aired_at);
