import { expect, test } from 'vitest'
import { releaseDelivery, stageDelivery } from '../broadcasts/deliver.ts'
import { finishBroadcasts } from '../broadcasts/finish-broadcasts.ts'
import { writeScript } from '../broadcasts/prepare.ts'
import { renderBroadcast } from '../broadcasts/render.ts'
import { AIR_AT, MINUTE } from '../broadcasts/testing/given-broadcasts.ts'
import { givenDelivery } from '../broadcasts/testing/given-delivery.ts'
import { holdRelease } from '../broadcasts/testing/hold-release.ts'
import { deliverAgain } from './deliver-again.ts'
import { redeliver } from './redeliver.ts'

const calm = new AbortController().signal

/** The bulletin of 08:00 was delivered; that of 08:05 is staged under the same name, or will be. */
const given = async ({ isStaged = true } = {}) => {
  const all = await givenDelivery('ftp')
  const { db, services, time, broadcastId, deliveryId, stationId } = all
  const placed: string[] = []
  services.drivers.ftp = {
    stage: async () => ({ path: 'news.mp3' }),
    release: async ({ airAt }, staged) => {
      placed.push(airAt === AIR_AT ? 'older' : 'newer')
      return { ...staged, answer: 250 }
    },
  }
  await all.stage()
  await all.release()
  await finishBroadcasts(db, [{ broadcastId }], AIR_AT + MINUTE)
  placed.length = 0
  const newer = await all.begun({ airAt: AIR_AT + 5 * MINUTE })
  await writeScript(services, { broadcastId: newer }, calm)
  await renderBroadcast(services, { broadcastId: newer }, { signal: calm })
  const input = { broadcastId: newer, deliveryId: (await all.row(newer)).deliveries[0]?.id ?? '' }
  const stage = () => stageDelivery(services, input, calm)
  if (isStaged) await stage()
  time.now = AIR_AT + 4 * MINUTE
  return {
    ...{ db, services, time, placed, stage },
    ask: (isSure = false) => deliverAgain(services, { stationId, broadcastId, deliveryId, isSure }),
    redelivery: () => db.prisma.redelivery.findFirstOrThrow(),
    again: async () => redeliver(services, (await db.prisma.redelivery.findFirstOrThrow()).id, calm),
    air: () => releaseDelivery(services, input, calm),
    claimOf: async (id: string) => (await db.prisma.delivery.findUniqueOrThrow({ where: { id } })).claimedUntil,
    ...{ olderId: deliveryId, newerId: input.deliveryId },
  }
}

test('delivered again, an older bulletin is not placed over a newer one that came there after the press', async () => {
  const { ask, again, air, placed, redelivery, time } = await given()
  expect(await ask()).toEqual({ ok: true, value: { isAsked: true } })
  time.now += MINUTE
  await air()
  await again()
  expect(placed).toEqual(['newer'])
  expect(await redelivery()).toMatchObject({
    state: 'failed',
    errorDetail: 'FTP: a newer bulletin lies there under the same name by now. This one is not placed over it.',
  })
})

test('a newer slot that is due at the press goes first', async () => {
  const { ask, again, air, placed, time } = await given()
  await ask()
  const overtaken = again()
  time.now += MINUTE
  await air()
  await overtaken
  expect(placed).toEqual(['newer'])
})

test('over one that lay there when the owner said yes it is placed', async () => {
  const { ask, again, air, placed, redelivery, time } = await given()
  await air()
  time.now += MINUTE
  expect(await ask()).toMatchObject({ value: { isAsked: false } })
  expect(await ask(true)).toEqual({ ok: true, value: { isAsked: true } })
  await again()
  expect(placed).toEqual(['newer', 'older'])
  expect(await redelivery()).toMatchObject({ state: 'released' })
})

test('while it is being placed a newer slot that is staged meanwhile waits, and lies there in the end', async () => {
  const { ask, again, stage, air, placed, services, claimOf, olderId, newerId } = await given({ isStaged: false })
  const letGo = holdRelease(services, AIR_AT)
  await ask()
  const first = again()
  await expect.poll(async () => (await claimOf(olderId))?.getTime()).toBeGreaterThan(services.clock.now())
  await stage()
  const second = air()
  await expect.poll(async () => (await services.db.prisma.delivery.findUnique({ where: { id: newerId } }))?.attempts).toBe(2)
  letGo()
  await Promise.all([first, second])
  expect(placed).toEqual(['older', 'newer'])
})
