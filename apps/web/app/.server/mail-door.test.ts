import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createRateLimit } from '../../server/api/rate-limit.ts'
import { requireMailKey } from './mail-door.ts'

const KEY = randomBytes(32).toString('base64url')

type Limit = { path?: string; headers?: Record<string, string> }

const given = ({ PUBLIC_URL = 'http://localhost:3000', mailKey = KEY as string | null, reported = [] as string[] } = {}) => {
  const lines = { write: (line: string) => void reported.push(line) }
  const context = {
    mailKey,
    limit: createRateLimit({ now: () => 0 }),
    visitorKey: '127.0.0.1',
    services: { config: { PUBLIC_URL }, sessionSecret: 'x'.repeat(32), log: pino({ level: 'info' }, lines) },
  }
  /** What is answered in the place of the page; null lets it through. */
  return ({ path = '/dev/mail', headers = {} }: Limit): Response | null => {
    try {
      requireMailKey(new Request(`http://localhost:3000${path}`, { headers }), context)
      return null
    } catch (answer) {
      return answer as Response
    }
  }
}

describe('the kept mail', () => {
  test('is closed to anybody who has no key, from this machine too', () => {
    const ask = given()
    for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }, { cookie: 'hourcast_session=x' }])
      expect(ask({ headers })?.status).toBe(403)
  })

  test('opens with the key: a cookie out of reach of scripts and of other sites, and an address without the key', () => {
    const ask = given()
    const answer = ask({ path: `/dev/mail?key=${KEY}` })
    expect([answer?.status, answer?.headers.get('location'), answer?.headers.get('cache-control')]).toEqual([
      302,
      '/dev/mail',
      'no-store',
    ])
    const cookie = answer?.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^hourcast_mail=[\w-]{43}; Path=\/dev; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(KEY)
    for (const path of ['/dev/mail', '/dev/mail.data', '/dev/mail/some.eml'])
      expect(ask({ path, headers: { cookie: cookie.split(';')[0] ?? '' } })).toBeNull()
  })

  test('behind https the cookie never travels in the clear', () => {
    const answer = given({ PUBLIC_URL: 'https://air.hourcast.example' })({ path: `/dev/mail?key=${KEY}` })
    expect(answer?.headers.get('set-cookie')).toContain('; Secure')
  })

  test.each(['', KEY.slice(1), `${KEY}a`, KEY.toLowerCase(), 'é', '\0'])('stays closed to the wrong key %j', (key) => {
    const ask = given()
    expect(ask({ path: `/dev/mail?key=${encodeURIComponent(key)}` })?.status).toBe(403)
    expect(ask({ headers: { cookie: `hourcast_mail=${encodeURIComponent(key)}` } })?.status).toBe(403)
  })

  test('is not opened by the cookie of another key, nor by the key as a cookie', () => {
    const others = given({ mailKey: randomBytes(32).toString('base64url') })
    expect(others({ headers: { cookie: `hourcast_mail=${KEY}` } })?.status).toBe(403)
    expect(given()({ headers: { cookie: `hourcast_mail=${KEY}` } })?.status).toBe(403)
  })

  test('ten wrong keys a minute are looked at; the right one opens all the same', () => {
    const ask = given()
    const wrong = () => ask({ path: '/dev/mail?key=guess' })
    for (let tries = 0; tries < 10; tries += 1) expect(wrong()?.status).toBe(403)
    expect([wrong()?.status, wrong()?.headers.get('retry-after')]).toEqual([429, '60'])
    expect(ask({ path: `/dev/mail?key=${KEY}` })?.status).toBe(302)
  })

  test('says in the security log that it was asked for without its key, and never which was tried', () => {
    const reported: string[] = []
    const ask = given({ reported })
    ask({ path: '/dev/mail?key=guess' })
    ask({ path: `/dev/mail?key=${KEY}` })
    expect(reported).toHaveLength(1)
    expect(JSON.parse(reported[0] ?? '')).toMatchObject({ event: 'security.kept-mail-refused', visitor: expect.any(String) })
    expect(reported[0]).not.toMatch(/guess|127\.0\.0\.1/)
  })

  test('a flood of such questions does not flood the log', () => {
    const reported: string[] = []
    const ask = given({ reported })
    for (let times = 0; times < 1_000; times += 1) ask({})
    expect(reported).toHaveLength(10)
  })

  test('is not there where mail is sent', () => {
    expect(given({ mailKey: null })({ path: `/dev/mail?key=${KEY}` })?.status).toBe(404)
  })
})
