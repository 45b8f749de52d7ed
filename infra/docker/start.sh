#!/bin/sh
# Every container of ours starts with this. What the environment does not say about secrets and the database comes from the volumes
# that make-secrets.sh filled once.
set -eu
from_file() { sed -n "s/^$1=//p" /secrets/hourcast.env 2>/dev/null || true; }
export SESSION_SECRET="${SESSION_SECRET:-$(from_file SESSION_SECRET)}"
export SEAL_KEYS="${SEAL_KEYS:-$(from_file SEAL_KEYS)}"
if [ -z "${DATABASE_URL:-}" ] && [ -r /database/password ]; then
  DATABASE_URL="postgresql://hourcast_app:$(cat /database/password)@postgres:5432/hourcast"
  export DATABASE_URL
fi
exec "$@"
