import { describe, expect, test } from 'vitest'
import { seedBroadcast } from '../events/testing/seed-station.ts'
import { findOnAir } from '../link/find-on-air.ts'
import { fallBack } from './fall-back.ts'
import { renderIdentOf } from './render-ident.ts'
import { AIR_AT, givenBroadcasts, MINUTE } from './testing/given-broadcasts.ts'

const HOUR = 60 * MINUTE
const why = { step: 'read', code: 'timeout', message: 'The source did not answer in time.' }
const calm = new AbortController().signal

/** A broadcast that has begun and whose fresh bulletin has failed. */
const given = async () => {
  const all = await givenBroadcasts()
  const broadcastId = await all.begun()
  const { db, services, world, schedulerId } = all
  return {
    ...all,
    broadcastId,
    fall: () => fallBack(services, { broadcastId, ...why }, calm),
    /** One that went out before, with its file. */
    earlier: async (airAt: number, { state = 'delivered', rung = 'fresh', isThere = true } = {}) => {
      const seeded = await seedBroadcast(db, schedulerId, { airAt, state, title: 'The hour before' })
      await db.prisma.broadcast.update({ where: { id: seeded.broadcastId }, data: { rung } })
      if (isThere) world.files.set(seeded.audioId, Buffer.from('mp3'))
      return seeded.audioId
    },
  }
}

describe('the last good one', () => {
  test('airs again, up to the owner’s limit of three hours', async () => {
    const { broadcastId, earlier, fall, row } = await given()
    await earlier(AIR_AT - 2 * HOUR)
    const audioId = await earlier(AIR_AT - HOUR)
    expect(await fall()).toEqual({ rung: 'last-good' })
    expect(await row(broadcastId)).toMatchObject({ rung: 'last-good', audioId, script: { title: 'The hour before' } })
  })

  test.each([
    [3 * HOUR, 180, 'last-good'],
    [3 * HOUR + 1, 180, 'evergreen'],
    [3 * HOUR + 1, 181, 'last-good'],
    [MINUTE, 0, 'evergreen'],
  ])('%i ms old with a limit of %i minutes: %s', async (age, staleLimitMinutes, rung) => {
    const { db, services, begun, earlier } = await given()
    await db.prisma.station.updateMany({ data: { staleLimitMinutes } })
    const later = AIR_AT + 24 * HOUR
    const broadcastId = await begun({ airAt: later })
    await earlier(later - age)
    expect(await fallBack(services, { broadcastId, ...why }, calm)).toEqual({ rung })
  })

  test.each<[string, object]>([
    ['was itself a fall-back', { rung: 'last-good' }],
    ['was an ident', { rung: 'ident' }],
    ['never went out', { state: 'failed' }],
    ['is still on its way', { state: 'staged' }],
    ['has lost its file', { isThere: false }],
  ])('is not one that %s', async (_what, change) => {
    const { earlier, fall } = await given()
    await earlier(AIR_AT - HOUR, change)
    expect(await fall()).toEqual({ rung: 'evergreen' })
  })

  test('is the one before it when its own file is lost', async () => {
    const { broadcastId, earlier, fall, row } = await given()
    const audioId = await earlier(AIR_AT - 2 * HOUR)
    await earlier(AIR_AT - HOUR, { isThere: false })
    expect(await fall()).toEqual({ rung: 'last-good' })
    expect((await row(broadcastId)).audioId).toBe(audioId)
  })

  test('for a late slot is also one that has aired after it, and the link says how old its words are', async () => {
    const { broadcastId, schedulerId, services, earlier, fall, row, db, time } = await given()
    await earlier(AIR_AT - HOUR)
    const audioId = await earlier(AIR_AT + 5 * MINUTE)
    time.now = AIR_AT + 6 * MINUTE
    expect(await fall()).toEqual({ rung: 'last-good' })
    expect(await row(broadcastId)).toMatchObject({ rung: 'last-good', audioId })
    const data = { state: 'staged', releaseAt: new Date(AIR_AT), stagedAt: new Date(time.now) }
    await db.prisma.broadcast.update({ where: { id: broadcastId }, data })
    const own = await findOnAir(services, { schedulerId, broadcastId, now: time.now })
    expect(own).toMatchObject({ spokenFor: AIR_AT + 5 * MINUTE, audio: { id: audioId } })
  })

  test('is not another scheduler’s', async () => {
    const { db, earlier, fall, stationId, schedulerId } = await given()
    await earlier(AIR_AT - HOUR)
    const { id: _, ...like } = await db.prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })
    await db.prisma.scheduler.create({ data: { ...like, id: 'other', stationId } })
    await db.prisma.broadcast.updateMany({ where: { state: 'delivered' }, data: { schedulerId: 'other' } })
    expect(await fall()).toEqual({ rung: 'evergreen' })
  })
})

test('the rung, its words and the reason stand in the row, and both are told', async () => {
  const { broadcastId, schedulerId, fall, row, events, world, time } = await given()
  expect(await fall()).toEqual({ rung: 'evergreen' })
  expect(world.written).toMatchObject([{ kind: 'evergreen', input: { items: [], airAt: AIR_AT } }])
  const aired = await row(broadcastId)
  expect(aired).toMatchObject({
    state: 'preparing',
    rung: 'evergreen',
    script: { title: 'evergreen of Radio One' },
    preparedAt: new Date(time.now),
    failedStep: 'read',
    failedCode: 'timeout',
    failedDetail: 'The source did not answer in time.',
  })
  const [, fellBack, prepared, ...more] = await events()
  expect(fellBack).toMatchObject({
    type: 'broadcast.fell-back',
    key: schedulerId,
    payload: { broadcastId, rung: 'evergreen', step: 'read', code: 'timeout' },
  })
  expect(prepared).toMatchObject({ type: 'broadcast.prepared', payload: { rung: 'evergreen', audioId: aired.audioId } })
  expect(JSON.stringify([fellBack, prepared])).not.toContain('did not answer')
  expect(more).toEqual([])
})

test('asked again after a crash, it is the same rung, told once', async () => {
  const { fall, events, world } = await given()
  for (let asked = 0; asked < 3; asked += 1) expect(await fall()).toEqual({ rung: 'evergreen' })
  expect(world.rendered).toHaveLength(1)
  expect(await events()).toHaveLength(3)
})

describe('a folder that says nothing', () => {
  const silent = () => new Promise<never>(() => {})
  const soon = (ms: number) => new Promise<boolean>((done) => setTimeout(done, ms, true))
  const FEW_MS = { maxMs: 0, readyMs: 400 }

  test('is waited for once: the rungs below it have a tenth of its time, so that the chime is still on time', async () => {
    const { services, schedulerId, broadcastId, earlier } = await given()
    const lastGood = await earlier(AIR_AT - HOUR)
    await renderIdentOf(services, schedulerId, calm)
    const audioStore = { ...services.audioStore, isWhole: ({ id }: { id: string }) => (id === lastGood ? silent() : soon(300)) }
    expect(await fallBack({ ...services, audioStore }, { broadcastId, ...why }, calm, FEW_MS)).toEqual({ rung: 'chime' })
  })

  test('holds up nobody who asks whether somebody was quicker', async () => {
    const { services, broadcastId, earlier, fall } = await given()
    await earlier(AIR_AT - HOUR)
    await fall()
    const audioStore = { ...services.audioStore, isWhole: silent }
    expect(await fallBack({ ...services, audioStore }, { broadcastId, ...why }, calm, FEW_MS)).toEqual({ rung: 'chime' })
  })
})
