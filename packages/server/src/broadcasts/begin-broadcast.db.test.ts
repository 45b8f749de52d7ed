import { expect, test } from 'vitest'
import { saveWord } from '../words/change-words.ts'
import { beginBroadcast } from './begin-broadcast.ts'
import { AIR_AT, givenBroadcasts, MINUTE } from './testing/given-broadcasts.ts'

const SECOND = 1_000

test('beginning freezes the settings into the row: later edits of scheduler and station do not touch it', async () => {
  const { db, services, planned, row, schedulerId, stationId } = await givenBroadcasts()
  const broadcastId = await planned()
  expect(await beginBroadcast(services, { broadcastId })).toMatchObject({ go: true })
  const frozen = await row(broadcastId)
  expect(frozen).toMatchObject({ state: 'preparing', begunAt: new Date(AIR_AT - 5 * MINUTE) })
  expect(frozen.settings).toEqual({
    stationId,
    hostName: 'Ada',
    stationName: 'Radio One',
    location: 'Berlin',
    language: 0,
    voiceTone: 0,
    presentationType: 1,
    customTask: '',
    musicFormat: '',
    inputMode: 'rss',
    sources: ['feed.example'],
    sealedSources: null,
    length: 'short',
    includeDateTime: true,
    musicBed: false,
    voice: '',
    loudnessLufs: -16,
    staleLimitMinutes: 180,
    aiNotice: false,
    words: null,
  })
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { hostName: 'Otto', sources: ['other.example'] } })
  await db.prisma.station.update({ where: { id: stationId }, data: { loudnessLufs: -23 } })
  await beginBroadcast(services, { broadcastId })
  expect((await row(broadcastId)).settings).toEqual(frozen.settings)
})

test('the station’s words are frozen too: one that is listed while a bulletin is prepared counts from the next one', async () => {
  const { db, services, planned, row, stationId } = await givenBroadcasts()
  const word = (written: string) => saveWord({ db, clock: services.clock }, { stationId, input: { kind: 'never', written } })
  await word('casino')
  const broadcastId = await planned()
  await beginBroadcast(services, { broadcastId })
  await word('lottery')
  const { settings } = await row(broadcastId)
  expect(settings).toMatchObject({ words: [{ kind: 'never', tongue: '', written: 'casino', said: '' }] })
})

test('a delivery stands for each target that the owner has not removed, released at its own time', async () => {
  const { db, services, planned, row, target } = await givenBroadcasts()
  const [link, email, ftp] = [await target('link'), await target('email'), await target('ftp')]
  await db.prisma.target.update({ where: { id: email }, data: { removedAt: new Date(AIR_AT) } })
  const broadcastId = await planned()
  const begun = await beginBroadcast(services, { broadcastId })
  const { deliveries } = await row(broadcastId)
  expect(deliveries.map(({ kind, targetId, state }) => [kind, targetId, state])).toEqual([
    ['ftp', ftp, 'pending'],
    ['link', link, 'pending'],
  ])
  expect(begun).toMatchObject({
    deliveries: [
      { deliveryId: deliveries[0]?.id, kind: 'ftp', releaseAt: AIR_AT - 2 * MINUTE },
      { deliveryId: deliveries[1]?.id, kind: 'link', releaseAt: AIR_AT },
    ],
  })
})

test('FTP must be there before the hour: a fresh bulletin may be worked on until 20 s before that', async () => {
  const { services, planned, target } = await givenBroadcasts()
  await target('link')
  const onTheHour = await beginBroadcast(services, { broadcastId: await planned() })
  expect(onTheHour).toMatchObject({ freshUntil: AIR_AT - 20 * SECOND, deliverUntil: AIR_AT + 10 * MINUTE })
  await target('ftp')
  const later = AIR_AT + 60 * MINUTE
  const ahead = await beginBroadcast(services, { broadcastId: await planned({ airAt: later }) })
  expect(ahead).toMatchObject({ freshUntil: later - 2 * MINUTE - 20 * SECOND, deliverUntil: later + 10 * MINUTE })
})

test('a slot taken up at the last moment has two minutes for a fresh bulletin and a minute more to deliver it', async () => {
  const { services, planned, target, time } = await givenBroadcasts()
  await target('link')
  time.now = AIR_AT + 10 * MINUTE
  const begun = await beginBroadcast(services, { broadcastId: await planned() })
  expect(begun).toMatchObject({ go: true, freshUntil: time.now + 2 * MINUTE, deliverUntil: time.now + 3 * MINUTE })
})

test.each(['preparing', 'staged'])('asked again while %s, later and after an edit, it gives the same answer', async (state) => {
  const { db, services, planned, target, time, events, row } = await givenBroadcasts()
  await target('link')
  const broadcastId = await planned()
  time.now = AIR_AT - 10 * SECOND
  const first = await beginBroadcast(services, { broadcastId })
  await target('email')
  await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { state } })
  time.now += 20 * MINUTE
  expect(await beginBroadcast(services, { broadcastId })).toEqual(first)
  expect(first).toMatchObject({ freshUntil: AIR_AT + 20 * SECOND, deliveries: [{ kind: 'link' }] })
  expect((await row(broadcastId)).state).toBe(state)
  expect((await events()).map(({ type }) => type)).toEqual(['broadcast.planned'])
})

test('two workers that begin it at once get the same deliveries, and it is told once', async () => {
  const { services, planned, target, events, row } = await givenBroadcasts()
  await target('link')
  await target('ftp')
  const broadcastId = await planned()
  const [one, ...others] = await Promise.all([1, 2, 3, 4].map(() => beginBroadcast(services, { broadcastId })))
  for (const other of others) expect(other).toEqual(one)
  expect((await row(broadcastId)).deliveries).toHaveLength(2)
  expect(await events()).toHaveLength(1)
})

test.each<[string, object]>([
  ['paused', { isActive: false }],
  ['deleted', { deletedAt: new Date(AIR_AT - 6 * MINUTE) }],
])('a slot of a %s scheduler is cancelled, quietly and for good', async (_what, change) => {
  const { db, services, planned, target, row, events, schedulerId } = await givenBroadcasts()
  await target('link')
  const broadcastId = await planned()
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: change })
  expect(await beginBroadcast(services, { broadcastId })).toEqual({ go: false, state: 'cancelled' })
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { isActive: true, deletedAt: null } })
  expect(await beginBroadcast(services, { broadcastId })).toEqual({ go: false, state: 'cancelled' })
  expect(await row(broadcastId)).toMatchObject({
    state: 'cancelled',
    endedAt: new Date(AIR_AT - 5 * MINUTE),
    settings: null,
    deliveries: [],
  })
  expect(await events()).toEqual([])
})

test('what was asked for at once airs although the scheduler is paused, not when it is deleted', async () => {
  const { db, services, planned, schedulerId } = await givenBroadcasts()
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { isActive: false } })
  expect(await beginBroadcast(services, { broadcastId: await planned({ kind: 'now' }) })).toMatchObject({ go: true })
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { deletedAt: new Date(AIR_AT) } })
  const deleted = await planned({ kind: 'now', airAt: AIR_AT + 1 })
  expect(await beginBroadcast(services, { broadcastId: deleted })).toEqual({ go: false, state: 'cancelled' })
})

test('up to 10 minutes past it airs; older, it is missed, and that is told in the same breath', async () => {
  const { services, planned, row, events, time, schedulerId } = await givenBroadcasts()
  const [old, young] = [await planned(), await planned({ airAt: AIR_AT + 1 })]
  time.now = AIR_AT + 10 * MINUTE + 1
  expect(await beginBroadcast(services, { broadcastId: young })).toMatchObject({ go: true })
  for (let asked = 0; asked < 2; asked += 1)
    expect(await beginBroadcast(services, { broadcastId: old })).toEqual({ go: false, state: 'missed' })
  expect(await row(old)).toMatchObject({ state: 'missed', endedAt: new Date(time.now), deliveries: [] })
  const payload = { broadcastId: old, schedulerId, airAt: new Date(AIR_AT).toISOString(), kind: 'slot', reason: 'outage' }
  expect((await events()).slice(1)).toEqual([
    { type: 'broadcast.missed', key: schedulerId, payload, occurredAt: new Date(time.now) },
  ])
})

test('a broadcast that nobody knows is not begun', async () => {
  const { services } = await givenBroadcasts()
  expect(await beginBroadcast(services, { broadcastId: 'unknown' })).toEqual({ go: false, state: 'cancelled' })
})
