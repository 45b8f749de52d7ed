import type { Topic } from '@hourcast/domain/events'
import type { Kafka, KafkaMessage } from 'kafkajs'
import type { Logger } from 'pino'
import { type Clock, systemClock } from '../../clock.ts'
import type { AnyEvent, Bus } from '../bus.ts'
import { consume } from './consume.ts'
import { messageOf } from './event-message.ts'
import { handleBatch } from './handle-batch.ts'
import { type KafkaAddress, openKafka } from './kafka-client.ts'
import { DEAD_LETTERS, groupName, makeTopics, topicName } from './kafka-topics.ts'
import { createPublisher, type Publisher, type TopicMessages } from './publisher.ts'
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
    const told = topics.get(topic) ?? { topic, messages: [] }
    told.messages.push(messageOf(event))
    topics.set(topic, told)
  }
  return [...topics.values()]
}

type Place = { consumer: string; topic: string; partition: number; code: string }

/** The message as it came, and who could not act on it, where it lies and why in a word: nothing that is not in the topic already. */
const deadLetter = ({ key, value, offset }: KafkaMessage, { consumer, topic, partition, code }: Place) => ({
  key,
  value,
  headers: { consumer, topic, partition: String(partition), offset, code },
})

/** Once, and again until it has worked. */
const onceDone = (work: () => Promise<void>): (() => Promise<void>) => {
  let done: Promise<void> | undefined
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    })
    return done
  }
}

type Opened = { kafka: Kafka; prefix: string; publisher: Publisher; prepare(): Promise<void>; clock: Clock; log: Logger }

const subscribeTo =
  ({ kafka, prefix, publisher, prepare, clock, log }: Opened): Bus['subscribe'] =>
  (consumer, topics, handler, signal) => {
    const groupId = groupName(prefix, consumer)
    const setAside = async (message: KafkaMessage, { topic, partition }: { topic: string; partition: number }, code: string) => {
      const letter = deadLetter(message, { consumer, topic, partition, code })
      await publisher.send([{ topic: topicName(prefix, DEAD_LETTERS), messages: [letter] }])
      log.error({ consumer, topic, partition, offset: message.offset, code }, 'an event was set aside')
    }
    const needs = { handler, clock, log: log.child({ consumer }), setAside }
    const named = topics.map((topic) => topicName(prefix, topic))
    return consume({ kafka, groupId, topics: named, log, prepare, eachBatch: (batch) => handleBatch(batch, needs) }, signal)
  }

/**
 * Events over Kafka: keyed by scheduler, acknowledged by all replicas, one group for each consumer that all workers share. Nothing connects
 * before it is used. Order holds per key of a topic.
 */
export const createKafkaBus = (config: KafkaAddress, log: Logger, clock: Clock = systemClock): KafkaBus => {
  const kafka = openKafka(config, log)
  const prefix = config.KAFKA_PREFIX
  const prepare = onceDone(() => makeTopics(kafka, prefix, log))
  const publisher = createPublisher(kafka, prepare)
  const consumers = new Map<string, readonly Topic[]>()
  const subscribe = subscribeTo({ kafka, prefix, publisher, prepare, clock, log })
  return {
    async publish(events) {
      if (events.length > 0) await publisher.send(byTopic(prefix, events))
    },
    subscribe(consumer, topics, handler, signal) {
      consumers.set(consumer, topics)
      return subscribe(consumer, topics, handler, signal)
    },
    async readLag() {
      await prepare()
      return readLag(kafka, prefix, consumers)
    },
    async *published(topics) {
      await prepare()
      yield* readPublished(kafka, prefix, topics)
    },
    close: () => publisher.close(),
  }
}
