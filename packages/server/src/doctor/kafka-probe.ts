import kafkajs, { type Admin } from 'kafkajs'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { openKafka } from '../events/kafka/kafka-client.ts'
import { allTopics, withAdmin } from '../events/kafka/kafka-topics.ts'
import type { Probe } from './probe.ts'

const FOR_EVER = '-1'

/** What is missing, and what somebody has made in a way that loses events or their order; the names when all is well. */
const lookAtTopics = async (admin: Admin, prefix: string): Promise<string> => {
  const wanted = allTopics(prefix)
  const there = new Set(await admin.listTopics())
  const missing = wanted.filter((topic) => !there.has(topic))
  const words = missing.length === 0 ? [] : [`missing until a worker makes them: ${missing.join(', ')}`]
  const found = wanted.filter((topic) => there.has(topic))
  if (found.length > 0) words.push(...(await oddPartitions(admin, found)), ...(await endingRetentions(admin, found)))
  return words.length === 0 ? wanted.join(', ') : words.join('; ')
}

const oddPartitions = async (admin: Admin, topics: string[]): Promise<string[]> => {
  const { topics: described } = await admin.fetchTopicMetadata({ topics })
  const counts = described.map(({ name, partitions }) => `${name} ${partitions.length}`).toSorted()
  const isOne = new Set(described.map(({ partitions }) => partitions.length)).size === 1
  return isOne ? [] : [`warning: not one number of partitions (${counts.join(', ')})`]
}

/** Topics whose events the broker forgets by itself: `hourcast rebuild` could not start from the first one. */
const endingRetentions = async (admin: Admin, topics: string[]): Promise<string[]> => {
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: topics.map((name) => ({ type: kafkajs.ConfigResourceTypes.TOPIC, name, configNames: ['retention.ms'] })),
  })
  const ending = resources.filter(({ configEntries }) =>
    configEntries.some(({ configName, configValue }) => configName === 'retention.ms' && configValue !== FOR_EVER),
  )
  const names = ending.map(({ resourceName }) => resourceName).join(', ')
  return ending.length === 0 ? [] : [`warning: events are not kept for ever (retention.ms is not -1) in ${names}`]
}

/** KAFKA_BROKERS and its settings, tried step by step as the worker uses them. */
export const kafkaProbe = (config: Config, brokers: string): Probe => {
  const kafka = openKafka(config, pino({ level: 'silent' }))
  return {
    name: 'kafka',
    target: brokers,
    advice:
      'Check KAFKA_BROKERS (host:port,…), KAFKA_TLS and KAFKA_SASL_…, and that the brokers advertise addresses that this machine reaches. Topics that ' +
      'are missing are made by the worker when it starts, if it may; else make them by hand.',
    steps: [
      {
        name: 'connect',
        run: () =>
          withAdmin(kafka, 'connecting', async (admin) => {
            const { brokers: found } = await admin.describeCluster()
            return found.map(({ host, port }) => `${host}:${port}`).join(', ')
          }),
      },
      {
        name: 'topics',
        run: () => withAdmin(kafka, 'looking at the topics', (admin) => lookAtTopics(admin, config.KAFKA_PREFIX)),
      },
    ],
  }
}
