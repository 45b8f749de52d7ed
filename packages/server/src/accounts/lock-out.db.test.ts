import { expect, test } from 'vitest'
import { KNOWN_BROWSER_MS } from './known-browser.ts'
import { registerOwner } from './register-owner.ts'
import { requestCode } from './request-code.ts'
import { requestReset } from './request-reset.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { givenAccounts, MINUTE, PASSWORD } from './testing/given-accounts.ts'
import { ANNA, OTHER_BROWSER, otherCode, registeredOwner, signedInOwner, succeeded } from './testing/signed-in-owner.ts'

const FAILURES = 10_000
const FLOOD = `
  INSERT INTO account_attempt (address_hash, kind, at) SELECT $1, 'sign-in', $2 FROM generate_series(1, $3::int)`

/** Anna, who has signed in with this browser before, and a stranger who tries everything for an hour. */
const besieged = async () => {
  const accounts = await givenAccounts()
  const { services } = accounts
  const { knownBrowser } = await registeredOwner(accounts)
  const { db, clock } = services
  const [{ addressHash = '' } = {}] = await db.prisma.accountAttempt.findMany({ where: { kind: 'registration' } })
  await db.prisma.accountAttempt.deleteMany()
  await db.pool.query(FLOOD, [addressHash, new Date(clock.now()), FAILURES])
  for (let asked = 0; asked < 3; asked += 1) {
    succeeded(await requestCode(services, { email: ANNA }, OTHER_BROWSER))
    succeeded(await requestReset(services, { email: ANNA }, OTHER_BROWSER))
  }
  const linkMail = (await accounts.mails()).find(({ text }) => text.includes('/sign-in/'))
  return {
    ...accounts,
    known: { handle: 'a fresh visitor cookie', knownBrowser },
    /** The link of a mail that the stranger has asked for: it lies in Anna's mailbox, and nowhere else. */
    linkInMailbox: /\/sign-in\/([\w-]{43})$/m.exec(linkMail?.text ?? '')?.[1] ?? '',
  }
}

test('10,000 failures and all mails of a stranger do not delay the owner in a browser that has signed in before', async () => {
  const { services, known, mailedCode, mailedResetToken } = await besieged()
  expect((await signInWithPassword(services, { email: ANNA, password: PASSWORD }, known)).ok).toBe(true)
  expect((await requestCode(services, { email: ANNA }, known)).ok).toBe(true)
  const code = await mailedCode()
  expect((await signInWithCode(services, { email: ANNA, code }, known)).ok).toBe(true)
  expect((await requestReset(services, { email: ANNA }, known)).ok).toBe(true)
  expect(await mailedResetToken()).toMatch(/^[\w-]{43}$/)
})

test('meanwhile strangers wait: another browser, one with a forged cookie, and one that is known for somebody else', async () => {
  const { services, known, ...accounts } = await besieged()
  const otto = await signedInOwner({ ...accounts, services }, { email: 'otto@radio.example' })
  for (const knownBrowser of [undefined, '', 'forged', `${known.knownBrowser}x`, otto.knownBrowser, 'x'.repeat(1_000_000)]) {
    const browser = { ...OTHER_BROWSER, knownBrowser }
    for (const answer of [
      await signInWithPassword(services, { email: ANNA, password: PASSWORD }, browser),
      await requestCode(services, { email: ANNA }, browser),
      await requestReset(services, { email: ANNA }, browser),
    ])
      expect(answer).toMatchObject({ ok: false, problem: { code: 'too-many' } })
  }
})

test('in a new browser the owner gets in meanwhile by a link of the mails that the stranger has asked for', async () => {
  const { services, linkInMailbox } = await besieged()
  const fresh = { handle: 'the visitor cookie of a new phone' }
  const { knownBrowser } = succeeded(await signInByLink(services, { token: linkInMailbox }, fresh))
  expect((await signInWithPassword(services, { email: ANNA, password: PASSWORD }, { ...fresh, knownBrowser })).ok).toBe(true)
})

test('an address that is not registered yet: codes that a stranger asks for keep nobody from registering it', async () => {
  const { services, mailedCode } = await givenAccounts()
  const berta = { email: 'berta@radio.example', password: PASSWORD, confirmPassword: PASSWORD }
  const browser = { handle: "the visitor cookie of Berta's browser" }
  for (let asked = 0; asked < 3; asked += 1) succeeded(await requestCode(services, { email: berta.email }, OTHER_BROWSER))
  expect(await requestCode(services, { email: berta.email }, browser)).toMatchObject({ problem: { code: 'too-many' } })
  succeeded(await registerOwner(services, berta, browser))
  expect((await signInWithCode(services, { email: berta.email, code: await mailedCode() }, browser)).ok).toBe(true)
})

test('registrations of a stranger leave their link in the mailbox of the address, and it opens the account', async () => {
  const { services, mailedLinkToken } = await givenAccounts()
  const berta = { email: 'berta@radio.example', password: PASSWORD, confirmPassword: PASSWORD }
  for (let asked = 0; asked < 3; asked += 1) succeeded(await registerOwner(services, berta, OTHER_BROWSER))
  expect(await registerOwner(services, berta, { handle: 'berta' })).toMatchObject({
    problem: { code: 'too-many', message: expect.stringContaining('The link in each of our mails works meanwhile') },
  })
  expect((await signInByLink(services, { token: await mailedLinkToken() }, { handle: 'berta' })).ok).toBe(true)
})

test('a browser that is known has limits of its own', async () => {
  const { services, known, wait, mails } = await besieged()
  const attempt = (password: string) => signInWithPassword(services, { email: ANNA, password }, known)
  for (let tries = 0; tries < 10; tries += 1)
    expect(await attempt('a wrong password')).toMatchObject({ problem: { field: 'password' } })
  expect(await attempt(PASSWORD)).toEqual({
    ok: false,
    problem: { code: 'too-many', message: 'Too many wrong tries for this address. Try again in 60 seconds.' },
  })
  for (let asked = 0; asked < 3; asked += 1) succeeded(await requestCode(services, { email: ANNA }, known))
  expect(await requestCode(services, { email: ANNA }, known)).toMatchObject({ problem: { code: 'too-many' } })
  expect(await mails()).toHaveLength(3)
  wait(MINUTE)
  expect((await attempt(PASSWORD)).ok).toBe(true)
})

test("a stranger's misses do not wear out a code that the owner has asked for", async () => {
  const { services, known, mailedCode } = await besieged()
  succeeded(await requestCode(services, { email: ANNA }, known))
  const code = await mailedCode()
  await services.db.prisma.accountAttempt.deleteMany()
  for (let tries = 0; tries < 9; tries += 1) await signInWithCode(services, { email: ANNA, code: otherCode(code) }, OTHER_BROWSER)
  expect((await signInWithCode(services, { email: ANNA, code }, known)).ok).toBe(true)
})

test('a browser is known for a year after the last sign-in, and for each of its owners', async () => {
  const accounts = await givenAccounts()
  const { services, wait } = accounts
  const anna = await registeredOwner(accounts)
  const browser = { knownBrowser: anna.knownBrowser }
  const otto = await signedInOwner(accounts, { email: 'otto@radio.example', browser })
  const both = { knownBrowser: otto.knownBrowser }
  const isKnown = async () => {
    const before = await services.db.prisma.accountAttempt.count({ where: { browser: { startsWith: 'known:' } } })
    await signInWithPassword(services, { email: ANNA, password: 'a wrong password' }, both)
    return (await services.db.prisma.accountAttempt.count({ where: { browser: { startsWith: 'known:' } } })) > before
  }
  wait(KNOWN_BROWSER_MS - 1)
  expect(await isKnown()).toBe(true)
  wait(1)
  expect(await isKnown()).toBe(false)
})
