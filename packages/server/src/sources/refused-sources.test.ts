import { describe, expect, it } from 'vitest'
import { createAddressGuard } from './address-guard.ts'
import { feed, givenOddServers } from './testing/odd-servers.ts'
import { createTestReader, send, startSourceServer, TEST_CONFIG } from './testing/source-server.ts'

const { server, other, read, readFeed, counted } = await givenOddServers()

describe('what is not read', () => {
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

  it('cuts the connection of an endless body', () => {
    expect(counted.deadSockets).toBe(1)
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
    expect(() => createTestReader('', { config: { ...config, SOURCE_PORTS: '80a' } })).toThrow("'80a' is not a port")
  })

  it('tells an error of its own to the log, and the owner that the source could not be read', async () => {
    const logged: unknown[] = []
    const guard = { ...createAddressGuard({ allow: server.host }), isNamed: () => Object(undefined).missing() }
    const reader = createTestReader('', { guard, log: { error: (...words: unknown[]) => void logged.push(words) } })
    expect((await readFeed('/feed', reader)).faults).toMatchObject([{ code: 'unreadable', url: `${server.host}/feed` }])
    expect(logged).toHaveLength(1)
  })

  it('reads at most 20 sources and says so', async () => {
    const urls = Array.from({ length: 22 }, (_, index) => server.url(`/missing?${index}`))
    const { faults } = await read({ mode: 'rss', urls })
    expect(faults.at(-1)).toMatchObject({ code: 'too-many-sources' })
    expect(faults).toHaveLength(21)
  })
})
