import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { describe, expect, test } from 'vitest'
import { failDelivery } from './fail-delivery.ts'
import { AIR_AT, givenBroadcasts, MINUTE } from './testing/given-broadcasts.ts'

/** A broadcast that has begun for these targets. */
const givenTargets = async (...kinds: DeliveryKind[]) => {
  const all = await givenBroadcasts()
  for (const kind of kinds) await all.target(kind)
  const broadcastId = await all.begun()
  const { deliveries } = await all.row(broadcastId)
  const giveUp = (kind: DeliveryKind, more: { retryAt?: number } = {}) => {
    const deliveryId = deliveries.find((delivery) => delivery.kind === kind)?.id ?? ''
    return failDelivery(all.services, { broadcastId, deliveryId, code: 'ftp-530', message: 'FTP, log in: refused', ...more })
  }
  const reported = () =>
    all.db.prisma.outbox.findMany({ where: { type: 'broadcast.target-failed' }, select: { key: true, payload: true } })
  return { ...all, broadcastId, giveUp, reported }
}

test('a target that is given up before air is told at once, and once, also when two workers give it up', async () => {
  const { giveUp, reported, broadcastId, schedulerId } = await givenTargets('link', 'ftp')
  await Promise.all([giveUp('ftp'), giveUp('ftp')])
  await giveUp('ftp')
  const airAt = new Date(AIR_AT).toISOString()
  const payload = { broadcastId, schedulerId, airAt, kind: 'slot', target: 'ftp', code: 'ftp-530' }
  expect(await reported()).toEqual([{ key: schedulerId, payload }])
})

test('the last target of all is told by the end of its broadcast alone', async () => {
  const { giveUp, reported } = await givenTargets('link', 'ftp')
  await giveUp('ftp')
  await giveUp('link')
  expect(await reported()).toMatchObject([{ payload: { target: 'ftp' } }])
})

test('also when all are given up at the same moment', async () => {
  const { giveUp, reported } = await givenTargets('link', 'email', 'ftp')
  await Promise.all((['link', 'email', 'ftp'] as const).map((kind) => giveUp(kind)))
  expect(await reported()).toHaveLength(2)
})

test('row and event are one commit: when the event cannot be written, the target is not given up', async () => {
  const { db, giveUp, reported, row, broadcastId } = await givenTargets('link', 'ftp')
  await db.pool.query("ALTER TABLE outbox ADD CONSTRAINT full_disk CHECK (type <> 'broadcast.target-failed')")
  await expect(giveUp('ftp')).rejects.toThrow('full_disk')
  expect((await row(broadcastId)).deliveries.map(({ state }) => state)).toEqual(['pending', 'pending'])
  await db.pool.query('ALTER TABLE outbox DROP CONSTRAINT full_disk')
  await giveUp('ftp')
  expect(await reported()).toHaveLength(1)
})

describe('a target that can be tried once more', () => {
  const retryAt = AIR_AT - 2 * MINUTE

  test('is told with that, at once, also where it is the only one: the end is minutes away', async () => {
    const { giveUp, reported } = await givenTargets('ftp')
    expect(await giveUp('ftp', { retryAt })).toEqual({ failed: true, isTriedAgain: true })
    expect(await reported()).toMatchObject([
      { payload: { target: 'ftp', isTriedAgain: true, triedAgainAt: new Date(retryAt).toISOString() } },
    ])
  })

  test('is tried no more when that time has come', async () => {
    const { giveUp, reported, time } = await givenTargets('ftp', 'link')
    time.now = retryAt
    expect(await giveUp('ftp', { retryAt })).toEqual({ failed: true })
    expect((await reported())[0]?.payload).not.toHaveProperty('isTriedAgain')
  })

  test('keeps what was told when a worker dies after it and the next one asks at air', async () => {
    const { giveUp, reported, time } = await givenTargets('ftp')
    await giveUp('ftp', { retryAt })
    time.now = AIR_AT
    expect(await giveUp('ftp', { retryAt })).toEqual({ failed: true, isTriedAgain: true })
    expect(await reported()).toHaveLength(1)
  })

  test('is told once when it is refused again', async () => {
    const { giveUp, reported } = await givenTargets('ftp', 'link')
    await giveUp('ftp', { retryAt })
    expect(await giveUp('ftp')).toEqual({ failed: true })
    expect(await reported()).toHaveLength(1)
  })

  test('is left alone when its mail was withheld meanwhile', async () => {
    const { giveUp, reported, db } = await givenTargets('email', 'link')
    await db.prisma.delivery.updateMany({ where: { kind: 'email' }, data: { state: 'withheld' } })
    expect(await giveUp('email', { retryAt })).toEqual({ failed: true })
    expect(await reported()).toEqual([])
  })
})
