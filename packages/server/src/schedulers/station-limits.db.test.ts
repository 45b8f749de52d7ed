import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { deleteScheduler } from './change-scheduler.ts'
import { runNow } from './run-now.ts'
import { saveScheduler } from './save-scheduler.ts'
import { givenOwner, schedule, settings } from './testing/given-owner.ts'

const everyMinutes = (step: number): string[] =>
  Array.from({ length: 1440 / step }, (_, n) => `${Math.floor((n * step) / 60)}:${String((n * step) % 60).padStart(2, '0')}`)

const given = async (env: Record<string, string> = {}) => {
  const { services, stationId, ...owner } = await givenOwner({ env })
  const save = ({ hours = ['10:00'], ...of }: { hours?: string[]; schedulerId?: string; stationId?: string } = {}) => {
    const schedules = [schedule('a', hours, [1, 2, 3])]
    return saveScheduler(services, { stationId, ...of, settings: settings({ schedules }), targets: [] })
  }
  const saved = async (of: Parameters<typeof save>[0] = {}): Promise<string> => {
    const result = await save(of)
    if (!result.ok) throw new Error(result.problem.message)
    return result.value.schedulerId
  }
  /** Gives the instance another configuration. */
  const limit = (changed: Record<string, string>) => {
    services.config = readConfig(changed)
  }
  return { ...owner, services, stationId, save, saved, limit }
}

test('the next scheduler beyond the limit is refused in a sentence; known ones are saved, and one that is deleted makes room', async () => {
  const { services, stationId, save, saved, db } = await given({ STATION_SCHEDULERS: '2' })
  const [first] = [await saved(), await saved()]
  expect(await save()).toEqual({
    ok: false,
    problem: { code: 'forbidden', message: expect.stringContaining('at most 2 schedulers') },
  })
  expect(await db.prisma.scheduler.count()).toBe(2)
  await saved({ schedulerId: first, hours: ['11:00'] })
  await deleteScheduler(services, { stationId, schedulerId: first })
  expect(await save()).toMatchObject({ ok: true })
})

test('two that are first saved at once do not both take the last place, and another station has places of its own', async () => {
  const { stationOf, save } = await given({ STATION_SCHEDULERS: '1' })
  const both = await Promise.all([save(), save(), save(), save()])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await save({ stationId: await stationOf('otto@radio.example') })).toMatchObject({ ok: true })
})

test('a slot every five minutes is the most; more names the field, and nothing is stored', async () => {
  const { save, db } = await given()
  expect(await save({ hours: everyMinutes(1) })).toMatchObject({
    ok: false,
    problem: { code: 'invalid', field: 'schedules', message: expect.stringContaining('at most 288 times a day') },
  })
  expect([await db.prisma.scheduler.count(), await db.prisma.outbox.count()]).toEqual([0, 0])
  expect(await save({ hours: everyMinutes(5) })).toMatchObject({ ok: true })
})

test('a station above a limit that was lowered keeps what it has, and changes it; only more is refused', async () => {
  const { saved, save, limit } = await given()
  const schedulerId = await saved({ hours: everyMinutes(5) })
  await saved()
  limit({ STATION_SCHEDULERS: '1', STATION_SLOTS_A_DAY: '24' })
  expect(await save({ schedulerId, hours: everyMinutes(5) })).toMatchObject({ ok: true })
  expect(await save({ schedulerId, hours: everyMinutes(6) })).toMatchObject({ ok: true })
  expect(await save({ schedulerId, hours: everyMinutes(5) })).toMatchObject({ ok: false, problem: { field: 'schedules' } })
  expect(await save()).toMatchObject({ ok: false, problem: { code: 'forbidden' } })
})

test("'Run now' pressed without end is bounded; a known request is still answered, and another station is not held up", async () => {
  const { services, stationId, stationOf, saved, db } = await given({ STATION_IN_PREPARATION: '3' })
  const schedulerId = await saved()
  const press = (requestId?: string) => runNow(services, { stationId, schedulerId, ...(requestId ? { requestId } : {}) })
  const pressed = [await press('first'), ...(await Promise.all(Array.from({ length: 20 }, () => press())))]
  expect(pressed.filter(({ ok }) => ok)).toHaveLength(3)
  expect(await db.prisma.broadcast.count()).toBe(3)
  expect(await press()).toMatchObject({
    ok: false,
    problem: { code: 'too-many', message: expect.stringContaining('3 broadcasts of this station are being prepared') },
  })
  expect(await press('first')).toEqual(pressed[0])
  const next = { stationId: await stationOf('otto@radio.example') }
  expect(await runNow(services, { ...next, schedulerId: await saved(next) })).toMatchObject({ ok: true })
  await db.pool.query("UPDATE broadcast SET state = 'delivered', ended_at = now() WHERE scheduler_id = $1", [schedulerId])
  expect(await press()).toMatchObject({ ok: true })
})
