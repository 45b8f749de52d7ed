import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { releaseDelivery, stageDelivery } from './deliver.ts'
import { jobOf } from './delivery-job.ts'
import { failDelivery } from './fail-delivery.ts'
import { finishBroadcasts } from './finish-broadcasts.ts'
import { placeInOrder } from './place-in-order.ts'
import { writeScript } from './prepare.ts'
import { renderBroadcast } from './render.ts'
import { AIR_AT, givenBroadcasts, MINUTE } from './testing/given-broadcasts.ts'
import { holdRelease } from './testing/hold-release.ts'

const calm = new AbortController().signal

/** The slots of 08:00 and 08:05, staged under these names on a server that was away until 08:06. */
const givenBothLate = async (paths: [string, string] = ['news.mp3', 'news.mp3']) => {
  const all = await givenBroadcasts()
  const { services, db, time } = all
  await all.target('ftp')
  const names = [...paths]
  const placed: string[] = []
  services.drivers.ftp = {
    stage: async () => ({ path: names.shift() ?? '' }),
    release: async ({ airAt }, { path = '' }) => {
      placed.push(airAt === AIR_AT ? 'older' : 'newer')
      return { path, answer: 250 }
    },
  }
  const staged = async (airAt: number) => {
    const broadcastId = await all.begun({ airAt })
    await writeScript(services, { broadcastId }, calm)
    await renderBroadcast(services, { broadcastId }, { signal: calm })
    const deliveryId = (await all.row(broadcastId)).deliveries[0]?.id ?? ''
    await stageDelivery(services, { broadcastId, deliveryId }, calm)
    return { broadcastId, deliveryId }
  }
  const [older, newer] = [await staged(AIR_AT), await staged(AIR_AT + 5 * MINUTE)]
  time.now = AIR_AT + 6 * MINUTE
  const release = (which: typeof older) => releaseDelivery(services, which, calm)
  const claim = async ({ deliveryId }: typeof older, holder: string) => {
    const until = new Date(time.now + 190_000)
    await db.pool.query('UPDATE delivery SET claimed_until = $2, claimed_by = $3 WHERE id = $1', [deliveryId, until, holder])
  }
  return { ...all, older, newer, placed, release, claim }
}

test('a late slot is not placed over a newer one of the same name, and history says why', async () => {
  const { older, newer, placed, release, services, db, time, row, events } = await givenBothLate()
  await release(newer)
  const fault = await release(older).catch((error: unknown) => error)
  expect(fault).toMatchObject({ code: 'overtaken', permanent: true })
  expect(placed).toEqual(['newer'])
  const { code, message } = fault as { code: string; message: string }
  await failDelivery(services, { ...older, code, message })
  await finishBroadcasts(db, [{ broadcastId: older.broadcastId }], time.now)
  const words = 'FTP: a newer bulletin lies there under the same name by now. This one is not placed over it.'
  expect(await row(older.broadcastId)).toMatchObject({
    ...{ state: 'failed', failedCode: 'overtaken', failedDetail: words },
    deliveries: [{ state: 'failed', errorCode: 'overtaken', errorDetail: words }],
  })
  const failed = (await events()).filter(({ type }) => type === 'broadcast.failed')
  expect(failed).toMatchObject([{ payload: { broadcastId: older.broadcastId, code: 'overtaken', target: 'ftp' } }])
})

test('in their order both are placed, and one with a name of its own after a newer one too', async () => {
  const same = await givenBothLate()
  await same.release(same.older)
  await same.release(same.newer)
  expect(same.placed).toEqual(['older', 'newer'])
  const own = await givenBothLate(['0800.mp3', '0805.mp3'])
  await own.release(own.newer)
  await own.release(own.older)
  expect(own.placed).toEqual(['newer', 'older'])
})

test('while an older one is being placed the newer one waits, and lies there in the end', async () => {
  const { older, newer, placed, release, services } = await givenBothLate()
  const letGo = holdRelease(services, AIR_AT)
  const first = release(older)
  await expect
    .poll(async () => (await services.db.prisma.delivery.findFirst({ where: { claimedUntil: { not: null } } }))?.id)
    .toBe(older.deliveryId)
  const second = release(newer)
  await expect
    .poll(async () => (await services.db.prisma.delivery.findUnique({ where: { id: newer.deliveryId } }))?.attempts)
    .toBe(2)
  letGo()
  await Promise.all([first, second])
  expect(placed).toEqual(['older', 'newer'])
})

test('what a process of this machine had in hand when it died, and what has failed, holds up nobody', async () => {
  const { older, newer, placed, release, claim } = await givenBothLate()
  await claim(older, `${hostname()} 4194305 1`)
  await release(newer)
  expect(placed).toEqual(['newer'])
  const again = await givenBothLate()
  const { ftp } = again.services.drivers
  const refuse = async () => {
    throw new Error('421 too many guests')
  }
  again.services.drivers.ftp = { ...ftp, release: refuse }
  await expect(again.release(again.older)).rejects.toThrow('421')
  again.services.drivers.ftp = ftp
  await again.release(again.newer)
  expect(again.placed).toEqual(['newer'])
})

/** The slot of 08:00 is delivered again at this time, while that of 08:05 is still to be placed. */
const givenAgainAt = async (at: number) => {
  const all = await givenBothLate()
  const { services, time, older, placed, release } = all
  await release(older)
  time.now = at
  const { job } = await jobOf(services, older, calm)
  const place = async () => placed.push('again')
  return { ...all, again: placeInOrder(services, job, 'news.mp3', place, new Date(at)) }
}

test('a slot that is due goes before what an owner has delivered again, and lies there in the end', async () => {
  // Two minutes before its air time a file is due, and another may take three.
  const { again, time, newer, release, placed } = await givenAgainAt(AIR_AT + MINUTE / 2)
  const overtaken = expect(again).rejects.toMatchObject({ code: 'overtaken' })
  time.now = AIR_AT + 3 * MINUTE
  await release(newer)
  await overtaken
  expect(placed).toEqual(['older', 'newer'])
})

test('while the next slot is not due for long enough, what is delivered again is placed at once', async () => {
  const { again, placed } = await givenAgainAt(AIR_AT - MINUTE)
  await again
  expect(placed).toEqual(['older', 'again'])
})
