-- Item memory beside the plan: what 'Run now' has told. A planned bulletin does not look here.
CREATE TABLE aired_beside (
  scheduler_id text NOT NULL REFERENCES scheduler ON DELETE CASCADE,
  item_id      text NOT NULL,
  aired_at     timestamptz(3) NOT NULL,
  PRIMARY KEY (scheduler_id, item_id)
);
