-- What the last mail about trouble told of, so that worse trouble is told at once; what waits may have to wait for its hour;
-- and trouble and the recovery from it are told in one mail where both wait.
ALTER TABLE owner_notice ADD COLUMN told_event text, ADD COLUMN recovery_event text, ADD COLUMN held_until timestamptz(3);
UPDATE owner_notice SET recovery_event = last_event, last_event = NULL WHERE NOT failing;
