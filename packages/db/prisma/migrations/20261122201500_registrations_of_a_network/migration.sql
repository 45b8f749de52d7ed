-- How many addresses one network registers is counted beside how often each of them is.
ALTER TABLE account_attempt DROP CONSTRAINT account_attempt_kind_check;
ALTER TABLE account_attempt ADD CONSTRAINT account_attempt_kind_check
  CHECK (kind IN ('sign-in', 'code', 'registration', 'reset', 'network'));
