import { expect, test } from 'vitest'
import { addOwner } from './add-owner.ts'
import { hashPassword } from './password-hash.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { findSession } from './session.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { givenAccounts, PASSWORD } from './testing/given-accounts.ts'
import { ANNA, registeredOwner, succeeded } from './testing/signed-in-owner.ts'

const WRONG = {
  ok: false,
  problem: { code: 'unauthenticated', message: 'Email or password is wrong.', field: 'password' },
}

test("'Use my password' signs in, regardless of the case of the address", async () => {
  const given = await givenAccounts()
  const { services } = given
  const { ownerId } = await registeredOwner(given)
  const signedIn = succeeded(await signInWithPassword(services, { email: 'Anna@Radio.example', password: PASSWORD }))
  expect(signedIn).toMatchObject({ ownerId, email: ANNA, expiresIn: 28_800 })
  expect(await findSession(services, signedIn.sessionToken)).toMatchObject({ ownerId })
  expect(await signInWithPassword(services, { email: ANNA, password: PASSWORD.toUpperCase() })).toEqual(WRONG)
})

test('an address that nobody has, an owner without a password and a wrong password are answered alike', async () => {
  const given = await givenAccounts()
  const { services } = given
  await registeredOwner(given)
  succeeded(await addOwner(services, { email: 'otto@radio.example' }))
  for (const email of [ANNA, 'otto@radio.example', 'nobody@radio.example'])
    expect(await signInWithPassword(services, { email, password: 'a wrong password' })).toEqual(WRONG)
})

test('after 10 failures in an hour the account waits, but a reset link lets its owner in', async () => {
  const given = await givenAccounts()
  const { services, mailedResetToken } = given
  const { ownerId } = await registeredOwner(given)
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => signInWithPassword(services, { email: ANNA, password: 'a wrong password' })),
  )
  expect(tries.filter((answer) => !answer.ok && answer.problem.code === 'too-many')).toHaveLength(2)
  expect(await signInWithPassword(services, { email: ANNA, password: PASSWORD })).toMatchObject({
    ok: false,
    problem: {
      code: 'too-many',
      message: "Too many wrong tries for this address. Try again in 60 seconds. 'E-mail me a code' lets you in without waiting.",
    },
  })
  succeeded(await requestReset(services, { email: ANNA }))
  const password = 'a new password'
  const reset = await resetPassword(services, { token: await mailedResetToken(), password, confirmPassword: password })
  expect(succeeded(reset).ownerId).toBe(ownerId)
  expect((await signInWithPassword(services, { email: ANNA, password })).ok).toBe(true)
})

test('an address that was never confirmed signs nobody in, and only who knows the password is told', async () => {
  const { services } = await givenAccounts()
  await services.db.prisma.owner.create({ data: { id: 'o', email: ANNA, passwordHash: await hashPassword(PASSWORD, services) } })
  expect(await signInWithPassword(services, { email: ANNA, password: PASSWORD })).toMatchObject({
    problem: { code: 'forbidden' },
  })
  expect(await signInWithPassword(services, { email: ANNA, password: 'a wrong password' })).toEqual(WRONG)
  expect(await services.db.prisma.session.count()).toBe(0)
})

test.each([
  [{}, 'Please enter an email address.', 'email'],
  [{ email: ANNA }, 'Email and password are required.', 'password'],
  [{ email: `${ANNA}\nBcc: x@y.example`, password: PASSWORD }, 'Invalid email format.', 'email'],
  [{ email: ANNA, password: 'x'.repeat(1_000_000) }, 'A password has at most 200 characters.', 'password'],
])('input that cannot be tried is not counted as a try', async (input, message, field) => {
  const { services } = await givenAccounts()
  expect(await signInWithPassword(services, input)).toEqual({ ok: false, problem: { code: 'invalid', message, field } })
  expect(await services.db.prisma.accountAttempt.count()).toBe(0)
})
