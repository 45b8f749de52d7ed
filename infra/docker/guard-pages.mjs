// A password before pages that have none: each pair of arguments is a port here and the address behind it. The user is 'operator'.
//   node infra/docker/guard-pages.mjs 8080=http://temporal-ui:8080 1080=http://mail:1080
import { createHash, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request as ask, createServer } from 'node:http'

const MAX_WAIT_MS = 30_000
const PAUSE_MS = 1_000

const digest = (text) => createHash('sha256').update(text).digest()
const password = process.env.OPS_PASSWORD || readFileSync('/pages/password', 'utf8').trim()
const expected = digest(`Basic ${Buffer.from(`operator:${password}`).toString('base64')}`)

// One after the other: a wrong one makes the next wait, so that guessing takes a second each however many ask at once.
let lastTry = Promise.resolve()
const isRight = (header) => {
  if (header === undefined) return false
  if (timingSafeEqual(digest(header), expected)) return true
  lastTry = lastTry.then(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)))
  return lastTry.then(() => false)
}

const forward = (upstream, incoming, response) => {
  const { authorization: _, ...headers } = incoming.headers
  const { hostname, port } = new URL(upstream)
  const { method, url: path } = incoming
  const outgoing = ask({ hostname, port, method, path, headers, timeout: MAX_WAIT_MS }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    response.on('close', () => answer.destroy())
  })
  outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')))
  outgoing.on('error', () =>
    response.headersSent ? response.destroy() : response.writeHead(502).end('The page behind this does not answer.\n'),
  )
  incoming.pipe(outgoing)
}

const guard = (upstream) => async (incoming, response) => {
  if (incoming.url === '/guard/healthz') return response.writeHead(200).end('ok\n')
  if (await isRight(incoming.headers.authorization)) return forward(upstream, incoming, response)
  response.writeHead(401, { 'www-authenticate': 'Basic realm="Hourcast", charset="UTF-8"', 'cache-control': 'no-store' })
  return response.end('The user is operator; docker compose exec pages cat /pages/password prints the password.\n')
}

for (const pair of process.argv.slice(2)) {
  const at = pair.indexOf('=')
  const server = createServer(guard(pair.slice(at + 1)))
  server.headersTimeout = 10_000
  server.maxConnections = 100
  server.listen(Number(pair.slice(0, at)), process.env.GUARD_HOST || '0.0.0.0')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
