import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findOnAir } from '../link/find-on-air.ts'
import { openMachine } from '../storage/s3/testing/open-machine.ts'
import { startS3 } from '../storage/s3/testing/s3-server.ts'
import { withChimes } from '../storage/with-chimes.ts'
import { releaseDelivery, stageDelivery } from './deliver.ts'
import { writeScript } from './prepare.ts'
import { renderBroadcast } from './render.ts'
import { renderIdentOf } from './render-ident.ts'
import { AIR_AT, givenBroadcasts } from './testing/given-broadcasts.ts'

const calm = new AbortController().signal

/** A worker and a web app on two machines that share a bucket and no folder. */
const given = async () => {
  const all = await givenBroadcasts()
  const { services, db, time, schedulerId } = all
  const s3 = await startS3()
  const clock = { now: () => time.now }
  const [worker, web] = [await openMachine(s3.settings, db.url, clock), await openMachine(s3.settings, db.url, clock)]
  services.audioStore = withChimes(worker.store)
  const handedOver: number[] = []
  for (const kind of ['link', 'email', 'ftp'] as const) {
    await all.target(kind)
    services.drivers[kind] = {
      stage: async ({ audio }) => ({ bytes: handedOver.push((await audio.read()).byteLength) }),
      release: async ({ audio }) => ({ bytes: handedOver.push((await audio.read()).byteLength) }),
    }
  }
  await renderIdentOf(services, schedulerId, calm)
  const broadcastId = await all.begun()
  await writeScript(services, { broadcastId }, calm)
  const eachDelivery = async (half: typeof stageDelivery | typeof releaseDelivery) => {
    for (const { id } of (await all.row(broadcastId)).deliveries) await half(services, { broadcastId, deliveryId: id }, calm)
  }
  return {
    ...{ ...all, s3, worker, web, broadcastId, handedOver },
    render: () => renderBroadcast(services, { broadcastId }, { signal: calm }),
    stage: () => eachDelivery(stageDelivery),
    release: () => eachDelivery(releaseDelivery),
    onAir: () => findOnAir({ db, audioStore: withChimes(web.store) }, { schedulerId, now: time.now }),
    alone: () => findOnAir({ db, audioStore: withChimes(web.store) }, { schedulerId, broadcastId, now: time.now }),
  }
}

test('with a bucket that answers 503 from the render to two minutes later, the fresh bulletin airs on time, by every target', async () => {
  const { s3, time, worker, render, stage, release, onAir, row, broadcastId, handedOver, db } = await given()
  s3.fail({ status: 503 })
  const { audioId } = await render()
  await stage()
  time.now = AIR_AT
  await release()
  expect(await onAir()).toMatchObject({ broadcastId, rung: 'fresh', audio: { id: audioId } })
  const { rung, deliveries } = await row(broadcastId)
  expect([rung, deliveries.map(({ state }) => state).sort()]).toEqual(['fresh', ['released', 'released', 'released']])
  expect(new Set(handedOver).size).toBe(1)
  s3.heal()
  time.now += 120_000
  await worker.store.catchUp?.()
  expect([s3.objects.has(`audio/${audioId.slice(0, 2)}/${audioId}.mp3`), await db.prisma.waitingAudio.count()]).toEqual([true, 0])
})

test('an object that was deleted before it was staged gives way to the next rung, and the owner is told', async () => {
  const { s3, time, worker, render, stage, onAir, row, broadcastId, events } = await given()
  const { audioId } = await render()
  const name = `${audioId.slice(0, 2)}/${audioId}.mp3`
  s3.objects.delete(`audio/${name}`)
  // Staged by another machine than the one that rendered it.
  await worker.cache.settled()
  await rm(`${worker.cacheFolder}/${name}`)
  await stage()
  expect(await row(broadcastId)).toMatchObject({ rung: 'ident', failedStep: 'stage', failedCode: 'audio-missing' })
  expect(await events()).toContainEqual(
    expect.objectContaining({
      type: 'broadcast.fell-back',
      payload: expect.objectContaining({ rung: 'ident', code: 'audio-missing' }),
    }),
  )
  time.now = AIR_AT
  expect(await onAir()).toMatchObject({ broadcastId, rung: 'ident' })
})

test('deleted after it was aired, the link serves the chime and not silence', async () => {
  const { s3, time, render, stage, onAir } = await given()
  await render()
  await stage()
  s3.objects.clear()
  time.now = AIR_AT
  expect(await onAir()).toMatchObject({ rung: 'chime' })
})

test('a web app that has fetched nothing yet serves the chime while the bucket is away, then what it has: the ident, and at last the bulletin', async () => {
  const { s3, web, time, render, stage, onAir, alone, broadcastId, db, schedulerId } = await given()
  const { audioId } = await render()
  await stage()
  time.now = AIR_AT
  s3.fail({ status: 503 })
  expect(await onAir()).toMatchObject({ broadcastId, insteadOf: broadcastId, rung: 'chime' })
  // By its own address it is not gone, but away.
  await expect(alone()).rejects.toMatchObject({ code: 'away' })
  s3.heal()
  const { identAudio } = await db.prisma.scheduler.findUniqueOrThrow({
    where: { id: schedulerId },
    include: { identAudio: true },
  })
  time.now += 5_000
  if (identAudio) await web.store.isWhole(identAudio)
  s3.fail({ status: 503 })
  expect(await onAir()).toMatchObject({ broadcastId, rung: 'ident', audio: { id: identAudio?.id } })
  s3.heal()
  time.now += 5_000
  const back = await onAir()
  expect([back?.audio.id, back?.insteadOf]).toEqual([audioId, undefined])
  expect(await alone()).toMatchObject({ broadcastId, audio: { id: audioId } })
})
