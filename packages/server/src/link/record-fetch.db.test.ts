import { givenDatabase } from '@hourcast/db/testing/test-database'
import { DAY_MS, HOUR_MS } from '@hourcast/domain/time-units'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { MOST_APART } from './fetch-events.ts'
import { createFetchRecorder, type LinkClient } from './record-fetch.ts'
import { TEN } from './testing/open-link.ts'

const SECRET = 'a secret of at least thirty-two characters'
const VLC = 'VLC/3.0.20 LibVLC/3.0.20'

const open = async () => {
  const db = await givenDatabase()
  const time = { now: TEN }
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const services = { db, log, sessionSecret: SECRET, clock: { now: () => time.now } }
  const recorder = (secret = SECRET) => createFetchRecorder({ ...services, sessionSecret: secret }, { gatherMs: 0 })
  const rows = async () =>
    (
      await db.pool.query(
        `SELECT event_id AS id, topic, key, type, payload, (extract(epoch FROM occurred_at) * 1000)::float8 AS at FROM outbox ORDER BY id`,
      )
    ).rows
  const told = async () => (await rows()).filter(({ payload }) => payload.pickUps !== 0)
  const clients = async () => (await rows()).filter(({ payload }) => payload.clients === 1)
  return { db, time, lines, recorder, rows, told, clients }
}

const at = (address: string, userAgent = VLC): LinkClient => ({ address, userAgent })
const first = { schedulerId: 's1', broadcastId: 'b1' }
const second = { schedulerId: 's1', broadcastId: 'b2' }

describe('fetches of the link', () => {
  test('a client that takes a broadcast in parts, twice, or by way of other processes is told once', async () => {
    const { recorder, told } = await open()
    const recorders = [recorder(), recorder(), recorder()]
    await Promise.all(recorders.flatMap((one) => [1, 2, 3].map(() => one.record(first, at('203.0.113.7')))))
    await recorders[0]?.record(first, at('203.0.113.7', 'VLC/3.0.21 LibVLC/3.0.21'))
    expect(await told()).toMatchObject([
      {
        ...{ topic: 'hourcast.listening', key: 's1', type: 'link.fetched', at: TEN },
        payload: { schedulerId: 's1', broadcastId: 'b1', family: 'vlc' },
      },
    ])
  })

  test('the next broadcast, another address and another program are pick-ups of their own', async () => {
    const { recorder, told } = await open()
    const { record } = recorder()
    await record(first, at('203.0.113.7'))
    await record(second, at('203.0.113.7'))
    await record(first, at('203.0.113.8'))
    await record(first, at('203.0.113.7', 'curl/8.5.0'))
    expect((await told()).map(({ payload }) => `${payload.broadcastId} ${payload.family}`).toSorted()).toEqual([
      ...['b1 curl', 'b1 vlc', 'b1 vlc', 'b2 vlc'],
    ])
  })

  test('a client counts once a day as one that came, and once for a household of IPv6', async () => {
    const { recorder, clients, time } = await open()
    const { record } = recorder()
    await record(first, at('2001:db8:1:2::7'))
    await record(second, at('2001:db8:1:2:ffff::9'))
    time.now += 5 * HOUR_MS
    await record({ ...first, broadcastId: 'b3' }, at('2001:db8:1:2::7'))
    expect(await clients()).toHaveLength(1)
    time.now += DAY_MS
    await record({ ...first, broadcastId: 'b4' }, at('2001:db8:1:2::7'))
    expect(await clients()).toHaveLength(2)
  })

  test('no row holds an address or what a program says of itself, and without the secret nothing can be told from an id', async () => {
    const { recorder, rows, time } = await open()
    await recorder().record(first, at('203.0.113.7', 'VLC/3.0.20 of Anna'))
    const before = await rows()
    expect(JSON.stringify(before)).not.toMatch(/203\.0\.113\.7|Anna|3\.0\.20/)
    await recorder('another secret of thirty-two characters').record(first, at('203.0.113.7'))
    expect(await rows()).toHaveLength(2 * before.length)
    time.now += DAY_MS
    await recorder().record(first, at('203.0.113.7'))
    expect(new Set((await rows()).map(({ id }) => id)).size).toBe(3 * before.length)
  })

  test('a crowd is told as a number beyond the first ones, and nobody is lost', async () => {
    const { recorder, rows } = await open()
    const { record } = recorder()
    const crowd = Array.from({ length: MOST_APART + 40 }, (_, place) => at(`198.51.${place >> 8}.${place & 255}`))
    await Promise.all(crowd.map((client) => record(first, client)))
    const all = await rows()
    expect(all).toHaveLength(2 * MOST_APART + 1)
    const pickUps = all.reduce((sum, { payload }) => sum + (payload.pickUps ?? 1), 0)
    expect(pickUps).toBe(crowd.length)
  })

  test('a database that is away does not disturb the listener, and is said once', async () => {
    const { db, recorder, lines } = await open()
    const { record } = recorder()
    await db.close()
    await record(first, at('203.0.113.7'))
    await record(first, at('203.0.113.7'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('recording a fetch failed')
  })
})
