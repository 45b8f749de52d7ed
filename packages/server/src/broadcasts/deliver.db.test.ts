import { expect, test } from 'vitest'
import type { DeliveryJob } from '../delivery/delivery-types.ts'
import { AIR_AT } from './testing/given-broadcasts.ts'
import { givenDelivery } from './testing/given-delivery.ts'

test('staged, then released: each leaves its receipt in the row, and the driver gets what it staged', async () => {
  const { stage, release, delivery, world, time } = await givenDelivery()
  expect(await stage()).toEqual({ staged: true })
  const staged = { state: 'staged', staged: { temporary: 'ftp.part' }, stagedAt: new Date(time.now), attempts: 1 }
  expect(await delivery()).toMatchObject({ ...staged, receipt: null, releasedAt: null })
  time.now = AIR_AT
  expect(await release()).toEqual({ released: true })
  const receipt = { answer: 250, from: 'ftp.part' }
  expect(await delivery()).toMatchObject({ ...staged, state: 'released', receipt, releasedAt: new Date(AIR_AT), attempts: 2 })
  expect(world.calls).toEqual(['stage ftp', 'release ftp'])
})

test('released once, neither half is done a second time', async () => {
  const { stage, release, delivery, world } = await givenDelivery()
  await stage()
  await release()
  const before = await delivery()
  expect(await release()).toEqual({ released: true })
  expect(await stage()).toEqual({ staged: true })
  expect(await delivery()).toEqual(before)
  expect(world.calls).toEqual(['stage ftp', 'release ftp'])
})

test('the driver is told everything about the slot, the target as stored and the file in the store', async () => {
  const { services, broadcastId, deliveryId, stage, row, schedulerId, stationId } = await givenDelivery()
  const jobs: DeliveryJob[] = []
  services.drivers.ftp = {
    ...services.drivers.ftp,
    stage: async (job) => {
      jobs.push(job)
      return {}
    },
  }
  await stage()
  const { audioId, deliveries } = await row(broadcastId)
  expect(jobs).toEqual([
    {
      deliveryId,
      broadcastId,
      schedulerId,
      stationId,
      targetId: deliveries[0]?.targetId,
      kind: 'ftp',
      address: '',
      sealed: 'sealed',
      allowPlain: false,
      hostKey: null,
      pinHostKey: expect.any(Function),
      airAt: AIR_AT,
      wall: '2026-11-23T08:00',
      title: 'bulletin of Radio One',
      hostName: 'Ada',
      stationName: 'Radio One',
      audio: {
        id: audioId,
        format: 'mp3',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        sizeBytes: expect.any(Number),
        durationMs: 45_000,
        read: expect.any(Function),
      },
      signal: expect.any(AbortSignal),
    },
  ])
})

test('a link that is staged is all that the clock needs: the broadcast is staged with it', async () => {
  const { broadcastId, stage, row, time } = await givenDelivery('link')
  await stage()
  expect(await row(broadcastId)).toMatchObject({ state: 'staged', stagedAt: new Date(time.now), releaseAt: new Date(AIR_AT) })
})

test('an e-mail or a file that is staged serves nothing yet', async () => {
  const { broadcastId, stage, row } = await givenDelivery('email')
  await stage()
  expect(await row(broadcastId)).toMatchObject({ state: 'preparing', releaseAt: null })
})
