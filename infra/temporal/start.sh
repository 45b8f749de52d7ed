#!/bin/sh
# Temporal on the same PostgreSQL, with its own two databases; the password is the one that make-secrets.sh made.
set -eu
POSTGRES_PWD=${POSTGRES_PWD:-$(cat /database/password)}
export POSTGRES_PWD
exec /etc/temporal/entrypoint.sh "$@"
