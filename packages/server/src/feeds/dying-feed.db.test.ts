import { randomId } from '@hourcast/db/random-id'
import { expect, test } from 'vitest'
import { beginBroadcast } from '../broadcasts/begin-broadcast.ts'
import { readContent } from '../broadcasts/prepare.ts'
import { loadOverview } from '../pages/load-overview.ts'
import type { Services } from '../services.ts'
import { givenFeeds } from './testing/given-feeds.ts'

const calm = new AbortController().signal
const HOUR = 3_600_000

const given = async () => {
  const all = await givenFeeds()
  const services = all.services as unknown as Services
  /** A broadcast of this scheduler that reads its sources and is delivered. */
  const air = async (schedulerId: string): Promise<string> => {
    const [id, airAt] = [randomId(), new Date(services.clock.now())]
    await all.prisma.broadcast.create({
      data: { id, schedulerId, kind: 'slot', airAt, wall: airAt.toISOString().slice(0, 16), timeZone: 'UTC' },
    })
    await beginBroadcast(services, { broadcastId: id })
    await readContent(services, { broadcastId: id }, calm)
    await all.prisma.broadcast.update({ where: { id }, data: { state: 'delivered', rung: 'fresh' } })
    return id
  }
  const attention = async () => (await loadOverview(services, { stationId: all.stationId, now: services.clock.now() })).attention
  return { ...all, air, attention }
}

test('a feed that dies after it was saved is told to its owner, on the overview and with the feed, and no longer when it is back', async () => {
  const { saved, host, air, attention, list, state, server, now, wait } = await given()
  await saved('/frail')
  const schedulerId = await host([server.url('/feed'), server.url('/frail')])
  await air(schedulerId)
  expect(await attention()).toEqual([])

  state.isBroken = true
  wait(HOUR)
  const broadcastId = await air(schedulerId)
  expect(await attention()).toMatchObject([
    { about: 'sources', schedulerId, broadcastId, count: 1, reason: expect.stringMatching(/\/frail: .+ 500/) },
  ])
  expect(await list()).toMatchObject([
    {
      ...{ name: 'Frail News', readers: [{ schedulerId }] },
      health: { failingSince: now + HOUR, readAt: now + HOUR, readBy: 'broadcast', fault: { code: 'http-status' } },
    },
  ])

  state.isBroken = false
  wait(HOUR)
  await air(schedulerId)
  expect(await attention()).toEqual([])
  expect(await list()).toMatchObject([{ health: { failingSince: null, fault: null } }])
})
