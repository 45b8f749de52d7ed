import { expect, test } from 'vitest'
import { createOperatorLogin } from './operator-login.ts'

const PASSWORD = 'a password of an operator'
const basic = (password: string) => `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`

test('who tries from ever new addresses of one IPv6 network waits after ten, and nobody else does', () => {
  const login = createOperatorLogin({ password: PASSWORD, clock: { now: () => 0 } })
  for (let time = 1; time <= 10; time += 1) expect(login(basic('wrong'), `2001:db8:1:2::${time}`)).toBe('wrong')
  expect(login(basic(PASSWORD), '2001:db8:1:2:ffff::1')).toMatchObject({ waitMs: expect.any(Number) })
  expect(login(basic(PASSWORD), '2001:db8:1:3::1')).toBe('in')
  expect(login(basic(PASSWORD), '192.0.2.7')).toBe('in')
})
