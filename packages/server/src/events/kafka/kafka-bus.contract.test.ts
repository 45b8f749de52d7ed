import { randomUUID } from 'node:crypto'
import { inSqlTransaction } from '@hourcast/db/open-database'
import { appendEvents, type NewEvent } from '@hourcast/db/outbox'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { TOPICS } from '@hourcast/domain/events'
import { Kafka, logLevel, Partitioners } from 'kafkajs'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '../../clock.ts'
import { givenTelemetry } from '../../telemetry/testing/given-telemetry.ts'
import { type AnyEvent, BusUnavailableError } from '../bus.ts'
import { HISTORY } from '../history-projection.ts'
import { startProjection } from '../projection.ts'
import { rebuildProjections } from '../rebuild-projections.ts'
import { findLag, recordLag } from '../record-lag.ts'
import { createRelay } from '../relay.ts'
import { kafkaBrokers, kafkaTestConfig } from '../testing/buses.ts'
import { createKafkaBus } from './create-kafka-bus.ts'

const brokers = kafkaBrokers(process.env)
const log = pino({ level: 'silent' })
const WAIT = { timeout: 40_000, interval: 20 }

const saved = (key: string, revision = 1): AnyEvent => ({
  id: randomUUID(),
  topic: TOPICS.schedulers,
  key,
  type: 'scheduler.saved',
  occurredAt: 1,
  payload: { schedulerId: key, revision },
})

const open = (clock = systemClock) => {
  const config = kafkaTestConfig(brokers ?? '')
  const openAnother = () => {
    const bus = createKafkaBus(config, log, clock)
    onTestFinished(() => bus.close())
    return bus
  }
  const kafka = new Kafka({ brokers: (brokers ?? '').split(','), logLevel: logLevel.NOTHING })
  /** What somebody else wrote into a topic of ours. */
  const write = async (topic: string, messages: { key: string; value: string; timestamp?: string }[]) => {
    const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner })
    await producer.connect()
    await producer.send({ topic: `${config.KAFKA_PREFIX}${topic}`, messages })
    await producer.disconnect()
  }
  const deadLetters = async () => {
    const seen: { key: string; value: string; headers: Record<string, string> }[] = []
    const consumer = kafka.consumer({ groupId: randomUUID(), maxWaitTimeInMs: 100 })
    onTestFinished(() => consumer.disconnect())
    await consumer.connect()
    await consumer.subscribe({ topic: `${config.KAFKA_PREFIX}hourcast.dead-letters`, fromBeginning: true })
    await consumer.run({
      eachMessage: async ({ message }) => {
        const headers = Object.fromEntries(Object.entries(message.headers ?? {}).map(([name, value]) => [name, String(value)]))
        seen.push({ key: String(message.key), value: String(message.value), headers })
      },
    })
    return seen
  }
  const forgetTopics = async () => {
    const admin = kafka.admin()
    const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner, retry: { retries: 0 } })
    await Promise.all([admin.connect(), producer.connect()])
    const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(config.KAFKA_PREFIX))
    const probe = () =>
      producer.send({ topic: `${config.KAFKA_PREFIX}${TOPICS.schedulers}`, messages: [{ key: 'a', value: '' }] })
    await probe()
    await admin.deleteTopics({ topics })
    // For a moment a broker still accepts messages into a topic that it is about to delete, and deletes them with it.
    await vi.waitFor(() => expect(probe()).rejects.toThrow('does not host this topic-partition'), WAIT)
    await Promise.all([admin.disconnect(), producer.disconnect()])
  }
  return { bus: openAnother(), openAnother, write, deadLetters, forgetTopics, prefix: config.KAFKA_PREFIX }
}

describe.skipIf(brokers === undefined)('events over Kafka', () => {
  test('an event that keeps failing becomes a dead letter that says whose and why, and those behind it get through', async () => {
    const { bus, deadLetters, prefix } = open()
    const seen: AnyEvent[] = []
    const handler = async (events: readonly AnyEvent[]) => {
      if (events.some(({ payload }) => 'revision' in payload && payload.revision === 2))
        throw Object.assign(new Error('secret words'), { code: '23505' })
      seen.push(...events)
    }
    onTestFinished(await bus.subscribe('history', [TOPICS.schedulers], handler))
    const reported = [saved('a', 1), saved('a', 2), saved('a', 3)]
    await bus.publish(reported)
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(reported[2]), WAIT)
    expect(seen).not.toContainEqual(reported[1])
    const letters = await deadLetters()
    await vi.waitFor(() => expect(letters).toHaveLength(1), WAIT)
    expect(letters[0]).toMatchObject({
      key: 'a',
      headers: { consumer: 'history', topic: `${prefix}hourcast.schedulers`, offset: '1', code: '23505' },
    })
    expect(JSON.parse(letters[0]?.value ?? '')).toMatchObject({ id: reported[1]?.id })
    expect(JSON.stringify(letters)).not.toContain('secret words')
  })

  test('what is no event is set aside at once, what a newer version tells is passed over', async () => {
    const { bus, write, deadLetters } = open()
    await bus.publish([saved('a', 1)])
    const newer = { id: 'n', type: 'scheduler.cloned', occurredAt: 1, payload: {} }
    await write(TOPICS.schedulers, [
      { key: 'a', value: 'no event' },
      { key: 'a', value: JSON.stringify({ ...newer, type: 'scheduler.saved' }) },
      { key: 'a', value: JSON.stringify(newer) },
    ])
    const last = saved('a', 2)
    await bus.publish([last])
    const seen: AnyEvent[] = []
    onTestFinished(await bus.subscribe('history', [TOPICS.schedulers], async (events) => void seen.push(...events)))
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(last), WAIT)
    expect(seen).toHaveLength(2)
    const letters = await deadLetters()
    await vi.waitFor(() => expect(letters).toHaveLength(2), WAIT)
    expect(letters.map(({ headers }) => headers.code).toSorted()).toEqual(['no-event', 'wrong-payload'])
  })

  test('what lies in the topic for longer than consumers remember is not told again', async () => {
    const { bus, write } = open()
    await bus.publish([saved('a', 1)])
    const { key, ...old } = saved('a', 2)
    await write(TOPICS.schedulers, [{ key, value: JSON.stringify(old), timestamp: String(Date.now() - 91 * 86_400_000) }])
    const last = saved('a', 3)
    await bus.publish([last])
    const seen: AnyEvent[] = []
    onTestFinished(await bus.subscribe('history', [TOPICS.schedulers], async (events) => void seen.push(...events)))
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(last), WAIT)
    expect(seen.map(({ payload }) => 'revision' in payload && payload.revision)).toEqual([1, 3])
  })

  test('what was not acted on is not committed: anybody who takes the place is told it, and nothing before it again', async () => {
    const { openAnother } = open()
    const [first, second] = [openAnother(), openAnother()]
    const [done, undone] = [saved('a', 1), saved('a', 2)]
    await first.publish([done])
    const seenByFirst: AnyEvent[] = []
    let stuck = () => {}
    const isStuck = new Promise<void>((resolve) => {
      stuck = resolve
    })
    const stopFirst = await first.subscribe('history', [TOPICS.schedulers], async (events) => {
      if (events.some(({ id }) => id === undone.id)) {
        stuck()
        throw new Error('dies before the effect')
      }
      seenByFirst.push(...events)
    })
    await vi.waitFor(() => expect(seenByFirst).toEqual([done]), WAIT)
    await first.publish([undone])
    await isStuck
    await stopFirst()
    const seenBySecond: AnyEvent[] = []
    const stop = await second.subscribe('history', [TOPICS.schedulers], async (events) => void seenBySecond.push(...events))
    onTestFinished(stop)
    await vi.waitFor(() => expect(seenBySecond).toEqual([undone]), WAIT)
  })

  test('workers of one group share the events, in order per key', async () => {
    const { openAnother } = open()
    const [one, other] = [openAnother(), openAnother()]
    const seen: { by: string; event: AnyEvent }[] = []
    const listen = (bus: typeof one, by: string) =>
      bus.subscribe('history', [TOPICS.schedulers], async (events) => void seen.push(...events.map((event) => ({ by, event }))))
    onTestFinished(await listen(one, 'one'))
    onTestFinished(await listen(other, 'other'))
    const keys = Array.from({ length: 12 }, (_, place) => `k${place}`)
    const reported = Array.from({ length: 240 }, (_, place) => saved(keys[place % keys.length] ?? '', place))
    for (let from = 0; from < reported.length; from += 40) await one.publish(reported.slice(from, from + 40))
    const unique = () => [...new Map(seen.map(({ event }) => [event.id, event])).values()]
    await vi.waitFor(() => expect(unique()).toHaveLength(240), WAIT)
    expect(new Set(seen.map(({ by }) => by))).toEqual(new Set(['one', 'other']))
    for (const key of keys)
      expect(unique().filter((event) => event.key === key)).toEqual(reported.filter((event) => event.key === key))
  })

  test('a message to which no letter can be added is set aside by its place alone', async () => {
    const { points } = givenTelemetry()
    const { bus, write, deadLetters } = open()
    await bus.publish([saved('a', 1)])
    await write(TOPICS.schedulers, [{ key: 'a', value: 'no event'.repeat(131_050) }])
    const last = saved('a', 2)
    await bus.publish([last])
    const seen: AnyEvent[] = []
    onTestFinished(await bus.subscribe('history', [TOPICS.schedulers], async (events) => void seen.push(...events)))
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(last), WAIT)
    const letters = await deadLetters()
    await vi.waitFor(() => expect(letters).toHaveLength(1), WAIT)
    expect(letters[0]).toMatchObject({ key: 'a', value: 'null', headers: { omitted: 'value', offset: '1', code: 'no-event' } })
    expect(await points('hourcast_dead_letters')).toEqual([{ labels: { consumer: 'history' }, value: 1 }])
  })

  test('topics that went away while everything ran are made again, and events flow', async () => {
    const { bus, forgetTopics } = open()
    await bus.publish([saved('a', 1)])
    await forgetTopics()
    const last = saved('a', 2)
    await vi.waitFor(() => bus.publish([last]), WAIT)
    const seen: AnyEvent[] = []
    onTestFinished(await bus.subscribe('history', [TOPICS.schedulers], async (events) => void seen.push(...events)))
    await vi.waitFor(() => expect(seen).toEqual([last]), WAIT)
  })

  test('an event that is too large is its own failure, and the next one gets through', async () => {
    const { bus } = open()
    const large: AnyEvent = {
      ...saved('a'),
      type: 'scheduler.saved',
      payload: { schedulerId: 'a'.repeat(1_100_000), revision: 1 },
    }
    const refusal = await bus.publish([large]).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Error)
    expect(refusal).not.toBeInstanceOf(BusUnavailableError)
    await bus.publish([saved('a')])
  })

  test('nobody there is no event’s failure, and told in time', async () => {
    const bus = createKafkaBus(kafkaTestConfig('127.0.0.1:1'), log)
    onTestFinished(() => bus.close())
    await expect(bus.publish([saved('a')])).rejects.toBeInstanceOf(BusUnavailableError)
    await expect(bus.readLag()).rejects.toThrow()
    const stopping = new AbortController()
    const subscribing = bus.subscribe('history', [TOPICS.schedulers], async () => {}, stopping.signal)
    stopping.abort()
    await expect(subscribing).rejects.toThrow('stopped before it listened')
  })
})

describe.skipIf(brokers === undefined)('projections over Kafka', () => {
  const planned = (broadcastId: string): NewEvent => ({
    type: 'broadcast.planned',
    key: 's',
    payload: { broadcastId, schedulerId: 's', airAt: '2026-10-25T00:00:00.000Z', kind: 'slot' },
  })
  const openWithDatabase = async () => {
    const db = await givenDatabase()
    const { bus } = open()
    const relay = createRelay({ db, bus, clock: systemClock, log })
    const append = (...events: NewEvent[]) => inSqlTransaction(db, ({ sql }) => appendEvents(sql, events, 1_000))
    const history = async () => (await db.pool.query('SELECT * FROM history ORDER BY broadcast_id')).rows
    return { db, bus, relay, append, history }
  }

  test('history is made again from the first event in the topics and from what the outbox has not published', async () => {
    const { db, bus, relay, append, history } = await openWithDatabase()
    await append(planned('b1'), planned('b2'))
    await relay.relayOnce()
    await relay.relayOnce()
    await db.pool.query('DELETE FROM outbox')
    await append(planned('b3'))
    expect(await rebuildProjections(db, bus.published)).toEqual({ history: 3, analytics: 3 })
    const rebuilt = await history()
    expect(rebuilt).toHaveLength(3)
    onTestFinished(await startProjection({ db }, bus, HISTORY))
    await relay.relayOnce()
    await vi.waitFor(async () => expect(await bus.readLag()).toEqual({ history: 0 }), WAIT)
    expect(await history()).toEqual(rebuilt)
  })

  test('the lag is what a consumer has not acted on, and stands where the pages find it', async () => {
    const { db, bus, append, relay } = await openWithDatabase()
    expect(await findLag(db)).toBeNull()
    let isHeld = true
    const stop = await bus.subscribe('history', [TOPICS.broadcasts], async () => {
      if (isHeld) throw new Error('not yet')
    })
    onTestFinished(stop)
    await append(planned('b1'), planned('b2'))
    await relay.relayOnce()
    await recordLag(db, bus)
    expect(await findLag(db)).toEqual({ history: 2 })
    isHeld = false
    await vi.waitFor(async () => expect(await bus.readLag()).toEqual({ history: 0 }), WAIT)
    await recordLag(db, { readLag: async () => Promise.reject(new Error('away')) })
    expect(await findLag(db)).toEqual({ history: null })
    await db.pool.query("UPDATE consumer_lag SET measured_at = now() - interval '2 minutes'")
    expect(await findLag(db)).toBeNull()
  })
})
