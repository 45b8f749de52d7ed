import type { Topic } from '@hourcast/domain/events'
import type { Kafka } from 'kafkajs'
import type { Logger } from 'pino'
import { type Clock, systemClock } from '../../clock.ts'
import { instruments } from '../../telemetry/instruments.ts'
import type { AnyEvent, Bus } from '../bus.ts'
import { consume } from './consume.ts'
import { createDeadLetters, type DeadLetters } from './dead-letters.ts'
import { messageOf } from './event-message.ts'
import { type HandleNeeds, handleBatch } from './handle-batch.ts'
import { type KafkaAddress, openKafka } from './kafka-client.ts'
import { groupName, topicMaker, topicName } from './kafka-topics.ts'
import { createPreparation, type Preparation } from './preparation.ts'
import { createPublisher, type TopicMessages } from './publisher.ts'
import { readLag } from './read-lag.ts'
import { readPublished } from './read-published.ts'

export type KafkaBus = Bus & {
  /** Events that each consumer of this bus has not acted on, in all processes together. Rejects when Kafka does not say in time. */
  readLag(): Promise<Record<string, number>>
  /** All events of topics from the first one up to what is there now. */
  published(topics: readonly Topic[]): AsyncIterable<readonly AnyEvent[]>
  /** After the consumers have stopped. */
  close(): Promise<void>
}

const byTopic = (prefix: string, events: readonly AnyEvent[]): TopicMessages[] => {
  const topics = new Map<string, TopicMessages>()
  for (const event of events) {
    const topic = topicName(prefix, event.topic)
    const reported = topics.get(topic) ?? { topic, messages: [] }
    reported.messages.push(messageOf(event))
    topics.set(topic, reported)
  }
  return [...topics.values()]
}

type Opened = { kafka: Kafka; prefix: string; topics: Preparation; deadLetters: DeadLetters; clock: Clock; log: Logger }

const subscribeTo =
  ({ kafka, prefix, topics: preparation, deadLetters, clock, log }: Opened): Bus['subscribe'] =>
  (consumer, topics, handler, signal) => {
    // A counter that starts with its first letter hides that one from every rate.
    instruments().deadLetters.add(0, { consumer })
    const setAside: HandleNeeds['setAside'] = (message, { topic, partition }, code) =>
      deadLetters.send(message, { consumer, topic, partition, code })
    const needs = { handler, clock, log: log.child({ consumer }), setAside }
    return consume(
      {
        kafka,
        groupId: groupName(prefix, consumer),
        topics: topics.map((topic) => topicName(prefix, topic)),
        log,
        preparation,
        eachBatch: (batch) => handleBatch(batch, needs),
      },
      signal,
    )
  }

/**
 * Events over Kafka: keyed by scheduler, acknowledged by all replicas, one group for each consumer that all workers share. Nothing connects
 * before it is used. Order holds per key of a topic.
 */
export const createKafkaBus = (config: KafkaAddress, log: Logger, clock: Clock = systemClock): KafkaBus => {
  const kafka = openKafka(config, log)
  const prefix = config.KAFKA_PREFIX
  const topics = createPreparation(topicMaker(kafka, prefix, log))
  const publisher = createPublisher(kafka, topics)
  const deadLetters = createDeadLetters(kafka, prefix, topics, log)
  const consumers = new Map<string, readonly Topic[]>()
  const subscribe = subscribeTo({ kafka, prefix, topics, deadLetters, clock, log })
  return {
    async publish(events) {
      if (events.length > 0) await publisher.send(byTopic(prefix, events))
    },
    subscribe(consumer, its, handler, signal) {
      consumers.set(consumer, its)
      return subscribe(consumer, its, handler, signal)
    },
    async readLag() {
      await topics.ensure()
      return readLag(kafka, prefix, consumers)
    },
    async *published(wanted) {
      await topics.ensure()
      yield* readPublished(kafka, prefix, wanted)
    },
    async close() {
      await Promise.all([publisher.close(), deadLetters.close()])
    },
  }
}
