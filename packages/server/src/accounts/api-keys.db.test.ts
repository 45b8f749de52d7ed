import { expect, test } from 'vitest'
import { createApiKey, MAX_API_KEYS, newApiKey } from './create-api-key.ts'
import { findOwnerByApiKey } from './find-owner-by-api-key.ts'
import { listApiKeys } from './list-api-keys.ts'
import { hashPassword } from './password-hash.ts'
import type { InSession } from './prove-owner.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { givenAccounts, MINUTE, PASSWORD } from './testing/given-accounts.ts'
import { ANNA, signedInOwner, succeeded } from './testing/signed-in-owner.ts'
import { hashToken } from './token.ts'

const given = async () => {
  const accounts = await givenAccounts()
  const owner = await signedInOwner(accounts)
  const { services } = accounts
  await services.db.prisma.owner.updateMany({ data: { passwordHash: await hashPassword(PASSWORD, services) } })
  const create = (input: object, asks: InSession = owner) =>
    createApiKey(services, { ...asks, input: { proof: PASSWORD, ...input } })
  return {
    ...accounts,
    ...owner,
    owner,
    create,
    made: async (name = '', endsOn = '') => succeeded(await create({ name, endsOn })),
  }
}

test('a key is shown once, stored hashed, and told from others by its name and its end', async () => {
  const { services, made, ownerId } = await given()
  const { id, key } = await made('playout')
  expect(key).toMatch(/^hc_[\w-]{43}$/)
  const rows = await services.db.prisma.apiKey.findMany()
  expect(rows.map(({ keyHash }) => keyHash)).toEqual([hashToken(key)])
  expect(JSON.stringify(rows)).not.toContain(key.slice(0, 20))
  expect(await listApiKeys(services, { ownerId })).toEqual([
    { id, name: 'playout', hint: key.slice(-4), createdAt: services.clock.now(), lastUsedAt: null, endsAt: null },
  ])
})

test('a program with address and key is who a browser with a session is', async () => {
  const { services, made, ownerId, stationId } = await given()
  const { key } = await made()
  expect(await findOwnerByApiKey(services, { email: ' Anna@Radio.example ', key })).toEqual({
    ownerId,
    email: ANNA,
    stationId,
    expiresAt: services.clock.now() + 28_800_000,
    eraseAt: null,
  })
})

test('a key opens nothing for another address, and another key nothing for this one', async () => {
  const accounts = await given()
  const { services } = accounts
  const { key } = await accounts.made()
  const otto = await signedInOwner(accounts, { email: 'otto@radio.example' })
  const ottos = await newApiKey(services.db.prisma, { ownerId: otto.ownerId, name: '', now: services.clock.now() })
  for (const [email, tried] of [
    ['otto@radio.example', key],
    [ANNA, ottos.key],
    [ANNA, `${key}x`],
    [ANNA, key.toLowerCase()],
    [ANNA, ''],
    ['', key],
    ['', ''],
    [ANNA, hashToken(key)],
    [ANNA, 'x'.repeat(1_000_000)],
  ] as const)
    expect(await findOwnerByApiKey(services, { email, key: tried })).toBeNull()
})

test('a revoked key opens nothing, at once, and is gone from the list; others stay', async () => {
  const { services, made, ownerId } = await given()
  const [lost, kept] = [await made('lost'), await made('kept')]
  expect(await revokeApiKey(services, { ownerId, keyId: lost.id })).toEqual({ ok: true, value: null })
  expect(await findOwnerByApiKey(services, { email: ANNA, key: lost.key })).toBeNull()
  expect(await findOwnerByApiKey(services, { email: ANNA, key: kept.key })).not.toBeNull()
  expect((await listApiKeys(services, { ownerId })).map(({ name }) => name)).toEqual(['kept'])
  expect(await revokeApiKey(services, { ownerId, keyId: lost.id })).toMatchObject({ problem: { code: 'not-found' } })
})

test("somebody else's key is neither listed nor revoked", async () => {
  const accounts = await given()
  const { services } = accounts
  const { id, key } = await accounts.made()
  const otto = await signedInOwner(accounts, { email: 'otto@radio.example' })
  expect(await listApiKeys(services, { ownerId: otto.ownerId })).toEqual([])
  expect(await revokeApiKey(services, { ownerId: otto.ownerId, keyId: id })).toMatchObject({ problem: { code: 'not-found' } })
  expect(await findOwnerByApiKey(services, { email: ANNA, key })).not.toBeNull()
})

test('that a key was used is written at most once a minute', async () => {
  const { services, made, ownerId, wait } = await given()
  const { key } = await made()
  const used = async () => {
    await findOwnerByApiKey(services, { email: ANNA, key })
    return (await listApiKeys(services, { ownerId }))[0]?.lastUsedAt
  }
  const begun = services.clock.now()
  expect(await used()).toBe(begun)
  wait(MINUTE - 1)
  expect(await used()).toBe(begun)
  wait(1)
  expect(await used()).toBe(begun + MINUTE)
})

test('a key of an owner who was deleted opens nothing', async () => {
  const { services, made, ownerId, create } = await given()
  const { key } = await made()
  await services.db.prisma.owner.delete({ where: { id: ownerId } })
  expect(await findOwnerByApiKey(services, { email: ANNA, key })).toBeNull()
  expect((await create({})).ok).toBe(false)
})

test('an owner has at most 20 keys, also when they are asked for at once', async () => {
  const { create, wait, services, ownerId, made } = await given()
  for (let keys = 0; keys < MAX_API_KEYS - 1; keys += 1) await made()
  const answers = await Promise.all([create({}), create({}), create({})])
  const refused = answers.filter(({ ok }) => !ok)
  expect(refused).toHaveLength(2)
  expect(refused[0]).toMatchObject({ problem: { code: 'conflict' } })
  // One that has ended makes room.
  await services.db.prisma.apiKey.updateMany({ data: { expiresAt: new Date(services.clock.now() + MINUTE) } })
  wait(MINUTE)
  expect((await create({})).ok).toBe(true)
  expect(await services.db.prisma.apiKey.count({ where: { ownerId } })).toBe(MAX_API_KEYS + 1)
})

test.each(['two\r\nlines', 'x'.repeat(101), 'x'.repeat(1_000_000), 7])('a name that cannot be shown is refused', async (name) => {
  const { services, create } = await given()
  expect(await create({ name })).toMatchObject({ ok: false, problem: { field: 'name' } })
  expect(await services.db.prisma.apiKey.count()).toBe(0)
})

test('a key works through its last day, and not an instant longer', async () => {
  const { services, made, ownerId, wait } = await given()
  const { key } = await made('playout', '2026-11-22')
  const endsAt = Date.parse('2026-11-23T00:00:00Z')
  expect(await listApiKeys(services, { ownerId })).toMatchObject([{ name: 'playout', endsAt }])
  wait(endsAt - MINUTE - services.clock.now())
  expect(await findOwnerByApiKey(services, { email: ANNA, key })).toMatchObject({ expiresAt: endsAt })
  wait(MINUTE)
  expect(await findOwnerByApiKey(services, { email: ANNA, key })).toBeNull()
})

test('a last day that has passed is refused at its field, before anybody is asked for a password', async () => {
  const { services, create } = await given()
  const refused = await create({ endsOn: '2026-11-20', proof: 'wrong' })
  expect(refused).toMatchObject({ ok: false, problem: { field: 'endsOn' } })
  expect(await services.db.prisma.accountAttempt.count()).toBe(0)
})
