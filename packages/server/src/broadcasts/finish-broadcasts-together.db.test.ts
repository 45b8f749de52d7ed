import { describe, expect, test } from 'vitest'
import { AIR_AT, MINUTE } from './testing/given-broadcasts.ts'
import { givenOutcomes } from './testing/given-outcomes.ts'

const HOUR = 60 * MINUTE
const onLink = { link: { state: 'staged' } } as const

describe('item memory', () => {
  test('what a fall-back read was not news', async () => {
    const { ready, finish, aired } = await givenOutcomes()
    await finish({ broadcastId: await ready({ rung: 'last-good', itemIds: ['one'], outcomes: onLink }) })
    expect(await aired()).toEqual([])
  })

  test('of an item read more than once the last air time counts, also within one call and when they end out of order', async () => {
    const { ready, finish, aired } = await givenOutcomes()
    const at = async (hours: number, itemIds: string[]) => ({
      broadcastId: await ready({ airAt: AIR_AT + hours * HOUR, itemIds, outcomes: onLink }),
    })
    const [zero, one, two] = [await at(0, ['c', 'old']), await at(1, ['a', 'b', 'c']), await at(2, ['b'])]
    await finish(two, one)
    await finish(zero)
    expect(await aired()).toEqual([
      ['a', AIR_AT + HOUR],
      ['b', AIR_AT + 2 * HOUR],
      ['c', AIR_AT + HOUR],
      ['old', AIR_AT],
    ])
  })
})

test('several in one call end each in its own way, and one that has failed keeps its reason', async () => {
  const { ready, finish, row, events } = await givenOutcomes()
  const at = async (hours: number, outcomes: object) => ready({ airAt: AIR_AT + hours * HOUR, outcomes })
  const [good, refused, broken] = [await at(0, onLink), await at(1, { email: { state: 'failed' } }), await at(2, {})]
  const failure = { step: 'fallBack', code: 'no-rung-left', message: 'Nothing could be put on air.' }
  const ended = await finish({ broadcastId: good }, { broadcastId: refused }, { broadcastId: broken, failure })
  expect(new Map(ended)).toEqual(
    new Map([
      [good, 'delivered'],
      [refused, 'failed'],
      [broken, 'failed'],
    ]),
  )
  expect(await row(good)).toMatchObject({ state: 'delivered', failedStep: null })
  expect(await row(refused)).toMatchObject({ state: 'failed', failedStep: 'deliver-email' })
  expect(await row(broken)).toMatchObject({
    state: 'failed',
    failedStep: 'fallBack',
    failedCode: 'no-rung-left',
    failedDetail: 'Nothing could be put on air.',
  })
  const reported = (await events()).map(({ type, payload }) => [(payload as { broadcastId: string }).broadcastId, type])
  expect(new Map(reported as [string, string][])).toEqual(
    new Map([
      [good, 'broadcast.delivered'],
      [refused, 'broadcast.failed'],
      [broken, 'broadcast.failed'],
    ]),
  )
  expect(reported).toHaveLength(3)
})

test('ended twice, also at once by two workers, changes nothing and is told once', async () => {
  const { ready, finish, row, events } = await givenOutcomes()
  const broadcastId = await ready({ outcomes: onLink })
  const answers = await Promise.all([1, 2, 3].map(() => finish({ broadcastId })))
  expect(answers.flatMap((ended) => [...ended.values()])).toEqual(['delivered'])
  const before = await row(broadcastId)
  const failure = { step: 'deliver', code: 'late', message: 'too late' }
  expect([...(await finish({ broadcastId, failure }))]).toEqual([])
  expect(await row(broadcastId)).toEqual(before)
  expect(await events()).toHaveLength(1)
})

test.each(['planned', 'missed', 'cancelled'])('one that stands %s is left alone', async (state) => {
  const { db, planned, finish, row, events } = await givenOutcomes()
  const broadcastId = await planned()
  await db.prisma.broadcast.update({ where: { id: broadcastId }, data: { state } })
  expect((await finish({ broadcastId }, { broadcastId: 'unknown' })).size).toBe(0)
  expect((await row(broadcastId)).state).toBe(state)
  expect(await events()).toEqual([])
})

test('rows, receipts, item memory and events are one transaction: when the event cannot be written, nothing has ended', async () => {
  const { db, ready, finish, row, events, aired } = await givenOutcomes()
  const broadcastId = await ready({ itemIds: ['one'], outcomes: onLink })
  const before = await row(broadcastId)
  await db.pool.query("ALTER TABLE outbox ADD CONSTRAINT full_disk CHECK (type <> 'broadcast.delivered')")
  await expect(finish({ broadcastId })).rejects.toThrow('full_disk')
  expect(await row(broadcastId)).toEqual(before)
  expect(await aired()).toEqual([])
  await db.pool.query('ALTER TABLE outbox DROP CONSTRAINT full_disk')
  expect([...(await finish({ broadcastId })).values()]).toEqual(['delivered'])
  expect(await events()).toHaveLength(1)
})
