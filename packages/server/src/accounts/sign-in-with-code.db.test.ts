import { expect, test } from 'vitest'
import { findSession } from './session.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { givenAccounts, MINUTE } from './testing/given-accounts.ts'
import { givenCodes, WRONG_CODE } from './testing/given-codes.ts'
import { ANNA, otherCode, signedInOwner, succeeded } from './testing/signed-in-owner.ts'

test("'E-mail me a code' mails one that signs in once", async () => {
  const { services, asked, enter, ownerId } = await givenCodes()
  const code = await asked()
  const signedIn = succeeded(await enter(` ${code.toLowerCase()} `))
  expect(signedIn.ownerId).toBe(ownerId)
  expect(await findSession(services, signedIn.sessionToken)).toMatchObject({ email: ANNA })
  expect(await enter(code)).toEqual(WRONG_CODE)
})

test('of ten tries of one code at once exactly one wins', async () => {
  const { services, asked, enter } = await givenCodes()
  const code = await asked()
  const before = await services.db.prisma.session.count()
  const results = await Promise.all(Array.from({ length: 10 }, () => enter(code)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await services.db.prisma.session.count()).toBe(before + 1)
})

test('a code ends after 10 minutes', async () => {
  const { asked, enter, wait } = await givenCodes()
  const late = await asked()
  wait(10 * MINUTE)
  expect(await enter(late)).toEqual(WRONG_CODE)
  const intime = await asked()
  wait(10 * MINUTE - 1)
  expect((await enter(intime)).ok).toBe(true)
})

test('after 5 tries the right code is refused too, and a new one works', async () => {
  const { asked, enter } = await givenCodes()
  const code = await asked()
  for (let tries = 0; tries < 5; tries += 1) expect(await enter(otherCode(code))).toEqual(WRONG_CODE)
  expect(await enter(code)).toEqual(WRONG_CODE)
  expect((await enter(await asked())).ok).toBe(true)
})

test('the fifth try may still be the right one', async () => {
  const { asked, enter } = await givenCodes()
  const code = await asked()
  for (let tries = 0; tries < 4; tries += 1) await enter(otherCode(code))
  expect((await enter(code)).ok).toBe(true)
})

test('wrong tries at once are all counted', async () => {
  const { services, asked, enter } = await givenCodes()
  const code = await asked()
  await Promise.all(Array.from({ length: 5 }, () => enter(otherCode(code))))
  expect(await services.db.prisma.signInCode.findMany({ select: { tries: true } })).toEqual([{ tries: 5 }])
  expect(await enter(code)).toEqual(WRONG_CODE)
})

test('a code that was asked for again does not end the one before; one that is used ends all', async () => {
  const { asked, enter } = await givenCodes()
  const [first, second] = [await asked(), await asked()]
  expect((await enter(first)).ok).toBe(true)
  expect(await enter(second)).toEqual(WRONG_CODE)
})

test('a code of one address is nothing for another', async () => {
  const accounts = await givenCodes()
  await signedInOwner(accounts, { email: 'otto@radio.example' })
  const code = await accounts.asked()
  expect(await signInWithCode(accounts.services, { email: 'otto@radio.example', code })).toEqual(WRONG_CODE)
  expect((await accounts.enter(code)).ok).toBe(true)
})

test('a session and a code of an owner who was deleted are worth nothing', async () => {
  const { services, asked, enter, ownerId, sessionToken } = await givenCodes()
  const code = await asked()
  await services.db.prisma.owner.delete({ where: { id: ownerId } })
  expect(await findSession(services, sessionToken)).toBeNull()
  expect(await enter(code)).toEqual(WRONG_CODE)
  expect(await services.db.prisma.owner.count()).toBe(0)
})

test.each([
  [{}, 'Email and code are required.'],
  [{ email: 'anna', code: 'ABC234' }, 'Invalid email format.'],
  [{ email: `${ANNA}\r\nBcc: x@y.example`, code: 'ABC234' }, 'Invalid email format.'],
  [{ email: ANNA, code: 'ABC23' }, 'Invalid code format.'],
  [{ email: ANNA, code: `ABC234\n${'x'.repeat(1_000_000)}` }, 'Invalid code format.'],
  [{ email: 'x'.repeat(1_000_000), code: 'ABC234' }, 'Invalid email format.'],
])('input that cannot be tried is not counted as a try', async (input, message) => {
  const { services } = await givenAccounts()
  expect(await signInWithCode(services, input)).toMatchObject({ ok: false, problem: { code: 'invalid', message } })
  expect(await services.db.prisma.accountAttempt.count()).toBe(0)
})
