import { givenDatabase } from '@hourcast/db/testing/test-database'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createFetchRecorder } from './record-fetch.ts'
import { TEN } from './testing/open-link.ts'

describe('fetches of the link', () => {
  test('are told at most once a minute for each scheduler, however many processes serve it', async () => {
    const db = await givenDatabase()
    let now = TEN
    const log = pino({ level: 'silent' })
    const recorders = [1, 2, 3].map(() => createFetchRecorder({ db, clock: { now: () => now }, log }))
    const fetchBy = (schedulerId: string) =>
      Promise.all(recorders.flatMap((recorder) => [1, 2, 3].map(() => recorder.record({ schedulerId, broadcastId: 'b1' }))))
    await fetchBy('s1')
    await fetchBy('s2')
    now += 59_999
    await fetchBy('s1')
    now += 1
    await fetchBy('s1')
    const { rows } = await db.pool.query('SELECT topic, key, type, payload, occurred_at FROM outbox ORDER BY id')
    expect(rows.map(({ key, occurred_at }) => [key, occurred_at.getTime()])).toEqual([
      ['s1', TEN],
      ['s2', TEN],
      ['s1', TEN + 60_000],
    ])
    expect(rows[0]).toMatchObject({
      topic: 'hourcast.listening',
      type: 'link.fetched',
      payload: { schedulerId: 's1', broadcastId: 'b1' },
    })
  })

  test('a database that is away does not disturb the listener', async () => {
    const db = await givenDatabase()
    const said: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
    const recorder = createFetchRecorder({ db, clock: { now: () => TEN }, log })
    await db.close()
    await recorder.record({ schedulerId: 's1', broadcastId: 'b1' })
    expect(said.join()).toContain('recording a fetch failed')
  })
})
