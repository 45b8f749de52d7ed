import { inSqlTransaction } from '@hourcast/db/open-database'
import { appendEvents, type NewEvent } from '@hourcast/db/outbox'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { BusUnavailableError } from './bus.ts'
import { consumeOnce, trimInbox } from './consume-once.ts'
import { HISTORY } from './history-projection.ts'
import { createInProcessBus } from './in-process-bus.ts'
import { startProjection } from './projection.ts'
import { rebuildProjections } from './rebuild-projections.ts'
import { createRelay } from './relay.ts'

const base = { schedulerId: 's', airAt: '2026-10-25T00:00:00.000Z', kind: 'slot' as const }

const lifeOf = (broadcastId: string): NewEvent[] => [
  { type: 'broadcast.planned', key: 's', payload: { ...base, broadcastId } },
  {
    type: 'broadcast.prepared',
    key: 's',
    payload: { ...base, broadcastId, rung: 'fresh', audioId: 'a1', durationMs: 45_123.4, lufs: -16 },
  },
  {
    type: 'broadcast.delivered',
    key: 's',
    payload: {
      ...base,
      broadcastId,
      rung: 'fresh',
      late: true,
      latenessMs: 61_000.6,
      targets: [{ kind: 'ftp', delivered: true }],
    },
  },
]

const open = async () => {
  const db = await givenDatabase()
  const bus = createInProcessBus()
  await startProjection({ db }, bus, HISTORY)
  const relay = createRelay({ db, bus, clock: { now: () => Date.now() }, log: pino({ level: 'silent' }) })
  const append = (events: NewEvent[], now = 1_000) => inSqlTransaction(db, ({ sql }) => appendEvents(sql, events, now))
  const history = async () => (await db.pool.query('SELECT * FROM history ORDER BY broadcast_id')).rows
  return { db, relay, append, history }
}

describe('history', () => {
  test('shows a broadcast as its events told it', async () => {
    const { relay, append, history } = await open()
    await append(lifeOf('b1'), Date.parse('2026-10-25T00:01:01Z'))
    await relay.relayOnce()
    expect(await history()).toEqual([
      {
        broadcast_id: 'b1',
        scheduler_id: 's',
        air_at: new Date(base.airAt),
        kind: 'slot',
        state: 'delivered',
        rung: 'fresh',
        late: true,
        lateness_ms: 61_001,
        audio_id: 'a1',
        duration_ms: 45_123,
        failed_step: null,
        failed_code: null,
        targets: [{ kind: 'ftp', delivered: true }],
        updated_at: new Date('2026-10-25T00:01:01Z'),
      },
    ])
  })

  test('is the same when all events are told twice', async () => {
    const { db, relay, append, history } = await open()
    await append([...lifeOf('b1'), ...lifeOf('b2')])
    await relay.relayOnce()
    const before = await history()
    await db.pool.query('UPDATE outbox SET published_at = NULL')
    await relay.relayOnce()
    expect(await history()).toEqual(before)
    await db.pool.query('DELETE FROM inbox')
    await db.pool.query('UPDATE outbox SET published_at = NULL')
    await relay.relayOnce()
    expect(await history()).toEqual(before)
  })

  test('is made again from the events, over pages, no matter what was in the table', async () => {
    const { db, relay, append, history } = await open()
    for (let hundred = 0; hundred < 4; hundred += 1) {
      await append(Array.from({ length: 100 }, (_, place) => lifeOf(`b${hundred}-${place}`)).flat())
    }
    for (let batch = 0; batch < 12; batch += 1) await relay.relayOnce()
    const before = await history()
    expect(before).toHaveLength(400)
    await db.pool.query(`UPDATE history SET state = 'failed', rung = 'ident', late = false`)
    await db.pool.query(`DELETE FROM history WHERE broadcast_id < 'b2'`)
    expect(await rebuildProjections(db)).toEqual({ history: 1200, analytics: 1200 })
    expect(await history()).toEqual(before)
    expect(await rebuildProjections(db)).toEqual({ history: 1200, analytics: 1200 })
    expect(await history()).toEqual(before)
  })

  test('made again keeps what no event tells of any more, and passes over rows that are no events', async () => {
    const { db, relay, append, history } = await open()
    await append(lifeOf('b1'))
    await relay.relayOnce()
    await db.pool.query('DELETE FROM outbox')
    await db.pool.query(
      `INSERT INTO outbox (event_id, topic, key, type, payload, occurred_at) VALUES ('x', 'hourcast.broadcasts', 's', 'broadcast.eaten', '{}', now())`,
    )
    expect(await rebuildProjections(db)).toEqual({ history: 0, analytics: 0 })
    expect(await history()).toMatchObject([{ broadcast_id: 'b1', state: 'delivered' }])
  })
})

describe('a consumer that remembers', () => {
  test('acts once, also when told twice at once', async () => {
    const { db } = await open()
    const effects: number[] = []
    const consume = () =>
      consumeOnce(db, { consumer: 'test' }, [{ id: 'e1' }], async (sql) => {
        await sql('SELECT 1')
        effects.push(1)
      })
    const acted = await Promise.all([consume(), consume(), consume()])
    expect(acted.toSorted()).toEqual([0, 0, 1])
    expect(effects).toHaveLength(1)
    expect(await consume()).toBe(0)
  })

  test('forgets what it had begun when it fails, and acts at the next telling', async () => {
    const { db } = await open()
    const insert = `INSERT INTO owner (id, email) VALUES ('o', 'o@station.example')`
    const failing = consumeOnce(db, { consumer: 'test' }, [{ id: 'e1' }], async (sql) => {
      await sql(insert)
      throw new Error('half way')
    })
    await expect(failing).rejects.toThrow('half way')
    expect(await db.prisma.owner.count()).toBe(0)
    expect(await consumeOnce(db, { consumer: 'test' }, [{ id: 'e1' }], async (sql) => void (await sql(insert)))).toBe(1)
    expect(await db.prisma.owner.count()).toBe(1)
  })

  test('two consumers each act on an event', async () => {
    const { db } = await open()
    expect(await consumeOnce(db, { consumer: 'one' }, [{ id: 'e1' }], async () => {})).toBe(1)
    expect(await consumeOnce(db, { consumer: 'other' }, [{ id: 'e1' }], async () => {})).toBe(1)
  })

  test('acts on what it has not seen among what it is told, in order and each once', async () => {
    const { db } = await open()
    const reported: string[][] = []
    const consume = (...ids: string[]) =>
      consumeOnce(
        db,
        { consumer: 'test' },
        ids.map((id) => ({ id })),
        async (_sql, fresh) => void reported.push(fresh.map(({ id }) => id)),
      )
    expect(await consume('z', 'a', 'z')).toBe(2)
    expect(await consume('b', 'a', 'y', 'z')).toBe(2)
    expect(await consume('a')).toBe(0)
    expect(reported).toEqual([
      ['z', 'a'],
      ['b', 'y'],
    ])
  })

  test('an event is to blame for what the database refuses, the database for what it does not answer', async () => {
    const { db } = await open()
    const consume = (effect: Parameters<typeof consumeOnce>[3]) => consumeOnce(db, { consumer: 'test' }, [{ id: 'e1' }], effect)
    const twice = consume(async (sql) => void (await sql(`INSERT INTO owner (id, email) VALUES ('o', 'o'), ('o', 'p')`)))
    await expect(twice).rejects.not.toBeInstanceOf(BusUnavailableError)
    await expect(consume(async () => Promise.reject(new TypeError('a mistake')))).rejects.toBeInstanceOf(TypeError)
    for (const broken of ['SELECT nothing FROM nowhere', 'SELECT nothing FROM owner', 'SELEKT'])
      await expect(consume(async (sql) => void (await sql(broken)))).rejects.toBeInstanceOf(BusUnavailableError)
    const killed = consume(async (sql) => void (await sql('SELECT pg_terminate_backend(pg_backend_pid())')))
    await expect(killed).rejects.toBeInstanceOf(BusUnavailableError)
    const slow = consume(async (sql) => {
      await sql("SET LOCAL statement_timeout = '10ms'")
      await sql('SELECT pg_sleep(5)')
    })
    await expect(slow).rejects.toBeInstanceOf(BusUnavailableError)
  })

  test('no event is to blame when no connection is to be had, though the database answers others', async () => {
    const { db } = await open()
    const crowded = new Error('timeout exceeded when trying to connect')
    const pool = Object.assign(Object.create(db.pool), { connect: async () => Promise.reject(crowded) })
    const consuming = consumeOnce({ pool }, { consumer: 'test' }, [{ id: 'e1' }], async () => {})
    await expect(consuming).rejects.toBeInstanceOf(BusUnavailableError)
    await expect(consuming).rejects.toThrow(crowded.message)
  })

  test('forgets after the days in which a bus may tell it again, and one', async () => {
    const { db } = await open()
    const now = Date.parse('2026-10-25T00:00:00Z')
    await db.pool.query(
      `INSERT INTO inbox (consumer, event_id, seen_at) SELECT 'test', days::text, $1::timestamptz - days * interval '1 day' FROM unnest(ARRAY[89, 91, 92, 93, 94]) AS days`,
      [new Date(now)],
    )
    await trimInbox(db, now, 2)
    expect((await db.prisma.inbox.findMany({ orderBy: { eventId: 'asc' } })).map(({ eventId }) => eventId)).toEqual(['89', '91'])
  })
})
