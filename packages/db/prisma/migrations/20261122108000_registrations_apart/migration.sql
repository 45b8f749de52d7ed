-- Registrations are counted apart from codes. Those of the last quarter of an hour count as codes still, and end by themselves.
ALTER TABLE account_attempt DROP CONSTRAINT account_attempt_kind_check;
ALTER TABLE account_attempt ADD CONSTRAINT account_attempt_kind_check CHECK (kind IN ('sign-in', 'code', 'registration', 'reset'));
