-- What visitors put on the map. Others see it once the link in the mail to `email` was opened; of the link a hash is stored. Until then it is
-- shown to the browser that added it (browser_hash). visitor_hash is a keyed hash of the network it came from, for the limit of a day.
CREATE TABLE enterprise (
  id           text PRIMARY KEY,
  title        text NOT NULL CHECK (title <> '' AND title !~ '[[:cntrl:]]'),
  url          text NOT NULL CHECK (url ~ '^https?://'),
  email        text NOT NULL CHECK (email = lower(email) AND email !~ '[[:space:][:cntrl:]]' AND email ~ '^[^@]+@[^@]+$'),
  description  text NOT NULL CHECK (description <> ''),
  lat          double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
  lng          double precision NOT NULL CHECK (lng BETWEEN -180 AND 180),
  token_hash   text NOT NULL UNIQUE,
  browser_hash text NOT NULL,
  visitor_hash text NOT NULL,
  added_at     timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3)
);
CREATE INDEX enterprise_email ON enterprise (email);
CREATE INDEX enterprise_added ON enterprise (added_at);
