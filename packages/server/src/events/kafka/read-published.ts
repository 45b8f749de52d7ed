import { randomId } from '@hourcast/db/random-id'
import type { Topic } from '@hourcast/domain/events'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { EachBatchPayload, Kafka } from 'kafkajs'
import type { AnyEvent } from '../bus.ts'
import { readMessage } from './event-message.ts'
import { RETRY } from './kafka-client.ts'
import { groupName, topicName, withAdmin } from './kafka-topics.ts'
import { within } from './within.ts'

const NEXT_PAGE_MS = MINUTE_MS
const CLOSE_MS = 30_000

type Page = { events: AnyEvent[]; taken(): void }

/** Hands pages from a producer to a consumer; the giver waits until its page was taken. */
const createHandover = () => {
  const waiting: Page[] = []
  let isClosed = false
  let arrive = () => {}
  let end: (error: Error) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    end = reject
  })
  failed.catch(() => {})
  return {
    fail: (error: Error) => end(error),
    give: async (events: AnyEvent[]): Promise<void> => {
      if (isClosed) return
      await new Promise<void>((taken) => {
        waiting.push({ events, taken })
        arrive()
      })
    },
    /** Nobody takes any more: nobody waits for it either. */
    close() {
      isClosed = true
      for (const { taken } of waiting.splice(0)) taken()
    },
    take: async (): Promise<Page> => {
      for (;;) {
        const page = waiting.shift()
        if (page) return page
        const arrival = new Promise<void>((resolve) => {
          arrive = resolve
        })
        await within(NEXT_PAGE_MS, 'reading events from Kafka', Promise.race([arrival, failed]))
      }
    },
  }
}

const eventsOf = ({ batch }: EachBatchPayload): AnyEvent[] =>
  batch.messages.flatMap((message) => {
    const read = readMessage(message)
    return read.is === 'event' ? [read.event] : []
  })

/** Where each partition that holds anything ends, as `topic/partition` to the offset behind its last event. */
const endsOf = (kafka: Kafka, topics: readonly string[]): Promise<Map<string, number>> =>
  withAdmin(kafka, 'asking where the topics end', async (admin) => {
    const ends = new Map<string, number>()
    for (const topic of topics) {
      for (const { partition, low, high } of await admin.fetchTopicOffsets(topic))
        if (Number(high) > Number(low)) ends.set(`${topic}/${partition}`, Number(high))
    }
    return ends
  })

/**
 * All events of topics from the first one up to what is there now, per partition in order, by a group of its own that commits nothing.
 * What cannot be read was set aside by the consumers and is passed over. An event may come twice.
 */
export async function* readPublished(kafka: Kafka, prefix: string, wanted: readonly Topic[]): AsyncGenerator<AnyEvent[]> {
  const topics = wanted.map((topic) => topicName(prefix, topic))
  const ends = await endsOf(kafka, topics)
  if (ends.size === 0) return
  const groupId = groupName(prefix, `rebuild-${randomId()}`)
  const consumer = kafka.consumer({
    groupId,
    allowAutoTopicCreation: false,
    retry: { ...RETRY, restartOnFailure: async () => false },
  })
  const { give, take, fail, close } = createHandover()
  consumer.on(consumer.events.CRASH, ({ payload }) => fail(payload.error))
  const eachBatch = async (payload: EachBatchPayload): Promise<void> => {
    const { batch } = payload
    await give(eventsOf(payload))
    payload.resolveOffset(batch.lastOffset())
    const place = `${batch.topic}/${batch.partition}`
    if (Number(batch.lastOffset()) + 1 >= (ends.get(place) ?? 0)) ends.delete(place)
    if (ends.size === 0) await give([])
  }
  try {
    await consumer.connect()
    await consumer.subscribe({ topics, fromBeginning: true })
    await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch })
    while (ends.size > 0) {
      const { events, taken } = await take()
      yield events
      taken()
    }
  } finally {
    close()
    await within(CLOSE_MS, 'closing', consumer.disconnect()).catch(() => {})
    await withAdmin(kafka, 'forgetting a group', (admin) => admin.deleteGroups([groupId])).catch(() => {})
  }
}
