import { expect, test } from 'vitest'
import { addOwner } from '../accounts/add-owner.ts'
import { readConfig } from '../config.ts'
import { deleteScheduler } from '../schedulers/change-scheduler.ts'
import { restoreScheduler } from '../schedulers/restore-scheduler.ts'
import { saveScheduler } from '../schedulers/save-scheduler.ts'
import { givenOwner, schedule, settings } from '../schedulers/testing/given-owner.ts'
import { saveSettings } from '../settings/save-settings.ts'
import { mayAddVoice } from '../voices/may-add-voice.ts'
import { listPlans } from './list-plans.ts'
import { loadSubscription } from './load-subscription.ts'
import { planOfStation } from './plan-of-station.ts'
import { setPlan } from './set-plan.ts'

const SOLD = { PAYMENT_LINK_NETWORK: 'https://pay.example/network' }
const DAY = 86_400_000
const EMAIL = 'new@radio.example'

const given = async (env: Record<string, string> = SOLD) => {
  const owner = await givenOwner({ env })
  const { services, db } = owner
  const added = await addOwner(services, { email: EMAIL })
  if (!added.ok) throw new Error(added.problem.message)
  const { stationId } = added.value
  const save = (of: { schedulerId?: string } = {}) =>
    saveScheduler(services, { stationId, ...of, settings: settings({ schedules: [schedule('a', ['10:00'], [1])] }), targets: [] })
  const saved = async (): Promise<string> => {
    const result = await save()
    if (!result.ok) throw new Error(result.problem.message)
    return result.value.schedulerId
  }
  const set = async (plan: string | null, endsAt: number | null = null) => setPlan(services, { email: EMAIL, plan, endsAt })
  const plan = () => planOfStation(services, db.prisma, stationId)
  return { ...owner, stationId, save, saved, set, plan }
}

const refused = (words: string) => ({ ok: false, problem: { code: 'forbidden', message: expect.stringContaining(words) } })

test('where plans are sold a new station has fourteen days of the first plan: two hosts, not three', async () => {
  const { services, plan, saved, save } = await given()
  expect(await plan()).toEqual({ id: 'starter', endsAt: services.clock.now() + 14 * DAY })
  await saved()
  await saved()
  expect(await save()).toMatchObject(refused('Your Starter plan has up to 2 hosts.'))
})

test('an instance without a payment link is somebody’s own: no plan, no limit by one, also where a row holds one', async () => {
  const { db, stationId, services, plan, saved } = await given({})
  expect(await plan()).toBeNull()
  expect(await db.prisma.station.findUnique({ where: { id: stationId } })).toMatchObject({ planId: null, planEndsAt: null })
  await setPlan(services, { email: EMAIL, plan: 'starter' })
  for (let count = 0; count < 3; count += 1) await saved()
})

test('a station that was here before plans were sold has none, until the operator gives it one', async () => {
  const { services, set, plan, saved, save } = await given({})
  services.config = readConfig(SOLD)
  expect(await plan()).toBeNull()
  for (let count = 0; count < 3; count += 1) await saved()
  await set('starter')
  expect(await save()).toMatchObject(refused('up to 2 hosts'))
})

test('with a smaller plan, or after its end, nothing is deleted and nothing goes silent; what is there is changed, nothing is added', async () => {
  const { db, services, set, saved, save } = await given()
  await set('professional')
  const ids = [await saved(), await saved(), await saved()]
  await set('starter')
  const airing = () => db.prisma.scheduler.count({ where: { deletedAt: null, isActive: true } })
  const planned = () => db.prisma.schedule.count({ where: { nextAirAt: { not: null } } })
  expect([await airing(), await planned()]).toEqual([3, 3])
  expect(await save({ schedulerId: ids[0] as string })).toMatchObject({ ok: true })
  expect(await save()).toMatchObject(refused('Nothing was changed, and the hosts that you have go on.'))
  await set('network', services.clock.now())
  expect(await save()).toMatchObject(refused('Your Network plan has ended.'))
  expect(await save({ schedulerId: ids[0] as string })).toMatchObject({ ok: true })
  expect([await airing(), await planned()]).toEqual([3, 3])
})

test('two that are saved at the last place are one, and a deleted host does not come back into a full plan', async () => {
  const { services, stationId, saved, save } = await given()
  const first = await saved()
  const both = await Promise.all([save(), save(), save()])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  await deleteScheduler(services, { stationId, schedulerId: first })
  await saved()
  expect(await restoreScheduler(services, { stationId, schedulerId: first })).toMatchObject(refused('up to 2 hosts'))
})

test('a larger plan lets a station go on at once; no plan is no limit', async () => {
  const { set, saved, save } = await given()
  await saved()
  await saved()
  await set('professional')
  await saved()
  await set(null)
  for (let count = 0; count < 3; count += 1) expect(await save()).toMatchObject({ ok: true })
})

test('a plan that does not exist and an address that nobody has are refused at their fields, and nothing is stored', async () => {
  const { services, set, plan } = await given()
  const before = await plan()
  for (const name of ['gold', '', 'Starter', 'toString'])
    expect(await set(name)).toMatchObject({
      ok: false,
      problem: { field: 'plan', message: expect.stringContaining('Plans: starter, professional, network') },
    })
  expect(await setPlan(services, { email: 'nobody@radio.example', plan: 'starter' })).toMatchObject({
    ok: false,
    problem: { code: 'not-found', field: 'email' },
  })
  expect(await plan()).toEqual(before)
})

test('two minutes of lead begin with the second plan; a shorter one that is stored stays', async () => {
  const { services, db, stationId, set } = await given()
  const { ownerId } = await db.prisma.station.findUniqueOrThrow({ where: { id: stationId } })
  const lead = (leadMinutes: number) => saveSettings(services, { ownerId, input: { leadMinutes } })
  expect(await lead(4)).toMatchObject({ ok: false, problem: { code: 'invalid', field: 'leadMinutes' } })
  await set('professional')
  expect(await lead(2)).toMatchObject({ ok: true, value: { leadMinutes: 2 } })
  await set('starter')
  expect(await lead(2)).toMatchObject({ ok: true, value: { leadMinutes: 2 } })
  expect(await lead(3)).toMatchObject({ ok: false, problem: { message: expect.stringContaining('at least 5 minutes') } })
})

test('recordings of one’s own come with the second plan', async () => {
  const { services, db, stationId, set } = await given()
  const may = () => mayAddVoice(services, db.prisma, { stationId })
  expect(await may()).toMatchObject(refused('Your Starter plan holds no custom voice.'))
  await set('professional')
  expect(await may()).toMatchObject({ ok: true })
})

test('what the page shows: plan, hosts in use, what the instance allows; a station of one’s own has no plan', async () => {
  const { services, stationId, saved, set } = await given()
  await saved()
  await set('professional')
  const shown = await loadSubscription(services, { stationId })
  expect(shown).toMatchObject({
    sells: true,
    plan: { id: 'professional', endsAt: null },
    uses: { hosts: 1, feeds: 0, webhooks: 0 },
    limits: { hosts: 4, feeds: 100, webhooks: 5 },
  })
  services.config = readConfig({ STATION_SCHEDULERS: '3' })
  expect(await loadSubscription(services, { stationId })).toMatchObject({ sells: false, plan: null, limits: { hosts: 3 } })
  services.config = readConfig({ ...SOLD, STATION_SCHEDULERS: '3' })
  expect(await loadSubscription(services, { stationId })).toMatchObject({ limits: { hosts: 3 } })
})

test('all stations with their plans and hosts, by address', async () => {
  const { services, saved, set } = await given()
  await saved()
  await set('network', services.clock.now() + DAY)
  expect(await listPlans(services)).toContainEqual({
    ...{ email: EMAIL, plan: 'network', endsAt: new Date(services.clock.now() + DAY), hosts: 1 },
  })
})
