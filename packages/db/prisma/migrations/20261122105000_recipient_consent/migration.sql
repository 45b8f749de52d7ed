-- Mail goes to an address that is not its owner's own when whoever reads there has agreed to it once.

-- What a reader has said to a station, whichever of its schedulers mails there; it outlives every edit of them.
CREATE TABLE recipient (
  id           text PRIMARY KEY,
  station_id   text NOT NULL REFERENCES station ON DELETE CASCADE,
  -- In small letters: two spellings of one mailbox are one reader.
  address      text NOT NULL CONSTRAINT recipient_address_check CHECK (address = lower(address)),
  created_at   timestamptz(3) NOT NULL DEFAULT now(),
  confirmed_at timestamptz(3),
  -- Mails of a scheduler were ended by the reader: whoever enters the address after it asks again.
  ended_at     timestamptz(3),
  -- The station may never ask again.
  refused_at   timestamptz(3),
  UNIQUE (station_id, address)
);
CREATE INDEX recipient_address ON recipient (address);

-- The links of mails that ask. Only a hash is stored, and each works once.
CREATE TABLE consent_link (
  token_hash   text PRIMARY KEY,
  recipient_id text NOT NULL REFERENCES recipient ON DELETE CASCADE,
  created_at   timestamptz(3) NOT NULL,
  expires_at   timestamptz(3) NOT NULL,
  used_at      timestamptz(3)
);
CREATE INDEX consent_link_recipient ON consent_link (recipient_id);

ALTER TABLE target
  ADD COLUMN consent text NOT NULL DEFAULT 'given',
  ADD CONSTRAINT target_consent_check CHECK (consent IN ('given', 'waiting', 'ended', 'refused')),
  ADD CONSTRAINT target_consent_of_mail CHECK (kind = 'email' OR consent = 'given');

-- withheld: the reader has not agreed. Neither delivered nor failed.
ALTER TABLE delivery
  DROP CONSTRAINT delivery_state_check,
  ADD CONSTRAINT delivery_state_check CHECK (state IN ('pending', 'staged', 'released', 'failed', 'withheld'));

-- A station that runs goes on: an address that bulletins have arrived at counts as confirmed, and from the next mail on it can end them.
INSERT INTO recipient (id, station_id, address, confirmed_at)
SELECT replace(gen_random_uuid()::text, '-', ''), reader.station_id, reader.address, now()
FROM (
  SELECT DISTINCT scheduler.station_id, lower(target.address) AS address
  FROM target JOIN scheduler ON scheduler.id = target.scheduler_id
  WHERE target.kind = 'email' AND EXISTS (SELECT FROM delivery WHERE delivery.target_id = target.id AND delivery.state = 'released')
) AS reader;

-- Every other one waits until it is confirmed, unless it is the owner's own.
UPDATE target SET consent = 'waiting'
FROM scheduler JOIN station ON station.id = scheduler.station_id JOIN owner ON owner.id = station.owner_id
WHERE target.kind = 'email' AND scheduler.id = target.scheduler_id
  AND NOT (owner.confirmed_at IS NOT NULL AND owner.email = lower(target.address))
  AND NOT EXISTS (SELECT FROM recipient WHERE recipient.station_id = scheduler.station_id AND recipient.address = lower(target.address));
