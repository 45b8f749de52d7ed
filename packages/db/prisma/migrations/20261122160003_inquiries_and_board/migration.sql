-- What visitors ask by the contact form. `receipt` is the number that they are told.
CREATE TABLE inquiry (
  id           text PRIMARY KEY,
  receipt      text NOT NULL UNIQUE,
  name         text NOT NULL,
  email        text NOT NULL,
  enterprise   text NOT NULL DEFAULT '',
  interest     text NOT NULL DEFAULT '',
  inquiry_type text NOT NULL,
  plan         text,
  -- Whether a receipt was left for the sender, and a mail for the operator: both are limited.
  is_receipted boolean NOT NULL DEFAULT false,
  is_told      boolean NOT NULL DEFAULT false,
  received_at  timestamptz(3) NOT NULL
);
CREATE INDEX inquiry_received ON inquiry (received_at);
CREATE INDEX inquiry_email ON inquiry (lower(email));

-- What owners write for the message board. Others see it once the operator has released it.
CREATE TABLE board_entry (
  id          text PRIMARY KEY,
  owner_id    text NOT NULL REFERENCES owner (id) ON DELETE CASCADE,
  name        text NOT NULL,
  location    text NOT NULL DEFAULT '',
  message     text NOT NULL,
  written_at  timestamptz(3) NOT NULL,
  released_at timestamptz(3)
);
CREATE INDEX board_entry_owner ON board_entry (owner_id, written_at);
CREATE INDEX board_entry_released ON board_entry (released_at) WHERE released_at IS NOT NULL;
