import type { Kafka, KafkaMessage, Message } from 'kafkajs'
import type { Logger } from 'pino'
import { instruments } from '../../telemetry/instruments.ts'
import { BusUnavailableError } from '../bus.ts'
import { DEAD_LETTERS, topicName } from './kafka-topics.ts'
import type { Preparation } from './preparation.ts'
import { createPublisher } from './publisher.ts'

/** Who could not act on a message, where it lies and why in a word. */
export type Place = { consumer: string; topic: string; partition: number; code: string }

export type DeadLetters = {
  /** Resolves when the broker has the letter: the message behind it may go on. */
  send(message: KafkaMessage, place: Place): Promise<void>
  close(): Promise<void>
}

/** The message as it came, with its place: nothing that is not in its topic already. */
const letterOf = ({ key, value, offset }: KafkaMessage, { partition, ...place }: Place): Message => ({
  key,
  value,
  headers: { ...place, partition: String(partition), offset },
})

const withoutValue = (letter: Message): Message => ({ ...letter, value: null, headers: { ...letter.headers, omitted: 'value' } })

/** By a producer of their own: what happens to a letter does not concern the relay. */
export const createDeadLetters = (kafka: Kafka, prefix: string, topics: Preparation, log: Logger): DeadLetters => {
  const publisher = createPublisher(kafka, topics)
  const publish = (letter: Message) => publisher.send([{ topic: topicName(prefix, DEAD_LETTERS), messages: [letter] }])
  return {
    async send(message, place) {
      const letter = letterOf(message, place)
      await publish(letter).catch((error: unknown) => {
        if (error instanceof BusUnavailableError) throw error
        // With its headers it may be larger than the broker takes; where it lies is said all the same.
        return publish(withoutValue(letter))
      })
      instruments().deadLetters.add(1, { consumer: place.consumer })
      log.error({ ...place, offset: message.offset }, 'an event was set aside')
    },
    close: () => publisher.close(),
  }
}
