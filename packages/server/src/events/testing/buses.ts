import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { readConfig } from '../../config.ts'
import type { Bus } from '../bus.ts'
import { createInProcessBus } from '../in-process-bus.ts'
import { createKafkaBus } from '../kafka/create-kafka-bus.ts'

export type TestBus = { bus: Bus; close(): Promise<void> }

type Env = Record<string, string | undefined>

/** The address of the real one; undefined leaves its tests out. Throws when real servers are required and it is not set. */
export const kafkaBrokers = ({ KAFKA_BROKERS, HOURCAST_REQUIRE_SERVERS }: Env): string | undefined => {
  if (KAFKA_BROKERS === undefined && HOURCAST_REQUIRE_SERVERS)
    throw new Error('KAFKA_BROKERS is not set, so nothing tests the bus on Kafka.')
  return KAFKA_BROKERS
}

/** Settings for topics and groups that no other test sees. */
export const kafkaTestConfig = (brokers: string, prefix = `test-${randomUUID()}.`) =>
  readConfig({ KAFKA_BROKERS: brokers, KAFKA_PREFIX: prefix })

const silent = pino({ level: 'silent' })

/** Every bus that exists: the twin, and Kafka where its address is set. */
export const testBuses = (env: Env): [string, () => Promise<TestBus>][] => {
  const brokers = kafkaBrokers(env)
  const buses: [string, () => Promise<TestBus>][] = [
    ['in this process', async () => ({ bus: createInProcessBus(), close: async () => {} })],
  ]
  if (brokers !== undefined)
    buses.push([
      'on Kafka',
      async () => {
        const bus = createKafkaBus(kafkaTestConfig(brokers), silent)
        return { bus, close: () => bus.close() }
      },
    ])
  return buses
}
