import { givenDatabase } from '@hourcast/db/testing/test-database'
import pino from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { addOwner, SIGN_IN_LINK_MS } from './add-owner.ts'
import { SESSION_MS } from './begin-session.ts'
import { endSession } from './end-session.ts'
import { listOwners } from './list-owners.ts'
import { revokeApiKeys } from './revoke-api-keys.ts'
import { findSession } from './session.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { hashToken } from './token.ts'

const given = async () => {
  const db = await givenDatabase()
  let now = Date.parse('2026-11-21T09:00:00Z')
  const services = {
    db,
    config: readConfig({ PORT: '3000' }),
    clock: { now: () => now },
    log: pino({ level: 'silent' }),
    sessionSecret: 'secret of a test, at least 32 long',
  }
  return {
    services,
    wait: (ms: number) => {
      now += ms
    },
  }
}

const added = async (services: Awaited<ReturnType<typeof given>>['services'], input: Parameters<typeof addOwner>[1]) => {
  const result = await addOwner(services, input)
  if (!result.ok) throw new Error(result.problem.message)
  return { ...result.value, token: result.value.signInUrl.split('/').pop() ?? '' }
}

test('adding an owner makes a station and a sign-in link that works once', async () => {
  const { services } = await given()
  const owner = await added(services, { email: 'Anna@Radio.example' })
  expect(owner).toMatchObject({ email: 'anna@radio.example', created: true })

  const signedIn = await signInByLink(services, { token: owner.token })
  expect(signedIn.ok).toBe(true)
  if (!signedIn.ok) return
  expect(await findSession(services, signedIn.value.sessionToken)).toMatchObject({
    email: 'anna@radio.example',
    stationId: owner.stationId,
  })
  expect(await signInByLink(services, { token: owner.token })).toMatchObject({ ok: false, problem: { code: 'unauthenticated' } })
})

test('of ten uses of one link at once exactly one wins', async () => {
  const { services } = await given()
  const { token } = await added(services, { email: 'anna@radio.example' })
  const results = await Promise.all(Array.from({ length: 10 }, () => signInByLink(services, { token })))
  expect(results.filter((result) => result.ok)).toHaveLength(1)
})

test('a link ends after 30 minutes, a session after 8 hours, and at sign-out', async () => {
  const { services, wait } = await given()
  const late = await added(services, { email: 'anna@radio.example' })
  wait(SIGN_IN_LINK_MS)
  expect((await signInByLink(services, { token: late.token })).ok).toBe(false)

  const intime = await added(services, { email: 'anna@radio.example' })
  const signedIn = await signInByLink(services, { token: intime.token })
  if (!signedIn.ok) throw new Error('the link did not work')
  wait(SESSION_MS - 1)
  expect(await findSession(services, signedIn.value.sessionToken)).not.toBeNull()
  wait(1)
  expect(await findSession(services, signedIn.value.sessionToken)).toBeNull()
})

test('signing out ends the session on the server', async () => {
  const { services } = await given()
  const { token } = await added(services, { email: 'anna@radio.example' })
  const signedIn = await signInByLink(services, { token })
  if (!signedIn.ok) throw new Error('the link did not work')
  await endSession(services, signedIn.value.sessionToken)
  expect(await findSession(services, signedIn.value.sessionToken)).toBeNull()
})

test('adding an owner again finds the same one, regardless of the case of the address', async () => {
  const { services } = await given()
  const first = await added(services, { email: 'anna@radio.example' })
  const second = await added(services, { email: ' ANNA@radio.example ' })
  expect(second).toMatchObject({ ownerId: first.ownerId, stationId: first.stationId, created: false })
  expect(await listOwners(services)).toHaveLength(1)
})

test('an API key is shown once, stored hashed, and revoked by address', async () => {
  const { services } = await given()
  const { apiKey } = await added(services, { email: 'anna@radio.example', apiKey: true })
  const rows = await services.db.prisma.apiKey.findMany()
  expect(rows.map((row) => row.keyHash)).toEqual([hashToken(apiKey ?? '')])

  expect(await revokeApiKeys(services, { email: 'anna@radio.example' })).toEqual({ ok: true, value: { revoked: 1 } })
  expect(await revokeApiKeys(services, { email: 'anna@radio.example' })).toEqual({ ok: true, value: { revoked: 0 } })
  expect(await revokeApiKeys(services, { email: 'nobody@radio.example' })).toMatchObject({
    ok: false,
    problem: { field: 'email' },
  })
})

test.each(['', 'anna', 'anna@', 'a b@radio.example', 'anna@radio.example\r\nBcc: x@y.example', 'anna\0@radio.example'])(
  'the address %j is refused at its field',
  async (email) => {
    const { services } = await given()
    expect(await addOwner(services, { email })).toMatchObject({ ok: false, problem: { field: 'email' } })
    expect(await listOwners(services)).toEqual([])
  },
)
