import { expect, test } from 'vitest'
import { deleteScheduler, pauseScheduler, resumeScheduler } from './change-scheduler.ts'
import { draftSchedulerId } from './draft-id.ts'
import { runNow } from './run-now.ts'
import { type SaveSchedulerInput, saveScheduler } from './save-scheduler.ts'
import { givenOwner, MINUTE, schedule, settings } from './testing/given-owner.ts'

test('saving plans every schedule, adds its job, orders the ident and records the event, all at once', async () => {
  const { services, save, schedules, alarms } = await givenOwner()
  const { schedulerId, created, revision } = await save()
  expect({ created, revision }).toEqual({ created: true, revision: 1 })
  const [only] = await schedules(schedulerId)
  expect(only?.nextAirAt?.toISOString()).toBe('2026-11-21T10:00:00.000Z')
  const lead = (only?.nextAirAt?.getTime() ?? 0) - (only?.nextWakeAt?.getTime() ?? 0)
  expect(lead).toBeGreaterThanOrEqual(5 * MINUTE)
  expect(lead).toBeLessThan(6 * MINUTE)
  expect((await alarms()).map(({ key }) => key)).toEqual([`ident:${schedulerId}`, `tick:${only?.id}`])
  expect(await services.db.prisma.outbox.findMany({ select: { type: true, key: true } })).toEqual([
    { type: 'scheduler.saved', key: schedulerId },
  ])
  expect(await services.db.prisma.target.findMany({ select: { kind: true } })).toEqual([{ kind: 'link' }])
})

test.each<[string, object, string, string]>([
  [
    '24:00',
    { schedules: [schedule('a', ['24:00'])] },
    'schedules.0.hours.0',
    'Invalid hour format. Please enter a valid hour in the format HH:MM.',
  ],
  ['day 8', { schedules: [schedule('a', ['7:00'], [8])] }, 'schedules.0.days.0', 'A day is a number from 1'],
  [
    'a 25th schedule',
    { schedules: Array.from({ length: 25 }, (_, n) => schedule(`s${n}`, [`0:${10 + n}`])) },
    'schedules',
    'You can only add up to 24 schedules.',
  ],
  [
    'a collision',
    { schedules: [schedule('a', ['7:00'], [1, 2]), schedule('b', ['07:00'], [2])] },
    'schedules.1.hours',
    'Warning: Collision detected: Schedule 1 and 2 overlap on Tuesday at 7:00.',
  ],
  ['a line break in a name', { hostName: 'Clara\r\nBcc: x' }, 'hostName', 'one line'],
  ['an invalid language', { language: 14 }, 'language', 'from 0 to 13'],
])('%s is refused at its field, and nothing is stored', async (_name, change, field, message) => {
  const { services, stationId, alarms } = await givenOwner()
  const refused = await saveScheduler(services, { stationId, settings: settings(change), targets: [] })
  expect(refused).toMatchObject({ ok: false, problem: { code: 'invalid', field } })
  expect(!refused.ok && refused.problem.message).toContain(message)
  expect([await services.db.prisma.scheduler.count(), await services.db.prisma.outbox.count(), (await alarms()).length]).toEqual([
    0, 0, 0,
  ])
})

test('editing keeps the id and the clocks of schedules that stay, and moves only what has not begun', async () => {
  const { services, save, schedules } = await givenOwner()
  const { schedulerId } = await save({ schedules: [schedule('a', ['10:00']), schedule('b', ['11:00'])] })
  const before = await schedules(schedulerId)
  await save({ schedules: [schedule('b', ['11:30']), schedule('c', ['12:00'])] }, { schedulerId })
  const after = await schedules(schedulerId)
  expect(after.map(({ cardId }) => cardId)).toEqual(['b', 'c'])
  expect(after[0]?.id).toBe(before[1]?.id)
  expect(after[0]?.nextAirAt?.toISOString()).toBe('2026-11-21T11:30:00.000Z')
  expect(await services.db.prisma.scheduler.count()).toBe(1)
})

test('two tabs: the second save is told that the first was quicker', async () => {
  const { services, stationId, save } = await givenOwner()
  const { schedulerId, revision } = await save()
  await save({}, { schedulerId, revision })
  const late = await saveScheduler(services, {
    stationId,
    schedulerId,
    revision,
    settings: settings({ hostName: 'Otto' }),
    targets: [],
  })
  expect(late).toMatchObject({ ok: false, problem: { code: 'conflict' } })
  expect((await services.db.prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })).hostName).toBe('Clara')
})

test('first saves under one id at once: one makes it, the other changes it, and another station never gets it', async () => {
  const { services, stationId, stationOf } = await givenOwner()
  const other = await stationOf('otto@radio.example')
  const draftId = draftSchedulerId(stationId)
  const save = (station: string) =>
    saveScheduler(services, { stationId: station, draftId, settings: settings({ hostName: station }), targets: [] })
  const own = await Promise.all([save(stationId), save(stationId), save(stationId)])
  const reported = own.flatMap((saved) => (saved.ok ? [[saved.value.created, saved.value.revision]] : []))
  expect(reported.toSorted((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
    [true, 1],
    [false, 2],
    [false, 3],
  ])
  expect(await save(other)).toMatchObject({ ok: false, problem: { code: 'not-found' } })
  expect((await services.db.prisma.scheduler.findUniqueOrThrow({ where: { id: draftId } })).hostName).toBe(stationId)
})

test('the link that was shown before the first save is for its station: anybody who sees it cannot save under it first', async () => {
  const { services, stationId, stationOf } = await givenOwner()
  const draftId = draftSchedulerId(stationId)
  const save = (station: string) =>
    saveScheduler(services, { stationId: station, draftId, settings: settings({ hostName: station }), targets: [] })
  const other = await stationOf('otto@radio.example')
  expect(await save(other)).toMatchObject({ ok: false, problem: { code: 'not-found' } })
  const saves = await Promise.all([save(other), save(stationId), save(other)])
  expect(saves.map(({ ok }) => ok)).toEqual([false, true, false])
  const row = await services.db.prisma.scheduler.findUniqueOrThrow({ where: { id: draftId } })
  expect([row.stationId, row.hostName]).toEqual([stationId, stationId])
})

test("somebody else's scheduler is not found, no matter what is asked of it", async () => {
  const { services, save, stationOf } = await givenOwner()
  const { schedulerId } = await save()
  const stranger = { stationId: await stationOf('otto@radio.example'), schedulerId }
  const answers = [
    await saveScheduler(services, { ...stranger, settings: settings(), targets: [] }),
    await pauseScheduler(services, stranger),
    await resumeScheduler(services, stranger),
    await deleteScheduler(services, stranger),
    await runNow(services, stranger),
  ]
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, problem: { code: 'not-found' } })
})

test('an edit minutes after an air time that the engine slept through leaves that slot, which airs late', async () => {
  const { services, save, wait } = await givenOwner()
  const { schedulerId } = await save()
  wait(63 * MINUTE)
  await save({ hostName: 'Nora' }, { schedulerId })
  await save({ schedules: [schedule('a', ['18:00'])] }, { schedulerId })
  const rows = await services.db.prisma.broadcast.findMany({ select: { airAt: true, state: true } })
  expect(rows).toEqual([{ airAt: new Date('2026-11-21T10:00:00Z'), state: 'planned' }])
})

test('a new scheduler saved twice under the id that was drawn for it is one scheduler', async () => {
  const { services, stationId } = await givenOwner()
  const save = (more: Partial<SaveSchedulerInput>) =>
    saveScheduler(services, { stationId, settings: settings(), targets: [], ...more })
  const draftId = draftSchedulerId(stationId)
  const [first, second] = [await save({ draftId }), await save({ draftId })]
  expect([first, second]).toMatchObject([
    { ok: true, value: { schedulerId: draftId, created: true } },
    { ok: true, value: { schedulerId: draftId, created: false } },
  ])
  expect(await services.db.prisma.scheduler.count()).toBe(1)
  expect(await save({ draftId, revision: 0 })).toMatchObject({ ok: false, problem: { code: 'conflict' } })
  expect(await save({ draftId: draftSchedulerId(stationId), revision: 0 })).toMatchObject({ ok: true, value: { created: true } })
  expect(await save({ draftId: 'a-name-to-guess' })).toMatchObject({ ok: false, problem: { code: 'not-found' } })
})
