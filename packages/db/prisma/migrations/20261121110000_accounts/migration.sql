-- Addresses stand here as HMACs only: these rows are the same for an address that nobody has registered.

-- A code that was mailed. One with a password belongs to a registration: entering it makes the owner.
CREATE TABLE sign_in_code (
  id            text PRIMARY KEY,
  address_hash  text NOT NULL,
  code_hash     text NOT NULL,
  tries         smallint NOT NULL DEFAULT 0,
  password_hash text,
  time_zone     text NOT NULL DEFAULT 'UTC',
  created_at    timestamptz(3) NOT NULL,
  expires_at    timestamptz(3) NOT NULL
);
CREATE INDEX sign_in_code_address ON sign_in_code (address_hash);

-- What is limited by address: tries to sign in that have not succeeded, codes asked for, reset links asked for.
CREATE TABLE account_attempt (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address_hash text NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('sign-in', 'code', 'reset')),
  at           timestamptz(3) NOT NULL
);
CREATE INDEX account_attempt_address ON account_attempt (address_hash, kind, at);

-- Mails about an account that have not gone out yet. Sealed: they hold addresses, codes and links.
CREATE TABLE account_mail (
  id         text PRIMARY KEY,
  sealed     text NOT NULL,
  send_after timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX account_mail_send_after ON account_mail (send_after);

ALTER TABLE sign_in_link ADD COLUMN purpose text NOT NULL DEFAULT 'sign-in' CHECK (purpose IN ('sign-in', 'reset'));

ALTER TABLE session
  ADD COLUMN last_seen_at timestamptz(3),
  ADD COLUMN device text NOT NULL DEFAULT '';

-- hint: the last characters of the key, so that its owner can tell it from another.
ALTER TABLE api_key
  ADD COLUMN name text NOT NULL DEFAULT '',
  ADD COLUMN hint text NOT NULL DEFAULT '';
