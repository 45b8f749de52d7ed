-- Which engine hosts the broadcasts. The worker that holds the lease says so; whoever changes a row has it told accordingly.
CREATE TABLE engine (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  kind text NOT NULL DEFAULT 'embedded' CHECK (kind IN ('embedded', 'temporal')),
  -- The namespace that has been told of everything: another one, or the same name made anew, has another id.
  namespace_id text
);
INSERT INTO engine DEFAULT VALUES;
