// The servers that Hourcast grows up to, as containers from their official images. Each has a host port that is chosen first: a Kafka
// broker must tell its clients where they reach it, and a server that is killed comes back at the same place.
import { freePort } from './free-ports.mjs'

const IMAGES = {
  postgres: 'postgres:18',
  kafka: 'apache/kafka:4.1.1',
  temporal: 'temporalio/temporal:1.5.1',
}
const STARTUP_MS = 180_000

export const newContainer = async (image) => {
  const { GenericContainer, Wait } = await import('testcontainers')
  return { container: new GenericContainer(image).withStartupTimeout(STARTUP_MS), Wait }
}

/** Postgres 18 with a database and an administrator `hourcast`. */
export const startPostgres = async () => {
  const port = await freePort()
  const { container, Wait } = await newContainer(IMAGES.postgres)
  const started = await container
    .withEnvironment({ POSTGRES_USER: 'hourcast', POSTGRES_PASSWORD: 'hourcast', POSTGRES_DB: 'hourcast' })
    .withExposedPorts({ container: 5432, host: port })
    .withSharedMemorySize(256 * 1024 * 1024)
    // By TCP: the server that only sets the cluster up does not listen there.
    .withWaitStrategy(Wait.forSuccessfulCommand('pg_isready -q -h 127.0.0.1 -U hourcast'))
    .start()
  return { container: started, address: `postgres://hourcast:hourcast@${started.getHost()}:${port}/hourcast` }
}

/** One broker, KRaft. */
export const startKafka = async (host) => {
  const port = await freePort()
  const { container, Wait } = await newContainer(IMAGES.kafka)
  const started = await container
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${host}:${port}`,
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      // One broker: there is nobody to copy to.
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_LOG_DIRS: '/tmp/kafka-logs',
      KAFKA_HEAP_OPTS: '-Xmx512m',
    })
    .withExposedPorts({ container: 9092, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start()
  return { container: started, address: `${host}:${port}` }
}

const SEARCH_ATTRIBUTES = ['StationRef=Keyword', 'RunStage=Keyword', 'DeliveryKind=Keyword', 'SlotInstant=Datetime']

/** The development server. With `isKept` its data are on disk, and survive a kill. */
export const startTemporal = async (_host, { isKept = false } = {}) => {
  const port = await freePort()
  const { container, Wait } = await newContainer(IMAGES.temporal)
  const onDisk = [
    '--db-filename',
    '/tmp/temporal.db',
    '--sqlite-pragma',
    'journal_mode=wal',
    '--sqlite-pragma',
    'synchronous=normal',
  ]
  const started = await container
    .withCommand([
      ...['server', 'start-dev', '--ip', '0.0.0.0', '--headless', '--log-level', 'warn'],
      ...SEARCH_ATTRIBUTES.flatMap((attribute) => ['--search-attribute', attribute]),
      // For every queue, where infra/temporal/dynamic-config.yaml names those of an installation.
      ...['--dynamic-config-value', 'matching.enableFairness=true'],
      ...(isKept ? onDisk : []),
    ])
    .withExposedPorts({ container: 7233, host: port })
    .withWaitStrategy(Wait.forSuccessfulCommand('temporal operator namespace describe default --address 127.0.0.1:7233'))
    .start()
  return { container: started, address: `${started.getHost()}:${port}` }
}
