-- Addresses of a station that are told of its broadcasts.
CREATE TABLE webhook (
  id            text PRIMARY KEY,
  station_id    text NOT NULL REFERENCES station ON DELETE CASCADE,
  url           text NOT NULL,
  events        text[] NOT NULL,
  -- Sealed. The one before it signs too until old_until.
  sealed_secret text NOT NULL,
  old_secret    text,
  old_until     timestamptz(3),
  -- What happened before is not told.
  created_at    timestamptz(3) NOT NULL,
  off_at        timestamptz(3),
  off_because   text CONSTRAINT webhook_off_because_check CHECK (off_because IN ('owner', 'gone', 'failing')),
  failing_since timestamptz(3),
  rest_until    timestamptz(3),
  -- When a message of it is due next; null: none waits. Kept here so that nobody has to look through the messages.
  next_try_at   timestamptz(3),
  -- The lease of the worker that sends one of its messages now.
  claimed_until timestamptz(3),
  CONSTRAINT webhook_off_check CHECK ((off_at IS NULL) = (off_because IS NULL)),
  CONSTRAINT webhook_old_check CHECK ((old_secret IS NULL) = (old_until IS NULL))
);
CREATE INDEX webhook_station ON webhook (station_id);
CREATE INDEX webhook_due ON webhook (next_try_at) WHERE next_try_at IS NOT NULL;

-- One event for one webhook. event_id is what the receiver gets as webhook-id, with every try the same.
CREATE TABLE webhook_message (
  id         text PRIMARY KEY,
  webhook_id text NOT NULL REFERENCES webhook ON DELETE CASCADE,
  event_id   text NOT NULL,
  type       text NOT NULL,
  body       text NOT NULL,
  state      text NOT NULL DEFAULT 'waiting' CONSTRAINT webhook_message_state_check CHECK (state IN ('waiting', 'delivered', 'given-up')),
  tries      integer NOT NULL DEFAULT 0,
  due_at     timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT webhook_message_due_check CHECK ((state = 'waiting') = (due_at IS NOT NULL)),
  UNIQUE (webhook_id, event_id)
);
CREATE INDEX webhook_message_due ON webhook_message (webhook_id, due_at, id) WHERE state = 'waiting';
CREATE INDEX webhook_message_newest ON webhook_message (webhook_id, created_at DESC, id DESC);
CREATE INDEX webhook_message_created ON webhook_message (created_at);

-- status is null where nobody answered; fault then says why.
CREATE TABLE webhook_try (
  message_id text NOT NULL REFERENCES webhook_message ON DELETE CASCADE,
  number     integer NOT NULL,
  at         timestamptz(3) NOT NULL,
  took_ms    integer NOT NULL,
  status     integer,
  fault      text,
  answer     text NOT NULL DEFAULT '',
  PRIMARY KEY (message_id, number)
);
