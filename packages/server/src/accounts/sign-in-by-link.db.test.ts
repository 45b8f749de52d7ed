import { expect, test } from 'vitest'
import { registerOwner } from './register-owner.ts'
import { findSession } from './session.ts'
import { findSignInLink, signInByLink } from './sign-in-by-link.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { MINUTE, PASSWORD } from './testing/given-accounts.ts'
import { givenCodes, WRONG_CODE } from './testing/given-codes.ts'
import { ANNA, ANNAS_BROWSER, OTHER_BROWSER, otherCode, succeeded } from './testing/signed-in-owner.ts'

const given = async () => {
  const codes = await givenCodes()
  const { services, ask, mails } = codes
  return {
    ...codes,
    /** Code and link of one mail. */
    mailed: async () => {
      succeeded(await ask())
      const mail = (await mails()).at(-1)
      const text = mail?.text ?? ''
      const code = /^ {2}([A-Z2-9]{6})$/m.exec(text)?.[1] ?? ''
      return { code, token: /\/sign-in\/([\w-]{43})$/m.exec(text)?.[1] ?? '', subject: mail?.subject }
    },
    open: (token: string, browser = OTHER_BROWSER) => signInByLink(services, { token }, browser),
    look: (token: string, browser = OTHER_BROWSER) => findSignInLink(services, { token }, browser),
  }
}

const SPENT = {
  ok: false,
  problem: { code: 'unauthenticated', message: 'This sign-in link was used already, or its time is over.' },
}

test('the code stands in the subject, and a link beside it signs in once, in any browser', async () => {
  const { services, mailed, open, ownerId } = await given()
  const { code, token, subject } = await mailed()
  expect(subject).toBe(`${code} is your Hourcast code`)
  const signedIn = succeeded(await open(token))
  expect(signedIn).toMatchObject({ ownerId, email: ANNA })
  expect(await findSession(services, signedIn.sessionToken)).toMatchObject({ email: ANNA })
  expect(await open(token)).toEqual(SPENT)
})

test('looking at a link, as scanners of mails do, uses nothing up and says whom it signs in', async () => {
  const { mailed, open, look } = await given()
  const { token } = await mailed()
  for (let times = 0; times < 3; times += 1) expect(await look(token)).toEqual({ email: ANNA, leavesPassword: false })
  expect((await open(token)).ok).toBe(true)
  expect(await look(token)).toBeNull()
})

test('code and link of a mail are one: using either ends both, and every other of the address', async () => {
  const { mailed, open, enter } = await given()
  const [first, second] = [await mailed(), await mailed()]
  succeeded(await open(first.token))
  for (const { code } of [first, second]) expect(await enter(code)).toEqual(WRONG_CODE)
  const third = await mailed()
  succeeded(await enter(third.code))
  for (const { token } of [second, third]) expect(await open(token)).toEqual(SPENT)
})

test('of ten uses at once, of link and code, exactly one wins', async () => {
  const { mailed, open, enter } = await given()
  const { code, token } = await mailed()
  const results = await Promise.all(Array.from({ length: 10 }, (_, nth) => (nth % 2 ? open(token) : enter(code))))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a link ends after 10 minutes; wrong codes do not end it', async () => {
  const { mailed, open, enter, look, wait } = await given()
  const late = await mailed()
  wait(10 * MINUTE)
  expect(await open(late.token)).toEqual(SPENT)
  expect(await look(late.token)).toBeNull()
  const { code, token } = await mailed()
  for (let tries = 0; tries < 6; tries += 1) await enter(otherCode(code))
  wait(10 * MINUTE - 1)
  expect((await open(token)).ok).toBe(true)
})

test('a code entered in another browser fails exactly as a wrong one does, and works in its own', async () => {
  const { services, mailed, enter } = await given()
  const { code } = await mailed()
  const elsewhere = (tried: string) => signInWithCode(services, { email: ANNA, code: tried }, OTHER_BROWSER)
  expect([await elsewhere(code), await signInWithCode(services, { email: ANNA, code })]).toEqual([WRONG_CODE, WRONG_CODE])
  expect(await elsewhere(otherCode(code))).toEqual(await elsewhere(code))
  expect((await enter(code)).ok).toBe(true)
})

test("a registration's link keeps the password in the browser where it was typed, and says so where it does not", async () => {
  for (const browser of [ANNAS_BROWSER, OTHER_BROWSER]) {
    const { services, mails, open, look } = await given()
    const registration = { email: 'berta@radio.example', password: PASSWORD, confirmPassword: PASSWORD }
    await registerOwner(services, registration, ANNAS_BROWSER)
    const token = /\/sign-in\/([\w-]{43})$/m.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? ''
    const isSame = browser === ANNAS_BROWSER
    expect(await look(token, browser)).toEqual({ email: 'berta@radio.example', leavesPassword: !isSame })
    const { ownerId } = succeeded(await open(token, browser))
    const owner = await services.db.prisma.owner.findUniqueOrThrow({ where: { id: ownerId } })
    expect([owner.passwordHash !== null, owner.confirmedAt !== null]).toEqual([isSame, true])
  }
})

test.each(['', 'nothing', 'x'.repeat(1_000_000), '\0', "' OR 1=1 --"])('the token %j is no link of ours', async (token) => {
  const { open, look } = await given()
  expect([await open(token), await look(token)]).toEqual([SPENT, null])
})
