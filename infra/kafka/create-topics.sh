#!/usr/bin/env bash
# Makes Hourcast's topics by hand, where the worker may not: `KAFKA_PREFIX=… infra/kafka/create-topics.sh broker:9092 [kafka-topics.sh options]`.
# Kept for ever, so that `hourcast rebuild` can start from the first event. Never change the number of partitions of a topic with events:
# order per scheduler would be lost. Wants kafka-topics.sh in the PATH (in Kafka's image: /opt/kafka/bin).
set -euo pipefail
brokers=${1:?broker:9092[,…]}
shift
for topic in schedulers broadcasts listening inquiries dead-letters; do
  kafka-topics.sh --bootstrap-server "$brokers" --create --if-not-exists --topic "${KAFKA_PREFIX:-}hourcast.$topic" \
    --partitions 6 --config retention.ms=-1 --config retention.bytes=-1 --config cleanup.policy=delete "$@"
done
