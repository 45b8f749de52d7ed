CREATE INDEX CONCURRENTLY aired_item_age ON aired_item (aired_at);
