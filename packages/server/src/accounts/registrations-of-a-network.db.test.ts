import { expect, test } from 'vitest'
import { registerOwner } from './register-owner.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { givenAccounts, MINUTE, PASSWORD } from './testing/given-accounts.ts'
import { ANNA, succeeded } from './testing/signed-in-owner.ts'

const given = async () => {
  const accounts = await givenAccounts()
  const register = (email: string, ip?: string) =>
    registerOwner(accounts.services, { email, password: PASSWORD, confirmPassword: PASSWORD }, { handle: `visitor ${ip}`, ip })
  /** How many of so many addresses were taken. */
  const registerMany = async (count: number, ipOf: (n: number) => string | undefined, name: string) => {
    let taken = 0
    for (let n = 0; n < count; n += 1) taken += (await register(`${name}${n}@crowd.example`, ipOf(n))).ok ? 1 : 0
    return taken
  }
  return { ...accounts, register, registerMany }
}

test('nobody makes accounts by the hundred: one network registers thirty addresses an hour, and others are not held up', async () => {
  const { register, registerMany, mails, wait } = await given()
  expect(await registerMany(40, () => '81.2.69.142', 'a')).toBe(30)
  expect(await mails()).toHaveLength(30)
  const refused = await register('b@crowd.example', '81.2.69.142')
  expect(refused).toMatchObject({ ok: false, problem: { code: 'too-many' } })
  expect(refused.ok ? '' : refused.problem.message).toBe(
    'Many addresses were registered from your network. Try again in 60 minutes. Codes and links that were mailed work meanwhile.',
  )
  expect(await mails()).toEqual([])
  expect((await register(ANNA, '81.2.69.143')).ok).toBe(true)
  wait(60 * MINUTE)
  expect((await register('b@crowd.example', '81.2.69.142')).ok).toBe(true)
})

test('of IPv6 the network counts that one household has, and an address of IPv4 is the same in both notations', async () => {
  const { register, registerMany } = await given()
  expect(await registerMany(31, (n) => `2a02:8108:1:2::${n + 1}`, 'six')).toBe(30)
  expect((await register('seven@crowd.example', '2a02:8108:1:3::1')).ok).toBe(true)
  expect(await registerMany(31, (n) => (n % 2 ? '81.2.69.142' : '::ffff:81.2.69.142'), 'four')).toBe(30)
})

test.each([
  ['an unnamed proxy, or the operator’s own network', '172.18.0.5'],
  ['this machine', '127.0.0.1'],
  ['nowhere that is known', undefined],
])('what comes from %s stands for everybody, and is not counted', async (_what, ip) => {
  const { registerMany, services } = await given()
  expect(await registerMany(35, () => ip, 'a')).toBe(35)
  expect(await services.db.prisma.accountAttempt.count({ where: { kind: 'network' } })).toBe(0)
})

test('a code that was mailed opens its account although the network has had its share, and no row names the network', async () => {
  const { services, register, registerMany, mailedCode } = await given()
  await register(ANNA, '81.2.69.142')
  const code = await mailedCode()
  expect(await registerMany(30, () => '81.2.69.142', 'a')).toBe(29)
  const browser = { handle: 'visitor 81.2.69.142', ip: '81.2.69.142' }
  expect(succeeded(await signInWithCode(services, { email: ANNA, code }, browser)).email).toBe(ANNA)
  const rows = await services.db.prisma.accountAttempt.findMany({ where: { kind: 'network' } })
  expect([rows.length, new Set(rows.map(({ addressHash }) => addressHash)).size]).toEqual([30, 1])
  expect(rows[0]?.addressHash).toMatch(/^[0-9a-f]{64}$/)
})
