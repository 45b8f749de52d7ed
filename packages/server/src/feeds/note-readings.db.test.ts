import { randomId } from '@hourcast/db/random-id'
import { expect, test } from 'vitest'
import { beginBroadcast } from '../broadcasts/begin-broadcast.ts'
import { readContent } from '../broadcasts/prepare.ts'
import type { Services } from '../services.ts'
import { givenFeeds } from './testing/given-feeds.ts'

const calm = new AbortController().signal
const HOUR = 3_600_000

const given = async () => {
  const all = await givenFeeds()
  const services = all.services as unknown as Services
  /** A broadcast of this scheduler, begun and read. */
  const broadcast = async (schedulerId: string): Promise<void> => {
    const airAt = new Date(services.clock.now())
    const data = { id: randomId(), schedulerId, kind: 'now', airAt, wall: '2026-11-25T09:00', timeZone: 'UTC' }
    await all.prisma.broadcast.create({ data })
    await beginBroadcast(services, { broadcastId: data.id })
    await readContent(services, { broadcastId: data.id }, calm).catch(() => {})
  }
  const health = async (name: string) => (await all.list()).find((feed) => feed.name === name)?.health
  return { ...all, broadcast, health }
}

test('what a broadcast reads of a saved feed is told with it: when, how much, and since when it fails', async () => {
  const { saved, host, broadcast, health, state, server, now, wait } = await given()
  await saved('/frail')
  await saved('/feed')
  const schedulerId = await host(['b.example', server.url('/frail')])
  wait(HOUR)
  await broadcast(schedulerId)
  expect(await health('Frail News')).toMatchObject({ readAt: now + HOUR, readBy: 'broadcast', found: 3, failingSince: null })
  expect(await health('Harbour News')).toMatchObject({ readAt: now, readBy: 'test' })
  state.isBroken = true
  for (const hours of [2, 3]) {
    wait(HOUR)
    await broadcast(schedulerId)
    expect(await health('Frail News')).toMatchObject({
      ...{ readAt: now + hours * HOUR, found: 0, failingSince: now + 2 * HOUR },
      fault: { code: 'http-status', message: expect.stringContaining('500') },
    })
  }
  state.isBroken = false
  wait(HOUR)
  await broadcast(schedulerId)
  expect(await health('Frail News')).toMatchObject({ found: 3, fault: null, failingSince: null })
})

test('a feed with a secret is known again; one that differs in its secret alone is another one', async () => {
  const { save, host, broadcast, health, state, server, now, wait } = await given()
  const line = (key: string) => `curl '${server.url('/private')}' -H 'X-Key: ${key}'`
  await save({ url: line('one') })
  const [same, other] = [await host([line('one')], { inputMode: 'curl' }), await host([line('two')], { inputMode: 'curl' })]
  wait(HOUR)
  await broadcast(other)
  expect(await health('Private News')).toMatchObject({ readAt: now, readBy: 'test' })
  await broadcast(same)
  expect(await health('Private News')).toMatchObject({ readAt: now + HOUR, readBy: 'broadcast' })
  expect(state.keys).toEqual(['one', 'two', 'one'])
})

test('a note that cannot be written takes nothing from the broadcast', async () => {
  const { saved, host, broadcast, server, services, prisma } = await given()
  await saved('/feed')
  const schedulerId = await host([server.url('/feed')])
  await services.db.pool.query('ALTER TABLE feed RENAME TO feed_away')
  await broadcast(schedulerId)
  const [row] = await prisma.broadcast.findMany()
  expect(row?.content).toMatchObject({ faults: [], items: [{ title: 'Second ferry for the harbour' }, {}, {}] })
})
