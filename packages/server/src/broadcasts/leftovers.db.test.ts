import { expect, test } from 'vitest'
import { DeliveryError } from '../delivery/delivery-types.ts'
import { releaseDelivery, stageDelivery } from './deliver.ts'
import { failDelivery } from './fail-delivery.ts'
import { finishBroadcasts } from './finish-broadcasts.ts'
import { writeScript } from './prepare.ts'
import { renderBroadcast } from './render.ts'
import { AIR_AT, givenBroadcasts, MINUTE } from './testing/given-broadcasts.ts'

const calm = new AbortController().signal
const HOUR = 60 * MINUTE

/** Broadcasts an hour apart to one FTP server, which a test cuts off and brings back. */
const givenServer = async () => {
  const all = await givenBroadcasts()
  const { services, db } = all
  await all.target('ftp')
  const server = { isAway: false, discarded: [] as string[] }
  services.drivers.ftp = {
    ...services.drivers.ftp,
    discard: async ({ deliveryId }) => {
      if (server.isAway) throw new DeliveryError('connection', 'FTP, connect: the connection failed.', false)
      server.discarded.push(deliveryId)
    },
  }
  const staged = async (hour: number) => {
    const broadcastId = await all.begun({ airAt: AIR_AT + hour * HOUR })
    await writeScript(services, { broadcastId }, calm)
    await renderBroadcast(services, { broadcastId }, { signal: calm })
    const which = { broadcastId, deliveryId: (await all.row(broadcastId)).deliveries[0]?.id ?? '' }
    await stageDelivery(services, which, calm)
    return which
  }
  const end = ({ broadcastId }: { broadcastId: string }) => finishBroadcasts(db, [{ broadcastId }], services.clock.now())
  return {
    ...all,
    server,
    staged,
    end,
    release: (which: { broadcastId: string; deliveryId: string }) => releaseDelivery(services, which, calm),
    giveUp: (which: { broadcastId: string; deliveryId: string }) =>
      failDelivery(services, { ...which, code: 'connection', message: 'FTP, rename: the connection failed.' }),
  }
}

test('a file that could not be taken away when its delivery was given up goes at the next success, once', async () => {
  const { server, staged, giveUp, release, end } = await givenServer()
  server.isAway = true
  const lost = await staged(0)
  await giveUp(lost)
  await end(lost)
  expect(server.discarded).toEqual([])
  server.isAway = false
  const [next, later] = [await staged(1), await staged(2)]
  await release(next)
  await end(next)
  expect(server.discarded).toEqual([lost.deliveryId])
  await release(later)
  expect(server.discarded).toEqual([lost.deliveryId])
})

test('so does the file of a try that died with its worker and was never given up', async () => {
  const { server, staged, release, end } = await givenServer()
  const died = await staged(0)
  await end(died)
  await release(await staged(1))
  expect(server.discarded).toEqual([died.deliveryId])
})

test('what another broadcast has staged for its own hour stays', async () => {
  const { server, staged, release } = await givenServer()
  const [now] = [await staged(0), await staged(1)]
  await release(now)
  expect(server.discarded).toEqual([])
})

test('a server that refuses to delete fails no delivery', async () => {
  const { server, staged, release, end, db } = await givenServer()
  const died = await staged(0)
  await end(died)
  server.isAway = true
  const next = await staged(1)
  expect(await release(next)).toEqual({ released: true })
  expect(await db.prisma.delivery.findUnique({ where: { id: next.deliveryId } })).toMatchObject({ state: 'released' })
})
