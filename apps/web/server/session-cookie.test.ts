import { expect, test } from 'vitest'
import { endedSessionCookie, readSessionCookie, sessionCookie } from './session-cookie.ts'

const expiresAt = Date.parse('2026-11-21T14:00:00.000Z')
const plain = { PUBLIC_URL: 'http://localhost:3000' }
const secure = { PUBLIC_URL: 'https://air.hourcast.example' }

test('the session cookie is out of reach of scripts and of other sites, and ends with the session', () => {
  expect(sessionCookie(plain, 'token', expiresAt)).toBe(
    'hourcast_session=token; Path=/; HttpOnly; SameSite=Lax; Expires=Sat, 21 Nov 2026 14:00:00 GMT',
  )
})

test('where the public address is https it never travels in the clear', () => {
  expect(sessionCookie(secure, 'token', expiresAt)).toContain('; Secure')
  expect(endedSessionCookie(secure)).toContain('; Secure')
})

test('it is found among other cookies, and is not there when it is not', () => {
  const request = (cookie?: string) => new Request('http://localhost/', cookie ? { headers: { cookie } } : {})
  expect(readSessionCookie(request('a=1; hourcast_session=tok-en_1; b=2'))).toBe('tok-en_1')
  expect(readSessionCookie(request('not_hourcast_session=x'))).toBeUndefined()
  expect(readSessionCookie(request())).toBeUndefined()
})
