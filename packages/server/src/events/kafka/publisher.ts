import { type Kafka, type Message, Partitioners, type Producer } from 'kafkajs'
import { BusUnavailableError } from '../bus.ts'
import { RETRY } from './kafka-client.ts'
import type { Preparation } from './preparation.ts'
import { within } from './within.ts'

// Well below the 30 seconds after which the database ends the relay's transaction.
const PUBLISH_MS = 15_000
const CLOSE_MS = 5_000

export type TopicMessages = { topic: string; messages: Message[] }

/** In order, acknowledged by every replica in sync. */
export type Publisher = {
  send(batch: readonly TopicMessages[]): Promise<void>
  close(): Promise<void>
}

/** The broker has looked at the messages and does not want them: as they are, they never get through. */
const OWN_FAULTS = ['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE', 'INVALID_RECORD', 'INVALID_TIMESTAMP']

const isOwnFault = (error: unknown): boolean =>
  error instanceof Error &&
  (('type' in error && OWN_FAULTS.includes(String(error.type))) || (error.cause !== undefined && isOwnFault(error.cause)))

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * An idempotent producer, made again after each failure. A batch whose answer was lost may lie on the broker; another batch under the same
 * sequence numbers would be taken for it and dropped. Under a new producer's id the same events come twice at worst, and a straggler of
 * the old one comes after what it holds, so that the first time of each is in order.
 */
export const createPublisher = (kafka: Kafka, topics: Preparation): Publisher => {
  let current: Promise<Producer> | undefined
  let turn: Promise<unknown> = Promise.resolve()

  const open = async (): Promise<Producer> => {
    await topics.ensure()
    const producer = kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      // Murmur2 of the key, as every other client does it, named so that an update of the client cannot move keys.
      createPartitioner: Partitioners.DefaultPartitioner,
      allowAutoTopicCreation: false,
      retry: RETRY,
    })
    await producer.connect()
    return producer
  }

  /** `inHand` may go on for a while, and connect again for it: what it leaves open is closed after it. */
  const abandon = async (producer: Promise<Producer>, inHand: Promise<unknown>): Promise<void> => {
    if (current === producer) current = undefined
    const close = () => producer.then((opened) => opened.disconnect()).catch(() => {})
    void inHand.catch(() => {}).then(close)
    await within(CLOSE_MS, 'closing a producer', close()).catch(() => {})
  }

  const sendNow = async (batch: readonly TopicMessages[]): Promise<void> => {
    current ??= open()
    const producer = current
    const sending = producer.then((opened) => opened.sendBatch({ acks: -1, timeout: 10_000, topicMessages: [...batch] }))
    try {
      await within(PUBLISH_MS, 'publishing', sending)
    } catch (error) {
      void abandon(producer, sending)
      // They may have gone: a cluster that was renewed has none.
      topics.forget()
      if (isOwnFault(error)) throw new Error(messageOf(error), { cause: error })
      throw new BusUnavailableError(`Kafka takes no events: ${messageOf(error)}`, { cause: error })
    }
  }

  return {
    send(batch) {
      // One at a time: of two at once, one that fails would throw away the other's producer.
      const sent = turn.then(() => sendNow(batch))
      turn = sent.catch(() => {})
      return sent
    },
    async close() {
      await turn
      if (current) await abandon(current, turn)
    },
  }
}
