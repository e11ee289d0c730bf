#!/usr/bin/env bash
# Builds the image of compose.yaml, starts it beside its PostgreSQL, and waits until the image's own health check passes.
set -euo pipefail
export POSTGRES_PASSWORD=${POSTGRES_PASSWORD:-only-for-this-run}
trap 'docker compose logs shop; docker compose down --volumes' EXIT
docker compose up --build --detach --wait --wait-timeout 300
for path in /health/ready / /admin/ /third-party-licenses.md; do
  curl --fail --silent --show-error --output /dev/null "http://127.0.0.1:3000$path"
done
