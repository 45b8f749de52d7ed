import { givenDatabase } from '@hourcast/db/testing/test-database'
import { expect, test } from 'vitest'
import { outputOf, setEnvironment } from '../testing/output-of.ts'
import { ownerCommand } from './owner.ts'

const given = async () => {
  const db = await givenDatabase()
  await setEnvironment({ HOURCAST_EMBEDDED_DATABASE_URL: db.url, PUBLIC_URL: 'https://air.hourcast.example' })
  return { db, owner: (...args: string[]) => outputOf(ownerCommand(), args) }
}

test('owner add prints {email, signInUrl, apiKey} once; the same address again finds the same owner', async () => {
  const { db, owner } = await given()
  const made = await owner('add', ' Anna@Radio.example', '--api-key', '--json')
  const { signInUrl, apiKey, ...rest } = JSON.parse(made)
  expect(rest).toEqual({ email: 'anna@radio.example' })
  expect(signInUrl).toMatch(/^https:\/\/air\.hourcast\.example\/sign-in\/[A-Za-z0-9_-]{22,}$/)
  expect(apiKey).toMatch(/^\S{22,}$/)
  const stored = JSON.stringify([await db.prisma.apiKey.findMany(), await db.prisma.signInLink.findMany()])
  expect(stored).not.toContain(apiKey)
  expect(stored).not.toContain(signInUrl.split('/').pop())

  const again = await owner('add', 'anna@radio.example')
  expect(again).toMatch(/^found anna@radio\.example\nsign in \(once, within 30 minutes\): https:\S+$/)
  expect(await db.prisma.owner.count()).toBe(1)
})

test('the owner of a key that was made at the command line gets a mail about it', async () => {
  const { db, owner } = await given()
  await owner('add', 'anna@radio.example')
  expect(await db.prisma.accountMail.count()).toBe(0)
  await owner('add', 'anna@radio.example', '--api-key')
  expect(await db.prisma.accountMail.count()).toBe(1)
})

test('owner list shows each owner with station and numbers, as an array with --json', async () => {
  const { owner } = await given()
  expect(await owner('list', '--json')).toBe('[]')
  await owner('add', 'anna@radio.example', '--api-key')
  await owner('add', 'otto@radio.example')
  const listed = JSON.parse(await owner('list', '--json'))
  expect(listed).toMatchObject([
    { email: 'anna@radio.example', schedulers: 0, apiKeys: 1, isExample: false },
    { email: 'otto@radio.example', schedulers: 0, apiKeys: 0, isExample: false },
  ])
  expect((await owner('list')).split('\n')[0]).toMatch(/^anna@radio\.example {2}\S.* {2}schedulers 0 {2}API keys 1$/)
})

test('owner key revoke ends all keys of one owner and of nobody else', async () => {
  const { db, owner } = await given()
  for (const email of ['anna@radio.example', 'anna@radio.example', 'otto@radio.example']) await owner('add', email, '--api-key')
  expect(await owner('key', 'revoke', 'anna@radio.example', '--json')).toBe('{"revoked":2}')
  expect(await owner('key', 'revoke', 'anna@radio.example')).toBe('API keys revoked: 0')
  expect(await db.prisma.apiKey.count({ where: { revokedAt: null } })).toBe(1)
})

test('used wrongly it says which field', async () => {
  const { db, owner } = await given()
  const wrong = (message: unknown) => ({ exitCode: 2, message })
  await expect(owner('add', 'nobody', '--json')).rejects.toMatchObject(wrong(expect.stringMatching(/^email: ./)))
  await expect(owner('key', 'revoke', 'stranger@radio.example')).rejects.toMatchObject(wrong('email: No owner has this address.'))
  expect(await db.prisma.owner.count()).toBe(0)
})
