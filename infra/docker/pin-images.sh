#!/bin/sh
# Prints an override file that names each image of docker-compose.yml by the digest that its registry gives it now:
#   infra/docker/pin-images.sh > docker-compose.pinned.yml
#   docker compose -f docker-compose.yml -f docker-compose.pinned.yml up --build --wait
# Needs docker buildx and a way to the registries. Run it again when a tag has been updated, and look at what has changed.
set -eu
cd "$(dirname "$0")/../.."
echo "# Made by infra/docker/pin-images.sh on $(date -u +%F)."
echo 'services:'
docker compose config --format json | node -e '
  const { services } = JSON.parse(require("fs").readFileSync(0, "utf8"))
  for (const [name, { image, build }] of Object.entries(services)) if (image && !build) console.log(name, image)' |
  sort | while read -r service image; do
    digest=$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')
    case $digest in sha256:*) ;; *) echo "no digest for $image" >&2; exit 1 ;; esac
    printf '  %s:\n    image: %s@%s\n' "$service" "$image" "$digest"
  done
