import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { exampleFeed } from '@hourcast/server/demo/example-feed'

const MEGABYTE = 1_000_000

const send = (response: ServerResponse, type: string, body: string | Buffer, headers: Record<string, string> = {}): void => {
  response.writeHead(200, { 'content-type': type, ...headers }).end(body)
}

/** Ten thousand links in one block: an article finder weighs each against all the others. */
export const LINKS_PAGE = `<html><head><title>News of today</title></head><body><article>${'<a href="/x">y</a> '.repeat(10_500)}</article></body></html>`

const rows = (count: number): string => Array.from({ length: count }, (_, n) => `{"title":"t${n}","text":"x","at":${n}}`).join()
const items = (count: number): string =>
  Array.from({ length: count }, (_, n) => `<item><title>t${n}</title><description>&lt;b&gt;${n}</description></item>`).join('')

/** What each of the attacker's addresses answers. */
const PAGES: Record<string, (response: ServerResponse) => void> = {
  '/links.html': (response) => send(response, 'text/html', LINKS_PAGE),
  '/nested.html': (response) => send(response, 'text/html', `<body>${'<div>'.repeat(100_000)}x`),
  '/deep.json': (response) => send(response, 'application/json', '['.repeat(900_000) + ']'.repeat(900_000)),
  '/wide.json': (response) => send(response, 'application/json', `[${rows(45_000)}]`),
  '/keys.json': (response) =>
    send(response, 'application/json', `{${Array.from({ length: 120_000 }, (_, n) => `"k${n}":${n}`).join()}}`),
  '/huge.xml': (response) =>
    send(response, 'application/rss+xml', `<rss version="2.0"><channel>${items(25_000)}</channel></rss>`),
  '/tags.xml': (response) => send(response, 'application/rss+xml', `<rss version="2.0"><channel>${'<item>'.repeat(300_000)}`),
  '/entities.xml': (response) =>
    send(
      response,
      'application/rss+xml',
      `<rss version="2.0"><channel><item><title>${'&amp;'.repeat(350_000)}</title></item></channel></rss>`,
    ),
  // Twenty kilobytes that are twenty megabytes.
  '/bomb.xml': (response) =>
    send(response, 'application/rss+xml', gzipSync(' '.repeat(20 * MEGABYTE)), { 'content-encoding': 'gzip' }),
  '/hangs': () => {},
  '/trickles': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const timer = setInterval(() => response.write('<p>'), 100)
    response.on('close', () => clearInterval(timer))
  },
}

export const HOSTILE_PATHS = Object.keys(PAGES)

export type HostilePages = {
  origin: string
  port: number
  /** Every header that a reader of `path` has sent, line by line. */
  sentTo(path: string): string[]
  close(): void
}

/** A web server of an attacker: pages that hold up their reader, a redirect to anywhere, and one good feed. */
export const serveHostilePages = async (): Promise<HostilePages> => {
  const sent = new Map<string, string[]>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://hostile')
    sent.set(pathname, [...(sent.get(pathname) ?? []), JSON.stringify(request.headers)])
    const page = PAGES[pathname]
    if (page) return page(response)
    if (pathname === '/to') return void response.writeHead(302, { location: searchParams.get('at') ?? '/' }).end()
    return send(response, 'application/rss+xml', exampleFeed(Date.now(), 'http://127.0.0.1'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    sentTo: (path) => sent.get(path) ?? [],
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
