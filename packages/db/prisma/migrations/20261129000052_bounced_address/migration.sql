-- When a mail server said that it takes no mail for this address; asking again clears it.
ALTER TABLE recipient ADD COLUMN bounced_at timestamptz(3);

ALTER TABLE target
  DROP CONSTRAINT target_consent_check,
  ADD CONSTRAINT target_consent_check CHECK (consent IN ('given', 'waiting', 'bounced', 'ended', 'refused'));
