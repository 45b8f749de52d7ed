import { expect, test } from 'vitest'
import { findOwnerByApiKey } from '../accounts/find-owner-by-api-key.ts'
import { requestProof } from '../accounts/prove-owner.ts'
import { findSession } from '../accounts/session.ts'
import { succeeded } from '../accounts/testing/signed-in-owner.ts'
import { newToken } from '../accounts/token.ts'
import { pauseScheduler } from '../schedulers/change-scheduler.ts'
import { keepAccount } from './keep-account.ts'
import { remindLeavers } from './remind-leavers.ts'
import { requestDeletion } from './request-deletion.ts'
import { DAY, givenFullStation, givenInstance } from './testing/full-station.ts'

const given = async () => {
  const instance = await givenInstance()
  const anna = await givenFullStation(instance)
  await instance.mails()
  const { services, db } = instance
  const ask = (proof: string, email = anna.email) => requestDeletion(services, { ...anna, input: { email, proof } })
  const active = async () => (await db.prisma.scheduler.findMany({ where: { isActive: true } })).map(({ id }) => id)
  const planned = () => db.prisma.schedule.count({ where: { nextAirAt: { not: null } } })
  return { ...instance, anna, ask, active, planned }
}

test('needs the address typed once more and the password: an open screen deletes nothing', async () => {
  const { ask, anna, db } = await given()
  expect(await ask(anna.password, 'otto@radio.example')).toMatchObject({ ok: false, problem: { field: 'email' } })
  expect(await ask('')).toMatchObject({ ok: false, problem: { field: 'proof' } })
  expect(await ask('wrong horse battery')).toMatchObject({ ok: false, problem: { code: 'unauthenticated', field: 'proof' } })
  expect(await db.prisma.accountDeletion.count()).toBe(0)
})

test('or a code that was mailed', async () => {
  const { ask, services, anna, mailedCode } = await given()
  succeeded(await requestProof(services, anna, 'to delete your account'))
  expect(await ask(await mailedCode())).toMatchObject({ ok: true })
})

test('guesses are counted as tries to sign in are', async () => {
  const { ask, anna } = await given()
  for (let n = 0; n < 10; n += 1) await ask(`wrong horse ${n}`)
  expect(await ask(anna.password)).toMatchObject({ ok: false, problem: { code: 'too-many' } })
})

test('pauses at once, says so by mail, and tells every door; asked again, the first day holds', async () => {
  const { ask, anna, active, planned, services, mails, wait } = await given()
  const { eraseAt } = succeeded(await ask(anna.password))
  expect(eraseAt).toBe(services.clock.now() + 7 * DAY)
  expect([await active(), await planned()]).toEqual([[], 0])
  const [mail] = await mails()
  expect(mail).toMatchObject({ to: anna.email, subject: 'Your Hourcast account will be deleted' })
  expect(mail?.text).toContain('on 28 November 2026, 09:00 UTC everything of your station is deleted for good')
  expect(await findSession(services, anna.sessionToken)).toMatchObject({ eraseAt })
  wait(60_000)
  expect(succeeded(await ask(anna.password))).toEqual({ eraseAt })
  expect(await mails()).toEqual([])
})

test('kept, exactly what was active is active again, and planned', async () => {
  const { ask, anna, active, planned, services, mails, wait } = await given()
  const before = [await active(), await planned()]
  expect(before[0]).toEqual([anna.schedulerId])
  succeeded(await ask(anna.password))
  await mails()
  wait(3 * DAY)
  expect(await keepAccount(services, anna)).toEqual({ ok: true, value: { resumed: 1 } })
  expect([await active(), await planned()]).toEqual(before)
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Your Hourcast account stays'])
  expect(await keepAccount(services, anna)).toEqual({ ok: true, value: { resumed: 0 } })
})

test('what its owner had paused before stays paused', async () => {
  const { ask, anna, active, services } = await given()
  await pauseScheduler(services, anna)
  succeeded(await ask(anna.password))
  await keepAccount(services, anna)
  expect(await active()).toEqual([])
})

test('tells once more a day before, once', async () => {
  const { ask, anna, services, mails, wait } = await given()
  succeeded(await ask(anna.password))
  await mails()
  wait(6 * DAY - 1)
  expect(await remindLeavers(services)).toBe(0)
  wait(1)
  expect([await remindLeavers(services), await remindLeavers(services)]).toEqual([1, 0])
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Tomorrow your Hourcast account is deleted'])
})

test('an API key says that the account is leaving, so that it opens nothing', async () => {
  const { ask, anna, services, db } = await given()

  const { token, hash } = newToken()
  await db.prisma.apiKey.create({ data: { id: 'key', ownerId: anna.ownerId, keyHash: hash } })
  succeeded(await ask(anna.password))
  expect(await findOwnerByApiKey(services, { email: anna.email, key: token })).toMatchObject({
    eraseAt: services.clock.now() + 7 * DAY,
  })
})
