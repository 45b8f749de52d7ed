import { expect, test } from 'vitest'
import { registerOwner } from './register-owner.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { givenAccounts, MINUTE, PASSWORD } from './testing/given-accounts.ts'
import { ANNA, succeeded } from './testing/signed-in-owner.ts'

// As often again as the network has registered already, so that thirty cost as much as one.
const AGAIN = `
  INSERT INTO account_attempt (address_hash, kind, at)
  SELECT address_hash, kind, at FROM account_attempt, generate_series(1, $1::int) WHERE kind = 'network'`

const given = async () => {
  const accounts = await givenAccounts()
  const { services } = accounts
  const register = (email: string, ip?: string) =>
    registerOwner(services, { email, password: PASSWORD, confirmPassword: PASSWORD }, { handle: `visitor ${ip}`, ip })
  /** Registers this address; from then on its network has registered so many. */
  const registered = async (count: number, first: string, ip: string) => {
    succeeded(await register(first, ip))
    await services.db.pool.query(AGAIN, [count - 1])
  }
  const counted = () => services.db.prisma.accountAttempt.findMany({ where: { kind: 'network' } })
  return { ...accounts, register, registered, counted }
}

test('nobody makes accounts by the hundred: one network registers thirty addresses an hour, and others are not held up', async () => {
  const { register, registered, mails, wait } = await given()
  await registered(29, 'a1@crowd.example', '81.2.69.142')
  succeeded(await register('a30@crowd.example', '81.2.69.142'))
  expect(await mails()).toHaveLength(2)
  const refused = await register('a31@crowd.example', '81.2.69.142')
  expect(refused).toMatchObject({ ok: false, problem: { code: 'too-many' } })
  expect(refused.ok ? '' : refused.problem.message).toBe(
    'Many addresses were registered from your network. Try again in 60 minutes. Codes and links that were mailed work meanwhile.',
  )
  expect(await mails()).toEqual([])
  expect((await register(ANNA, '81.2.69.143')).ok).toBe(true)
  wait(60 * MINUTE)
  expect((await register('a31@crowd.example', '81.2.69.142')).ok).toBe(true)
})

test('of IPv6 the network counts that one household has', async () => {
  const { register, registered } = await given()
  await registered(30, 'six@crowd.example', '2a02:8108:1:2::1')
  expect((await register('seven@crowd.example', '2a02:8108:1:2::2')).ok).toBe(false)
  expect((await register('seven@crowd.example', '2a02:8108:1:3::1')).ok).toBe(true)
})

test('an address of IPv4 is the same in both notations', async () => {
  const { register, registered } = await given()
  await registered(30, 'four@crowd.example', '81.2.69.142')
  expect((await register('five@crowd.example', '::ffff:81.2.69.142')).ok).toBe(false)
})

test.each([
  ['an unnamed proxy, or the operator’s own network', '172.18.0.5'],
  ['this machine', '127.0.0.1'],
  ['nowhere that is known', undefined],
])('what comes from %s stands for everybody, and is not counted', async (_what, ip) => {
  const { register, counted } = await given()
  expect((await register(ANNA, ip)).ok).toBe(true)
  expect(await counted()).toEqual([])
})

test('a code that was mailed opens its account although the network has had its share, and no row names the network', async () => {
  const { services, registered, counted, mailedCode } = await given()
  await registered(30, ANNA, '81.2.69.142')
  const browser = { handle: 'visitor 81.2.69.142', ip: '81.2.69.142' }
  expect(succeeded(await signInWithCode(services, { email: ANNA, code: await mailedCode() }, browser)).email).toBe(ANNA)
  const rows = await counted()
  expect([rows.length, new Set(rows.map(({ addressHash }) => addressHash)).size]).toEqual([30, 1])
  expect(rows[0]?.addressHash).toMatch(/^[0-9a-f]{64}$/)
})
