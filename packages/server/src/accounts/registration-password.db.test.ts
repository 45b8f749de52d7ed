import { expect, test } from 'vitest'
import { registerOwner } from './register-owner.ts'
import { requestCode } from './request-code.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { givenAccounts, MINUTE, PASSWORD } from './testing/given-accounts.ts'
import { WRONG_CODE } from './testing/given-codes.ts'
import { ANNA, ANNAS_BROWSER, OTHER_BROWSER, succeeded } from './testing/signed-in-owner.ts'

const registration = (change: object = {}) => ({ email: ANNA, password: PASSWORD, confirmPassword: PASSWORD, ...change })
const THEIRS = { password: 'of a stranger', confirmPassword: 'of a stranger' }

const given = async () => {
  const accounts = await givenAccounts()
  const { services } = accounts
  return {
    ...accounts,
    register: (change: object = {}, browser = ANNAS_BROWSER) => registerOwner(services, registration(change), browser),
    enter: (code: string, browser = ANNAS_BROWSER) => signInWithCode(services, { email: ANNA, code }, browser),
    open: (token: string, browser = ANNAS_BROWSER) => signInByLink(services, { token }, browser),
    isPasswordOf: async (password: string) => (await signInWithPassword(services, { email: ANNA, password }, ANNAS_BROWSER)).ok,
  }
}

test('the password of a registration counts when a code of that registration was entered, and not before', async () => {
  const { services, register, enter, isPasswordOf, mailedCode } = await given()
  await register()
  expect(await signInWithPassword(services, { email: ANNA, password: PASSWORD }, ANNAS_BROWSER)).toMatchObject({
    ok: false,
    problem: { code: 'forbidden', message: expect.stringContaining('not confirmed yet') },
  })
  const wrong = { problem: { code: 'unauthenticated', message: 'Email or password is wrong.' } }
  expect(await signInWithPassword(services, { email: ANNA, password: 'a wrong password' }, ANNAS_BROWSER)).toMatchObject(wrong)
  // Another browser is not told that the address waits, even if it knows the password.
  expect(await signInWithPassword(services, { email: ANNA, password: PASSWORD }, OTHER_BROWSER)).toMatchObject(wrong)
  expect(await services.db.prisma.session.count()).toBe(0)
  succeeded(await enter(await mailedCode()))
  expect(await isPasswordOf(PASSWORD)).toBe(true)
})

test('who was slow asks for another code, and the registration goes on with it', async () => {
  const { services, register, enter, isPasswordOf, mailedCode, wait } = await given()
  await register({ timeZone: 'Asia/Tokyo' })
  const late = await mailedCode()
  wait(11 * MINUTE)
  expect((await enter(late)).ok).toBe(false)
  await requestCode(services, { email: ANNA }, ANNAS_BROWSER)
  const { ownerId } = succeeded(await enter(await mailedCode()))
  expect(await services.db.prisma.station.findUnique({ where: { ownerId } })).toMatchObject({ timeZone: 'Asia/Tokyo' })
  expect(await isPasswordOf(PASSWORD)).toBe(true)
})

test('on another device one asks for a code of its own: the account is made, without the password typed elsewhere', async () => {
  const { services, register, enter, isPasswordOf, mailedCode } = await given()
  await register({}, OTHER_BROWSER)
  await mailedCode()
  await requestCode(services, { email: ANNA }, ANNAS_BROWSER)
  succeeded(await enter(await mailedCode()))
  expect(await isPasswordOf(PASSWORD)).toBe(false)
})

test('a stranger who registered the address before its owner gets no password in, whichever way the owner confirms', async () => {
  for (const way of ['code', 'link', 'code of their own'] as const) {
    const { services, register, enter, open, isPasswordOf, mails, mailedCode, mailedLinkToken } = await given()
    await register(THEIRS, OTHER_BROWSER)
    if (way === 'code') expect(await enter(await mailedCode())).toEqual(WRONG_CODE)
    if (way === 'link') succeeded(await open(await mailedLinkToken()))
    if (way === 'code of their own') {
      await mails()
      await requestCode(services, { email: ANNA }, ANNAS_BROWSER)
      succeeded(await enter(await mailedCode()))
    }
    expect(await isPasswordOf(THEIRS.password)).toBe(false)
    expect(await services.db.prisma.owner.count({ where: { passwordHash: { not: null } } })).toBe(0)
  }
})

test('a stranger who registers the same address meanwhile changes nothing: the code of this browser keeps its password', async () => {
  const { register, enter, isPasswordOf, mailedCode } = await given()
  await register()
  const mine = await mailedCode()
  await register(THEIRS, OTHER_BROWSER)
  expect(await enter(await mailedCode())).toEqual(WRONG_CODE)
  succeeded(await enter(mine))
  expect([await isPasswordOf(PASSWORD), await isPasswordOf(THEIRS.password)]).toEqual([true, false])
})

test('a program that shows no cookie keeps its password by sending the handle back, and loses it without', async () => {
  for (const isSent of [true, false]) {
    const { services, enter, isPasswordOf, mailedCode } = await given()
    const { handle } = succeeded(await registerOwner(services, registration()))
    const code = await mailedCode()
    succeeded(isSent ? await enter(code, { handle: handle ?? '' }) : await signInWithCode(services, { email: ANNA, code }))
    expect(await isPasswordOf(PASSWORD)).toBe(isSent)
  }
})

test('two registrations of one address make one owner, with one station', async () => {
  const { services, register, enter, mails } = await given()
  await Promise.all([register(), register()])
  const codes = (await mails()).map(({ text }) => /^ {2}(\w{6})$/m.exec(text)?.[1] ?? '')
  const results = await Promise.all(codes.map((code) => enter(code)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect([await services.db.prisma.owner.count(), await services.db.prisma.station.count()]).toEqual([1, 1])
})

test('a password that is registered or set again costs what a hash costs, where no test asks for a cheaper one', async () => {
  const { mailedCode, mailedResetToken, ...accounts } = await givenAccounts()
  const { passwordCost: _cheap, ...services } = accounts.services
  const full = /^scrypt\$32768\$8\$3\$/
  await registerOwner(services, registration(), ANNAS_BROWSER)
  expect((await services.db.prisma.signInCode.findFirstOrThrow()).passwordHash).toMatch(full)
  const entered = await signInWithCode(services, { email: ANNA, code: await mailedCode() }, ANNAS_BROWSER)
  const { ownerId } = succeeded(entered)
  await requestReset(services, { email: ANNA })
  const password = 'a new password'
  succeeded(await resetPassword(services, { token: await mailedResetToken(), password, confirmPassword: password }))
  expect((await services.db.prisma.owner.findUniqueOrThrow({ where: { id: ownerId } })).passwordHash).toMatch(full)
  expect((await signInWithPassword(services, { email: ANNA, password })).ok).toBe(true)
})

test.each(['1234567890', 'Password123', 'qwertyuiop', 'hourcast-2026', 'anna@radio.example', 'aaaaaaaaaaaa'])(
  'the password %j, which anybody would try first, is refused at its field, and nothing is kept',
  async (password) => {
    const { services, register, waiting } = await given()
    expect(await register({ password, confirmPassword: password })).toMatchObject({ ok: false, problem: { field: 'password' } })
    expect([await services.db.prisma.accountAttempt.count(), await waiting()]).toEqual([0, 0])
  },
)
