-- Stations that are there already have no plan, and no plan limits.
ALTER TABLE station
  ADD COLUMN plan_id text CONSTRAINT station_plan_id_check CHECK (plan_id IN ('starter', 'professional', 'network')),
  ADD COLUMN plan_ends_at timestamptz(3),
  ADD CONSTRAINT station_plan_ends_check CHECK (plan_ends_at IS NULL OR plan_id IS NOT NULL);
