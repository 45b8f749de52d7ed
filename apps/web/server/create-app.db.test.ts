import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Database, openDatabase } from '@hourcast/db/open-database'
import { startSilentProxy } from '@hourcast/db/testing/silent-proxy'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { readConfig } from '@hourcast/server/config'
import { seedBroadcast, seedStation } from '@hourcast/server/events/testing/seed-station'
import { linkHeaders } from '@hourcast/server/link/link-headers'
import { createPreviewDesk } from '@hourcast/server/previews/preview-desk'
import type { Services } from '@hourcast/server/services'
import { sha256Of } from '@hourcast/server/storage/audio-store'
import { createFileAudioStore } from '@hourcast/server/storage/file-audio-store'
import { StorageError } from '@hourcast/server/storage/storage-error'
import { chimeAt, withChimes } from '@hourcast/server/storage/with-chimes'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from './create-app.ts'

const NOW = Date.parse('2026-11-21T06:30:00.000Z')
const linkHeaderNames = Object.keys(linkHeaders({ releaseAt: 0, spokenFor: 0, audio: { sha256: '', sizeBytes: 0 } }))
const MP3 = Uint8Array.from({ length: 5000 }, (_, index) => index % 251)
const AUDIO_ID = 'ab'.repeat(16)

/** The app over real HTTP, on a database and an audio store of its own; `air` puts one broadcast on air. */
const open = async (env: Record<string, string> = {}, connect = async (direct: Database): Promise<Database> => direct) => {
  const direct = await givenDatabase()
  const db = await connect(direct)
  const dataDir = temporaryFolder()
  const audioStore = withChimes(createFileAudioStore(dataDir))
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(line) })
  const config = readConfig({ HOURCAST_DATA: dataDir, ...env })
  // What these routes need of the outside world; the rest belongs to making broadcasts.
  const services = {
    db,
    config,
    log,
    audioStore,
    sessionSecret: 'x'.repeat(32),
    clock: { now: () => NOW },
  } as unknown as Services
  let rendered = 0
  const { app, drain } = createApp({
    services,
    previews: createPreviewDesk(services),
    pages: (request, response) => {
      // As every page of Remix begins; throws where they make no URL and no request.
      const port = (request.get('x-forwarded-host') ?? request.get('host'))?.split(':')[1]
      new Request(new URL(`${request.protocol}://${request.hostname}:${port}${request.originalUrl}`), { method: request.method })
      // And fails when it is sent something by a page of which it does not know that it is its own.
      if (request.method === 'POST' && ![undefined, `http://${request.get('host')}`].includes(request.get('origin')))
        throw new Error('another origin')
      response.status(404).send('a page')
    },
    frontPage: async (nonce) => {
      rendered += 1
      return { status: 200, html: `<script nonce="${nonce}"></script>` }
    },
    clientFolder: dataDir,
  })
  const server = createServer({ maxHeaderSize: 64 * 1024 }, app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)
  const { schedulerId } = await seedStation(db)
  const air = async () => {
    const { broadcastId, audioId } = await seedBroadcast(db, schedulerId, { airAt: NOW - 1_000, title: 'The news' })
    await db.pool.query(
      `INSERT INTO audio (id, sha256, size_bytes, duration_ms, lufs, true_peak_dbtp)
       SELECT $2, $4, $3, duration_ms, lufs, true_peak_dbtp FROM audio WHERE id = $1`,
      [audioId, AUDIO_ID, MP3.length, sha256Of(MP3)],
    )
    await db.pool.query('UPDATE broadcast SET audio_id = $2 WHERE id = $1', [broadcastId, AUDIO_ID])
    return broadcastId
  }
  /** Sends what no browser does; gives the status. */
  const knock = (path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const asked = send({ port, path, method, headers, agent: false, maxHeaderSize: 64 * 1024 }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode))
      })
      asked.once('error', reject)
      asked.end()
    })
  return { db, audioStore, ask, knock, air, drain, schedulerId, said, rendered: () => rendered }
}

describe('a form', () => {
  const PAGE = 404
  const OWN = { host: 'radio.example:3000' }
  test.each<[string, Record<string, string>]>([
    ['another site', { ...OWN, origin: 'https://evil.example' }],
    ['a page that does not say where it is', { ...OWN, origin: 'null' }],
    ['what is no address', { ...OWN, origin: 'evil' }],
    ['another site, as the browser says', { ...OWN, 'sec-fetch-site': 'cross-site' }],
  ])('of %s is refused before a page is made, but for the one click that ends mails', async (_, headers) => {
    const { knock } = await open()
    for (const path of ['/login', '/keep-account.data', '/confirm-address/token', '/dev/mail'])
      expect([path, await knock(path, { method: 'POST', headers })]).toEqual([path, 403])
    expect(await knock('/unsubscribe/token', { method: 'POST', headers })).toBe(PAGE)
    expect(await knock('/login', { headers })).toBe(PAGE)
  })

  test('of ours is let through, also from a page that tells nobody its address', async () => {
    const { knock } = await open()
    for (const headers of [
      {},
      { ...OWN, origin: 'http://radio.example:3000' },
      { ...OWN, origin: 'null', 'sec-fetch-site': 'same-origin' },
    ])
      expect(await knock('/login', { method: 'POST', headers })).toBe(PAGE)
  })
})

describe('the direct link', () => {
  test('of a broadcast whose audio is no longer kept says so, for good, and only at its own scheduler', async () => {
    const { ask, air, db, schedulerId } = await open()
    const broadcastId = await air()
    await db.pool.query(
      `UPDATE broadcast SET audio_id = NULL, state = 'delivered', audio_removed_at = air_at + interval '90 days' WHERE id = $1`,
      [broadcastId],
    )
    const answer = await ask(`/station/${schedulerId}/${broadcastId}.mp3`)
    expect([answer.status, await answer.text()]).toEqual([410, 'The audio of this broadcast was removed after 90 days.'])
    for (const path of [`/station/another/${broadcastId}.mp3`, `/station/${schedulerId}/another.mp3`])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  test('gives the whole file, or the range that was asked for, to players anywhere', async () => {
    const { ask, air, audioStore, schedulerId } = await open()
    const broadcastId = await air()
    await audioStore.put(AUDIO_ID, MP3)
    for (const path of [`/station/${schedulerId}.mp3`, `/station/${schedulerId}/${broadcastId}.mp3`]) {
      const whole = await ask(path)
      expect([whole.status, new Uint8Array(await whole.arrayBuffer())]).toEqual([200, MP3])
      expect(whole.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      const part = await ask(path, { headers: { range: 'bytes=10-19' } })
      expect([part.status, new Uint8Array(await part.arrayBuffer())]).toEqual([206, MP3.slice(10, 20)])
      expect(part.headers.get('content-range')).toBe(`bytes 10-19/${MP3.length}`)
    }
  })

  test('asked for often is answered from memory by the same rules and with the same headers, and no longer asks the database', async () => {
    const { ask, knock, air, audioStore, db, schedulerId } = await open()
    await air()
    await audioStore.put(AUDIO_ID, MP3)
    const path = `/station/${schedulerId}.mp3`
    const asked: string[] = []
    const query = db.pool.query.bind(db.pool)
    db.pool.query = ((text: { name?: string }, ...rest: unknown[]) => {
      if (text.name === 'released-broadcasts') asked.push(text.name)
      return (query as (...all: unknown[]) => unknown)(text, ...rest)
    }) as typeof db.pool.query
    const [first] = [await ask(path), await (await ask(path)).arrayBuffer()]
    const etag = first.headers.get('etag') ?? ''
    await expect
      .poll(async () => {
        const before = asked.length
        await (await ask(path)).arrayBuffer()
        return asked.length - before
      })
      .toBe(0)

    const again = await ask(path)
    // Of an answer that is no page no browser heeds a policy for pages.
    const ofAudio = [...linkHeaderNames, 'x-hourcast', 'x-content-type-options']
    for (const name of ofAudio) expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
    expect(new Uint8Array(await again.arrayBuffer())).toEqual(MP3)
    const part = await ask(path, { headers: { range: 'bytes=-10' } })
    expect([part.status, part.headers.get('content-range'), new Uint8Array(await part.arrayBuffer())]).toEqual([
      206,
      `bytes ${MP3.length - 10}-${MP3.length - 1}/${MP3.length}`,
      MP3.slice(-10),
    ])
    const known = await ask(path, { headers: { 'if-none-match': etag } })
    expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0])
    const head = await ask(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([200, '5000', 0])
    expect((await ask(path, { headers: { range: 'bytes=9999-' } })).status).toBe(416)
    expect((await ask(`${path}?max_age=soon`)).status).toBe(400)
    expect((await ask(path, { method: 'POST' })).status).toBe(405)
    expect(await knock(path, { headers: { host: 'a:99999' } })).toBe(400)
  })

  test('serves the chime when its file is gone; at the address of the broadcast alone it says 404, and promises no bytes', async () => {
    const { ask, air, schedulerId, said } = await open()
    const broadcastId = await air()
    const { mp3, sha256 } = await chimeAt(-16)
    const whole = await ask(`/station/${schedulerId}.mp3`)
    expect([whole.status, whole.headers.get('etag')]).toEqual([200, `"${sha256}"`])
    expect(Buffer.from(await whole.arrayBuffer()).equals(mp3)).toBe(true)
    const part = await ask(`/station/${schedulerId}.mp3`, { headers: { range: 'bytes=10-19' } })
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(mp3.subarray(10, 20))]).toEqual([206, true])
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(`/station/${schedulerId}/${broadcastId}.mp3`, { method })
      expect([method, answer.status, await answer.text()]).toEqual([method, 404, ''])
      expect(answer.headers.get('etag')).toBeNull()
    }
    // Once a minute.
    expect(said.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'the link serves a stand-in', schedulerId, rung: 'chime', insteadOf: broadcastId }),
    ])
  })

  test('by its own address a broadcast whose store is away is to be asked for again, not gone', async () => {
    const { ask, air, audioStore, schedulerId } = await open()
    const broadcastId = await air()
    audioStore.read = () => Promise.reject(new StorageError('away'))
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(`/station/${schedulerId}/${broadcastId}.mp3`, { method })
      expect([method, answer.status, answer.headers.get('retry-after')]).toEqual([method, 503, '10'])
    }
  })

  test('never takes a max_age that it cannot read for none', async () => {
    const { ask, air, audioStore, schedulerId } = await open()
    await air()
    await audioStore.put(AUDIO_ID, MP3)
    const statusOf = async (query: string) => (await ask(`/station/${schedulerId}.mp3?${query}`)).status
    expect(await statusOf('max_age=60')).toBe(200)
    for (const query of ['max_age=60&max_age=1', 'max_age[]=1', 'max_age[a]=1', 'max_age=soon'])
      expect([query, await statusOf(query)]).toEqual([query, 400])
  })

  test('tells once that somebody fetched it, not who asks only how long it is', async () => {
    const { ask, air, audioStore, db, schedulerId } = await open()
    await air()
    await audioStore.put(AUDIO_ID, MP3)
    await (await ask(`/station/${schedulerId}.mp3`, { method: 'HEAD' })).text()
    const reported = async () => (await db.pool.query(`SELECT 1 FROM outbox WHERE type = 'link.fetched'`)).rowCount
    expect(await reported()).toBe(0)
    for (let times = 0; times < 3; times += 1) await (await ask(`/station/${schedulerId}.mp3`)).arrayBuffer()
    await expect.poll(reported).toBe(1)
  })

  test('has a document, a feed and a calendar beside it, and 404 where nothing is', async () => {
    const { ask, air, schedulerId } = await open()
    await air()
    const typeOf = async (path: string) => (await ask(path)).headers.get('content-type')?.split(';')[0]
    expect(await typeOf(`/station/${schedulerId}.json`)).toBe('application/json')
    expect(await typeOf(`/station/${schedulerId}.xml`)).toBe('application/rss+xml')
    expect(await typeOf(`/station/${schedulerId}.ics`)).toBe('text/calendar')
    for (const ending of ['mp3', 'json', 'xml', 'ics']) expect((await ask(`/station/nobody.${ending}`)).status).toBe(404)
  })
})

describe('whether this instance is well', () => {
  test('/healthz says 503 while it drains', async () => {
    const { ask, drain } = await open()
    expect((await ask('/healthz')).status).toBe(200)
    drain()
    expect((await ask('/healthz')).status).toBe(503)
  })

  test('/readyz needs a worker that gave a sign of life within fifteen seconds', async () => {
    const { ask, db, drain } = await open()
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
    const { ask, db } = await open()
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
  const { ask } = await open()
  const policies = [await ask('/login'), await ask('/login')].map(({ headers }) => headers.get('content-security-policy') ?? '')
  const nonces = policies.map((policy) => /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1])
  expect(nonces[0]).toHaveLength(24)
  expect(nonces[0]).not.toBe(nonces[1])
  expect(policies[0]).toContain("default-src 'self'")
})

test('the example feed is there unless the example station is off', async () => {
  const on = await open()
  expect(await (await on.ask('/example/feed.xml')).text()).toContain('<rss')
  const off = await open({ HOURCAST_DEMO: 'off' })
  expect((await off.ask('/example/feed.xml')).status).toBe(404)
  // Samples are made without the example station too, and their feeds are there for everybody who wants to see them.
  expect(await (await off.ask('/example/german.xml')).text()).toContain('Ellerhafener Bote (Beispiel)')
  expect(await (await off.ask('/example/sensors.json')).json()).toMatchObject({ name: 'Halden pumping station (example)' })
  expect((await off.ask('/example/nothing.xml')).status).toBe(404)
  const neither = await open({ HOURCAST_DEMO: 'off', HOURCAST_SAMPLES: 'off' })
  expect((await neither.ask('/example/german.xml')).status).toBe(404)
})

test('an address that cannot be read is answered in one line, without a stack', async () => {
  const { ask } = await open()
  const answer = await ask('/assets/%E0%A4%A')
  expect([answer.status, await answer.text()]).toEqual([400, 'There is nothing here.\n'])
})

test('no request is too odd for an answer of one line, by whichever door it comes', async () => {
  const { knock, schedulerId } = await open()
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
    const { ask, rendered } = await open()
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
    const { ask } = await open()
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
    const { ask, rendered } = await open()
    const answer = await ask('/', { headers: { cookie: 'hourcast_session=x' } })
    expect([await answer.text(), rendered()]).toEqual(['a page', 0])
  })

  test('a calendar is made once in some seconds', async () => {
    const { db, ask, schedulerId } = await open()
    const calendar = async () => (await ask(`/station/${schedulerId}.ics`)).text()
    const first = await calendar()
    await db.pool.query(`UPDATE scheduler SET host_name = 'Somebody new'`)
    expect(await calendar()).toBe(first)
  })

  test('one visitor is answered so often a minute, and is then told when again', async () => {
    const { ask, schedulerId } = await open()
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
  const { ask, air, schedulerId } = await open({ HOURCAST_DEMO: 'on' })
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

describe('while the database takes what it is asked and answers nothing', () => {
  const openThroughProxy = async () => {
    let proxy: Awaited<ReturnType<typeof startSilentProxy>> | undefined
    const opened = await open({}, async ({ url }) => {
      proxy = await startSilentProxy(url)
      onTestFinished(proxy.close)
      const db = await openDatabase({ url: proxy.url, silence: { everyMs: 20, timeoutMs: 4_000, statementMs: 600 } })
      onTestFinished(db.close)
      return db
    })
    if (!proxy) throw new Error('there is no proxy')
    return { ...opened, fallSilent: proxy.fallSilent, speak: proxy.speak }
  }

  test('what was on air stays at its link, and what is not known is to be asked for again', async () => {
    const { ask, air, audioStore, schedulerId, fallSilent, speak, db } = await openThroughProxy()
    const broadcastId = await air()
    await audioStore.put(AUDIO_ID, MP3)
    const paths = ['.mp3', `/${broadcastId}.mp3`, '.json', '.xml', '.ics'].map((end) => `/station/${schedulerId}${end}`)
    for (const path of paths) await (await ask(path)).arrayBuffer()
    fallSilent()
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 200])
    expect(new Uint8Array(await (await ask(`/station/${schedulerId}.mp3`)).arrayBuffer())).toEqual(MP3)
    const unknown = await ask('/station/nobody.mp3')
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '10'])
    speak()
    await expect.poll(() => db.isSilent(), { timeout: 10_000 }).toBe(false)
    expect((await ask('/station/nobody.mp3')).status).toBe(404)
  })

  test('pages say what is so and keep the menu, calls are unavailable, files and health are as ever; then all is as before', async () => {
    const { ask, fallSilent, speak, db } = await openThroughProxy()
    fallSilent()
    // The first request waits until the server finds out.
    const call = await ask('/schedulers/anna@radio.example', {
      headers: { authorization: `Basic ${btoa('anna@radio.example:key')}` },
    })
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await call.json()).toMatchObject({ code: 'unavailable' })
    for (const path of ['/', '/login', '/station/settings']) {
      const page = await ask(path, { headers: { cookie: 'hourcast_session=x' } })
      const text = await page.text()
      expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '10'])
      for (const words of [
        'The database does not answer.',
        '>Home</a>',
        '>Schedule</a>',
        '>Dashboard</a>',
        'http-equiv="refresh"',
      ])
        expect(text).toContain(words)
    }
    const sent = await (await ask('/station/settings', { method: 'POST', body: 'a=b' })).text()
    expect(sent).toContain('Whether what you sent was saved is not known')
    expect(sent).not.toContain('http-equiv="refresh"')
    const data = await ask('/station/settings.data')
    expect([data.status, await data.text()]).toEqual([503, ''])
    const ready = await ask('/readyz')
    expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ database: 'away' })])
    expect([(await ask('/healthz')).status, (await ask('/openapi.json')).status]).toEqual([200, 200])
    speak()
    await expect.poll(() => db.isSilent(), { timeout: 10_000 }).toBe(false)
    expect(await (await ask('/login')).text()).toBe('a page')
  })
})
