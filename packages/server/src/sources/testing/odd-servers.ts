import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll } from 'vitest'
import { type Answer, createTestReader, item, rss, send, startSourceServer } from './source-server.ts'

/** What the servers have seen. */
type Counted = { tries: number; deadSockets: number }

export const feed = rss(item('The ferry is back'))
const redirect = (location: string): Answer => send('', { location }, 302)

const bomb = Buffer.alloc(50_000_000, ' ')
const BOMBS = {
  gzip: send(gzipSync(bomb), { 'content-encoding': 'gzip' }),
  br: send(brotliCompressSync(bomb), { 'content-encoding': 'br' }),
  deflate: send(deflateSync(bomb), { 'content-encoding': 'deflate' }),
  double: send(gzipSync(gzipSync(bomb)), { 'content-encoding': 'gzip, gzip' }),
}

const endlessBody =
  (counted: Counted): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' })
    const chunk = Buffer.alloc(65_536, 'a')
    const pour = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', pour)
    response.on('close', () => {
      counted.deadSockets += 1
    })
    pour()
  }

const trickle: Answer = (_, response) => {
  response.writeHead(200)
  const timer = setInterval(() => response.write('<'), 5)
  response.on('close', () => clearInterval(timer))
}

const oddAnswers = (counted: Counted): Record<string, Answer> => ({
  '/feed': send(feed, { 'content-type': 'application/rss+xml' }),
  '/gzip': send(gzipSync(feed), { 'content-encoding': 'gzip' }),
  '/br': send(brotliCompressSync(feed), { 'content-encoding': 'br' }),
  '/deflate': send(deflateSync(feed), { 'content-encoding': 'deflate' }),
  '/deflate-raw': send(deflateRawSync(feed), { 'content-encoding': 'deflate' }),
  '/gzip-cut': send(gzipSync(feed).subarray(0, -6), { 'content-encoding': 'gzip' }),
  '/gzip-broken': send('this is no gzip', { 'content-encoding': 'gzip' }),
  '/zstd': send('who knows', { 'content-encoding': 'zstd' }),
  '/bomb-gzip': BOMBS.gzip,
  '/bomb-br': BOMBS.br,
  '/bomb-deflate': BOMBS.deflate,
  '/bomb-double': BOMBS.double,
  '/huge': send(Buffer.alloc(50_000_000, 'a')),
  '/endless': endlessBody(counted),
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
    counted.tries += 1
    response.writeHead(counted.tries === 1 ? 503 : 200).end(feed)
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
})

/** Two servers that answer in all the ways of the world, and a reader that may ask the first. For the tests of one file. */
export const givenOddServers = async () => {
  const counted = { tries: 0, deadSockets: 0 }
  const answers = oddAnswers(counted)
  const server = await startSourceServer(answers)
  const other = await startSourceServer(answers)
  answers['/to-other'] = redirect(other.url('/secret'))
  afterAll(async () => {
    await server.close()
    await other.close()
  })
  const read = createTestReader(server.host)
  const readFeed = (path: string, reader = read) => reader({ mode: 'rss', urls: [server.url(path)] })
  return { server, other, read, readFeed, counted }
}
