#!/bin/sh
# A back-up of the whole database by PostgreSQL's own pg_dump, while everything runs: back-up.sh FOLDER [DAYS]
# Where: libpq's own variables (PGHOST, PGPORT, PGUSER, PGDATABASE; PGPASSWORD or ~/.pgpass). Back-ups older than DAYS (30) go.
# pg_dump must be as new as the server. SESSION_SECRET, SEAL_KEYS and the audio folder are not in it.
set -eu
folder=${1:?usage: back-up.sh FOLDER [DAYS]}
days=${2:-30}
umask 077
mkdir -p "$folder"
file=$folder/hourcast-$(date -u +%Y%m%dT%H%M%SZ).pgdump
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --no-owner --no-privileges --lock-wait-timeout=60s --file="$file.part"
# A file that cannot be read back is no back-up.
pg_restore --list "$file.part" | grep -q 'TABLE DATA public outbox '
mv "$file.part" "$file"
find "$folder" -maxdepth 1 -name 'hourcast-*.pgdump' -mtime "+$days" -exec rm {} +
echo "$file"
