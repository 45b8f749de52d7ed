#!/bin/sh
# Once for each start: the roles of Hourcast and of Temporal, each the owner of its own databases and no superuser. What an installation from
# before has there as the superuser becomes theirs.
set -eu
at=postgres:5432
DATABASE_ADMIN_URL="postgresql://hourcast:$(cat /database-admin/password)@$at/postgres"
export DATABASE_ADMIN_URL
ensure() { # ROLE PASSWORD_FILE DATABASE
  DATABASE_URL="postgresql://$1:$(cat "$2")@$at/$3" node /app/apps/worker/build/hourcast.mjs roles
}
ensure hourcast_app /database/password hourcast
for database in temporal temporal_visibility; do ensure temporal /database-temporal/password "$database"; done
