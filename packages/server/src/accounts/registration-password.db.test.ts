import { expect, test } from 'vitest'
import { registerOwner } from './register-owner.ts'
import { requestCode } from './request-code.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { givenAccounts, MINUTE, PASSWORD } from './testing/given-accounts.ts'
import { ANNA, succeeded } from './testing/signed-in-owner.ts'

const registration = (change: object = {}) => ({ email: ANNA, password: PASSWORD, confirmPassword: PASSWORD, ...change })

test('the password of a registration counts when a code of that registration was entered, and not before', async () => {
  const given = await givenAccounts()
  const { services } = given
  await registerOwner(services, registration())
  expect(await signInWithPassword(services, { email: ANNA, password: PASSWORD })).toMatchObject({
    ok: false,
    problem: { code: 'forbidden', message: expect.stringContaining('not confirmed yet') },
  })
  expect(await signInWithPassword(services, { email: ANNA, password: 'a wrong password' })).toMatchObject({
    problem: { code: 'unauthenticated', message: 'Email or password is wrong.' },
  })
  expect(await services.db.prisma.session.count()).toBe(0)
  succeeded(await signInWithCode(services, { email: ANNA, code: await given.mailedCode() }))
  expect((await signInWithPassword(services, { email: ANNA, password: PASSWORD })).ok).toBe(true)
})

test('who was slow asks for another code, and the registration goes on with it', async () => {
  const given = await givenAccounts()
  const { services, wait } = given
  await registerOwner(services, registration({ timeZone: 'Asia/Tokyo' }))
  const late = await given.mailedCode()
  wait(11 * MINUTE)
  expect((await signInWithCode(services, { email: ANNA, code: late })).ok).toBe(false)
  await requestCode(services, { email: ANNA })
  const { ownerId } = succeeded(await signInWithCode(services, { email: ANNA, code: await given.mailedCode() }))
  expect(await services.db.prisma.station.findUnique({ where: { ownerId } })).toMatchObject({ timeZone: 'Asia/Tokyo' })
  expect((await signInWithPassword(services, { email: ANNA, password: PASSWORD })).ok).toBe(true)
})

test('a stranger who registers the same address meanwhile does not slip a password in, whichever code is entered', async () => {
  for (const entered of ['mine', 'of the stranger', 'asked for again'] as const) {
    const given = await givenAccounts()
    const { services } = given
    await registerOwner(services, registration())
    const mine = await given.mailedCode()
    await registerOwner(services, registration({ password: 'of a stranger', confirmPassword: 'of a stranger' }))
    const mail = (await given.mails()).map(({ text }) => text).join()
    expect(mail).toContain('no password is kept')
    const theirs = /^ {2}(\w{6})$/m.exec(mail)?.[1] ?? ''
    if (entered === 'asked for again') await requestCode(services, { email: ANNA })
    const code = entered === 'mine' ? mine : entered === 'of the stranger' ? theirs : await given.mailedCode()
    succeeded(await signInWithCode(services, { email: ANNA, code }))
    for (const password of [PASSWORD, 'of a stranger'])
      expect((await signInWithPassword(services, { email: ANNA, password })).ok).toBe(false)
  }
})

test('two registrations of one address make one owner, with one station', async () => {
  const given = await givenAccounts()
  const { services } = given
  await Promise.all([registerOwner(services, registration()), registerOwner(services, registration())])
  const codes = (await given.mails()).map(({ text }) => /^ {2}(\w{6})$/m.exec(text)?.[1] ?? '')
  const results = await Promise.all(codes.map((code) => signInWithCode(services, { email: ANNA, code })))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect([await services.db.prisma.owner.count(), await services.db.prisma.station.count()]).toEqual([1, 1])
})

test('a password that is registered or set anew costs what a hash costs, where no test asks for a cheaper one', async () => {
  const given = await givenAccounts()
  const { passwordCost: _cheap, ...services } = given.services
  const full = /^scrypt\$32768\$8\$3\$/
  await registerOwner(services, registration())
  expect((await services.db.prisma.signInCode.findFirstOrThrow()).passwordHash).toMatch(full)
  const { ownerId } = succeeded(await signInWithCode(services, { email: ANNA, code: await given.mailedCode() }))
  await requestReset(services, { email: ANNA })
  const password = 'a new password'
  succeeded(await resetPassword(services, { token: await given.mailedResetToken(), password, confirmPassword: password }))
  expect((await services.db.prisma.owner.findUniqueOrThrow({ where: { id: ownerId } })).passwordHash).toMatch(full)
  expect((await signInWithPassword(services, { email: ANNA, password })).ok).toBe(true)
})
