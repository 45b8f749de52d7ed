import { TOPICS } from '@hourcast/domain/events'
import { pino } from 'pino'
import type { Config } from '../config.ts'
import { openKafka } from '../events/kafka/kafka-client.ts'
import { DEAD_LETTERS, topicName, withAdmin } from '../events/kafka/kafka-topics.ts'
import type { Probe } from './probes.ts'

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
        run: () =>
          withAdmin(kafka, 'listing topics', async (admin) => {
            const there = new Set(await admin.listTopics())
            const wanted = ([...Object.values(TOPICS), DEAD_LETTERS] as const).map((topic) =>
              topicName(config.KAFKA_PREFIX, topic),
            )
            const missing = wanted.filter((topic) => !there.has(topic))
            return missing.length === 0 ? wanted.join(', ') : `missing until a worker makes them: ${missing.join(', ')}`
          }),
      },
    ],
  }
}
