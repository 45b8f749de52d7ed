-- What housekeeping looks for each hour stands in an index, however many rows the years have left.
CREATE INDEX CONCURRENTLY source_answer_age ON source_answer (fetched_at);
