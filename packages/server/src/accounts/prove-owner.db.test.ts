import { expect, test } from 'vitest'
import { createApiKey } from './create-api-key.ts'
import { hashPassword } from './password-hash.ts'
import { requestProof } from './prove-owner.ts'
import { requestCode } from './request-code.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { givenAccounts, MINUTE, PASSWORD } from './testing/given-accounts.ts'
import { ANNA, OTHER_BROWSER, signedInOwner, succeeded } from './testing/signed-in-owner.ts'

const given = async () => {
  const accounts = await givenAccounts()
  const { services } = accounts
  const owner = await signedInOwner(accounts)
  return {
    ...accounts,
    owner,
    create: (proof: string, asks = owner) => createApiKey(services, { ...asks, input: { name: 'playout', proof } }),
    mailedProof: async () => {
      succeeded(await requestProof(services, owner, 'to create an API key'))
      return accounts.mailedCode()
    },
    givePassword: async () =>
      services.db.prisma.owner.updateMany({ data: { passwordHash: await hashPassword(PASSWORD, services) } }),
  }
}

const REFUSED = { ok: false, problem: { code: 'unauthenticated', field: 'proof' } }

test('a session alone makes no key: nothing, a wrong password and a wrong code are refused at their field', async () => {
  const { services, create, givePassword, waiting } = await given()
  expect(await create('')).toMatchObject({ ok: false, problem: { code: 'invalid', field: 'proof' } })
  for (const proof of [PASSWORD, 'ABC234', '\0']) expect(await create(proof)).toMatchObject(REFUSED)
  await givePassword()
  expect(await create('a wrong password')).toMatchObject(REFUSED)
  expect([await services.db.prisma.apiKey.count(), await waiting()]).toEqual([0, 0])
})

test('the password makes one, and its owner gets a mail', async () => {
  const { create, givePassword, mails } = await given()
  await givePassword()
  const { key } = succeeded(await create(PASSWORD))
  const [mail, ...more] = await mails()
  expect(mail).toMatchObject({ to: ANNA, subject: 'A new Hourcast API key', text: expect.stringContaining("'playout'") })
  expect(mail?.text).not.toContain(key)
  expect(more).toEqual([])
})

test('a code makes one, once, within 10 minutes, in the session that asked for it', async () => {
  const accounts = await given()
  const { create, mailedProof, wait } = accounts
  const other = await signedInOwner(accounts)
  const code = await mailedProof()
  expect(await create(code, other)).toMatchObject(REFUSED)
  succeeded(await create(code))
  expect(await create(code)).toMatchObject(REFUSED)
  const late = await mailedProof()
  wait(10 * MINUTE)
  expect(await create(late)).toMatchObject(REFUSED)
})

test('a code for a key signs nobody in, one to sign in makes no key, and its mail has no link', async () => {
  const { services, owner, create, mails, mailedCode } = await given()
  succeeded(await requestProof(services, owner, 'to create an API key'))
  const [mail] = await mails()
  expect(mail?.text).not.toContain('/sign-in/')
  const code = mail?.subject.slice(0, 6) ?? ''
  for (const browser of [{}, OTHER_BROWSER])
    expect((await signInWithCode(services, { email: ANNA, code }, browser)).ok).toBe(false)
  await requestCode(services, { email: ANNA }, OTHER_BROWSER)
  expect(await create(await mailedCode())).toMatchObject(REFUSED)
})

test('ten wrong proofs make the session wait, and nobody else', async () => {
  const accounts = await given()
  const { create, givePassword } = accounts
  await givePassword()
  for (let tries = 0; tries < 10; tries += 1) expect(await create('a wrong password')).toMatchObject(REFUSED)
  expect(await create(PASSWORD)).toMatchObject({ ok: false, problem: { code: 'too-many' } })
  expect((await create(PASSWORD, await signedInOwner(accounts))).ok).toBe(true)
})
