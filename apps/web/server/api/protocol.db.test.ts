import { describe, expect, test } from 'vitest'
import { CALLS } from './call-table.ts'
import { type OpenCalls, openCalls } from './testing/open-calls.ts'

const ANNA = 'anna@radio.example'

const problem = async (answer: Response) => {
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return (await answer.json()) as { status: number; code: string; field?: string; type: string }
}

const postRaw = (calls: OpenCalls, headers: Record<string, string>, body: string | null, path = '/schedulers') =>
  calls.fetch(path, { method: 'POST', headers, body })

describe('no matter what asks, the answer is a problem that can be read', () => {
  test('a method that a path does not know is 405, and says which it does', async () => {
    const calls = await openCalls()
    for (const [path, method, allow] of [
      ['/schedulers', 'GET', 'POST'],
      ['/schedulers/a@b.example', 'PUT', 'GET, HEAD'],
      ['/schedulers/a@b.example/x', 'PATCH', 'GET, HEAD, DELETE'],
      ['/auth', 'DELETE', 'POST'],
      ['/samples', 'POST', 'GET, HEAD'],
    ] as const) {
      const answer = await calls.fetch(path, { method })
      expect([path, answer.headers.get('allow'), (await problem(answer)).status]).toEqual([path, allow, 405])
    }
    const options = await calls.fetch('/samples', { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD'])
  })

  test('HEAD has the headers of GET and no content', async () => {
    const calls = await openCalls()
    const answer = await calls.fetch('/samples', { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'application/json; charset=utf-8',
      '',
    ])
  })

  test('an address that cannot be read is 400', async () => {
    const calls = await openCalls()
    expect(await problem(await calls.fetch('/schedulers/%E0%A4%A'))).toMatchObject({ status: 400, code: 'unreadable' })
  })

  test('NUL and other odd signs in an address are not found or wrong, never a fault of ours', async () => {
    const calls = await openCalls()
    const { basic } = await calls.owner(ANNA)
    for (const odd of ['%00', '%0d%0aX:y', '%F0%9F%8E%99', '..%2f..', '%5B%5D', 'a'.repeat(5_000)]) {
      const station = await calls.fetch(`/schedulers/${odd}`, { headers: basic })
      expect([404, 422], odd).toContain((await problem(station)).status)
      const scheduler = await calls.fetch(`/schedulers/${ANNA}/${odd}`, { headers: basic })
      expect([404, 422], odd).toContain((await problem(scheduler)).status)
    }
  })

  test('bodies: another type 415, broken JSON 400, no object 422, too large 413', async () => {
    const calls = await openCalls()
    const { basic } = await calls.owner(ANNA)
    const json = { ...basic, 'content-type': 'application/json' }
    const cases: [Record<string, string>, string | null, number][] = [
      [{ ...basic, 'content-type': 'text/plain' }, '{}', 415],
      [{ ...basic, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 415],
      [{ ...json, 'content-encoding': 'compress' }, '{}', 415],
      [{ ...json, 'content-type': 'application/json; charset=klingon' }, '{}', 415],
      [basic, null, 415],
      [json, '{"a":', 400],
      [json, '', 422],
      [json, 'null', 422],
      [json, '[]', 422],
      [json, '"text"', 422],
      [json, '7', 422],
      [json, '['.repeat(100_000), 400],
      [json, `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 422],
      [json, `{"hostName":"${'x'.repeat(256 * 1024)}"}`, 413],
      [{ ...json, 'content-encoding': 'gzip' }, 'no gzip', 400],
    ]
    for (const [headers, body, status] of cases) {
      const answer = await problem(await postRaw(calls, headers, body))
      expect(answer.status, `${JSON.stringify(headers)} ${String(body).slice(0, 40)}`).toBe(status)
    }
  })

  test('a parameter that is given twice is 422, and so is one with brackets where it is needed', async () => {
    const calls = await openCalls()
    const { basic } = await calls.owner(ANNA)
    const twice = await postRaw(calls, basic, null, '/getContent?_userInput=a&_userInput=b')
    expect(await problem(twice)).toMatchObject({ status: 422, field: '_userInput' })
    expect(await problem(await postRaw(calls, basic, null, '/getContent?_userInput[]=a'))).toMatchObject({ status: 422 })
    expect(await problem(await postRaw(calls, basic, null, '/getContent'))).toMatchObject({ status: 422, field: '_userInput' })
  })

  test('what fails on our side is 500 without a reason, which is in the log', async () => {
    const calls = await openCalls()
    const { basic } = await calls.owner(ANNA)
    await calls.services.db.pool.query('ALTER TABLE scheduler RENAME TO hidden')
    const answer = await calls.ask('listSchedulers', { params: { stationId: ANNA }, headers: basic })
    expect(answer.body).toMatchObject({ status: 500, code: 'failed', detail: 'This could not be answered now. Try again later.' })
    expect(calls.lines.join('')).toContain('listSchedulers failed: ')
  })
})

describe('limits', () => {
  test('one owner asks so often a minute, and then is told how long to wait; another is not held up', async () => {
    const calls = await openCalls()
    const [anna, otto] = [await calls.owner(ANNA), await calls.owner('otto@radio.example')]
    const ask = (owner: typeof anna) => calls.ask('getContent', { headers: owner.basic })
    for (let times = 0; times < 30; times += 1) expect((await ask(anna)).status).toBe(422)
    calls.wait(20_000)
    const refused = await ask(anna)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40'])
    expect((await ask(otto)).status).toBe(422)
    calls.wait(40_000)
    expect((await ask(anna)).status).toBe(422)
  })

  test('visitors share the limit of their address', async () => {
    const calls = await openCalls()
    const send = () => calls.ask('sendMessaging', { body: { name: 'A', email: 'a@b.example', message: 'Hello' } })
    for (let times = 0; times < 5; times += 1) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
    expect(calls.box.mails).toHaveLength(5)
  })
})

test('every call that is an owner’s own is nobody else’s', async () => {
  const calls = await openCalls()
  const asked = CALLS.filter(({ who }) => who === 'owner')
  expect(asked.length).toBeGreaterThan(10)
  for (const { id, example } of asked) {
    const params = example.params as Record<string, string> | undefined
    expect((await calls.ask(id, params ? { params } : {})).status, id).toBe(401)
  }
})

test('the document and the page to read are there for everybody, and the page needs nothing from elsewhere', async () => {
  const calls = await openCalls()
  const document = await calls.fetch('/openapi.json')
  expect(document.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await document.json()).toMatchObject({ openapi: '3.1.1', servers: [{ url: 'http://air.hourcast.example' }] })
  const page = await calls.fetch('/docs')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  const sheets = [...(await page.text()).matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? '')
  expect(sheets).toEqual(['/docs.css'])
  expect((await calls.fetch('/docs.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
})
