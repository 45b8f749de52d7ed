import { describe, expect, test } from 'vitest'
import { openApp } from './testing/open-app.ts'

describe('a form', () => {
  const PAGE = 404
  const OWN = { host: 'radio.example:3000' }
  test.each<[string, Record<string, string>]>([
    ['another site', { ...OWN, origin: 'https://evil.example' }],
    ['a page that does not say where it is', { ...OWN, origin: 'null' }],
    ['what is no address', { ...OWN, origin: 'evil' }],
    ['another site, as the browser says', { ...OWN, 'sec-fetch-site': 'cross-site' }],
  ])('of %s is refused before a page is made, but for the one click that ends mails', async (_, headers) => {
    const { knock } = await openApp()
    for (const path of ['/login', '/keep-account.data', '/confirm-address/token', '/dev/mail'])
      expect([path, await knock(path, { method: 'POST', headers })]).toEqual([path, 403])
    expect(await knock('/unsubscribe/token', { method: 'POST', headers })).toBe(PAGE)
    expect(await knock('/login', { headers })).toBe(PAGE)
  })

  test('of ours is let through, also from a page that tells nobody its address', async () => {
    const { knock } = await openApp()
    for (const headers of [
      {},
      { ...OWN, origin: 'http://radio.example:3000' },
      { ...OWN, origin: 'null', 'sec-fetch-site': 'same-origin' },
    ])
      expect(await knock('/login', { method: 'POST', headers })).toBe(PAGE)
  })
})

describe('whether this instance is well', () => {
  test('/healthz says 503 while it drains', async () => {
    const { ask, drain } = await openApp()
    expect((await ask('/healthz')).status).toBe(200)
    drain()
    expect((await ask('/healthz')).status).toBe(503)
  })

  test('/readyz needs a worker that gave a sign of life within fifteen seconds', async () => {
    const { ask, db, drain } = await openApp()
    const readiness = async () => {
      const answer = await ask('/readyz')
      return { status: answer.status, ...((await answer.json()) as object) }
    }
    const beat = (secondsAgo: number) =>
      db.pool.query(
        `INSERT INTO worker_lease (holder, acquired_at, beat_at) VALUES ('w', now(), now() - $1 * interval '1 second')
         ON CONFLICT (singleton) DO UPDATE SET beat_at = EXCLUDED.beat_at`,
        [secondsAgo],
      )
    expect(await readiness()).toMatchObject({ status: 503, ready: false, database: 'ok', worker: 'none' })
    await beat(1)
    expect(await readiness()).toMatchObject({ status: 200, ready: true, worker: 'ok' })
    expect(await readiness()).toMatchObject({ consumerLag: null })
    await beat(16)
    expect(await readiness()).toMatchObject({ status: 503, ready: false, worker: 'silent' })
    await beat(1)
    drain()
    expect((await readiness()).status).toBe(503)
  })

  test('/readyz shows how far consumers are behind, and is ready all the same', async () => {
    const { ask, db } = await openApp()
    await db.pool.query(`INSERT INTO worker_lease (holder, acquired_at, beat_at) VALUES ('w', now(), now())`)
    await db.pool.query(
      `INSERT INTO consumer_lag (consumer, lag, measured_at) VALUES ('history', 7000000, now()), ('analytics', NULL, now())`,
    )
    const answer = await ask('/readyz')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ ready: true, consumerLag: { history: 7_000_000, analytics: null } })
  })
})

test('pages carry a policy that lets in nothing from elsewhere, with a nonce of their own each time', async () => {
  const { ask } = await openApp()
  const policies = [await ask('/login'), await ask('/login')].map(({ headers }) => headers.get('content-security-policy') ?? '')
  const nonces = policies.map((policy) => /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1])
  expect(nonces[0]).toHaveLength(24)
  expect(nonces[0]).not.toBe(nonces[1])
  expect(policies[0]).toContain("default-src 'self'")
})

test('the example feed is there unless the example station is off', async () => {
  const on = await openApp()
  expect(await (await on.ask('/example/feed.xml')).text()).toContain('<rss')
  const off = await openApp({ HOURCAST_DEMO: 'off' })
  expect((await off.ask('/example/feed.xml')).status).toBe(404)
  // Samples are made without the example station too, and their feeds are there for everybody who wants to see them.
  expect(await (await off.ask('/example/german.xml')).text()).toContain('Ellerhafener Bote (Beispiel)')
  expect(await (await off.ask('/example/sensors.json')).json()).toMatchObject({ name: 'Halden pumping station (example)' })
  expect((await off.ask('/example/nothing.xml')).status).toBe(404)
  const neither = await openApp({ HOURCAST_DEMO: 'off', HOURCAST_SAMPLES: 'off' })
  expect((await neither.ask('/example/german.xml')).status).toBe(404)
})

test('an address that cannot be read is answered in one line, without a stack', async () => {
  const { ask } = await openApp()
  const answer = await ask('/assets/%E0%A4%A')
  expect([answer.status, await answer.text()]).toEqual([400, 'There is nothing here.\n'])
})

test('no request is too odd for an answer of one line, by whichever door it comes', async () => {
  const { knock, schedulerId } = await openApp()
  const names = Array.from({ length: 15_000 }, (_, index) => index.toString(36)).join('&')
  for (const path of ['/', '/login', '/getContent', `/station/${schedulerId}.mp3`, `/station/${schedulerId}.ics`]) {
    expect(await knock(`${path}?${names}`), path).toBe(400)
    expect(await knock(path, { method: 'TRACE' }), path).toBe(405)
    expect(await knock(path, { headers: { host: 'a:99999' } }), path).toBe(400)
    expect(await knock(path, { headers: { 'x-forwarded-host': 'a:99999' } }), path).not.toBe(500)
  }
  expect(await knock(`/station${'/a'.repeat(20_000)}`)).toBe(400)
  expect(await knock('http://elsewhere.example/')).toBe(400)
  expect(await knock(`/login?returnUrl=${'a'.repeat(60_000)}`)).toBe(400)
})

describe('what everybody may ask for without an account', () => {
  test('the first page is rendered once for all who ask at the same time, with a nonce for each', async () => {
    const { ask, rendered } = await openApp()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/')))
    const nonces = await Promise.all(
      answers.map(async (answer) => {
        const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? []
        expect(await answer.text()).toBe(`<script nonce="${nonce}"></script>`)
        return nonce
      }),
    )
    expect([rendered(), new Set(nonces).size]).toEqual([1, 50])
  })

  test('the first page comes packed to those who can unpack it, and is the same to those who cannot', async () => {
    const { ask } = await openApp()
    const packed = await ask('/', { headers: { 'accept-encoding': 'br, gzip' } })
    const plain = await ask('/', { headers: { 'accept-encoding': 'identity' } })
    expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null])
    const texts = await Promise.all([packed, plain].map((answer) => answer.text()))
    expect(texts.map((text) => text.replace(/"[^"]+"/, ''))).toEqual(Array(2).fill('<script nonce=></script>'))
    for (const { headers } of [packed, plain])
      expect([headers.get('content-type'), headers.get('cache-control'), headers.get('vary')]).toEqual([
        'text/html; charset=utf-8',
        'private, no-cache',
        'Accept-Encoding',
      ])
  })

  test('one with a session gets the page that knows them', async () => {
    const { ask, rendered } = await openApp()
    const answer = await ask('/', { headers: { cookie: 'hourcast_session=x' } })
    expect([await answer.text(), rendered()]).toEqual(['a page', 0])
  })

  test('a calendar is made once in some seconds', async () => {
    const { db, ask, schedulerId } = await openApp()
    const calendar = async () => (await ask(`/station/${schedulerId}.ics`)).text()
    const first = await calendar()
    await db.pool.query(`UPDATE scheduler SET host_name = 'Somebody new'`)
    expect(await calendar()).toBe(first)
  })

  test('one visitor is answered so often a minute, and is then told when again', async () => {
    const { ask, schedulerId } = await openApp()
    const calendar = () => ask(`/station/${schedulerId}.ics`)
    for (let times = 0; times < 120; times += 1) expect((await calendar()).status).toBe(200)
    const refused = await calendar()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    for (let times = 0; times < 300; times += 1) expect((await ask('/')).status).toBe(200)
    expect((await ask('/')).status).toBe(429)
    expect((await ask('/?elsewhere')).status).toBe(429)
    expect((await ask('/healthz')).status).toBe(200)
  })
})

test('every answer says that it is one of this program: as a source it is told from what others answer under the same host', async () => {
  const { ask, air, schedulerId } = await openApp({ HOURCAST_DEMO: 'on' })
  await air()
  const paths = [
    '/',
    '/healthz',
    '/readyz',
    '/dev/mail',
    '/assets/none.js',
    '/docs',
    '/openapi.json',
    '/example/feed.xml',
    '/schedulers',
  ]
  for (const path of [...paths, `/station/${schedulerId}.mp3`, `/station/${schedulerId}.json`, '/station/none.mp3', '/%'])
    expect((await ask(path)).headers.get('x-hourcast'), path).toBe('1')
})
