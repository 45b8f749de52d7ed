import { inSqlTransaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { TOPICS } from '@hourcast/domain/events'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type AnyEvent, type Bus, BusUnavailableError } from './bus.ts'
import { createInProcessBus } from './in-process-bus.ts'
import { createRelay, type RelayOptions } from './relay.ts'
import { PARK_AFTER_TRIES } from './relay-batch.ts'
import { appendNamed, nameOf } from './testing/named-events.ts'

const log = pino({ level: 'silent' })

const open = async (options: RelayOptions = {}, bus: Bus = createInProcessBus()) => {
  const db = await givenDatabase()
  let now = Date.parse('2026-10-25T00:00:00Z')
  const clock = { now: () => now }
  const relay = createRelay({ db, bus, clock, log }, options)
  const seen: AnyEvent[] = []
  const failing = new Set<string>()
  if (!('fake' in bus)) {
    await bus.subscribe('test', [TOPICS.schedulers], async (events) => {
      if (events.some((event) => failing.has(nameOf(event)))) throw new Error('poison')
      seen.push(...events)
    })
  }
  const append = (...names: string[]) => inSqlTransaction(db, ({ sql }) => appendNamed(sql, names, now))
  const names = () => seen.map(nameOf)
  const waiting = async () => {
    const { rows } = await db.pool.query(
      'SELECT key, tries, parked_at, last_error FROM outbox WHERE published_at IS NULL ORDER BY id',
    )
    return rows
  }
  return {
    db,
    relay,
    append,
    names,
    waiting,
    failing,
    seen,
    pass: (ms: number) => {
      now += ms
    },
  }
}

describe('the relay', () => {
  test('publishes what was committed, in order, once, with the time it happened', async () => {
    const { relay, append, names, waiting, seen } = await open()
    await append('a1', 'b1', 'a2')
    expect(await relay.relayOnce()).toMatchObject({ found: 3, published: 3, failures: [] })
    expect(await relay.relayOnce()).toMatchObject({ found: 0 })
    expect(names()).toEqual(['a1', 'b1', 'a2'])
    expect(seen[0]).toMatchObject({
      topic: TOPICS.schedulers,
      type: 'scheduler.saved',
      occurredAt: Date.parse('2026-10-25T00:00:00Z'),
    })
    expect(await waiting()).toEqual([])
  })

  test('publishes nothing of a transaction that was rolled back', async () => {
    const { db, relay, seen } = await open()
    const failing = inSqlTransaction(db, async ({ sql }) => {
      await appendEvents(sql, [{ type: 'scheduler.paused', key: 'a', payload: { schedulerId: 'a', revision: 1 } }], 0)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await relay.relayOnce()
    expect(seen).toEqual([])
  })

  test('does not skip a slow transaction whose events have smaller ids', async () => {
    const { db, relay, append, names } = await open()
    const slow = await db.pool.connect()
    await slow.query('BEGIN')
    await appendEvents(
      async (text, values) => (await slow.query(text, values)).rows,
      [{ type: 'scheduler.saved', key: 'a', payload: { schedulerId: 'a', revision: 1 } }],
      0,
    )
    await append('b1')
    await relay.relayOnce()
    expect(names()).toEqual(['b1'])
    await slow.query('COMMIT')
    slow.release()
    await relay.relayOnce()
    expect(names()).toEqual(['b1', 'a1'])
  })

  test('behind an event that fails, those of its key wait and the others go on', async () => {
    const { relay, append, names, waiting, failing, pass } = await open()
    failing.add('a1')
    await append('a1', 'b1', 'a2', 'b2')
    expect(await relay.relayOnce()).toMatchObject({ failures: [{ key: 'a', tries: 1, parked: false, message: 'test: poison' }] })
    expect(new Set(names())).toEqual(new Set(['b1', 'b2']))
    expect(await waiting()).toMatchObject([
      { key: 'a', tries: 1, last_error: 'test: poison' },
      { key: 'a', tries: 0 },
    ])
    await relay.relayOnce()
    expect(await waiting()).toMatchObject([{ tries: 1 }, { tries: 0 }])
    failing.clear()
    pass(120_000)
    await relay.relayOnce()
    expect(names().slice(-2)).toEqual(['a1', 'a2'])
  })

  test('one by one it tells for ten seconds, and records what it has told before it goes on', async () => {
    const reported: string[] = []
    let pass = (_ms: number) => {}
    const slow: Bus & { fake: true } = {
      fake: true,
      publish: async (events) => {
        pass(6_000)
        if (events.length > 1) throw new Error('one of them')
        reported.push(...events.map(nameOf))
      },
      subscribe: async () => async () => {},
    }
    const opened = await open({}, slow)
    pass = opened.pass
    await opened.append('a1', 'b1', 'c1', 'd1')
    expect(await opened.relay.relayOnce()).toMatchObject({ found: 4, published: 2, failures: [] })
    expect(await opened.waiting()).toHaveLength(2)
    await opened.relay.relayOnce()
    expect(reported).toEqual(['a1', 'b1', 'c1', 'd1'])
  })

  test('an event that fails ten times is set aside and the next of its key goes on', async () => {
    const { relay, append, names, waiting, failing, pass } = await open()
    failing.add('a1')
    await append('a1', 'a2')
    for (let time = 0; time < PARK_AFTER_TRIES; time += 1) {
      await relay.relayOnce()
      pass(120_000)
    }
    expect(names()).toEqual([])
    await relay.relayOnce()
    expect(names()).toEqual(['a2'])
    expect(await waiting()).toMatchObject([{ tries: PARK_AFTER_TRIES, parked_at: expect.any(Date), last_error: 'test: poison' }])
  })

  test('a row whose payload is not what its type says is set aside as well', async () => {
    const { db, relay, append, names, pass } = await open()
    await db.pool.query(
      `INSERT INTO outbox (event_id, topic, key, type, payload, occurred_at) VALUES ('y', 'hourcast.schedulers', 'b', 'scheduler.saved', '{"revision":"one"}', now())`,
    )
    await append('b1')
    for (let time = 0; time <= PARK_AFTER_TRIES; time += 1) {
      await relay.relayOnce()
      pass(120_000)
    }
    expect(names()).toEqual(['b1'])
  })

  test('what only a newer version knows waits for it, with those of its key, however long', async () => {
    const { db, relay, append, names, waiting, pass } = await open()
    await append('a1')
    await db.pool.query(
      `INSERT INTO outbox (event_id, topic, key, type, payload, occurred_at) VALUES ('x', 'hourcast.schedulers', 'a', 'scheduler.cloned', '{}', now())`,
    )
    await append('a2', 'b1')
    for (let time = 0; time < PARK_AFTER_TRIES * 2; time += 1) {
      await relay.relayOnce()
      pass(120_000)
    }
    expect(names()).toEqual(['a1', 'b1'])
    expect(await waiting()).toMatchObject([
      { key: 'a', tries: 0, parked_at: null },
      { key: 'a', tries: 0, parked_at: null },
    ])
    // A worker that knows the type.
    await db.pool.query(`UPDATE outbox SET published_at = now() WHERE event_id = 'x'`)
    await relay.relayOnce()
    expect(names()).toEqual(['a1', 'b1', 'a2'])
  })

  test('a bus that takes nothing counts as no event’s failure', async () => {
    const away: Bus & { fake: true } = {
      fake: true,
      publish: async () => {
        throw new BusUnavailableError('no broker')
      },
      subscribe: async () => async () => {},
    }
    const { relay, append, waiting } = await open({}, away)
    await append('a1')
    for (let time = 0; time < PARK_AFTER_TRIES * 2; time += 1) {
      expect(await relay.relayOnce()).toMatchObject({ published: 0, unavailable: expect.any(BusUnavailableError) })
    }
    expect(await waiting()).toMatchObject([{ tries: 0, parked_at: null }])
  })

  test('a relay that dies between publishing and marking hands over: the next one tells the same again, and nothing before that', async () => {
    const published: string[][] = []
    let holding = Promise.resolve()
    const bus: Bus & { fake: true } = {
      fake: true,
      publish: async (events) => {
        published.push(events.map(nameOf))
        await holding
      },
      subscribe: async () => async () => {},
    }
    const { db, relay, append, waiting } = await open({}, bus)
    await append('a1', 'b1', 'a2')
    let letGo = () => {}
    holding = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const dying = relay.relayOnce()
    dying.catch(() => {})
    await vi.waitFor(() => expect(published).toHaveLength(1), { timeout: 10_000, interval: 5 })
    const next = createRelay({ db, bus, clock: { now: () => 0 }, log })
    await append('a3')
    expect(await next.relayOnce()).toMatchObject({ found: 0, published: 0 })
    await db.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
    )
    letGo()
    await expect(dying).rejects.toThrow()
    expect(await next.relayOnce()).toMatchObject({ found: 4, published: 4 })
    expect(published).toEqual([
      ['a1', 'b1', 'a2'],
      ['a1', 'b1', 'a2', 'a3'],
    ])
    expect(await waiting()).toEqual([])
  })

  test('two relays at once publish nothing twice and nothing out of order', async () => {
    const { db, append, names, relay } = await open({ batchSize: 5 })
    const bus = createInProcessBus()
    const others: string[] = []
    await bus.subscribe('other', [TOPICS.schedulers], async (events) => {
      others.push(...events.map(nameOf))
    })
    const second = createRelay({ db, bus, clock: { now: () => 0 }, log }, { batchSize: 5 })
    const all = Array.from({ length: 40 }, (_, place) => `a${place}`)
    await append(...all)
    for (let round = 0; round < 40; round += 1) await Promise.all([relay.relayOnce(), second.relayOnce()])
    expect([...names(), ...others]).toHaveLength(40)
    for (const reported of [names(), others]) {
      const revisions = reported.map((name) => Number(name.slice(1)))
      expect(revisions).toEqual([...revisions].sort((a, b) => a - b))
    }
  })
})

describe('the running relay', () => {
  const run = async (options: RelayOptions) => {
    const all = await open(options)
    all.relay.start()
    onTestFinished(() => all.relay.stop())
    return all
  }
  const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 5 })

  test('is woken by each write, long before it would look by itself', async () => {
    const { append, names } = await run({ pollMs: 3_600_000 })
    await append('a1')
    await eventually(() => expect(names()).toEqual(['a1']))
    await append('a2')
    await eventually(() => expect(names()).toEqual(['a1', 'a2']))
  })

  test('works through more than one batch', async () => {
    const { append, names } = await run({ batchSize: 3, pollMs: 3_600_000 })
    await append(...Array.from({ length: 20 }, (_, place) => `a${place}`))
    await eventually(() => expect(names()).toHaveLength(20))
  })

  test('goes on after all its connections were cut', async () => {
    const { db, append, names, waiting } = await run({ pollMs: 50 })
    await append('a1')
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 15_000, interval: 5 })
    await db.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await vi.waitFor(() => append('a2'), { timeout: 15_000, interval: 50 })
    await eventually(() => expect(names()).toContain('a2'))
    expect(names()).toEqual([...new Set(names())])
  })

  test('stops in order, also when it was never started', async () => {
    const { relay } = await open()
    await relay.stop()
    const running = await run({})
    await running.relay.stop()
  })
})
