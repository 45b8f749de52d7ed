import { Kafka, type KafkaConfig, logLevel } from 'kafkajs'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { kafkaLog } from './kafka-log.ts'
import { silenceNegativeTimeouts } from './silence-negative-timeouts.ts'

export type KafkaAddress = Pick<
  Config,
  'KAFKA_BROKERS' | 'KAFKA_TLS' | 'KAFKA_SASL_MECHANISM' | 'KAFKA_SASL_USERNAME' | 'KAFKA_SASL_PASSWORD' | 'KAFKA_PREFIX'
>

const saslOf = (config: KafkaAddress): KafkaConfig['sasl'] => {
  if (config.KAFKA_SASL_USERNAME === undefined) return undefined
  const [username, password] = [config.KAFKA_SASL_USERNAME, config.KAFKA_SASL_PASSWORD ?? '']
  switch (config.KAFKA_SASL_MECHANISM) {
    case 'plain':
      return { mechanism: 'plain', username, password }
    case 'scram-sha-256':
      return { mechanism: 'scram-sha-256', username, password }
    case 'scram-sha-512':
      return { mechanism: 'scram-sha-512', username, password }
  }
}

const brokersOf = (addresses = ''): string[] =>
  addresses
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')

/** A few quick tries against a broker that moves; the caller decides what to do about one that is away. */
export const RETRY = { retries: 4, initialRetryTime: 200, maxRetryTime: 2_000, factor: 0.2, multiplier: 2 }

/** What the client is told. Every request has a time-out. */
export const kafkaSettings = (config: KafkaAddress, log: Logger): KafkaConfig => ({
  clientId: 'hourcast',
  brokers: brokersOf(config.KAFKA_BROKERS),
  ssl: config.KAFKA_TLS === 'on',
  sasl: saslOf(config),
  connectionTimeout: 5_000,
  authenticationTimeout: 5_000,
  requestTimeout: 10_000,
  retry: RETRY,
  // Its own level filters before ours: it lets through what ours may want.
  logLevel: log.isLevelEnabled('trace') ? logLevel.DEBUG : log.isLevelEnabled('debug') ? logLevel.INFO : logLevel.ERROR,
  logCreator: () => kafkaLog(log),
})

export const openKafka = (config: KafkaAddress, log: Logger): Kafka => {
  silenceNegativeTimeouts()
  return new Kafka(kafkaSettings(config, log))
}
