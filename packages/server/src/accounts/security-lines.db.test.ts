import { expect, test } from 'vitest'
import { accountMark, visitorMark } from '../telemetry/security-log.ts'
import { createApiKey } from './create-api-key.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { findOwnerByApiKey } from './find-owner-by-api-key.ts'
import { registerOwner } from './register-owner.ts'
import { requestCode } from './request-code.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { givenAccounts, PASSWORD } from './testing/given-accounts.ts'
import { ANNA, otherCode, signedInOwner, succeeded } from './testing/signed-in-owner.ts'

const IP = '203.0.113.7'
const BROWSER = { handle: "the visitor cookie of Anna's browser", ip: IP }
const NEW_PASSWORD = 'an entirely new password'

/** Everything that can happen at the doors, once. Gives what no line may hold. */
const passAllDoors = async (given: Awaited<ReturnType<typeof givenAccounts>>): Promise<string[]> => {
  const { services, mailedCode, mailedLinkToken, mailedResetToken } = given
  succeeded(await registerOwner(services, { email: ANNA, password: PASSWORD, confirmPassword: PASSWORD }, BROWSER))
  const code = await mailedCode()
  await signInWithCode(services, { email: ANNA, code: otherCode(code) }, BROWSER)
  const anna = succeeded(await signInWithCode(services, { email: ANNA, code }, BROWSER))
  await signInWithPassword(services, { email: ANNA, password: 'a wrong password' }, BROWSER)
  const byPassword = succeeded(await signInWithPassword(services, { email: ANNA, password: PASSWORD }, BROWSER))
  succeeded(await requestCode(services, { email: ANNA }, BROWSER))
  const linkToken = await mailedLinkToken()
  const byLink = succeeded(await signInByLink(services, { token: linkToken }, BROWSER))
  const asks = { ...byPassword, browser: BROWSER }
  const { id, key } = succeeded(await createApiKey(services, { ...asks, input: { name: 'playout', proof: PASSWORD } }))
  const otto = await signedInOwner(given, { email: 'otto@radio.example' })
  await revokeApiKey(services, { ownerId: otto.ownerId, keyId: id }, BROWSER)
  succeeded(await revokeApiKey(services, { ownerId: anna.ownerId, keyId: id }, BROWSER))
  await findOwnerByApiKey(services, { email: ANNA, key }, BROWSER)
  await endSession(services, byLink.sessionToken, BROWSER)
  await endOtherSessions(services, byPassword, BROWSER)
  for (let times = 0; times < 3; times += 1) await requestCode(services, { email: ANNA }, BROWSER)
  for (let tries = 0; tries < 11; tries += 1)
    await signInWithPassword(services, { email: ANNA, password: 'wrong again' }, BROWSER)
  await given.mails()
  succeeded(await requestReset(services, { email: ANNA }, BROWSER))
  const token = await mailedResetToken()
  const set = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  const reset = succeeded(await resetPassword(services, set, BROWSER))
  const tokens = [anna, byPassword, byLink, reset].flatMap(({ sessionToken, knownBrowser }) => [sessionToken, knownBrowser])
  return [ANNA, 'radio.example', IP, code, key, linkToken, token, PASSWORD, NEW_PASSWORD, BROWSER.handle, ...tokens]
}

test('every door leaves its line, by ids and keyed hashes: no address, IP, code, key, password, link or cookie', async () => {
  const given = await givenAccounts()
  const secrets = await passAllDoors(given)
  const lines = given.lines.join('')
  for (const secret of secrets) expect(lines).not.toContain(secret)

  const reported = given.lines.map((line) => JSON.parse(line)).filter(({ event }) => event)
  expect(new Set(reported.map(({ event }) => event))).toEqual(
    new Set([
      'security.registered',
      'security.sign-in-failed',
      'security.address-confirmed',
      'security.sign-in',
      'security.code-asked',
      'security.key-created',
      'security.foreign-row',
      'security.keys-revoked',
      'security.key-refused',
      'security.sessions-ended',
      'security.limit-hit',
      'security.sign-in-delayed',
      'security.reset-asked',
      'security.reset-done',
    ]),
  )
  const marks = { account: accountMark(given.services, ANNA), visitor: visitorMark(given.services, IP) }
  expect(reported.find(({ event }) => event === 'security.sign-in-delayed')).toMatchObject({ ...marks, what: 'sign-in' })
  expect(reported.filter(({ event, how }) => event === 'security.sign-in' && how === 'password')).toMatchObject([marks])
})

test('a line about a try of an address that nobody has looks like one of an owner', async () => {
  const given = await givenAccounts()
  await signedInOwner(given)
  given.lines.splice(0)
  for (const email of [ANNA, 'nobody@radio.example'])
    await signInWithPassword(given.services, { email, password: PASSWORD }, BROWSER)
  const shapes = given.lines.map((line) => Object.keys(JSON.parse(line)))
  expect(shapes).toHaveLength(2)
  expect(shapes[0]).toEqual(shapes[1])
})
