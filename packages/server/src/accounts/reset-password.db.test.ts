import { expect, test } from 'vitest'
import { addOwner } from './add-owner.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { findSession } from './session.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { givenAccounts, MINUTE, PASSWORD } from './testing/given-accounts.ts'
import { ANNA, registeredOwner, signedInOwner, succeeded } from './testing/signed-in-owner.ts'
import { hashToken } from './token.ts'

const NEW = 'an entirely new password'

const given = async (owned: typeof signedInOwner | typeof registeredOwner = signedInOwner) => {
  const accounts = await givenAccounts()
  const { services } = accounts
  const owner = await owned(accounts)
  return {
    ...accounts,
    ...owner,
    asked: async () => {
      succeeded(await requestReset(services, { email: ANNA }))
      return accounts.mailedResetToken()
    },
    reset: (token: string, change: object = {}) =>
      resetPassword(services, { token, password: NEW, confirmPassword: NEW, ...change }),
  }
}

const USED = {
  ok: false,
  problem: {
    code: 'unauthenticated',
    message: 'This link was used already, or is older than 30 minutes. Ask for a new one.',
    field: 'token',
  },
}

test("'Send Reset Link' mails a link that sets a new password, ends all other sessions and signs in", async () => {
  const { services, asked, reset, sessionToken, mails, ownerId } = await given(registeredOwner)
  const signedIn = succeeded(await reset(await asked()))
  expect(signedIn).toMatchObject({ ownerId, email: ANNA })
  expect(await findSession(services, sessionToken)).toBeNull()
  expect(await findSession(services, signedIn.sessionToken)).toMatchObject({ ownerId })
  expect((await signInWithPassword(services, { email: ANNA, password: NEW })).ok).toBe(true)
  expect((await signInWithPassword(services, { email: ANNA, password: PASSWORD })).ok).toBe(false)
  expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([[ANNA, 'Your Hourcast password was changed']])
})

test('the link stands in the mail alone: the row has its hash', async () => {
  const { services, asked } = await given()
  const token = await asked()
  const row = await services.db.prisma.signInLink.findFirst({ where: { purpose: 'reset' } })
  expect(row).toMatchObject({ tokenHash: hashToken(token), usedAt: null })
  expect(JSON.stringify(row)).not.toContain(token)
})

test('used twice it is refused, and the password of the first stays', async () => {
  const { services, asked, reset } = await given()
  const token = await asked()
  succeeded(await reset(token))
  expect(await reset(token, { password: 'of somebody else', confirmPassword: 'of somebody else' })).toEqual(USED)
  expect((await signInWithPassword(services, { email: ANNA, password: NEW })).ok).toBe(true)
})

test('of five uses at once exactly one wins', async () => {
  const { asked, reset } = await given()
  const token = await asked()
  const results = await Promise.all(Array.from({ length: 5 }, () => reset(token)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a link ends after 30 minutes, and with it every older one', async () => {
  const { asked, reset, wait } = await given()
  const late = await asked()
  wait(30 * MINUTE)
  expect(await reset(late)).toEqual(USED)
  const [older, newer] = [await asked(), await asked()]
  wait(30 * MINUTE - 1)
  expect((await reset(newer)).ok).toBe(true)
  expect(await reset(older)).toEqual(USED)
})

test.each([
  [{ password: 'short', confirmPassword: 'short' }, 'A password has at least 10 characters.', 'password'],
  [{ confirmPassword: 'another one' }, 'Passwords do not match!', 'confirmPassword'],
  [{ password: 'x'.repeat(1_000_000) }, 'A password has at most 200 characters.', 'password'],
])('a password that is refused leaves the link as it was', async (change, message, field) => {
  const { asked, reset } = await given()
  const token = await asked()
  expect(await reset(token, change)).toEqual({ ok: false, problem: { code: 'invalid', message, field } })
  expect((await reset(token)).ok).toBe(true)
})

test('a sign-in link resets nothing, and a reset link is none to sign in with', async () => {
  const { services, asked, reset } = await given()
  const { signInUrl } = succeeded(await addOwner(services, { email: ANNA }))
  expect(await reset(signInUrl.split('/').pop() ?? '')).toEqual(USED)
  expect((await signInByLink(services, { token: await asked() })).ok).toBe(false)
})

test.each(['', 'nothing', 'x'.repeat(200), '\0', "' OR 1=1 --"])('the token %j is no link of ours', async (token) => {
  const { reset } = await given()
  expect(await reset(token)).toEqual(USED)
})

test('3 links in 15 minutes an address', async () => {
  const { services, mails, wait } = await given()
  const ask = () => requestReset(services, { email: ANNA })
  for (let asked = 0; asked < 3; asked += 1) expect((await ask()).ok).toBe(true)
  expect(await ask()).toEqual({
    ok: false,
    problem: {
      code: 'too-many',
      message: 'Too many reset links were asked for. Try again in 15 minutes. The links that were mailed work meanwhile.',
    },
  })
  expect(await mails()).toHaveLength(3)
  wait(15 * MINUTE)
  expect((await ask()).ok).toBe(true)
})
