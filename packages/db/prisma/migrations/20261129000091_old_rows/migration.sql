-- What housekeeping looks for each hour stands in an index, however many rows the years have left.
CREATE INDEX source_answer_age ON source_answer (fetched_at);
CREATE INDEX aired_item_age ON aired_item (aired_at);
CREATE INDEX aired_beside_age ON aired_beside (aired_at);

-- Whether the memo and the fetched texts of an ended run are gone. A mark, and not those columns in the index: a run writes its memo at each step.
ALTER TABLE broadcast ADD COLUMN is_tidy boolean NOT NULL DEFAULT true;
ALTER TABLE broadcast ALTER COLUMN is_tidy SET DEFAULT false;
UPDATE broadcast SET is_tidy = false WHERE ended_at IS NULL OR content IS NOT NULL OR memo <> '{}';
CREATE INDEX broadcast_untidy ON broadcast (ended_at) WHERE NOT is_tidy AND ended_at IS NOT NULL;
