-- Counted at every scrape, and there should be none.
CREATE INDEX outbox_parked ON outbox (parked_at) WHERE parked_at IS NOT NULL;
