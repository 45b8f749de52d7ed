-- The end of its plan that a station's owner was told of last: once some days before it, and once when it has come. A plan that ends at another
-- time is told of again.
ALTER TABLE station
  ADD COLUMN told_soon_of timestamptz(3),
  ADD COLUMN told_end_of timestamptz(3);
