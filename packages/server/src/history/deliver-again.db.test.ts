import { describe, expect, test } from 'vitest'
import { finishBroadcasts } from '../broadcasts/finish-broadcasts.ts'
import { AIR_AT } from '../broadcasts/testing/given-broadcasts.ts'
import { givenDelivery } from '../broadcasts/testing/given-delivery.ts'
import { DeliveryError, type DeliveryJob } from '../delivery/delivery-types.ts'
import { seedStation } from '../events/testing/seed-station.ts'
import { deliverAgain, REDELIVERIES_AT_ONCE } from './deliver-again.ts'
import { REDELIVER_FOR_MS, redeliver } from './redeliver.ts'

const calm = new AbortController().signal

/** A broadcast that has ended and was delivered by this kind; what its driver does from now on is the test's. */
const givenEnded = async (kind: 'link' | 'email' | 'ftp' = 'ftp') => {
  const given = await givenDelivery(kind)
  const { db, services, time, world, broadcastId, deliveryId, stationId } = given
  await given.stage()
  await given.release()
  time.now = AIR_AT + 60_000
  await finishBroadcasts(db, [{ broadcastId }], time.now)
  world.calls.length = 0
  const jobs: DeliveryJob[] = []
  const fails: unknown[] = []
  services.drivers[kind] = {
    stage: async (job) => {
      jobs.push(job)
      world.calls.push('stage')
      return { temporary: job.deliveryId }
    },
    release: async (_job, staged) => {
      world.calls.push(`release ${staged.temporary === jobs[0]?.deliveryId}`)
      const fault = fails.shift()
      if (fault) throw fault
      return { answer: 250 }
    },
    discard: async () => void world.calls.push('discard'),
  }
  const ask = (over: Partial<Parameters<typeof deliverAgain>[1]> = {}) =>
    deliverAgain(services, { stationId, broadcastId, deliveryId, isSure: false, ...over })
  const rows = () => db.prisma.redelivery.findMany({ orderBy: { askedAt: 'asc' } })
  const queued = async () =>
    (
      await db.pool.query(
        "SELECT payload ->> 'id' AS id FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id WHERE task.identifier = 'redeliver'",
      )
    ).rows.map(({ id }) => id)
  const work = async () => {
    for (const { id } of await rows()) await redeliver(services, id, calm)
  }
  return { ...given, ask, rows, queued, work, jobs, fails }
}

describe('deliver again', () => {
  test('takes the stored audio to the target once more, by a job that was written with the wish', async () => {
    const { ask, rows, queued, work, world, jobs, delivery, deliveryId } = await givenEnded()
    const before = await delivery()
    expect(await ask()).toEqual({ ok: true, value: { isAsked: true } })
    const [open] = await rows()
    expect(open).toMatchObject({ deliveryId, state: 'open' })
    expect(await queued()).toEqual([open?.id])
    expect(world.calls).toEqual([])
    await work()
    expect(world.calls).toEqual(['stage', 'release true'])
    expect((await rows())[0]).toMatchObject({ state: 'released', receipt: { answer: 250 } })
    // Its own name for the temporary file and the mail; what the broadcast itself delivered stays as it was.
    expect(jobs[0]?.deliveryId).toBe(open?.id)
    expect(await delivery()).toEqual(before)
  })

  test('pressed twice, also at once, it is one; pressed after its end it is another', async () => {
    const { ask, rows, work, world } = await givenEnded()
    const asked = await Promise.all([ask(), ask(), ask()])
    // All but the first are told that it is under way already.
    expect(asked.filter((each) => each.ok && each.value.isAsked && !each.value.isUnderWay)).toHaveLength(1)
    expect(await ask()).toEqual({ ok: true, value: { isAsked: true, isUnderWay: true } })
    expect(await rows()).toHaveLength(1)
    await work()
    await work()
    expect(world.calls).toEqual(['stage', 'release true'])
    await ask()
    expect(await rows()).toHaveLength(2)
  })

  test('a worker that dies between both halves: the next one goes on with what is staged', async () => {
    const { ask, rows, work, world, fails } = await givenEnded()
    fails.push(new DeliveryError('connection', 'FTP, rename: the connection was lost.', false))
    await ask()
    await expect(work()).rejects.toThrow('the connection was lost')
    expect(await rows()).toMatchObject([{ state: 'open' }])
    await work()
    expect(world.calls).toEqual(['stage', 'release true', 'release true'])
    expect(await rows()).toMatchObject([{ state: 'released', errorDetail: null }])
  })

  test('what the server refuses for good is told, and nothing is left there', async () => {
    const { ask, rows, work, world, fails } = await givenEnded()
    fails.push(new DeliveryError('ftp-530', 'FTP, log in: 530 Login incorrect.', true))
    await ask()
    await work()
    expect(await rows()).toMatchObject([
      { state: 'failed', errorCode: 'ftp-530', errorDetail: 'FTP, log in: 530 Login incorrect.' },
    ])
    expect(world.calls.at(-1)).toBe('discard')
  })

  test('a target that cannot be reached is given up after a quarter of an hour', async () => {
    const { ask, rows, work, time, fails } = await givenEnded()
    const away = new DeliveryError('connection', 'FTP, connect: no answer.', false)
    fails.push(away, away)
    await ask()
    await expect(work()).rejects.toBe(away)
    time.now += REDELIVER_FOR_MS
    await work()
    expect(await rows()).toMatchObject([{ state: 'failed', errorDetail: 'FTP, connect: no answer.' }])
  })

  test('a worker that is put down leaves it to the next one', async () => {
    const { ask, rows, services } = await givenEnded()
    await ask()
    const [open] = await rows()
    const ended = AbortSignal.abort(new Error('put down'))
    await expect(redeliver(services, open?.id ?? '', ended)).rejects.toThrow('put down')
    expect(await rows()).toMatchObject([{ state: 'open' }])
  })
})

describe('is refused', () => {
  test('for a delivery of somebody else, or of another broadcast, as if there were none', async () => {
    const { ask, db } = await givenEnded()
    const other = await seedStation(db)
    for (const over of [
      { stationId: other.stationId },
      { broadcastId: 'another' },
      { deliveryId: 'none' },
      { broadcastId: 'a\0b' },
    ])
      expect(await ask(over)).toMatchObject({ ok: false, problem: { code: 'not-found' } })
  })

  test('for the link, which needs none', async () => {
    const { ask } = await givenEnded('link')
    expect(await ask()).toMatchObject({
      problem: { code: 'invalid', message: expect.stringContaining('The link needs no delivery') },
    })
  })

  test('where the audio is no longer kept, or its file is lost', async () => {
    const { ask, db, broadcastId, world, rows } = await givenEnded()
    const files = [...world.files]
    world.files.clear()
    expect(await ask()).toMatchObject({ problem: { message: 'Its audio cannot be read: there is nothing to deliver.' } })
    for (const [id, mp3] of files) world.files.set(id, mp3)
    await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { audioId: null, audioRemovedAt: new Date() } })
    expect(await ask()).toMatchObject({ problem: { message: 'Its audio is no longer kept: there is nothing to deliver.' } })
    expect(await rows()).toEqual([])
  })

  test('for a mail whose reader has not agreed, or has ended it, also in the last moment', async () => {
    const { ask, db, work, world, rows } = await givenEnded('email')
    await db.prisma.target.updateMany({ data: { consent: 'waiting' } })
    expect(await ask()).toMatchObject({ problem: { message: expect.stringContaining('until the recipient has confirmed') } })
    await db.prisma.target.updateMany({ data: { consent: 'given' } })
    await ask()
    await db.prisma.target.updateMany({ data: { consent: 'ended' } })
    await work()
    expect(world.calls).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'failed', errorCode: 'ended' }])
  })

  test('while the broadcast is under way, after its scheduler was deleted, and where it no longer delivers there', async () => {
    const { ask, db, broadcastId, schedulerId } = await givenEnded()
    const at = new Date()
    await db.prisma.target.updateMany({ data: { removedAt: at } })
    expect(await ask()).toMatchObject({ problem: { message: expect.stringContaining('no longer delivers there') } })
    await db.prisma.target.updateMany({ data: { removedAt: null } })
    await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { state: 'staged' } })
    expect(await ask()).toMatchObject({ problem: { message: expect.stringContaining('still under way') } })
    await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { state: 'delivered' } })
    await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { deletedAt: at } })
    expect(await ask()).toMatchObject({ problem: { message: expect.stringContaining('scheduler is deleted') } })
  })

  test('also in the last moment, where its scheduler was deleted after it was asked for', async () => {
    const { ask, db, work, world, rows, schedulerId } = await givenEnded()
    await ask()
    await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { deletedAt: new Date() } })
    await work()
    expect(world.calls).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'failed', errorDetail: 'Its scheduler was deleted.' }])
  })

  test(`while ${REDELIVERIES_AT_ONCE} others of the station are under way`, async () => {
    const { ask, db, deliveryId, target, broadcastId } = await givenEnded()
    const targets = ['email', 'link', 'sftp'] as const
    await db.pool.query("UPDATE redelivery SET state = 'failed'")
    for (const kind of targets) await target(kind)
    const { id: _, ...like } = await db.prisma.broadcast.findUniqueOrThrow({ where: { id: broadcastId } })
    for (let n = 0; n < REDELIVERIES_AT_ONCE; n += 1) {
      const { settings, content, script, memo, ...rest } = like
      const other = await db.prisma.broadcast.create({
        data: { ...rest, id: `b${n}`, memo: {}, airAt: new Date(AIR_AT - (n + 1) * 3_600_000) },
      })
      const { targetId } = await db.prisma.delivery.findUniqueOrThrow({ where: { id: deliveryId } })
      await db.prisma.delivery.create({ data: { id: `d${n}`, broadcastId: other.id, targetId, kind: 'ftp' } })
      await db.prisma.redelivery.create({ data: { id: `r${n}`, deliveryId: `d${n}`, askedAt: new Date() } })
    }
    expect(await ask()).toMatchObject({ problem: { code: 'too-many' } })
  })
})

test('an older bulletin does not silently take the place of a newer one', async () => {
  const { ask, db, rows, deliveryId, broadcastId } = await givenEnded()
  const own = await db.prisma.delivery.update({ where: { id: deliveryId }, data: { receipt: { path: 'in/news.mp3' } } })
  const { schedulerId, wall, timeZone } = await db.prisma.broadcast.findUniqueOrThrow({ where: { id: broadcastId } })
  const newer = async (id: string, path: string) => {
    const airAt = new Date(AIR_AT + Number(id) * 3_600_000)
    await db.prisma.broadcast.create({ data: { id, schedulerId, kind: 'slot', airAt, wall, timeZone, state: 'delivered' } })
    const data = { broadcastId: id, targetId: own.targetId, kind: 'ftp', state: 'released', receipt: { path } }
    await db.prisma.delivery.create({ data: { id: `d${id}`, ...data } })
  }
  await newer('1', 'in/news-09.mp3')
  await db.prisma.delivery.update({ where: { id: deliveryId }, data: { receipt: { path: 'in/news-08.mp3' } } })
  expect(await ask()).toEqual({ ok: true, value: { isAsked: true } })
  await db.pool.query("UPDATE redelivery SET state = 'released'")
  await newer('2', 'in/news.mp3')
  await db.prisma.delivery.update({ where: { id: deliveryId }, data: { receipt: { path: 'in/news.mp3' } } })
  expect(await ask()).toEqual({ ok: true, value: { isAsked: false, question: expect.stringContaining('newer bulletin') } })
  expect(await rows()).toHaveLength(1)
  expect(await ask({ isSure: true })).toEqual({ ok: true, value: { isAsked: true } })
  expect(await rows()).toHaveLength(2)
})
