import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAddressGuard } from './address-guard.ts'
import {
  type Answer,
  createMemoryAnswers,
  createTestReader,
  item,
  rss,
  send,
  startSourceServer,
  TEST_CONFIG,
} from './testing/source-server.ts'

const feed = rss(item('The ferry is back'))
const redirect = (location: string): Answer => send('', { location }, 302)
const bomb = Buffer.alloc(50_000_000, ' ')
let tries = 0
let deadSockets = 0

const endless: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/rss+xml' })
  const chunk = Buffer.alloc(65_536, 'a')
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', pour)
  response.on('close', () => {
    deadSockets += 1
  })
  pour()
}

const trickle: Answer = (_, response) => {
  response.writeHead(200)
  const timer = setInterval(() => response.write('<'), 5)
  response.on('close', () => clearInterval(timer))
}

const answers: Record<string, Answer> = {
  '/feed': send(feed, { 'content-type': 'application/rss+xml' }),
  '/gzip': send(gzipSync(feed), { 'content-encoding': 'gzip' }),
  '/br': send(brotliCompressSync(feed), { 'content-encoding': 'br' }),
  '/deflate': send(deflateSync(feed), { 'content-encoding': 'deflate' }),
  '/deflate-raw': send(deflateRawSync(feed), { 'content-encoding': 'deflate' }),
  '/gzip-cut': send(gzipSync(feed).subarray(0, -6), { 'content-encoding': 'gzip' }),
  '/gzip-broken': send('this is no gzip', { 'content-encoding': 'gzip' }),
  '/zstd': send('who knows', { 'content-encoding': 'zstd' }),
  '/bomb-gzip': send(gzipSync(bomb), { 'content-encoding': 'gzip' }),
  '/bomb-br': send(brotliCompressSync(bomb), { 'content-encoding': 'br' }),
  '/bomb-deflate': send(deflateSync(bomb), { 'content-encoding': 'deflate' }),
  '/bomb-double': send(gzipSync(gzipSync(bomb)), { 'content-encoding': 'gzip, gzip' }),
  '/huge': send(Buffer.alloc(50_000_000, 'a')),
  '/endless': endless,
  '/hang': () => {},
  '/trickle': trickle,
  '/loop': redirect('/loop'),
  '/three': redirect('/two'),
  '/two': redirect('/one'),
  '/one': redirect('feed'),
  '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
  '/to-decimal': redirect('http://2130706433/'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-port': redirect('http://93.184.215.14:22/'),
  '/to-login': redirect('http://me:secret@127.0.0.1/'),
  '/to': (request, response) => response.writeHead(302, { location: request.url?.slice('/to?'.length) }).end(),
  '/to-nowhere': send('', {}, 302),
  '/page': send('<!doctype html><html><head><title>Welcome</title></head><body>Hello</body></html>', {
    'content-type': 'text/html',
  }),
  '/empty': send(''),
  '/no-entries': send(rss('')),
  '/picture': send(Buffer.from('89504e470d0a1a0a', 'hex'), { 'content-type': 'image/png' }),
  '/gone': send('gone', {}, 410),
  '/once-503': (_, response) => {
    tries += 1
    response.writeHead(tries === 1 ? 503 : 200).end(feed)
  },
  '/always-503': send('', {}, 503),
  '/reset': (request) => {
    request.socket.resetAndDestroy()
  },
  '/long-headers': send(feed, { 'x-long': 'a'.repeat(40_000) }),
  '/conditional': (request, response) => {
    const isKnown = request.headers['if-none-match'] === '"one"'
    response.writeHead(isKnown ? 304 : 200, { etag: '"one"' }).end(isKnown ? undefined : feed)
  },
  '/windows': send(Buffer.from(rss(item('Caf\xe9 \x93Zur M\xfchle\x94 wieder ge\xf6ffnet')), 'latin1'), {
    'content-type': 'text/xml; charset=utf-8',
  }),
  '/secret': (request, response) => {
    response.end(JSON.stringify({ title: `key ${request.headers['x-api-key']}`, text: `agent ${request.headers['user-agent']}` }))
  },
  '/says-hourcast': send('{"title":"Bridge","text":"The bridge opens on Monday."}', { 'x-hourcast': '1' }),
  '/passed-on': (request, response) => {
    response.end(JSON.stringify({ title: `asked via ${request.headers.via}`, text: 'A sentence about it.' }))
  },
}

let server: Awaited<ReturnType<typeof startSourceServer>>
let other: Awaited<ReturnType<typeof startSourceServer>>
let read: ReturnType<typeof createTestReader>

beforeAll(async () => {
  server = await startSourceServer(answers)
  other = await startSourceServer(answers)
  answers['/to-other'] = redirect(other.url('/secret'))
  read = createTestReader(server.host)
})
afterAll(async () => {
  await server.close()
  await other.close()
})

const readFeed = (path: string, reader = read) => reader({ mode: 'rss', urls: [server.url(path)] })

describe('reading sources', () => {
  it.each(['/feed', '/gzip', '/br', '/deflate', '/deflate-raw', '/gzip-cut', '/three'])('reads a feed from %s', async (path) => {
    const { items, faults } = await readFeed(path)
    expect(faults).toEqual([])
    expect(items).toMatchObject([{ title: 'The ferry is back', text: 'A sentence about it.', source: 'Harbour News' }])
  })

  it.each([
    ['/huge', 'too-large'],
    ['/endless', 'too-large'],
    ['/bomb-gzip', 'too-large'],
    ['/bomb-br', 'too-large'],
    ['/bomb-deflate', 'too-large'],
    ['/bomb-double', 'too-large'],
    ['/gzip-broken', 'broken-encoding'],
    ['/zstd', 'broken-encoding'],
    ['/loop', 'too-many-redirects'],
    ['/to-metadata', 'private-address'],
    ['/to-decimal', 'private-address'],
    ['/to-file', 'scheme'],
    ['/to-port', 'port'],
    ['/to-login', 'credentials'],
    ['/to-nowhere', 'bad-answer'],
    ['/to-other', 'port'],
    ['/page', 'not-a-feed'],
    ['/empty', 'empty'],
    ['/no-entries', 'empty'],
    ['/picture', 'not-text'],
    ['/gone', 'http-status'],
    ['/always-503', 'http-status'],
    ['/missing', 'http-status'],
    ['/reset', 'connection-lost'],
    ['/long-headers', 'bad-answer'],
  ])('says of %s: %s, and names the address', async (path, code) => {
    const { items, faults } = await readFeed(path)
    expect(items).toEqual([])
    expect(faults).toEqual([{ url: `${server.host}${path}`, code, message: expect.stringContaining(`${server.host}${path}: `) }])
  })

  it.each(['/hang', '/trickle'])('gives up %s when its time is over', async (path) => {
    const { faults } = await readFeed(path, createTestReader(server.host, { timeoutMs: 60 }))
    expect(faults).toMatchObject([
      { code: 'timeout', message: `${server.host}${path}: ${server.host} took longer than 0.06 seconds.` },
    ])
  })

  it('stops at once when it is called off', async () => {
    const { faults } = await read({ mode: 'rss', urls: [server.url('/hang')], signal: AbortSignal.timeout(20) })
    expect(faults).toMatchObject([{ code: 'cancelled' }])
    const calledOff = await read({ mode: 'rss', urls: [server.url('/feed')], signal: AbortSignal.abort() })
    expect(calledOff.faults).toMatchObject([{ code: 'cancelled' }])
  })

  it('cuts the connection of an endless body', () => {
    expect(deadSockets).toBe(1)
  })

  it('tries once more after a 503, and only once', async () => {
    tries = 0
    expect((await readFeed('/once-503')).items).toHaveLength(1)
    expect(tries).toBe(2)
    const before = server.asked.length
    await readFeed('/always-503')
    expect(server.asked.length - before).toBe(2)
  })

  it('asks conditionally and reads the stored answer after a 304', async () => {
    const store = createMemoryAnswers()
    const reader = createTestReader(server.host, { answers: store })
    const first = await readFeed('/conditional', reader)
    const second = await readFeed('/conditional', reader)
    expect(server.asked.at(-1)?.headers['if-none-match']).toBe('"one"')
    expect(second).toEqual(first)
    expect(second.items).toHaveLength(1)
    expect([...store.stored.values()]).toMatchObject([{ etag: '"one"', lastModified: '' }])
  })

  it('reads without its store when that is away', async () => {
    const away = () => Promise.reject(new Error('database is away'))
    const reader = createTestReader(server.host, { answers: { find: away, save: away, touch: away, forgetBefore: away } })
    expect((await readFeed('/conditional', reader)).items).toHaveLength(1)
  })

  it('reads without a store at all', async () => {
    expect((await readFeed('/conditional', createTestReader(server.host, { answers: undefined }))).items).toHaveLength(1)
  })

  it('reads windows-1252 that says it were UTF-8', async () => {
    expect((await readFeed('/windows')).items[0]?.title).toBe('Café “Zur Mühle” wieder geöffnet')
  })

  it('tries https first and then http when the scheme is missing', async () => {
    const { items } = await read({ mode: 'rss', urls: [`${server.host}/feed`] })
    expect(items).toHaveLength(1)
  })

  it('names itself, and sends the headers of a pasted curl line', async () => {
    const { items } = await read({
      mode: 'curl',
      urls: [`curl -H 'X-Api-Key: abc' -H 'User-Agent: Mozilla' ${server.url('/secret')}`],
    })
    expect(items).toMatchObject([{ title: 'key abc', text: 'agent Hourcast/1.2.3 (+https://radio.example)' }])
  })

  it('tells a private host that it asks for somebody else, no matter what the curl line says', async () => {
    const titleOf = async (source: string) => (await read({ mode: 'curl', urls: [source] })).items[0]?.title
    for (const source of [server.url('/passed-on'), `curl -H 'Via:' -H 'VIA: me' ${server.url('/passed-on')}`])
      expect(await titleOf(source)).toBe('asked via 1.1 hourcast')
  })

  it('keeps the headers of a curl line from other hosts and from http', async () => {
    const reader = createTestReader(`${server.host},${other.host}`)
    const { items } = await reader({ mode: 'curl', urls: [`curl -H 'X-Api-Key: abc' ${server.url('/to-other')}`] })
    expect(items).toMatchObject([{ title: 'key undefined' }])
    const before = server.asked.length
    const { faults } = await reader({ mode: 'curl', urls: [`curl -H 'X-Api-Key: abc' ${server.host}/secret`] })
    expect(faults).toMatchObject([{ code: 'tls' }])
    expect(server.asked).toHaveLength(before)
  })

  it('refuses what is no fetchable address, without showing keys', async () => {
    const codeOf = async (url: string) => (await read({ mode: 'rss', urls: [url] })).faults[0]
    expect(await codeOf('http://me:pass@public.example/feed?key=1')).toEqual({
      url: 'public.example/feed',
      code: 'credentials',
      message: 'public.example/feed: The address of public.example holds a user name or password, which is not allowed.',
    })
    expect(await codeOf('ftp://public.example/feed')).toMatchObject({ code: 'scheme' })
    expect(await codeOf('http://public.example:8080/feed')).toMatchObject({ code: 'port' })
    expect(await codeOf('http://127.0.0.1/feed?key=1')).toMatchObject({ code: 'private-address', url: '127.0.0.1/feed' })
    expect(await codeOf('http://[::ffff:127.0.0.1]/feed')).toMatchObject({ code: 'private-address' })
    expect(await codeOf('not an address')).toEqual({
      url: 'Source 1',
      code: 'invalid-url',
      message: 'Source 1: This is not a web address.',
    })
    expect(
      JSON.stringify(await read({ mode: 'curl', urls: ["curl -H 'X-Key: hush' -d x https://a.example/?key=hush"] })),
    ).not.toContain('hush')
  })

  it('does not read its own pages back, but the example feed that it serves itself', async () => {
    const own = await startSourceServer({
      '/station/abc.json': send('{"title":"News of eight"}', { 'x-hourcast': '1' }),
      '/': send('moved', { 'x-hourcast': '1', location: '/blog' }, 302),
      '/dev/mail': send('<p>Your code is 123456</p>', { 'x-hourcast': '1' }, 404),
      '/example/feed.xml': send(feed, { 'x-hourcast': '1' }),
      '/blog': send('{"title":"A page of the owner","text":"The harbour bridge opens to traffic on Monday."}'),
    })
    const named = `${own.host},${server.host}`
    const shown = createTestReader(named, { config: { ...TEST_CONFIG, PUBLIC_URL: `http://${own.host}` } })
    const beside = createTestReader(named, { config: { ...TEST_CONFIG, HOURCAST_DEMO: 'on', PORT: own.port } })
    for (const reader of [shown, beside]) {
      for (const url of [
        own.url('/station/abc.json'),
        own.url('/'),
        own.url('/dev/mail'),
        server.url(`/to?${own.url('/station/abc.json')}`),
      ])
        expect((await reader({ mode: 'curl', urls: [url] })).faults).toMatchObject([
          { code: 'own-address', message: expect.stringContaining('is this Hourcast itself') },
        ])
      expect((await readFeed('/feed', reader)).items).toHaveLength(1)
      expect((await reader({ mode: 'rss', urls: [own.url('/example/feed.xml')] })).items).toHaveLength(1)
      // Behind one proxy others may answer under our host.
      expect((await reader({ mode: 'curl', urls: [own.url('/blog')] })).items).toMatchObject([{ title: 'A page of the owner' }])
    }
    for (const { headers } of own.asked) expect(headers.via).toBe('1.1 hourcast')
    await own.close()
  })

  it('reads a page of another host, no matter what it says to be', async () => {
    expect((await read({ mode: 'curl', urls: [server.url('/says-hourcast')] })).items).toHaveLength(1)
  })

  it('refuses a name that DNS leads to a private address', async () => {
    const guard = createAddressGuard({ allow: '', lookupAll: async () => [{ address: '127.0.0.1', family: 4 }] })
    const { faults } = await createTestReader('', { guard })({ mode: 'rss', urls: ['http://public.example/feed'] })
    expect(faults).toMatchObject([{ code: 'private-address', url: 'public.example/feed' }])
    const missing = createAddressGuard({ allow: '', lookupAll: () => Promise.reject(new Error('ENOTFOUND')) })
    expect((await createTestReader('', { guard: missing })({ mode: 'rss', urls: ['public.example'] })).faults).toMatchObject([
      { code: 'unknown-host' },
    ])
  })

  it('allows the ports of SOURCE_PORTS', async () => {
    const config = { ...TEST_CONFIG, SOURCE_PORTS: '8080, 8443' }
    const guard = createAddressGuard({ allow: '', lookupAll: async () => [{ address: '10.0.0.1', family: 4 }] })
    const reader = createTestReader('', { config, guard })
    expect((await reader({ mode: 'rss', urls: ['http://public.example:8080/'] })).faults).toMatchObject([
      { code: 'private-address' },
    ])
    expect((await reader({ mode: 'rss', urls: ['http://public.example:8081/'] })).faults).toMatchObject([{ code: 'port' }])
    expect(() => createTestReader('', { config: { ...config, SOURCE_PORTS: '80a' } })).toThrow(
      "SOURCE_PORTS: '80a' is not a port",
    )
  })

  it('tells an error of its own to the log, and the owner that the source could not be read', async () => {
    const logged: unknown[] = []
    const guard = { ...createAddressGuard({ allow: server.host }), isNamed: () => Object(undefined).missing() }
    const reader = createTestReader('', { guard, log: { error: (...words: unknown[]) => void logged.push(words) } })
    expect((await readFeed('/feed', reader)).faults).toMatchObject([{ code: 'unreadable', url: `${server.host}/feed` }])
    expect(logged).toHaveLength(1)
  })

  it('reads several sources side by side, in their order, and keeps what worked', async () => {
    const second = await startSourceServer({
      '/feed': send(rss(item('Second') + item('Third'), 'Other News')),
      '/copy': send(rss(item('Second'))),
    })
    const reader = createTestReader(`${server.host},${second.host}`)
    const urls = [
      `${second.url('/feed')} | ${server.url('/gone')}|${second.url('/feed')}`,
      server.url('/feed'),
      second.url('/copy'),
    ]
    const { items, faults } = await reader({ mode: 'rss', urls })
    expect(items.map(({ title }) => title)).toEqual(['Second', 'Third', 'The ferry is back'])
    expect(faults).toMatchObject([{ code: 'http-status', url: `${server.host}/gone` }])
    expect(second.asked).toHaveLength(2)
    await second.close()
  })

  it('reads at most 20 sources and says so', async () => {
    const urls = Array.from({ length: 22 }, (_, index) => server.url(`/missing?${index}`))
    const { faults } = await read({ mode: 'rss', urls })
    expect(faults.at(-1)).toMatchObject({ code: 'too-many-sources' })
    expect(faults).toHaveLength(21)
  })
})
