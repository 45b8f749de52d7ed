import { sendAccountMails } from '@hourcast/server/accounts/send-account-mails'
import { describe, expect, test } from 'vitest'
import { type OpenCalls, openCalls } from './testing/open-calls.ts'

// Anna has an account already in what the test begins with.
const ANNA = 'anna@radio.example'
const BERTA = 'berta@radio.example'
const PASSWORD = 'harbour-lights'
const REGISTRATION = { email: BERTA, password: PASSWORD, confirmPassword: PASSWORD }

const mailed = async ({ services, box }: OpenCalls) => {
  while ((await services.db.prisma.accountMail.count()) > 0) await sendAccountMails(services)
  return box.mails.splice(0)
}
const codeOf = async (calls: OpenCalls): Promise<string> => /^ {2}(\w{6})$/m.exec((await mailed(calls))[0]?.text ?? '')?.[1] ?? ''

test('an owner registers, signs in with the code that was mailed, and their cookies open the rest', async () => {
  const calls = await openCalls()
  const registered = await calls.ask('register', { body: { ...REGISTRATION, email: 'Berta@Radio.example' } })
  expect([registered.status, registered.body]).toEqual([202, expect.objectContaining({ email: BERTA })])
  const signedIn = await calls.ask('auth', { body: { email: BERTA, code: (await codeOf(calls)).toLowerCase() } })
  const { usrID, usrEmail, expiresIn } = signedIn.body as { usrID: string; usrEmail: string; expiresIn: number }
  expect([usrEmail, expiresIn]).toEqual([BERTA, 8 * 3_600])

  const [session = '', xsrf = ''] = signedIn.headers.getSetCookie()
  expect(session).toMatch(/^hourcast_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/)
  expect(xsrf).toMatch(/^XSRF-TOKEN=[\w.-]+; Path=\/; SameSite=Lax$/)
  const pairs = [session, xsrf].map((cookie) => cookie.split(';')[0] ?? '')
  const headers = { cookie: pairs.join('; '), 'x-xsrf-token': pairs[1]?.split('=')[1] ?? '' }
  // Both names of the station are the owner's: what signing in has answered can be sent back as it is.
  for (const stationId of [usrEmail, usrID])
    expect((await calls.ask('listSchedulers', { params: { stationId }, headers })).body).toEqual([])
  expect((await calls.ask('generateDirectLink', { body: {}, headers })).status).toBe(200)
})

describe('a code belongs to the browser that asked for it', () => {
  const password = (calls: OpenCalls) =>
    calls.services.db.prisma.owner.findUnique({ where: { email: BERTA }, select: { passwordHash: true } })

  test('a program that keeps cookies, one that sends the handle back, and one that does neither', async () => {
    for (const way of ['cookie', 'handle', 'neither'] as const) {
      const calls = await openCalls()
      const registered = await calls.ask('register', { body: REGISTRATION })
      const { handle } = registered.body as { handle: string }
      const [cookie = ''] = registered.headers.getSetCookie()
      expect(cookie).toMatch(/^hourcast_visitor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=86400$/)
      const body = { email: BERTA, code: await codeOf(calls), ...(way === 'handle' ? { handle } : {}) }
      const headers = way === 'cookie' ? { cookie: cookie.split(';')[0] ?? '' } : undefined
      expect((await calls.ask('auth', { body, ...(headers ? { headers } : {}) })).status).toBe(200)
      expect(((await password(calls))?.passwordHash ?? null) !== null, way).toBe(way !== 'neither')
    }
  })

  test('one that was asked for with a cookie is wrong without it, with another, and with another handle', async () => {
    const calls = await openCalls()
    const cookie = 'hourcast_visitor=the-browser-of-berta'
    const registered = await calls.ask('register', { body: REGISTRATION, headers: { cookie } })
    expect(registered.body).not.toHaveProperty('handle')
    const body = { email: BERTA, code: await codeOf(calls) }
    const wrong = await calls.ask('auth', { body: { ...body, code: body.code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA' } })
    for (const elsewhere of [{ body }, { body, headers: { cookie: 'hourcast_visitor=x' } }, { body: { ...body, handle: 'x' } }]) {
      const answer = await calls.ask('auth', elsewhere)
      expect([answer.status, answer.text]).toEqual([401, wrong.text])
    }
    expect((await calls.ask('auth', { body, headers: { cookie } })).status).toBe(200)
  })

  test('an owner asks for one by a call, alike for an address that nobody has, and signs in with it', async () => {
    const calls = await openCalls()
    const asked = await calls.ask('sendCode', { body: { email: ANNA } })
    const { handle } = asked.body as { handle: string }
    const code = await codeOf(calls)
    expect((await calls.ask('auth', { body: { email: ANNA, code, handle } })).body).toMatchObject({ usrEmail: ANNA })
    const unknown = await calls.ask('sendCode', { body: { email: 'nobody@radio.example' } })
    const alike = (text: string) => text.replace(/"handle":"[\w-]{43}"/, '').replace(ANNA, 'nobody@radio.example')
    expect([unknown.status, alike(unknown.text)]).toEqual([asked.status, alike(asked.text)])
    expect(await mailed(calls)).toEqual([])
  })
})

describe('signing in', () => {
  test.each<[unknown, string, string]>([
    [{}, 'email', 'Email and code are required.'],
    [{ email: '', code: 'AB2C3D' }, 'email', 'Email and code are required.'],
    [{ email: ANNA, code: '' }, 'code', 'Email and code are required.'],
    [{ email: 'anna', code: 'AB2C3D' }, 'email', 'Invalid email format.'],
    [{ email: `${ANNA}\r\nBcc: x@y.example`, code: 'AB2C3D' }, 'email', 'Invalid email format.'],
    [{ email: ANNA, code: 'AB2C3' }, 'code', 'Invalid code format.'],
    [{ email: 'x'.repeat(100_000), code: 'AB2C3D' }, 'email', 'Invalid email format.'],
  ])('%j is refused at %s: %s', async (body, field, detail) => {
    const calls = await openCalls()
    expect((await calls.ask('auth', { body })).body).toMatchObject({ status: 422, field, detail })
  })

  test('a wrong code is 401 alike for an address that is known and one that is not', async () => {
    const calls = await openCalls()
    const [known, unknown] = [
      await calls.ask('auth', { body: { email: ANNA, code: 'AAAAAA' } }),
      await calls.ask('auth', { body: { email: 'nobody@radio.example', code: 'AAAAAA' } }),
    ]
    expect([known?.status, known?.text]).toEqual([401, unknown?.text])
  })

  test('of ten tries of one code at once exactly one wins', async () => {
    const calls = await openCalls()
    await calls.ask('register', { body: REGISTRATION })
    const body = { email: BERTA, code: await codeOf(calls) }
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.ask('auth', { body })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('after ten wrong codes in an hour one must wait, and is told so', async () => {
    const calls = await openCalls()
    const attempt = () => calls.ask('auth', { body: { email: ANNA, code: 'AAAAAA' } })
    for (let times = 0; times < 10; times += 1) expect((await attempt()).status).toBe(401)
    expect((await attempt()).status).toBe(429)
  })
})

test('passwords that do not match are told at the field, and nobody chooses a station or a state with them', async () => {
  const calls = await openCalls()
  const refused = await calls.ask('register', { body: { ...REGISTRATION, confirmPassword: 'harbour-light' } })
  expect(refused.body).toMatchObject({ status: 422, field: 'confirmPassword', detail: 'Passwords do not match!' })
  const odd = { ...REGISTRATION, confirmedAt: '2020-01-01', stationId: 'other', isExample: true, ownerId: 'x' }
  expect((await calls.ask('register', { body: odd })).status).toBe(202)
  const { prisma } = calls.services.db
  expect(await prisma.owner.count({ where: { email: BERTA } })).toBe(0)
  await calls.ask('auth', { body: { email: BERTA, code: await codeOf(calls) } })
  const stations = await prisma.station.findMany({ where: { owner: { email: BERTA } } })
  expect(stations.map(({ id, isExample }) => [id === 'other', isExample])).toEqual([[false, false]])
})

test('a forgotten password is answered alike for every address, and mailed to the one that is known', async () => {
  const calls = await openCalls()
  const [known, unknown] = [
    await calls.ask('forgotPassword', { body: { email: ANNA } }),
    await calls.ask('forgotPassword', { body: { email: 'nobody@radio.example' } }),
  ]
  expect(known?.text.replaceAll(ANNA, 'nobody@radio.example')).toBe(unknown?.text)
  expect([known?.status, unknown?.status]).toEqual([202, 202])
  expect((await mailed(calls)).map(({ to }) => to)).toEqual([ANNA])
})
