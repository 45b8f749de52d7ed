#!/bin/sh
# Makes this installation's own secrets once, into volumes. What is there is never replaced: it has sealed rows by then.
set -eu
umask 077
keep() { # FILE: it gets its name when it is whole
  cat >"$1.new"
  [ -s "$1.new" ]
  mv "$1.new" "$1"
}
[ -e /secrets/hourcast.env ] || hourcast secrets | grep -E '^(SESSION_SECRET|SEAL_KEYS)=' | keep /secrets/hourcast.env
# PostgreSQL and Temporal read this one as users of their own.
umask 022
[ -e /database/password ] || node -p 'crypto.randomBytes(24).toString("base64url")' | tr -d '\n' | keep /database/password
