#!/bin/sh
# The namespace and the search attributes that Hourcast's workflows have: TEMPORAL_ADDRESS, TEMPORAL_NAMESPACE (default), RETENTION (3d).
# Run again it changes nothing. Needs the command line `temporal`.
set -eu
namespace=${TEMPORAL_NAMESPACE:-default}
tries=60
until temporal operator cluster health --command-timeout 2s >/dev/null 2>&1; do
  tries=$((tries - 1))
  [ "$tries" -gt 0 ] || { echo "Temporal at ${TEMPORAL_ADDRESS:-localhost:7233} does not answer" >&2; exit 1; }
  sleep 1
done
temporal operator namespace describe --namespace "$namespace" >/dev/null 2>&1 ||
  temporal operator namespace create --namespace "$namespace" --retention "${RETENTION:-3d}"
# A namespace made a moment ago is not known to every part of the server yet.
tries=30
until temporal operator search-attribute create --namespace "$namespace" \
  --name StationRef --type Keyword --name RunStage --type Keyword --name DeliveryKind --type Keyword --name SlotInstant --type Datetime; do
  tries=$((tries - 1))
  [ "$tries" -gt 0 ] || exit 1
  sleep 1
done
echo "Namespace $namespace has StationRef, RunStage, DeliveryKind and SlotInstant."
