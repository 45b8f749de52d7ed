import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { describe, expect, test } from 'vitest'
import { AIR_AT, MINUTE, scriptOf } from './testing/given-broadcasts.ts'
import { FINISHED_AT, givenOutcomes, type Outcome } from './testing/given-outcomes.ts'

test('all arrived: it is delivered, and row, receipt of the link, item memory and event say so', async () => {
  const { ready, finish, row, events, aired, schedulerId } = await givenOutcomes()
  const broadcastId = await ready({
    itemIds: ['one', 'two', 'one'],
    outcomes: { link: { state: 'staged' }, email: { state: 'released', at: AIR_AT + 800 } },
  })
  expect([...(await finish({ broadcastId }))]).toEqual([[broadcastId, 'delivered']])
  expect(await row(broadcastId)).toMatchObject({
    state: 'delivered',
    stage: 'done',
    late: false,
    deliveredAt: new Date(FINISHED_AT),
    endedAt: new Date(FINISHED_AT),
    failedStep: null,
    deliveries: [
      { kind: 'email' },
      { kind: 'link', state: 'released', receipt: { url: 'https://air.example' }, releasedAt: new Date(AIR_AT) },
    ],
  })
  expect(await aired()).toEqual([
    ['one', AIR_AT],
    ['two', AIR_AT],
  ])
  const reported = {
    broadcastId,
    schedulerId,
    airAt: new Date(AIR_AT).toISOString(),
    kind: 'slot',
    rung: 'fresh',
    late: false,
    latenessMs: 800,
  }
  const targets = [
    { kind: 'email', delivered: true },
    { kind: 'link', delivered: true },
  ]
  expect(await events()).toEqual([
    { type: 'broadcast.delivered', key: schedulerId, payload: { ...reported, targets }, occurredAt: new Date(FINISHED_AT) },
  ])
})

test('a fresh bulletin that could tell none of its stories says why, and once it lasts, that too', async () => {
  const { ready, finish, events, db } = await givenOutcomes()
  const untold = { reason: 'other-language', stories: 4, since: AIR_AT, bulletins: 3, isFromStart: true }
  const broadcastId = await ready({ outcomes: { link: { state: 'staged' } } })
  await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { script: { ...scriptOf('News'), untold } } })
  await finish({ broadcastId })
  expect(await events()).toMatchObject([
    { type: 'broadcast.delivered', payload: { untold: { reason: 'other-language', stories: 4, isLasting: true } } },
  ])
})

describe('taken up again when it was too late to air', () => {
  const noTime = { step: 'render', code: 'deadline', message: 'there was no time left' }
  const OUTAGE = 10 * MINUTE - (FINISHED_AT - AIR_AT)

  test.each([
    ['after an outage it is missed', OUTAGE + 1, noTime, 'missed', { type: 'broadcast.missed', payload: { reason: 'outage' } }],
    ['within ten minutes it has failed', OUTAGE, noTime, 'failed', { type: 'broadcast.failed', payload: { code: 'deadline' } }],
    [
      'with a reason of its own it has failed',
      OUTAGE + 1,
      { ...noTime, code: 'no-disk' },
      'failed',
      { type: 'broadcast.failed', payload: { code: 'no-disk' } },
    ],
  ])('%s', async (_what, late, failure, state, event) => {
    const { ready, finish, row, events } = await givenOutcomes()
    const broadcastId = await ready({ airAt: AIR_AT - late, outcomes: {} })
    expect([...(await finish({ broadcastId, failure }))]).toEqual([[broadcastId, state]])
    expect(await row(broadcastId)).toMatchObject({ state, endedAt: new Date(FINISHED_AT) })
    expect(await events()).toMatchObject([event])
  })

  test('prepared, but not staged before the outage, it is missed too', async () => {
    const { db, ready, finish } = await givenOutcomes()
    const broadcastId = await ready({ airAt: AIR_AT - OUTAGE - 1, outcomes: { link: { state: 'failed' } } })
    await db.prisma.delivery.updateMany({ data: { errorCode: 'deadline', errorDetail: 'there was no time left' } })
    expect([...(await finish({ broadcastId }))]).toEqual([[broadcastId, 'missed']])
  })
})

test('one target of two refused: it is delivered, and row and event name the one that was not', async () => {
  const { ready, finish, row, events } = await givenOutcomes()
  const broadcastId = await ready({ outcomes: { link: { state: 'staged' }, ftp: { state: 'failed' } } })
  await finish({ broadcastId })
  expect(await row(broadcastId)).toMatchObject({
    state: 'delivered',
    failedStep: 'deliver-ftp',
    failedCode: 'ftp-530',
    failedDetail: 'FTP, log in: refused',
  })
  expect(await events()).toMatchObject([
    {
      type: 'broadcast.delivered',
      payload: {
        targets: [
          { kind: 'ftp', delivered: false },
          { kind: 'link', delivered: true },
        ],
      },
    },
  ])
})

test('a stand-in that one target refused: the row says why it fell back, the delivery why it was refused', async () => {
  const { db, ready, finish, row } = await givenOutcomes()
  const broadcastId = await ready({ rung: 'last-good', outcomes: { link: { state: 'staged' }, ftp: { state: 'failed' } } })
  const fallBack = { failedStep: 'read', failedCode: 'no-sources', failedDetail: 'news.example answered 503.' }
  await db.prisma.broadcast.update({ where: { id: broadcastId }, data: fallBack })
  await finish({ broadcastId })
  const { deliveries, ...told } = await row(broadcastId)
  expect(told).toMatchObject({ state: 'delivered', ...fallBack })
  expect(deliveries).toContainEqual(expect.objectContaining({ kind: 'ftp', errorDetail: 'FTP, log in: refused' }))
})

test('a stand-in that reached nobody: the row says why it was refused', async () => {
  const { db, ready, finish, row } = await givenOutcomes()
  const broadcastId = await ready({ rung: 'last-good', outcomes: { ftp: { state: 'failed' } } })
  await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { failedStep: 'read', failedDetail: 'gone' } })
  await finish({ broadcastId })
  expect(await row(broadcastId)).toMatchObject({
    state: 'failed',
    failedStep: 'deliver-ftp',
    failedDetail: 'FTP, log in: refused',
  })
})

test('no target reached: it has failed, nothing counts as read, and the words for the owner stay in the row', async () => {
  const { ready, finish, row, events, aired, schedulerId } = await givenOutcomes()
  const broadcastId = await ready({ itemIds: ['one'], outcomes: { ftp: { state: 'failed' } } })
  expect([...(await finish({ broadcastId })).values()]).toEqual(['failed'])
  expect(await row(broadcastId)).toMatchObject({
    state: 'failed',
    deliveredAt: null,
    endedAt: new Date(FINISHED_AT),
    failedCode: 'ftp-530',
  })
  expect(await aired()).toEqual([])
  const [failed, ...more] = await events()
  expect(more).toEqual([])
  expect(failed).toMatchObject({
    type: 'broadcast.failed',
    key: schedulerId,
    payload: { step: 'deliver-ftp', target: 'ftp', code: 'ftp-530' },
  })
  expect(JSON.stringify(failed)).not.toContain('refused')
})

test('without any target it has failed, and that is told as well', async () => {
  const { ready, finish, events } = await givenOutcomes()
  await finish({ broadcastId: await ready() })
  expect(await events()).toMatchObject([{ type: 'broadcast.failed', payload: { step: 'deliver', code: 'unknown' } }])
})

describe('lateness', () => {
  test.each<[number, Partial<Record<DeliveryKind, Outcome>>, { late: boolean; latenessMs: number }]>([
    [1, { email: { state: 'released', at: AIR_AT + MINUTE } }, { late: false, latenessMs: MINUTE }],
    [2, { email: { state: 'released', at: AIR_AT + MINUTE + 1 } }, { late: true, latenessMs: MINUTE + 1 }],
    [3, { ftp: { state: 'released', at: AIR_AT - 2 * MINUTE + 500 } }, { late: false, latenessMs: 500 }],
    [4, { link: { state: 'staged' }, email: { state: 'released', at: AIR_AT - 5 } }, { late: false, latenessMs: 0 }],
    [
      5,
      { email: { state: 'released', at: AIR_AT }, ftp: { state: 'released', at: AIR_AT + MINUTE } },
      { late: true, latenessMs: 3 * MINUTE },
    ],
  ])('%i: the latest arrival counts, against its own release time; over 60 s is late', async (_n, outcomes, expected) => {
    const { ready, finish, row, events } = await givenOutcomes()
    const broadcastId = await ready({ outcomes })
    await finish({ broadcastId })
    expect((await row(broadcastId)).late).toBe(expected.late)
    expect(await events()).toMatchObject([{ payload: expected }])
  })

  test('a broadcast asked for at once has no time to be late for', async () => {
    const { ready, finish, row, events } = await givenOutcomes()
    const broadcastId = await ready({ kind: 'now', outcomes: { email: { state: 'released', at: AIR_AT + 5 * MINUTE } } })
    await finish({ broadcastId })
    expect((await row(broadcastId)).late).toBe(false)
    expect(await events()).toMatchObject([{ payload: { kind: 'now', late: false, latenessMs: 0 } }])
  })
})
