import { request as httpRequest } from 'node:http'
import { makeAntiForgeryToken } from '@hourcast/server/accounts/anti-forgery'
import { endSession } from '@hourcast/server/accounts/end-session'
import { revokeApiKeys } from '@hourcast/server/accounts/revoke-api-keys'
import { describe, expect, test } from 'vitest'
import { type OpenCalls, openCalls } from './testing/open-calls.ts'

const ANNA = 'anna@radio.example'
const params = { stationId: ANNA }
const PAYLOAD = { hostName: 'Clara', stationName: 'Radio', schedules: [{ id: 'a', days: [1], hours: ['7:00'] }] }

describe('a program by HTTP Basic', () => {
  test('is known by the owner’s e-mail, in any case, and an API key', async () => {
    const calls = await openCalls()
    const { key, basic } = await calls.owner(ANNA)
    const upper = { authorization: `basic ${Buffer.from(`ANNA@radio.example:${key}`).toString('base64')}` }
    for (const headers of [basic, upper]) expect((await calls.ask('listSchedulers', { params, headers })).status).toBe(200)
  })

  test.each<[string, (calls: OpenCalls, key: string) => string | Promise<string>]>([
    ['nothing', () => ''],
    ['another scheme', (_, key) => `Bearer ${key}`],
    ['no base64', () => 'Basic !!!'],
    ['no colon', () => `Basic ${Buffer.from('anna').toString('base64')}`],
    ['a wrong key', () => `Basic ${Buffer.from(`${ANNA}:hc_wrong`).toString('base64')}`],
    ["somebody else's address", (_, key) => `Basic ${Buffer.from(`otto@radio.example:${key}`).toString('base64')}`],
    [
      'a revoked key',
      async (calls, key) => {
        await revokeApiKeys(calls.services, { email: ANNA })
        return `Basic ${Buffer.from(`${ANNA}:${key}`).toString('base64')}`
      },
    ],
  ])('%s is nobody, and is told how to ask', async (_name, credentials) => {
    const calls = await openCalls()
    const { key } = await calls.owner(ANNA)
    await calls.owner('otto@radio.example')
    const authorization = await credentials(calls, key)
    const answer = await calls.ask('listSchedulers', { params, headers: authorization ? { authorization } : {} })
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="Hourcast", charset="UTF-8"'])
  })

  test('a wrong key is not made good by a session', async () => {
    const calls = await openCalls()
    await calls.owner(ANNA)
    const cookie = `hourcast_session=${await calls.session(ANNA)}`
    const answer = await calls.ask('listSchedulers', { params, headers: { cookie, authorization: 'Basic eDp5' } })
    expect(answer.status).toBe(401)
  })
})

describe('a browser by its session', () => {
  const open = async () => {
    const calls = await openCalls()
    await calls.owner(ANNA)
    const token = await calls.session(ANNA)
    const cookie = `hourcast_session=${token}`
    const save = (headers: Record<string, string>) =>
      calls.ask('saveScheduler', { body: PAYLOAD, headers: { cookie, ...headers } })
    return { calls, token, cookie, save }
  }

  test('reads with the cookie alone, and changes with its anti-forgery token', async () => {
    const { calls, token, cookie, save } = await open()
    expect((await calls.ask('listSchedulers', { params, headers: { cookie } })).status).toBe(200)
    expect((await save({ 'x-xsrf-token': makeAntiForgeryToken(calls.services, token) })).status).toBe(201)
  })

  test('a missing, forged or foreign token changes nothing', async () => {
    const { calls, token, save } = await open()
    await calls.owner('otto@radio.example')
    const foreign = makeAntiForgeryToken(calls.services, await calls.session('otto@radio.example'))
    const own = makeAntiForgeryToken(calls.services, token)
    const forged = makeAntiForgeryToken({ sessionSecret: 'another secret, at least 32 characters' }, token)
    for (const header of [undefined, '', 'x', foreign, forged, own.slice(1), `${own}x`, token])
      expect((await save(header === undefined ? {} : { 'x-xsrf-token': header })).status, header).toBe(403)
    expect(await calls.services.db.prisma.scheduler.count()).toBe(0)
  })

  test('the token of a session that has ended is worth nothing in the next', async () => {
    const { calls, token, save } = await open()
    const old = makeAntiForgeryToken(calls.services, token)
    await endSession(calls.services, token)
    expect((await save({ 'x-xsrf-token': old })).status).toBe(401)
    const next = await calls.session(ANNA)
    expect((await save({ cookie: `hourcast_session=${next}`, 'x-xsrf-token': old })).status).toBe(403)
  })

  test('a session that ran out, and one of an owner who is deleted, are nobody’s; no window asks for a password', async () => {
    const { calls, cookie } = await open()
    const list = () => calls.ask('listSchedulers', { params, headers: { cookie } })
    await calls.services.db.prisma.owner.delete({ where: { email: ANNA } })
    const gone = await list()
    expect([gone.status, gone.headers.get('www-authenticate')]).toEqual([401, null])
    await calls.owner(ANNA)
    const late = `hourcast_session=${await calls.session(ANNA)}`
    calls.wait(9 * 3_600_000)
    expect((await calls.ask('listSchedulers', { params, headers: { cookie: late } })).status).toBe(401)
  })

  test('pages bring the token for scripts to read, once for a session', async () => {
    const { calls, token, cookie, save } = await open()
    const bring = async (sent: string) => (await calls.fetch('/station', { headers: { cookie: sent } })).headers.getSetCookie()
    const [brought = ''] = await bring(cookie)
    expect(brought).toMatch(/^XSRF-TOKEN=[\w-]{22}\.[\w-]{43}; Path=\/; SameSite=Lax$/)
    const pair = brought.split(';')[0] ?? ''
    expect(await bring(`${cookie}; ${pair}`)).toEqual([])
    expect(await bring('other=1')).toEqual([])
    expect(await bring(`hourcast_session=${token}x; ${pair}`)).toHaveLength(1)
    expect((await save({ 'x-xsrf-token': pair.split('=')[1] ?? '' })).status).toBe(201)
  })
})

describe('a page of another site', () => {
  /** fetch sets these headers itself; a browser does too. */
  const post = (origin: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const asked = httpRequest(`${origin}/sendMessaging`, { method: 'POST', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      asked.on('error', reject)
      asked.end()
    })

  test.each<[string, Record<string, string>, number]>([
    ['a program', {}, 415],
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://air.hourcast.example' }, 415],
    ['our page behind its public address', { origin: 'http://air.hourcast.example' }, 415],
    ['a foreign page', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['a foreign page in an old browser', { origin: 'https://evil.example' }, 403],
    ['a page of nowhere', { origin: 'null' }, 403],
  ])('%s (%j) is answered %i', async (_name, headers, status) => {
    const calls = await openCalls()
    expect(await post(calls.origin, headers)).toBe(status)
  })
})
