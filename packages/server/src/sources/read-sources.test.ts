import { describe, expect, it } from 'vitest'
import { givenOddServers } from './testing/odd-servers.ts'
import { createMemoryAnswers, createTestReader, item, rss, send, startSourceServer } from './testing/source-server.ts'

const { server, read, readFeed, counted } = await givenOddServers()

describe('reading sources', () => {
  it.each(['/feed', '/gzip', '/br', '/deflate', '/deflate-raw', '/gzip-cut', '/three'])('reads a feed from %s', async (path) => {
    const { items, faults } = await readFeed(path)
    expect(faults).toEqual([])
    expect(items).toMatchObject([{ title: 'The ferry is back', text: 'A sentence about it.', source: 'Harbour News' }])
  })

  it('stops at once when it is called off', async () => {
    const { faults } = await read({ mode: 'rss', urls: [server.url('/hang')], signal: AbortSignal.timeout(20) })
    expect(faults).toMatchObject([{ code: 'cancelled' }])
    const calledOff = await read({ mode: 'rss', urls: [server.url('/feed')], signal: AbortSignal.abort() })
    expect(calledOff.faults).toMatchObject([{ code: 'cancelled' }])
  })

  it('tries once more after a 503, and only once', async () => {
    counted.tries = 0
    expect((await readFeed('/once-503')).items).toHaveLength(1)
    expect(counted.tries).toBe(2)
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
    const reader = createTestReader(server.host, { answers: { find: away, save: away, touch: away } })
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
})
