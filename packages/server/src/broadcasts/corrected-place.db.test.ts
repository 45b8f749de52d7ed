import { expect, test } from 'vitest'
import { deliverAgain } from '../history/deliver-again.ts'
import { redeliver } from '../history/redeliver.ts'
import { finishBroadcasts } from './finish-broadcasts.ts'
import { AIR_AT } from './testing/given-broadcasts.ts'
import { givenCorrected } from './testing/given-corrected.ts'

const calm = new AbortController().signal
const died = async () => {
  throw new Error('the worker died')
}

test('what is being tried once more when another place is saved is released where it is staged', async () => {
  const { giveUp, stageAgain, releaseAgain, correct, meanwhile, on } = await givenCorrected()
  await giveUp()
  meanwhile.push(() => correct('b.example'))
  await stageAgain()
  await releaseAgain()
  expect([...on]).toEqual(['a.example/air.mp3'])
})

test('a worker that dies in that try: the next one takes away what it left, and goes to the other place', async () => {
  const { giveUp, stageAgain, releaseAgain, correct, meanwhile, on } = await givenCorrected()
  await giveUp()
  meanwhile.push(() => correct('b.example').then(died))
  await expect(stageAgain()).rejects.toThrow('the worker died')
  await stageAgain()
  await releaseAgain()
  expect([...on]).toEqual(['b.example/air.mp3'])
})

test('a try that was given up for dead and ends after another one went elsewhere takes nothing back', async () => {
  const { giveUp, stageAgain, releaseAgain, correct, meanwhile, on } = await givenCorrected()
  await giveUp()
  meanwhile.push(async () => {
    await correct('b.example')
    await stageAgain()
  })
  await stageAgain()
  await releaseAgain()
  expect([...on]).toEqual(['b.example/air.mp3'])
})

test('one that dies between a giving up and its taking away leaves nothing either', async () => {
  const { db, giveUp, stage, stageAgain, releaseAgain, correct, on } = await givenCorrected()
  await stage()
  await db.prisma.delivery.updateMany({ data: { state: 'failed' } })
  await correct('b.example')
  await giveUp()
  expect([...on]).toEqual([])
  await stageAgain()
  await releaseAgain()
  expect([...on]).toEqual(['b.example/air.mp3'])
})

test('what was given up for good goes to another place with the next save, or at once where it was saved in its last try', async () => {
  const { db, giveUp, time, broadcastId, correct, goesTo } = await givenCorrected()
  await correct('b.example')
  await giveUp()
  expect(await goesTo()).toBe('b.example')
  time.now = AIR_AT + 60_000
  await finishBroadcasts(db, [{ broadcastId }], time.now)
  await correct('c.example')
  expect(await goesTo()).toBe('c.example')
})

/** Given up, ended, and asked for once more. */
const givenAskedAgain = async () => {
  const given = await givenCorrected()
  const { db, giveUp, services, time, broadcastId, deliveryId, stationId } = given
  await giveUp()
  time.now = AIR_AT + 60_000
  await finishBroadcasts(db, [{ broadcastId }], time.now)
  expect(await deliverAgain(services, { stationId, broadcastId, deliveryId, isSure: true })).toMatchObject({ ok: true })
  const { id } = await db.prisma.redelivery.findFirstOrThrow()
  return { ...given, redeliver: () => redeliver(services, id, calm) }
}

test('a redelivery too is released where it is staged, and its delivery goes to the other place from then on', async () => {
  const { redeliver, correct, meanwhile, on, goesTo } = await givenAskedAgain()
  meanwhile.push(() => correct('b.example'))
  await redeliver()
  expect([...on]).toEqual(['a.example/air.mp3'])
  expect(await goesTo()).toBe('b.example')
})

test('a redelivery that is staged when its try dies is staged again where another place was saved', async () => {
  const { services, redeliver, correct, on } = await givenAskedAgain()
  const { ftp } = services.drivers
  services.drivers.ftp = { ...ftp, release: died }
  await expect(redeliver()).rejects.toThrow('the worker died')
  services.drivers.ftp = ftp
  await correct('b.example')
  await redeliver()
  expect([...on]).toEqual(['b.example/air.mp3'])
})
