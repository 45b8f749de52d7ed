#!/bin/sh
# A back-up of back-up.sh into an empty database, as a whole or not at all: restore.sh FILE
# Where: libpq's own variables, as for back-up.sh. Before any worker or web app starts on that database.
set -eu
file=${1:?usage: restore.sh FILE}
tables=$(psql --no-psqlrc --quiet --tuples-only --no-align --command \
  "SELECT count(*) FROM pg_tables WHERE schemaname IN ('public', 'graphile_worker')")
if [ "$tables" != 0 ]; then
  echo "The database is not empty: it has $tables tables. Make a fresh one (createdb) and restore into it." >&2
  exit 1
fi
pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname="${PGDATABASE:?}" "$file"
# Temporal may know of later changes than these rows: it gets everything once more.
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --command \
  "DO \$\$ BEGIN IF to_regclass('public.engine') IS NOT NULL THEN UPDATE engine SET namespace_id = NULL; END IF; END \$\$"
psql --no-psqlrc --quiet --command 'ANALYZE'
psql --no-psqlrc --tuples-only --no-align --command \
  "SELECT 'restored: ' || (SELECT count(*) FROM scheduler WHERE deleted_at IS NULL) || ' schedulers, ' || (SELECT count(*) FROM broadcast) || ' broadcasts'"
echo 'With Kafka: run hourcast rebuild once; events since the back-up are in its topics, and consumers are not told them again.'
