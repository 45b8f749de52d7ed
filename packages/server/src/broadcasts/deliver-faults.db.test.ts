import { expect, test } from 'vitest'
import { DeliveryError, type DeliveryJob } from '../delivery/delivery-types.ts'
import { givenDelivery } from './testing/given-delivery.ts'

test('each try and its fault stand in the row until one works', async () => {
  const { services, stage, release, delivery } = await givenDelivery()
  const { ftp } = services.drivers
  const refuse = async () => {
    throw new DeliveryError('ftp-421', 'FTP, connect: too many guests', false)
  }
  services.drivers.ftp = { ...ftp, stage: refuse, release: refuse }
  await expect(stage()).rejects.toMatchObject({ code: 'ftp-421' })
  await expect(stage()).rejects.toMatchObject({ code: 'ftp-421' })
  const fault = { errorCode: 'ftp-421', errorDetail: 'FTP, connect: too many guests' }
  expect(await delivery()).toMatchObject({ state: 'pending', attempts: 2, ...fault })
  services.drivers.ftp = { ...ftp, release: refuse }
  await stage()
  expect(await delivery()).toMatchObject({ state: 'staged', attempts: 3, errorCode: null, errorDetail: null })
  await expect(release()).rejects.toMatchObject({ code: 'ftp-421' })
  expect(await delivery()).toMatchObject({ state: 'staged', attempts: 4, ...fault })
  services.drivers.ftp = ftp
  await release()
  expect(await delivery()).toMatchObject({ state: 'released', attempts: 5, errorCode: null, errorDetail: null })
})

test('an answer that no database can hold is noted without what it cannot, and keeps its code', async () => {
  const { services, release, stage, delivery } = await givenDelivery('email')
  const { email } = services.drivers
  await stage()
  const refuse = async () => {
    throw new DeliveryError('smtp-451', 'E-mail: try\0 later \ud83d', false)
  }
  services.drivers.email = { ...email, release: refuse }
  await expect(release()).rejects.toMatchObject({ code: 'smtp-451' })
  expect(await delivery()).toMatchObject({ errorCode: 'smtp-451', errorDetail: 'E-mail: try later \ufffd' })
  let sent = 0
  const take = async () => {
    sent += 1
    return { accepted: true, response: '250 queued\0 as \ud83d' }
  }
  services.drivers.email = { ...email, release: take }
  expect(await release()).toEqual({ released: true })
  expect([sent, (await delivery()).receipt]).toEqual([1, { accepted: true, response: '250 queued as \ufffd' }])
})

test('a try that ends after a quicker one was released takes nothing back', async () => {
  const { services, stage, release, delivery } = await givenDelivery()
  const { ftp } = services.drivers
  services.drivers.ftp = {
    ...ftp,
    stage: async () => {
      services.drivers.ftp = ftp
      await stage()
      await release()
      return { temporary: 'slow.part' }
    },
  }
  await stage()
  expect(await delivery()).toMatchObject({ state: 'released', staged: { temporary: 'ftp.part' } })
})

test('given up, it has failed with its reason', async () => {
  const { giveUp, delivery } = await givenDelivery()
  expect(await giveUp()).toEqual({ failed: true })
  expect(await delivery()).toMatchObject({ state: 'failed', errorCode: 'ftp-553', errorDetail: 'FTP: given up' })
})

test('what was released stays released and at its place, also when it is given up afterwards', async () => {
  const { services, stage, release, giveUp, delivery } = await givenDelivery()
  const discarded: DeliveryJob[] = []
  const discard = async (job: DeliveryJob) => void discarded.push(job)
  services.drivers.ftp = { ...services.drivers.ftp, discard }
  await stage()
  await release()
  expect(await giveUp()).toEqual({ failed: true })
  expect(await delivery()).toMatchObject({ state: 'released', errorCode: null })
  expect(discarded).toEqual([])
})

test('a link that is staged is on air at its time, also when its step is given up before it could be remembered', async () => {
  const { broadcastId, stage, giveUp, delivery, row } = await givenDelivery('link')
  await stage()
  expect(await giveUp('deadline')).toEqual({ failed: true })
  expect([(await delivery()).state, (await row(broadcastId)).state]).toEqual(['staged', 'staged'])
})

test.each<[string, boolean, string, number]>([
  ['refused at the rename', true, 'ftp-553', 1],
  ['cut off in the middle of the upload', false, 'connection', 1],
  ['out of time', false, 'deadline', 1],
  ['refused at the log-in', false, 'ftp-530', 0],
])(
  'given up when it was %s (staged: %s, %s): the target is tidied %i times, and that this fails is nobody’s fault',
  async (_when, isStaged, code, tries) => {
    const { services, stage, giveUp, delivery } = await givenDelivery()
    const discarded: DeliveryJob[] = []
    services.drivers.ftp = {
      ...services.drivers.ftp,
      discard: async (job) => {
        discarded.push(job)
        throw new DeliveryError('timeout', 'FTP, connect: the server did not answer in time.', false)
      },
    }
    if (isStaged) await stage()
    expect(await giveUp(code)).toEqual({ failed: true })
    expect(discarded).toHaveLength(tries)
    for (const { signal } of discarded) expect(signal).toBeInstanceOf(AbortSignal)
    expect(await delivery()).toMatchObject({ state: 'failed', errorCode: code, errorDetail: 'FTP: given up' })
  },
)
