-- Under which schedule's name a broadcast runs in an engine: given once. Its card may be taken away or replaced while it runs.
ALTER TABLE broadcast ADD COLUMN run_ref text;
UPDATE broadcast SET run_ref = coalesce(schedule_ref, scheduler_id) WHERE state IN ('planned', 'preparing', 'staged');
-- While a mail is being sent nobody else sends it: a worker that was given up for dead may still be at it.
ALTER TABLE delivery ADD COLUMN claimed_until timestamptz(3);
