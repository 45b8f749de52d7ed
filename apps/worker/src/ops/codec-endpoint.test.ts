import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readPayloadCipher } from '@hourcast/server/secrets/payload-cipher'
import { freshSealKey } from '@hourcast/server/secrets/seal-keys'
import type { PayloadJson } from '@hourcast/workflows/temporal/payload-json'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createCodecEndpoint } from './codec-endpoint.ts'

const PASSWORD = 'a long enough pässword'
const UI = 'http://temporal.example:8233'
const clock = { time: 1_000_000, now: () => clock.time }

const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
const OPERATOR = { authorization: basic('operator', PASSWORD) }
const text = (value: string) => Buffer.from(value).toString('base64')
const PAYLOAD = { metadata: { encoding: text('json/plain') }, data: text('"a1b2c3"') }

type Call = { method?: string; headers?: Record<string, string>; body?: unknown }
type Ask = (path: string, call?: Call) => Promise<Response>

const given = async ({ uiOrigin = UI, keys = freshSealKey() }: { uiOrigin?: string; keys?: string } = {}): Promise<Ask> => {
  const services = { clock, log: pino({ level: 'silent' }) }
  const handle = createCodecEndpoint(services, { cipher: readPayloadCipher(keys), password: PASSWORD, uiOrigin })
  const server = createServer(
    (asked, response) => void handle(asked, response).then((isOurs) => isOurs || response.writeHead(418).end()),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (path, { method = 'POST', headers = OPERATOR, body = { payloads: [PAYLOAD] } } = {}) =>
    fetch(base + path, {
      method,
      headers,
      redirect: 'manual',
      ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    })
}

const payloadsOf = async (response: Response): Promise<PayloadJson[]> => {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  return ((await response.json()) as { payloads: PayloadJson[] }).payloads
}

describe('payloads', () => {
  test('that are encoded cannot be read, and decoded again they are what they were', async () => {
    const ask = await given()
    const sealed = await payloadsOf(await ask('/codec/encode', { body: { payloads: [PAYLOAD, {}] } }))
    expect(sealed.map(({ metadata }) => metadata?.encoding)).toEqual([text('binary/encrypted'), text('binary/encrypted')])
    expect(Buffer.from(sealed[0]?.data ?? '', 'base64').includes('a1b2c3')).toBe(false)
    expect(await payloadsOf(await ask('/codec/decode', { body: { payloads: [...sealed, PAYLOAD] } }))).toEqual([
      PAYLOAD,
      {},
      PAYLOAD,
    ])
  })

  test('that a key no longer known has sealed are named as such', async () => {
    const sealed = await payloadsOf(await (await given())('/codec/encode'))
    const response = await (await given())('/codec/decode', { body: { payloads: sealed } })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('TEMPORAL_CODEC_KEY')
  })

  test.each(['', '{', 'null', '[]', '{}', '{"payloads":{}}', '{"payloads":[1]}', '{"payloads":[{"data":1}]}'])(
    'of the form %j are the caller’s fault',
    async (body) => {
      const ask = await given()
      for (const path of ['/codec/encode', '/codec/decode']) expect((await ask(path, { body })).status).toBe(400)
    },
  )

  test('of more than 8 MB are not read, whether their length is told before or not', async () => {
    const ask = await given()
    expect((await ask('/codec/decode', { body: ' '.repeat(8 * 1024 * 1024 + 1) })).status).toBe(413)
    const { url } = await ask('/codec/', { method: 'GET' })
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const chunked = request(new URL('/codec/decode', url), { method: 'POST', headers: OPERATOR }, (answer) => {
        resolve(answer.statusCode)
        chunked.destroy()
      })
      // The server hangs up while we still write.
      chunked.on('error', (error: NodeJS.ErrnoException) => ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') || reject(error))
      const part = Buffer.alloc(1024 * 1024, 32)
      for (let parts = 0; parts < 9; parts++) chunked.write(part)
    })
    expect(status).toBe(413)
  })
})

describe('the operator', () => {
  test('is asked for the password, which a browser then remembers', async () => {
    const ask = await given()
    for (const path of ['/codec/', '/codec/decode']) {
      const response = await ask(path, { method: path === '/codec/' ? 'GET' : 'POST', headers: {} })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toMatch(/^Basic realm="[^"]+", charset="UTF-8"$/)
    }
  })

  test.each([basic('operator', 'wrong'), basic('root', PASSWORD), basic('operator', ''), 'Basic !', `Bearer ${PASSWORD}`])(
    'does not get in with %j',
    async (authorization) => {
      expect((await (await given())('/codec/decode', { headers: { authorization } })).status).toBe(401)
    },
  )

  test('waits after ten wrong passwords, even with the right one, and no longer than told', async () => {
    const ask = await given()
    const wrong = { headers: { authorization: basic('operator', 'wrong') } }
    for (let tries = 0; tries < 10; tries++) expect((await ask('/codec/decode', wrong)).status).toBe(401)
    const refused = await ask('/codec/decode')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    clock.time += 60_000
    expect((await ask('/codec/decode')).status).toBe(200)
    expect((await ask('/codec/decode', wrong)).status).toBe(401)
    expect((await ask('/codec/decode')).status).toBe(200)
  })

  test('reads on a page how to tell Temporal’s page of this endpoint', async () => {
    const ask = await given()
    const page = await ask('/codec/', { method: 'GET' })
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const words = await page.text()
    for (const word of [UI, `${new URL(page.url).origin}/codec</code>`, 'cross-origin credentials']) expect(words).toContain(word)
    const short = await ask('/codec', { method: 'GET' })
    expect([short.status, short.headers.get('location')]).toEqual([308, '/codec/'])
  })
})

describe('Temporal’s page in a browser', () => {
  const from = (origin: string, rest = {}) => ({ headers: { origin, ...rest } })

  test('may ask beforehand without a password, and then with it', async () => {
    const ask = await given({ uiOrigin: `${UI}/` })
    const before = await ask('/codec/decode', {
      method: 'OPTIONS',
      ...from(UI, { 'access-control-request-headers': 'x-namespace' }),
    })
    expect(before.status).toBe(204)
    expect(Object.fromEntries(before.headers)).toMatchObject({
      'access-control-allow-origin': UI,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type, x-namespace',
      vary: 'origin',
    })
    const after = await ask('/codec/decode', from(UI, OPERATOR))
    expect([after.status, after.headers.get('access-control-allow-origin')]).toEqual([200, UI])
    expect((await ask('/codec/decode', from(UI))).headers.get('access-control-allow-origin')).toBe(UI)
  })

  test.each(['http://evil.example', 'null', `${UI}.evil.example`, 'http://temporal.example'])(
    'another page, at %s, gets nothing',
    async (origin) => {
      const ask = await given()
      for (const method of ['OPTIONS', 'POST']) {
        const response = await ask('/codec/decode', { method, ...from(origin, OPERATOR) })
        expect(response.status).toBe(403)
        expect(response.headers.get('access-control-allow-origin')).toBeNull()
      }
    },
  )
})

test('other methods and paths below are refused, and all other paths are left to others', async () => {
  const ask = await given()
  const refused = await ask('/codec/decode', { method: 'GET' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  expect((await ask('/codec/other')).status).toBe(404)
  for (const path of ['/', '/codecs', '/metrics']) expect((await ask(path)).status).toBe(418)
})
