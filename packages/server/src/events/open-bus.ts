import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Bus } from './bus.ts'
import { createInProcessBus } from './in-process-bus.ts'
import type { KafkaBus } from './kafka/create-kafka-bus.ts'

export type OpenBus = {
  bus: Bus
  /** Null in one process. Otherwise what Kafka alone can do; every worker process then takes its share of the events. */
  kafka: KafkaBus | null
  close(): Promise<void>
}

/** The bus that the address selects. Connects to nothing yet, so it opens while Kafka is away. */
export const openBus = async (config: Config, log: Logger): Promise<OpenBus> => {
  if (config.KAFKA_BROKERS === undefined) return { bus: createInProcessBus(), kafka: null, close: async () => {} }
  // Loaded where it is wanted: a start without Kafka need not read it.
  const { createKafkaBus } = await import('./kafka/create-kafka-bus.ts')
  const kafka = createKafkaBus(config, log)
  return { bus: kafka, kafka, close: kafka.close }
}
