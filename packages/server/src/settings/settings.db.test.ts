import { expect, test } from 'vitest'
import { givenOwner, NOW } from '../schedulers/testing/given-owner.ts'
import { findSettings } from './find-settings.ts'
import { saveSettings } from './save-settings.ts'

const given = async () => {
  const { services, db, ownerId, stationId, owner, save } = await givenOwner({ stationName: 'Harbour Radio' })
  await save()
  return {
    ...{ services, db, ownerId, stationId, owner },
    save: (input: unknown) => saveSettings(services, { ownerId, input }),
    nextAirAt: async () => (await db.prisma.schedule.findFirstOrThrow()).nextAirAt?.toISOString(),
    nextWakeAt: async () => (await db.prisma.schedule.findFirstOrThrow()).nextWakeAt?.getTime() ?? 0,
  }
}

test('a new station is in UTC, prepares five minutes ahead, at -16 LUFS, and its e-mail is the owner’s', async () => {
  const { services, ownerId, stationId } = await given()
  expect(await findSettings(services, { ownerId })).toEqual({
    ok: true,
    value: {
      stationId,
      email: 'anna@radio.example',
      timeZone: 'UTC',
      name: 'Harbour Radio',
      genre: '',
      loudnessLufs: -16,
      leadMinutes: 5,
      staleLimitMinutes: 180,
      aiNotice: false,
      audioDays: 90,
    },
  })
  expect(await findSettings(services, { ownerId: 'nobody' })).toMatchObject({ ok: false, problem: { code: 'not-found' } })
})

test('everything that the form holds is saved, and the answer shows it; what is left out stays', async () => {
  const { save, services, ownerId } = await given()
  const saved = await save({
    name: 'Quay FM',
    genre: 'Jazz',
    loudnessLufs: -23,
    leadMinutes: 10,
    staleLimitMinutes: 60,
    aiNotice: true,
    audioDays: '30',
  })
  expect(saved).toMatchObject({
    value: {
      name: 'Quay FM',
      genre: 'Jazz',
      loudnessLufs: -23,
      leadMinutes: 10,
      staleLimitMinutes: 60,
      aiNotice: true,
      audioDays: 30,
      timeZone: 'UTC',
    },
  })
  expect(await save({ genre: 'Soul' })).toMatchObject({ value: { name: 'Quay FM', genre: 'Soul', aiNotice: true } })
  expect(await findSettings(services, { ownerId })).toMatchObject({ value: { name: 'Quay FM', genre: 'Soul' } })
})

test('another time zone plans all schedulers again; EST is a zone that knows summer time', async () => {
  const { save, nextAirAt } = await given()
  expect(await nextAirAt()).toBe('2026-11-21T10:00:00.000Z')
  expect(await save({ timeZone: 'EST' })).toMatchObject({ value: { timeZone: 'America/New_York' } })
  expect(await nextAirAt()).toBe('2026-11-21T15:00:00.000Z')
})

test('a longer lead wakes earlier', async () => {
  const { save, nextWakeAt } = await given()
  const before = await nextWakeAt()
  await save({ leadMinutes: 15 })
  expect(before - (await nextWakeAt())).toBe(10 * 60_000)
})

test('settings that change neither zone nor lead leave a slot that is planned already alone', async () => {
  const { save, db } = await given()
  const { id: schedulerId } = await db.prisma.scheduler.findFirstOrThrow()
  await db.pool.query(
    `INSERT INTO broadcast (id, scheduler_id, kind, air_at, wall, time_zone) VALUES ('b', $1, 'slot', $2, '2026-11-21T10:00', 'UTC')`,
    [schedulerId, new Date(NOW + 3_600_000)],
  )
  await save({ timeZone: 'UTC', leadMinutes: '5', name: 'Quay FM' })
  expect((await db.prisma.broadcast.findFirstOrThrow()).state).toBe('planned')
  await save({ leadMinutes: '6' })
  expect((await db.prisma.broadcast.findFirstOrThrow()).state).toBe('cancelled')
})

test('one wrong field, and nothing is stored', async () => {
  const { save, services, ownerId, nextAirAt } = await given()
  const before = await findSettings(services, { ownerId })
  expect(await save({ name: 'Quay FM', timeZone: 'PST', genre: 'Jazz', leadMinutes: 1 })).toMatchObject({
    ok: false,
    problem: { code: 'invalid', field: 'leadMinutes' },
  })
  expect(await findSettings(services, { ownerId })).toEqual(before)
  expect(await nextAirAt()).toBe('2026-11-21T10:00:00.000Z')
})

test('an owner saves their own station only, no matter what the payload says', async () => {
  const { services, stationId, owner, db } = await given()
  const other = await owner('otto@radio.example')
  const input = { stationId, id: stationId, ownerId: 'x', email: 'x@y.example', isExample: true, name: 'Taken over' }
  expect(await saveSettings(services, { ownerId: other.ownerId, input })).toMatchObject({
    ok: true,
    value: { stationId: other.stationId },
  })
  const mine = await db.prisma.station.findUniqueOrThrow({ where: { id: stationId } })
  expect([mine.name, mine.isExample]).toEqual(['Harbour Radio', false])
  expect((await db.prisma.owner.findUniqueOrThrow({ where: { id: other.ownerId } })).email).toBe('otto@radio.example')
})
