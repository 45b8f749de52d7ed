import { expect, test } from 'vitest'
import { beginBroadcast } from '../broadcasts/begin-broadcast.ts'
import { fallBack } from '../broadcasts/fall-back.ts'
import { finishBroadcasts } from '../broadcasts/finish-broadcasts.ts'
import { AIR_AT, givenBroadcasts, MINUTE } from '../broadcasts/testing/given-broadcasts.ts'
import { givenDelivery } from '../broadcasts/testing/given-delivery.ts'
import { FINISHED_AT, givenOutcomes } from '../broadcasts/testing/given-outcomes.ts'
import { givenTelemetry } from './testing/given-telemetry.ts'

const calm = new AbortController().signal
const slot = new Date(AIR_AT).toISOString()

test('a broadcast that begins is told once, however often it is asked for', async () => {
  const { services, planned, schedulerId } = await givenBroadcasts()
  const { log, lines } = givenTelemetry()
  const broadcastId = await planned()
  for (const _ of [1, 2]) await beginBroadcast({ ...services, log }, { broadcastId })
  expect(lines()).toMatchObject([{ broadcastId, schedulerId, slot, stage: 'beginning', msg: 'a broadcast begins' }])
})

test('one that is too old is told and counted as missed, and has no trace', async () => {
  const { services, planned, time } = await givenBroadcasts()
  const { log, lines, points, spans } = givenTelemetry()
  time.now = AIR_AT + 11 * MINUTE
  const broadcastId = await planned()
  for (const _ of [1, 2]) await beginBroadcast({ ...services, log }, { broadcastId })
  expect(lines()).toMatchObject([{ broadcastId, slot, stage: 'done', msg: 'a broadcast was missed' }])
  expect(await points('hourcast_broadcasts_ended')).toContainEqual({ labels: { state: 'missed' }, value: 1 })
  expect(spans()).toEqual([])
})

test('falling back is told with the rung, the step that failed and its code, not its words', async () => {
  const { services, begun } = await givenBroadcasts()
  const { log, lines } = givenTelemetry()
  const broadcastId = await begun()
  const fault = { step: 'read', code: 'http-404', message: 'https://feed.example/secret is gone' }
  const { rung } = await fallBack({ ...services, log }, { broadcastId, ...fault }, calm)
  expect(lines()).toMatchObject([
    { broadcastId, slot, stage: 'falling-back', rung, step: 'read', code: 'http-404', msg: 'a broadcast falls back' },
  ])
  expect(JSON.stringify(lines())).not.toContain('feed.example')
})

test('a try to deliver that fails is told with its code, not with the address', async () => {
  const given = await givenDelivery('ftp')
  const { log, lines } = givenTelemetry()
  given.services.log = log
  await given.stage()
  given.services.drivers.ftp.release = async () => {
    throw Object.assign(new Error('ftp://anna@radio.example refused'), { code: 'ftp-553', permanent: true })
  }
  await expect(given.release()).rejects.toThrow('refused')
  expect(lines()).toMatchObject([
    {
      level: 40,
      broadcastId: given.broadcastId,
      slot,
      stage: 'releasing',
      kind: 'ftp',
      code: 'ftp-553',
      msg: 'a try to deliver failed',
    },
  ])
  expect(JSON.stringify(lines())).not.toMatch(/anna|radio\.example/)
})

test('a delivered broadcast is told and counted once, with its lateness by kind and its trace from begin to end', async () => {
  const { ready, db } = await givenOutcomes()
  const { log, lines, points, spans } = givenTelemetry()
  const outcomes = {
    link: { state: 'staged' },
    email: { state: 'released', at: AIR_AT + 1_500 },
    ftp: { state: 'failed' },
  } as const
  const broadcastId = await ready({ outcomes })
  for (const _ of [1, 2]) await finishBroadcasts(db, [{ broadcastId }], FINISHED_AT, log)
  expect(lines()).toMatchObject([
    {
      broadcastId,
      slot,
      stage: 'done',
      rung: 'fresh',
      latenessMs: 1_500,
      delivered: ['email', 'link'],
      refused: ['ftp ftp-530'],
      msg: 'a broadcast is delivered',
    },
  ])
  expect(await points('hourcast_delivery_lateness_seconds')).toEqual([
    { labels: { kind: 'email' }, value: { count: 1, sum: 1.5 } },
    { labels: { kind: 'link' }, value: { count: 1, sum: 0 } },
  ])
  expect(spans().map(({ name }) => name)).toEqual(['broadcast'])
})

test('a broadcast asked for at once has no lateness', async () => {
  const { ready, db } = await givenOutcomes()
  const { log, lines, points } = givenTelemetry()
  const broadcastId = await ready({ kind: 'now', outcomes: { email: { state: 'released', at: AIR_AT + MINUTE } } })
  await finishBroadcasts(db, [{ broadcastId }], FINISHED_AT, log)
  expect(lines()).toMatchObject([{ latenessMs: 0, msg: 'a broadcast is delivered' }])
  expect(await points('hourcast_delivery_lateness_seconds')).toEqual([])
})

test('a failed broadcast is told with its step and code', async () => {
  const { ready, db } = await givenOutcomes()
  const { log, lines, points } = givenTelemetry()
  const broadcastId = await ready({ outcomes: { ftp: { state: 'failed' } } })
  await finishBroadcasts(db, [{ broadcastId }], FINISHED_AT, log)
  expect(lines()).toMatchObject([{ broadcastId, step: 'deliver-ftp', code: 'ftp-530', msg: 'a broadcast failed' }])
  expect(await points('hourcast_broadcasts_ended')).toContainEqual({ labels: { state: 'failed' }, value: 1 })
  expect((await points('hourcast_broadcasts_on_air')).every(({ value }) => value === 0)).toBe(true)
})
