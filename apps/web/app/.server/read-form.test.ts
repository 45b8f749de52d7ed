import { readConfig } from '@hourcast/server/config'
import { expect, test } from 'vitest'
import { makeFormToken, makeVisitorToken } from './anti-forgery.ts'
import { readForm } from './read-form.ts'

const services = { sessionSecret: 'a secret of at least thirty-two characters', config: readConfig({}) }

const asked = (cookie?: string): Request => new Request('http://localhost/login', cookie ? { headers: { cookie } } : {})

const posted = (fields: Record<string, string>, cookie?: string): Request =>
  new Request('http://localhost/login', {
    method: 'POST',
    body: new URLSearchParams(fields),
    ...(cookie ? { headers: { cookie } } : {}),
  })

const visitorCookie = (headers: Record<string, string>): string => headers['Set-Cookie']?.split(';')[0] ?? ''

test('the form of a visitor is taken with the cookie that came with it', async () => {
  const { antiForgery, headers } = makeVisitorToken(asked(), services)
  expect(headers['Set-Cookie']).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=86400$/)
  const cookie = visitorCookie(headers)
  expect(await readForm(posted({ antiForgery, email: 'a@b.example' }, cookie), services)).toMatchObject({
    ok: true,
    value: { email: 'a@b.example' },
  })
  // The cookie stays the same, and its life begins again.
  expect(makeVisitorToken(asked(cookie), services).headers).toEqual(headers)
})

test('the form of an owner is taken in their session alone', async () => {
  const { antiForgery } = makeFormToken(asked('hourcast_session=mine'), services)
  expect((await readForm(posted({ antiForgery }, 'hourcast_session=mine'), services)).ok).toBe(true)
  expect(await readForm(posted({ antiForgery }, 'hourcast_session=another'), services)).toMatchObject({
    ok: false,
    problem: { code: 'forbidden' },
  })
})

test.each([{}, { antiForgery: '' }, { antiForgery: 'forged' }, { antiForgery: `${'a'.repeat(22)}.${'b'.repeat(43)}` }])(
  'a form without a token of ours is refused: %j',
  async (fields: Record<string, string>) => {
    expect(await readForm(posted(fields, 'hourcast_session=mine'), services)).toMatchObject({ problem: { code: 'forbidden' } })
    expect(await readForm(posted(fields), services)).toMatchObject({ problem: { code: 'forbidden' } })
  },
)

test('a megabyte in a field is read no further than 64 kB', async () => {
  const { antiForgery } = makeFormToken(asked('hourcast_session=mine'), services)
  const fields = { antiForgery, email: 'x'.repeat(1_000_000) }
  expect(await readForm(posted(fields, 'hourcast_session=mine'), services)).toMatchObject({ problem: { code: 'too-large' } })
})

test('a form that is too long is read to its end where it says how long it is, so that its sender reads the answer', async () => {
  const asking = (bytes: number) => {
    let read = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (read >= bytes) return controller.close()
        read += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const headers = { 'content-length': `${bytes}`, 'content-type': 'application/x-www-form-urlencoded' }
    const request = new Request('http://localhost/contact', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
    return { request, read: () => read }
  }
  const long = asking(1_048_576)
  expect(await readForm(long.request, services)).toMatchObject({ problem: { code: 'too-large' } })
  expect(long.read()).toBe(1_048_576)
  const endless = asking(1_000_000_000)
  expect(await readForm(endless.request, services)).toMatchObject({ problem: { code: 'too-large' } })
  expect(endless.read()).toBeLessThan(1_000_000)
})

test('where the public address is https the visitor’s cookie never travels in the clear', () => {
  const secure = { ...services, config: readConfig({ PUBLIC_URL: 'https://air.hourcast.example' }) }
  expect(makeVisitorToken(asked(), secure).headers['Set-Cookie']).toMatch(
    /^__Host-hourcast_visitor=.{22}; Path=\/; HttpOnly; SameSite=Lax; Secure; /,
  )
})

test('a NUL in a field is refused before anybody reads it', async () => {
  const { antiForgery } = makeFormToken(asked('hourcast_session=mine'), services)
  const form = posted({ antiForgery, schedulerId: 'a\0b' }, 'hourcast_session=mine')
  expect(await readForm(form, services)).toMatchObject({ problem: { code: 'invalid' } })
})

test('a visitor whose cookie was emptied gets another one', async () => {
  const { antiForgery, headers } = makeVisitorToken(asked('hourcast_visitor='), services)
  const cookie = visitorCookie(headers)
  expect(cookie).toMatch(/^hourcast_visitor=.{22}$/)
  expect((await readForm(posted({ antiForgery }, cookie), services)).ok).toBe(true)
})

test('a form of thousands of fields is refused before it is read', async () => {
  const names = Array.from({ length: 15_000 }, (_, index) => index.toString(36)).join('&')
  const request = new Request('http://localhost/login', { method: 'POST', body: names.slice(0, 64_000) })
  expect(await readForm(request, services)).toMatchObject({ ok: false, problem: { code: 'too-large' } })
})
