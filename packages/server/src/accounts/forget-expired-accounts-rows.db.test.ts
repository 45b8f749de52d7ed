import { expect, test } from 'vitest'
import { newApiKey } from './create-api-key.ts'
import { forgetExpiredAccountsRows } from './forget-expired-accounts-rows.ts'
import { registerOwner } from './register-owner.ts'
import { requestCode } from './request-code.ts'
import { requestReset } from './request-reset.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { givenAccounts, MINUTE, PASSWORD } from './testing/given-accounts.ts'
import { ANNA, signedInOwner, succeeded } from './testing/signed-in-owner.ts'

const given = async () => {
  const accounts = await givenAccounts()
  const { services, box } = accounts
  box.server = 'is away'
  const { ownerId } = await signedInOwner(accounts)
  const { clock, db } = services
  const made = () => newApiKey(db.prisma, { ownerId, name: '', now: clock.now() })
  const [revoked] = [await made(), await made()]
  succeeded(await revokeApiKey(services, { ownerId, keyId: revoked.id }))
  succeeded(await requestCode(services, { email: ANNA }))
  succeeded(await requestReset(services, { email: ANNA }))
  const registration = { email: 'otto@radio.example', password: PASSWORD, confirmPassword: PASSWORD }
  succeeded(await registerOwner(services, registration))
  const { prisma } = services.db
  return {
    ...accounts,
    left: async () => {
      await forgetExpiredAccountsRows(services.db, services.clock.now())
      return {
        codes: await prisma.signInCode.count(),
        attempts: await prisma.accountAttempt.count(),
        mails: await prisma.accountMail.count(),
        sessions: await prisma.session.count(),
        links: await prisma.signInLink.count(),
        keys: await prisma.apiKey.count(),
      }
    },
  }
}

test('what is over is forgotten when nobody needs it any more, and nothing sooner', async () => {
  const { left, wait, services } = await given()
  expect(await left()).toEqual({ codes: 2, attempts: 3, mails: 3, sessions: 1, links: 2, keys: 2 })
  wait(30 * MINUTE)
  expect(await left()).toEqual({ codes: 1, attempts: 3, mails: 0, sessions: 1, links: 2, keys: 2 })
  wait(30 * MINUTE)
  expect(await left()).toMatchObject({ attempts: 0, sessions: 1 })
  wait(7 * 60 * MINUTE)
  expect(await left()).toMatchObject({ codes: 1, sessions: 0, links: 2 })
  wait(17 * 60 * MINUTE)
  expect(await left()).toMatchObject({ codes: 0, links: 0, keys: 2 })
  wait(30 * 24 * 60 * MINUTE)
  expect(await left()).toMatchObject({ keys: 1 })
  expect(await services.db.prisma.owner.count()).toBe(1)
})
