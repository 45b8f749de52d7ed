import { onStatement } from '@hourcast/db/testing/on-statement'
import { expect, test } from 'vitest'
import type { Mail } from '../mail/mailer.ts'
import { registerOwner } from './register-owner.ts'
import { requestCode } from './request-code.ts'
import { requestReset } from './request-reset.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { type GivenAccounts, givenAccounts, MINUTE, PASSWORD } from './testing/given-accounts.ts'
import { ANNA, ANNAS_BROWSER, signedInOwner } from './testing/signed-in-owner.ts'

const NOBODY = 'nobody@radio.example'

type Services = GivenAccounts['services']

// Mails go out beside the answer, whenever that is: nobody waits for it.
const SENDING = /^(UPDATE|DELETE FROM) account_mail/

type Given = GivenAccounts & { statements: string[] }

const givenNoted = async (): Promise<Given> => {
  const given = await givenAccounts()
  await signedInOwner(given)
  const statements: string[] = []
  onStatement(given.services.db, (text) => {
    if (!SENDING.test(text)) statements.push(text)
  })
  return { ...given, statements }
}

const asked = async (given: Given, ask: (services: Services, email: string) => Promise<unknown>, email: string) => {
  const before = given.statements.length
  const answer = await ask(given.services, email)
  return {
    answer: JSON.parse(JSON.stringify(answer).replaceAll(email, 'EMAIL')),
    statements: given.statements.slice(before),
  }
}

const CASES: [string, (services: Services, email: string) => Promise<unknown>][] = [
  ['a code', (services, email) => requestCode(services, { email }, ANNAS_BROWSER)],
  ['a reset link', (services, email) => requestReset(services, { email })],
  [
    'registration',
    (services, email) => registerOwner(services, { email, password: PASSWORD, confirmPassword: PASSWORD }, ANNAS_BROWSER),
  ],
  ['a wrong code', (services, email) => signInWithCode(services, { email, code: 'AAAAAA' }, ANNAS_BROWSER)],
  ['a wrong password', (services, email) => signInWithPassword(services, { email, password: PASSWORD }, ANNAS_BROWSER)],
]

test.each(CASES)('%s: an address that nobody has gets the same answer after the same statements', async (_what, ask) => {
  const given = await givenNoted()
  // A second time, too: what the first has left behind is also alike.
  for (const _round of [1, 2]) {
    const known = await asked(given, ask, ANNA)
    const unknown = await asked(given, ask, NOBODY)
    expect(known.statements.length).toBeGreaterThan(5)
    expect(unknown).toEqual(known)
  }
})

test.each(CASES.slice(0, 3))('%s: the limit is the same for an address that nobody has', async (_what, ask) => {
  const given = await givenNoted()
  for (const email of [ANNA, NOBODY]) {
    for (let times = 0; times < 3; times += 1) expect((await asked(given, ask, email)).answer).toMatchObject({ ok: true })
    expect((await asked(given, ask, email)).answer).toMatchObject({ ok: false, problem: { code: 'too-many' } })
  }
})

test('an answer does not wait for the mail server', async () => {
  const given = await givenAccounts()
  await signedInOwner(given)
  let take = () => {}
  const taken = new Promise<void>((resolve) => {
    take = resolve
  })
  const slow = async (mail: Mail) => {
    await taken
    return given.services.mailer.send(mail)
  }
  const mailer = { ...given.services.mailer, send: slow }
  expect((await requestCode({ ...given.services, mailer }, { email: ANNA })).ok).toBe(true)
  expect(await given.waiting()).toBe(1)
  take()
  expect(await given.mails()).toHaveLength(1)
})

test('nothing is mailed to an address that nobody has, and no code of it signs anybody in', async () => {
  const { services, mails, wait } = await givenAccounts()
  await requestCode(services, { email: NOBODY })
  await requestReset(services, { email: NOBODY })
  expect(await mails()).toEqual([])
  wait(MINUTE)
  expect(await services.db.prisma.signInLink.count()).toBe(0)
  expect(await signInWithCode(services, { email: NOBODY, code: 'ABC234' })).toMatchObject({ ok: false })
  expect([await services.db.prisma.owner.count(), await services.db.prisma.session.count()]).toEqual([0, 0])
})

test('no row of limits or codes names an address', async () => {
  const { services } = await givenAccounts()
  await requestCode(services, { email: NOBODY })
  await signInWithCode(services, { email: NOBODY, code: 'ABC234' })
  const rows = [await services.db.prisma.signInCode.findMany(), await services.db.prisma.accountAttempt.findMany()]
  expect(rows.map(({ length }) => length)).toEqual([1, 2])
  expect(JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain('nobody')
})
