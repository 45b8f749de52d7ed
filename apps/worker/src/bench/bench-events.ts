// Events over Kafka: the relay against bare kafkajs with the same batches, and how fast the projections catch up. Wants KAFKA_BROKERS.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedDatabase } from '@hourcast/db/embedded/start-embedded-database'
import { migrate } from '@hourcast/db/migrate'
import { openDatabase } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { systemClock } from '@hourcast/server/clock'
import { readConfig } from '@hourcast/server/config'
import { ANALYTICS } from '@hourcast/server/events/analytics-projection'
import { HISTORY } from '@hourcast/server/events/history-projection'
import { createKafkaBus } from '@hourcast/server/events/kafka/create-kafka-bus'
import { messageOf } from '@hourcast/server/events/kafka/event-message'
import { EVENT_COLUMNS, eventOfRow, type OutboxRow } from '@hourcast/server/events/outbox-event'
import { startProjection } from '@hourcast/server/events/projection'
import { createRelay, RELAY_BATCH } from '@hourcast/server/events/relay'
import { Kafka, logLevel, Partitioners } from 'kafkajs'
import pino from 'pino'

const COUNT = Number(process.env.BENCH_EVENTS || 20_000)
const KEYS = 200
/** Odd, so that one is the middle one. Before them each side runs once to get warm. */
const ROUNDS = 5
const ALL = (1 + ROUNDS) * COUNT
const brokers = process.env.KAFKA_BROKERS
if (!brokers) {
  console.log('   left out: KAFKA_BROKERS is not set')
  process.exit(0)
}

const log = pino({ level: 'warn' })
const dataDir = mkdtempSync(join(tmpdir(), 'hourcast-bench-'))
const postgres = await startEmbeddedDatabase(dataDir)
await migrate(postgres.url)
const db = await openDatabase({ url: postgres.url })
const prefix = `bench-${randomId()}.`
const bus = createKafkaBus(readConfig({ KAFKA_BROKERS: brokers, KAFKA_PREFIX: prefix }), log)

/** Lives of broadcasts as the product tells them: planned, prepared, delivered. */
const append = () =>
  db.pool.query(
    `INSERT INTO outbox (event_id, topic, key, type, payload, occurred_at)
     SELECT md5(random()::text || n), 'hourcast.broadcasts', 's' || n / 3 % $2, (ARRAY['broadcast.planned', 'broadcast.prepared', 'broadcast.delivered'])[n % 3 + 1],
       jsonb_build_object('broadcastId', 'b' || n / 3, 'schedulerId', 's' || n / 3 % $2, 'airAt', '2026-10-25T00:00:00.000Z', 'kind', 'slot') ||
       (ARRAY['{}', '{"rung": "fresh", "audioId": "a", "durationMs": 45000, "lufs": -16}',
         '{"rung": "fresh", "late": false, "latenessMs": 20, "targets": [{"kind": "link", "delivered": true}]}'])[n % 3 + 1]::jsonb, now()
     FROM generate_series(0, $1 - 1) AS n`,
    [COUNT, KEYS],
  )

/** What the relay tells Kafka of, made beforehand. */
const messages = async () => {
  await append()
  const { rows } = await db.pool.query<OutboxRow>(`UPDATE outbox SET published_at = now() RETURNING ${EVENT_COLUMNS}`)
  return rows.map((row) => messageOf(eventOfRow(row)))
}

/** The same messages, in batches as large, by the client alone. */
const bare = async (): Promise<number> => {
  const kafka = new Kafka({ brokers: brokers.split(','), logLevel: logLevel.NOTHING })
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    createPartitioner: Partitioners.DefaultPartitioner,
  })
  await producer.connect()
  const send = (from: number) =>
    producer.sendBatch({
      acks: -1,
      topicMessages: [{ topic: `${prefix}hourcast.schedulers`, messages: reported.slice(from, from + RELAY_BATCH) }],
    })
  await send(0)
  const began = performance.now()
  for (let from = 0; from < COUNT; from += RELAY_BATCH) await send(from)
  const seconds = (performance.now() - began) / 1_000
  await producer.disconnect()
  return COUNT / seconds
}

const relayed = async (): Promise<number> => {
  await append()
  const relay = createRelay({ db, bus, clock: systemClock, log })
  const began = performance.now()
  for (let published = 1; published > 0; ) published = (await relay.relayOnce()).published
  return COUNT / ((performance.now() - began) / 1_000)
}

await bus.readLag()
const reported = await messages()
await bare()
await relayed()
const rounds: { relay: number; bare: number; ratio: number }[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const [before, relay, after] = [await bare(), await relayed(), await bare()]
  rounds.push({ relay, bare: (before + after) / 2, ratio: (2 * relay) / (before + after) })
}
rounds.sort((one, other) => one.ratio - other.ratio)
for (const { relay, bare, ratio } of rounds)
  console.log(`   relay ${relay.toFixed(0)} events/s; bare kafkajs ${bare.toFixed(0)}; ratio ${ratio.toFixed(2)}`)
console.log(`   the middle one: ${rounds[(ROUNDS - 1) / 2]?.ratio.toFixed(2)}   (aim: ≥ 0.5)`)

const began = performance.now()
const stops = [await startProjection({ db }, bus, HISTORY), await startProjection({ db }, bus, ANALYTICS)]
const seen = async () =>
  (
    await db.pool.query<{ least: number }>(`SELECT coalesce(min(seen), 0)::int AS least FROM (
    SELECT (SELECT count(*) FROM inbox WHERE consumer = told.name) AS seen FROM (VALUES ('history'), ('analytics')) AS told (name)) AS each`)
  ).rows[0]?.least ?? 0
while ((await seen()) < ALL) await wait(50)
const rate = ALL / ((performance.now() - began) / 1_000)
console.log(`   history and analytics catch up, side by side: ${rate.toFixed(0)} events/s each   (aim: ≥ 3000)`)

for (const stop of stops) await stop()
await bus.close()
await db.close()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
