import { askedHistory } from '@hourcast/domain/broadcasts/history-filter'
import { expect, test } from 'vitest'
import { seedStation } from '../events/testing/seed-station.ts'
import { loadHistoryPage } from './load-history-page.ts'
import { givenHistory } from './testing/given-history.ts'

const AIR = Date.parse('2026-11-22T04:00:00Z')

const given = async () => {
  const history = await givenHistory()
  const time = { now: AIR }
  const load = (query = '') =>
    loadHistoryPage(
      { db: history.db, clock: { now: () => time.now } },
      { stationId: history.stationId, asked: askedHistory(new URLSearchParams(query)) },
    )
  return { ...history, time, load }
}

test('asked for another station’s scheduler it shows all, and says so', async () => {
  const { db, aired, load } = await given()
  const other = await seedStation(db)
  await aired({ airAt: AIR })
  const { lines, ignored, filter } = await load(`scheduler=${other.schedulerId}`)
  expect([lines.length, ignored, filter.schedulerId]).toEqual([1, ['There is no such scheduler here: all are shown.'], null])
})

test('the schedulers that there are stand before the deleted ones', async () => {
  const { db, another, load, schedulerId } = await given()
  await another('Otto')
  await db.prisma.scheduler.update({ where: { id: schedulerId }, data: { deletedAt: new Date(AIR) } })
  expect((await load()).schedulers.map(({ hostName, isDeleted }) => [hostName, isDeleted])).toEqual([
    ['Otto', false],
    ['Ada', true],
  ])
})

test('is looked at again soon while something is under way, also before its events have come, and when a slot is near', async () => {
  const { db, aired, load, schedulerId, time } = await given()
  expect((await load()).isLive).toBe(false)
  const id = await aired({ airAt: AIR, state: 'planned', rowState: 'preparing' })
  await db.prisma.history.deleteMany()
  expect((await load()).isLive).toBe(true)
  await db.prisma.broadcast.update({ where: { id }, data: { state: 'delivered' } })
  expect((await load()).isLive).toBe(false)
  const slot = { id: 'r', schedulerId, cardId: 'c', position: 0, days: [1], hours: ['7:00'] }
  await db.prisma.schedule.create({ data: { ...slot, nextWakeAt: new Date(AIR + 600_000) } })
  expect((await load()).isLive).toBe(false)
  time.now = AIR + 500_000
  expect((await load()).isLive).toBe(true)
})
