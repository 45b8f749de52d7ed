import { expect, test } from 'vitest'
import {
  endedSessionCookie,
  readKnownCookie,
  readSessionCookie,
  readVisitorCookie,
  signedInCookies,
  visitorCookie,
} from './session-cookie.ts'

const plain = { PUBLIC_URL: 'http://localhost:3000' }
const secure = { PUBLIC_URL: 'https://air.hourcast.example' }
const signedIn = {
  sessionToken: 'token',
  expiresAt: Date.parse('2026-11-21T14:00:00.000Z'),
  expiresIn: 28_800,
  ownerId: 'o',
  email: 'anna@radio.example',
  knownBrowser: 'sealed',
}
const request = (cookie?: string) => new Request('http://localhost/', cookie ? { headers: { cookie } } : {})

test('the session cookie is out of reach of scripts and of other sites, and ends with the session', () => {
  expect(signedInCookies(plain, signedIn)).toEqual([
    'hourcast_session=token; Path=/; HttpOnly; SameSite=Lax; Expires=Sat, 21 Nov 2026 14:00:00 GMT',
    'hourcast_known=sealed; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000',
  ])
})

test('where the public address is https every cookie is bound to this host, and never travels in the clear', () => {
  const [session, known, old] = signedInCookies(secure, signedIn)
  for (const cookie of [session, known, visitorCookie(secure, 'v'), endedSessionCookie(secure)])
    expect(cookie).toMatch(/^__Host-hourcast_\w+=[^;]*; Path=\/; HttpOnly; SameSite=Lax; Secure; /)
  expect(old).toBe('hourcast_session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0')
})

test('they are found among other cookies, and are not there when they are not', () => {
  const sent = request('a=1; hourcast_session=tok-en_1; hourcast_visitor=v; hourcast_known=k; b=2')
  expect([readSessionCookie(sent, plain), readVisitorCookie(sent, plain), readKnownCookie(sent, plain)]).toEqual([
    'tok-en_1',
    'v',
    'k',
  ])
  for (const other of ['not_hourcast_session=x', 'hourcast_session=', undefined])
    expect(readSessionCookie(request(other), plain)).toBeUndefined()
})

test('under https a cookie that a neighbouring host could have planted is not read', () => {
  const planted = request('hourcast_session=planted; hourcast_visitor=planted; hourcast_known=planted')
  for (const read of [readSessionCookie, readVisitorCookie, readKnownCookie]) expect(read(planted, secure)).toBeUndefined()
  expect(readSessionCookie(request('hourcast_session=planted; __Host-hourcast_session=ours'), secure)).toBe('ours')
})
