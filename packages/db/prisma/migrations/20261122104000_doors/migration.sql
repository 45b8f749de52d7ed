-- A code belongs to the browser that asked for it (browser_hash), or, where a program asked without showing one, to whoever shows none (is_open).
-- registers: entering it makes the account. link_hash and email_sealed belong to the link that is mailed beside the code.
-- Codes of before belong to no browser: whoever waits for one asks again.
DELETE FROM sign_in_code;
ALTER TABLE sign_in_code
  ADD COLUMN browser_hash text NOT NULL DEFAULT '',
  ADD COLUMN is_open boolean NOT NULL DEFAULT false,
  ADD COLUMN registers boolean NOT NULL DEFAULT false,
  ADD COLUMN link_hash text UNIQUE,
  ADD COLUMN email_sealed text;

-- Whose tries these are: '' are those of strangers, anything else one browser that has shown who it is.
ALTER TABLE account_attempt ADD COLUMN browser text NOT NULL DEFAULT '';
DROP INDEX account_attempt_address;
CREATE INDEX account_attempt_address ON account_attempt (address_hash, kind, browser, at);

ALTER TABLE api_key ADD COLUMN expires_at timestamptz(3);
