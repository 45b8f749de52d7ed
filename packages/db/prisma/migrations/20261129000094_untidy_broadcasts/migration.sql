CREATE INDEX CONCURRENTLY broadcast_untidy ON broadcast (ended_at) WHERE NOT is_tidy AND ended_at IS NOT NULL;
