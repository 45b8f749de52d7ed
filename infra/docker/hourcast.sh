#!/bin/sh
# The command inside a container, also by `docker compose exec`, where start.sh has not run.
exec /app/infra/docker/start.sh node /app/apps/worker/build/hourcast.mjs "$@"
