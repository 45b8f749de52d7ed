import { onStatement } from '@hourcast/db/testing/on-statement'
import { expect, test } from 'vitest'
import { addOwner } from '../accounts/add-owner.ts'
import { givenAccounts } from '../accounts/testing/given-accounts.ts'
import { readConfig } from '../config.ts'
import { setPlan } from './set-plan.ts'
import { tellPlanEnds } from './tell-plan-ends.ts'

const DAY = 86_400_000
const EMAIL = 'anna@radio.example'
const SOON = 'Your Hourcast plan ends soon'
const ENDED = 'Your Hourcast plan has ended'

/** An owner who has just begun a trial of fourteen days. */
const given = async (env: Record<string, string> = { PAYMENT_LINK_STARTER: 'https://pay.example/starter' }) => {
  const accounts = await givenAccounts()
  const config = readConfig({ PUBLIC_URL: 'https://air.hourcast.example', ...env })
  const services = { ...accounts.services, config }
  const added = await addOwner(services, { email: EMAIL })
  if (!added.ok) throw new Error(added.problem.message)
  const tell = () => tellPlanEnds(services)
  const subjects = async () => (await accounts.mails()).map(({ subject }) => subject)
  const set = (plan: string | null, inDays: number) =>
    setPlan(services, { email: EMAIL, plan, endsAt: services.clock.now() + inDays * DAY })
  return { ...accounts, services, ...added.value, tell, subjects, set }
}

test('an owner is told three days before the trial ends and when it has ended, once each', async () => {
  const { tell, mails, wait, services } = await given()
  const endsAt = new Date(services.clock.now() + 14 * DAY)
  wait(11 * DAY - 1)
  expect(await tell()).toBe(0)
  wait(1)
  expect([await tell(), await tell()]).toEqual([1, 0])
  const [soon, ...more] = await mails()
  expect(more).toEqual([])
  expect(soon).toMatchObject({ to: EMAIL, subject: SOON })
  expect(soon?.text).toContain(`your Starter plan ends on ${endsAt.getUTCDate()} `)
  expect(soon?.text).toContain('https://air.hourcast.example/station/subscription')
  wait(3 * DAY - 1)
  expect(await tell()).toBe(0)
  wait(1)
  expect([await tell(), await tell()]).toEqual([1, 0])
  const [ended] = await mails()
  expect(ended).toMatchObject({ to: EMAIL, subject: ENDED })
  expect(ended?.text).toContain('the hosts that you have go on airing')
  wait(30 * DAY)
  expect(await tell()).toBe(0)
})

test('workers that tell at the same time tell once', async () => {
  const { tell, subjects, wait } = await given()
  wait(14 * DAY)
  const told = await Promise.all([tell(), tell(), tell()])
  expect(told.reduce((sum, count) => sum + count)).toBe(1)
  expect(await subjects()).toEqual([ENDED])
})

test.each(['UPDATE station', 'INSERT INTO account_mail'])(
  'a process that dies at %s has told nothing, and the next one tells once',
  async (statement) => {
    const { tell, subjects, wait, services } = await given()
    wait(12 * DAY)
    const end = onStatement(services.db, (text) => {
      if (text.startsWith(statement)) throw new Error('the process dies')
    })
    await expect(tell()).rejects.toThrow('the process dies')
    end()
    expect(await subjects()).toEqual([])
    expect([await tell(), await tell()]).toEqual([1, 0])
    expect(await subjects()).toEqual([SOON])
  },
)

test('a plan that was given another end is told of again; one without an end, or none, never', async () => {
  const { tell, subjects, wait, set, services } = await given()
  wait(12 * DAY)
  await tell()
  expect(await subjects()).toEqual([SOON])
  await set('professional', 30)
  expect(await tell()).toBe(0)
  wait(28 * DAY)
  expect(await tell()).toBe(1)
  expect(await subjects()).toEqual([SOON])
  await setPlan(services, { email: EMAIL, plan: 'professional' })
  wait(30 * DAY)
  expect(await tell()).toBe(0)
  await set(null, 0)
  expect(await tell()).toBe(0)
})

test('what is no news is not told: an end of more than a week ago, and the news that it is near once it has come', async () => {
  const { tell, subjects, wait } = await given()
  wait(15 * DAY)
  expect(await tell()).toBe(1)
  expect(await subjects()).toEqual([ENDED])
  const late = await given()
  late.wait(21 * DAY)
  expect(await late.tell()).toBe(0)
})

test('where no plans are sold nothing ends; the owner of an account that is leaving was told of that', async () => {
  const { tell, wait, services, set, ownerId } = await given({})
  await set('starter', 1)
  expect(await tell()).toBe(0)
  services.config = readConfig({ PAYMENT_LINK_STARTER: 'https://pay.example/starter' })
  const now = services.clock.now()
  const row = { ownerId, requestedAt: new Date(now), eraseAt: new Date(now + 7 * DAY), paused: [] }
  await services.db.prisma.accountDeletion.create({ data: row })
  expect(await tell()).toBe(0)
  await services.db.prisma.accountDeletion.deleteMany()
  wait(DAY)
  expect(await tell()).toBe(1)
})
