#!/bin/sh
# Makes this installation's own secrets once, into volumes. What is there is never replaced: it has sealed rows by then.
set -eu
umask 077
keep() { # FILE: it gets its name when it is whole
  cat >"$1.new"
  [ -s "$1.new" ]
  mv "$1.new" "$1"
}
password() { node -p 'crypto.randomBytes(24).toString("base64url")' | tr -d '\n'; }
[ -e /secrets/hourcast.env ] || hourcast secrets | grep -E '^(SESSION_SECRET|SEAL_KEYS)=' | keep /secrets/hourcast.env
# For the operator, who looks at Temporal's page and at the mails.
[ -e /pages/password ] || password | keep /pages/password
# PostgreSQL and Temporal read theirs as users of their own; each volume is mounted where it is needed alone.
umask 022
for folder in /database-admin /database /database-temporal; do
  [ -e "$folder/password" ] || password | keep "$folder/password"
done
