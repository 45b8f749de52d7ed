import { expect, test } from 'vitest'
import { givenOwner, MINUTE, schedule } from '../schedulers/testing/given-owner.ts'
import { updateStation } from '../schedulers/update-station.ts'
import { fireDue } from './fire-due.ts'

// Berlin's clocks go from 2:00 to 3:00.
const CHANGE = Date.parse('2027-03-28T01:00:00Z')

test('a slot that the clocks skip merges with the one after the gap, which airs once, and history says so', async () => {
  const { db, services, stationId, save, wait } = await givenOwner({ at: CHANGE - 60 * MINUTE })
  await updateStation(services, { stationId, change: { timeZone: 'Europe/Berlin' } })
  const schedules = [schedule('a', ['2:00', '2:30'], [7]), schedule('b', ['3:00'], [7])]
  const { schedulerId } = await save({ schedules })
  const fire = async () => {
    const now = services.clock.now()
    const scheduleIds = (await db.prisma.schedule.findMany({ where: { nextWakeAt: { lte: new Date(now) } } })).map(({ id }) => id)
    await fireDue(db, scheduleIds, now)
  }
  wait(56 * MINUTE)
  await fire()
  // Cancelled by an edit, and planned again: history names the same slots.
  await save({ schedules }, { schedulerId })
  await fire()
  expect(await db.prisma.broadcast.findMany({ select: { airAt: true, state: true, wall: true } })).toEqual([
    { airAt: new Date(CHANGE), state: 'planned', wall: '2027-03-28T03:00' },
  ])
  const reported = await db.prisma.outbox.findMany({ where: { type: 'broadcast.missed' } })
  expect(reported.map(({ payload }) => payload)).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ airAt: new Date(CHANGE).toISOString(), reason: 'merged' })),
  )
  expect(new Set(reported.map(({ payload }) => (payload as { broadcastId: string }).broadcastId)).size).toBe(2)
})
