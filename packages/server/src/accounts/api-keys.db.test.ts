import { expect, test } from 'vitest'
import { createApiKey, MOST_API_KEYS } from './create-api-key.ts'
import { findOwnerByApiKey } from './find-owner-by-api-key.ts'
import { listApiKeys } from './list-api-keys.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { givenAccounts, MINUTE } from './testing/given-accounts.ts'
import { ANNA, signedInOwner, succeeded } from './testing/signed-in-owner.ts'
import { hashToken } from './token.ts'

const given = async () => {
  const accounts = await givenAccounts()
  const owner = await signedInOwner(accounts)
  const { services } = accounts
  return {
    ...accounts,
    ...owner,
    made: async (name = '') => succeeded(await createApiKey(services, { ownerId: owner.ownerId, input: { name } })),
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
    { id, name: 'playout', hint: key.slice(-4), createdAt: services.clock.now(), lastUsedAt: null },
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
  const ottos = succeeded(await createApiKey(services, { ownerId: otto.ownerId, input: {} }))
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
  const { services, made, ownerId } = await given()
  const { key } = await made()
  await services.db.prisma.owner.delete({ where: { id: ownerId } })
  expect(await findOwnerByApiKey(services, { email: ANNA, key })).toBeNull()
  expect(await createApiKey(services, { ownerId, input: {} })).toMatchObject({ problem: { code: 'not-found' } })
})

test('an owner has at most 20 keys, also when they are asked for at once', async () => {
  const { services, ownerId } = await given()
  const asked = Array.from({ length: MOST_API_KEYS + 2 }, () => createApiKey(services, { ownerId, input: {} }))
  const refused = (await Promise.all(asked)).filter(({ ok }) => !ok)
  expect(refused).toHaveLength(2)
  expect(refused[0]).toMatchObject({ problem: { code: 'conflict' } })
})

test.each(['two\r\nlines', 'x'.repeat(101), 'x'.repeat(1_000_000), 7])('a name that cannot be shown is refused', async (name) => {
  const { services, ownerId } = await given()
  expect(await createApiKey(services, { ownerId, input: { name } })).toMatchObject({ ok: false, problem: { field: 'name' } })
  expect(await services.db.prisma.apiKey.count()).toBe(0)
})
