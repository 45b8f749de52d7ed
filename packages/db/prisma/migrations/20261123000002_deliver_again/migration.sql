-- The owner has a bulletin delivered to one target once more. What the broadcast itself delivered stays as it was.
CREATE TABLE redelivery (
  id           text PRIMARY KEY,
  delivery_id  text NOT NULL REFERENCES delivery ON DELETE CASCADE,
  state        text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'released', 'failed')),
  asked_at     timestamptz(3) NOT NULL,
  ended_at     timestamptz(3),
  staged       jsonb,
  receipt      jsonb,
  error_code   text,
  error_detail text
);
CREATE INDEX redelivery_delivery ON redelivery (delivery_id);
-- A second press while one is under way is the same one.
CREATE UNIQUE INDEX redelivery_open ON redelivery (delivery_id) WHERE state = 'open';
