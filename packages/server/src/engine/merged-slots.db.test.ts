import { givenDatabase } from '@hourcast/db/testing/test-database'
import { expect, test } from 'vitest'
import { addOwner } from '../accounts/add-owner.ts'
import { readConfig } from '../config.ts'
import { mailInMemory } from '../mail/testing/mail-in-memory.ts'
import { saveScheduler } from '../schedulers/save-scheduler.ts'
import { updateStation } from '../schedulers/update-station.ts'
import { createSealer } from '../secrets/create-sealer.ts'
import { fireDue } from './fire-due.ts'

const MINUTE = 60_000
// Berlin's clocks go from 2:00 to 3:00.
const CHANGE = Date.parse('2027-03-28T01:00:00Z')

test('a slot that the clocks skip merges with the one after the gap, which airs once, and history says so', async () => {
  const db = await givenDatabase()
  let now = CHANGE - 60 * MINUTE
  const sealer = createSealer([{ id: 'k1', key: Buffer.alloc(32, 1) }])
  const services = { db, config: readConfig({}), clock: { now: () => now }, sealer, ...mailInMemory().mailing }
  const added = await addOwner(services, { email: 'anna@radio.example' })
  if (!added.ok) throw new Error(added.problem.message)
  const { stationId } = added.value
  await updateStation(services, { stationId, change: { timeZone: 'Europe/Berlin' } })
  const schedules = [
    { id: 'a', days: [7], hours: ['2:00', '2:30'] },
    { id: 'b', days: [7], hours: ['3:00'] },
  ]
  const settings = { hostName: 'Clara', stationName: 'Harbour Radio', sources: ['feed.example'], schedules }
  const saved = await saveScheduler(services, { stationId, settings, targets: [] })
  if (!saved.ok) throw new Error(saved.problem.message)
  const fire = async () => {
    const scheduleIds = (await db.prisma.schedule.findMany({ where: { nextWakeAt: { lte: new Date(now) } } })).map(({ id }) => id)
    await fireDue(db, scheduleIds, now)
  }
  now = CHANGE - 4 * MINUTE
  await fire()
  // Cancelled by an edit, and planned again: history names the same slots.
  await saveScheduler(services, { stationId, schedulerId: saved.value.schedulerId, settings, targets: [] })
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
