import { setTimeout as wait } from 'node:timers/promises'
import { TOPICS, type Topic } from '@hourcast/domain/events'
import type { Admin, Kafka } from 'kafkajs'
import type { Logger } from 'pino'
import { within } from './within.ts'

/** What no consumer could act on, for the operator. */
export const DEAD_LETTERS = 'hourcast.dead-letters'

// Order holds per key as long as a key stays in its partition: this number is never changed on a topic that has events.
const PARTITIONS = 6
const KEPT_FOR_EVER = [
  { name: 'retention.ms', value: '-1' },
  { name: 'retention.bytes', value: '-1' },
  { name: 'cleanup.policy', value: 'delete' },
]
const ADMIN_MS = 20_000
const ADMIN_TRIES = 4
const ADMIN_REST_MS = 500

export const topicName = (prefix: string, topic: Topic | typeof DEAD_LETTERS): string => `${prefix}${topic}`

export const groupName = (prefix: string, consumer: string): string => `${prefix}hourcast.${consumer}`

/** A topic that was just made has no leader yet, which the client itself does not wait for in every request. */
const isPassing = (error: unknown): boolean => error instanceof Error && 'retriable' in error && error.retriable === true

/** Work with an admin client of its own: it is asked seldom, and a connection that sleeps is one that breaks unseen. */
export const withAdmin = async <T>(kafka: Kafka, what: string, work: (admin: Admin) => Promise<T>): Promise<T> => {
  const admin = kafka.admin()
  const ask = async () => {
    await admin.connect()
    for (let tries = 1; ; tries += 1) {
      try {
        return await work(admin)
      } catch (error) {
        if (tries >= ADMIN_TRIES || !isPassing(error)) throw error
        await wait(ADMIN_REST_MS)
      }
    }
  }
  try {
    return await within(ADMIN_MS, what, ask())
  } finally {
    void admin.disconnect().catch(() => {})
  }
}

const REFUSALS = /_AUTHORIZATION_FAILED$|^POLICY_VIOLATION$|^INVALID_REPLICATION_FACTOR$/

/** Each topic has an answer of its own: refused, or there by now because another worker was quicker. */
const isAnswer = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.every(isAnswer)
  return 'type' in error && (error.type === 'TOPIC_ALREADY_EXISTS' || REFUSALS.test(String(error.type)))
}

export const allTopics = (prefix: string): string[] =>
  ([...Object.values(TOPICS), DEAD_LETTERS] as const).map((topic) => topicName(prefix, topic))

/**
 * What makes the topics that are not there: kept for ever, so that history can be made again from the first event. Throws when nobody
 * answers; that they may not be made is said once.
 */
export const topicMaker = (kafka: Kafka, prefix: string, log: Logger): (() => Promise<void>) => {
  let isRefused = false
  return () =>
    withAdmin(kafka, 'making the topics', async (admin) => {
      const there = new Set(await admin.listTopics())
      const missing = allTopics(prefix).filter((topic) => !there.has(topic))
      if (missing.length === 0) return
      const topics = missing.map((topic) => ({ topic, numPartitions: PARTITIONS, configEntries: KEPT_FOR_EVER }))
      try {
        await admin.createTopics({ topics, waitForLeaders: true, timeout: 10_000 })
      } catch (error) {
        // Anybody who runs the cluster may want to make them by hand: a broker that answers, and refuses, is no failure.
        if (!isAnswer(error)) throw error
        if (!isRefused) log.warn({ topics: missing }, 'some topics were not made: see that they are there')
        isRefused = true
      }
    })
}
