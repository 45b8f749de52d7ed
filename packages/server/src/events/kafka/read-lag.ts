import type { Topic } from '@hourcast/domain/events'
import type { Admin, Kafka } from 'kafkajs'
import { groupName, topicName, withAdmin } from './kafka-topics.ts'

export type Offsets = { partition: number; offset: string }
export type Marks = { partition: number; low: string; high: string }

/** Events of a topic that a group has not committed. A group that is new begins at the first event that is still there. */
export const lagOf = (marks: readonly Marks[], committed: readonly Offsets[]): number => {
  const at = new Map(committed.map(({ partition, offset }) => [partition, Number(offset)]))
  return marks.reduce(
    (sum, { partition, low, high }) => sum + Math.max(0, Number(high) - Math.max(at.get(partition) ?? -1, Number(low))),
    0,
  )
}

const lagOfGroup = async (
  admin: Admin,
  groupId: string,
  marks: ReadonlyMap<string, readonly Marks[]>,
  topics: readonly string[],
) => {
  const committed = await admin.fetchOffsets({ groupId, topics: [...topics] })
  return committed.reduce((sum, { topic, partitions }) => sum + lagOf(marks.get(topic) ?? [], partitions), 0)
}

/** How many events each consumer has not acted on. Rejects when Kafka does not say so in time. */
export const readLag = (
  kafka: Kafka,
  prefix: string,
  consumers: ReadonlyMap<string, readonly Topic[]>,
): Promise<Record<string, number>> =>
  withAdmin(kafka, 'asking for the lag', async (admin) => {
    const topics = [...new Set([...consumers.values()].flat())].map((topic) => topicName(prefix, topic))
    const marks = new Map<string, Marks[]>()
    for (const topic of topics) marks.set(topic, await admin.fetchTopicOffsets(topic))
    const lags: Record<string, number> = {}
    for (const [consumer, its] of consumers) {
      const named = its.map((topic) => topicName(prefix, topic))
      lags[consumer] = await lagOfGroup(admin, groupName(prefix, consumer), marks, named)
    }
    return lags
  })
