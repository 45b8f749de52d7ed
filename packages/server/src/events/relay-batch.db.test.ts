import { inSqlTransaction } from '@hourcast/db/open-database'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { describe, expect, test } from 'vitest'
import { type Bus, BusUnavailableError } from './bus.ts'
import { relayBatches } from './relay-batch.ts'
import { appendNamed, nameOf } from './testing/named-events.ts'

/** `onPublish` is asked before a call of the bus ends; what it throws is the bus's answer. */
const open = async (onPublish: (names: readonly string[]) => Promise<void> = async () => {}) => {
  const db = await givenDatabase()
  const calls: string[][] = []
  let atOnce = 0
  const bus: Bus = {
    publish: async (events) => {
      atOnce += 1
      expect(atOnce).toBe(1)
      const names = events.map(nameOf)
      try {
        await onPublish(names)
        calls.push(names)
      } finally {
        atOnce -= 1
      }
    },
    subscribe: async () => async () => {},
  }
  const relay = (limit: number, resting: string[] = []) => relayBatches({ db, bus, clock: { now: () => 0 } }, { limit, resting })
  const append = (...names: string[]) => inSqlTransaction(db, ({ sql }) => appendNamed(sql, names, 0))
  const waiting = async () => {
    const { rows } = await db.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM outbox WHERE published_at IS NULL',
    )
    return rows[0]?.count
  }
  return { db, calls, relay, append, waiting }
}

describe('batches of a backlog', () => {
  test('are published one after the other, in order, and marked to the last', async () => {
    const { calls, relay, append, waiting } = await open()
    await append('a1', 'b1', 'a2', 'a3', 'b2')
    expect(await relay(2)).toMatchObject({ found: 5, published: 5, full: false })
    expect(calls).toEqual([['a1', 'b1'], ['a2', 'a3'], ['b2']])
    expect(await waiting()).toBe(0)
  })

  test('are told again by the next relay when this one dies between publishing and marking, each first time in order', async () => {
    let cut = async () => {}
    const { db, calls, relay, append, waiting } = await open(async (names) => {
      if (names.includes('a3')) await cut()
    })
    await append('a1', 'b1', 'a2', 'b2', 'a3', 'b3')
    cut = async () => {
      cut = async () => {}
      await db.pool.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      )
    }
    await expect(relay(2)).rejects.toThrow()
    expect(calls.flat()).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
    expect(await waiting()).toBe(6)
    expect(await relay(2)).toMatchObject({ published: 6 })
    expect(calls.flat().slice(6)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3'])
    expect(await waiting()).toBe(0)
  })

  test('end with the one in which an event fails: nothing of its key overtakes it', async () => {
    const { calls, relay, append, waiting } = await open(async (names) => {
      if (names.includes('a2')) throw new Error('poison')
    })
    await append('a1', 'b1', 'a2', 'b2', 'a3', 'b3')
    expect(await relay(2)).toMatchObject({ found: 4, published: 3, full: true, failures: [{ key: 'a', tries: 1 }] })
    expect(calls.flat()).toEqual(['a1', 'b1', 'b2'])
    expect(await relay(2, ['a'])).toMatchObject({ published: 1 })
    expect(calls.flat()).toEqual(['a1', 'b1', 'b2', 'b3'])
    expect(await waiting()).toBe(2)
  })

  test('end when the bus takes nothing more: what it took is marked', async () => {
    const { calls, relay, append, waiting } = await open(async (names) => {
      if (names.includes('a3')) throw new BusUnavailableError('no broker')
    })
    await append('a1', 'a2', 'a3', 'a4', 'a5')
    expect(await relay(2)).toMatchObject({ published: 2, failures: [], unavailable: expect.any(BusUnavailableError) })
    expect(calls).toEqual([['a1', 'a2']])
    expect(await waiting()).toBe(3)
  })

  test('leave what is committed meanwhile to the next look, so that a slow transaction with smaller ids comes first', async () => {
    let commit = async () => {}
    const { db, calls, relay, append } = await open(async (names) => {
      if (names.includes('b1')) await commit()
    })
    const slow = await db.pool.connect()
    await slow.query('BEGIN')
    await appendNamed(async (text, values) => (await slow.query(text, values)).rows, ['a1'], 0)
    await append('b1', 'b2', 'b3')
    commit = async () => {
      await slow.query('COMMIT')
      slow.release()
      await append('a2')
    }
    await relay(1)
    await relay(1)
    expect(calls.flat()).toEqual(['b1', 'b2', 'b3', 'a1', 'a2'])
  })
})
