import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from '@hourcast/domain/accounts/address-key'
import type { Config } from '@hourcast/server/config'
import { CONNECTION_LIMITS, REQUEST_LIMITS } from './request-limits.ts'
import { createShares } from './shares.ts'

const LAST_REQUESTS_MS = 10_000

type ConnectionLimits = { [Limit in keyof typeof CONNECTION_LIMITS]: number }

/** Requests that come many at a time through one connection would all be taken up at once: then it is cut. */
const answerFew = (app: RequestListener, most: number): RequestListener => {
  const inHand = new WeakMap<Socket, number>()
  const count = (socket: Socket, by: 1 | -1) => {
    const now = (inHand.get(socket) ?? 0) + by
    inHand.set(socket, now)
    return now
  }
  return (request, response) => {
    const { socket } = request
    if (count(socket, 1) > most) return void socket.destroy()
    response.once('close', () => count(socket, -1))
    return app(request, response)
  }
}

/** Behind a proxy all connections come from its address: there requests are shared out instead. */
const shareConnections = (server: Server, most: number): void => {
  const shares = createShares(most)
  server.on('connection', (socket) => {
    const giveBack = shares.take(addressKey(socket.remoteAddress ?? ''))
    if (giveBack) socket.once('close', giveBack)
    else socket.destroy()
  })
}

/** A server that holds what a connection may take, before it listens. */
export const createHttpServer = (limits: ConnectionLimits = CONNECTION_LIMITS): Server => {
  const { headersMs: headersTimeout, requestMs: requestTimeout, checkMs: connectionsCheckingInterval } = limits
  const maxHeaderSize = REQUEST_LIMITS.headBytes
  const server = createServer({ maxHeaderSize, headersTimeout, requestTimeout, connectionsCheckingInterval })
  server.maxConnections = limits.connections
  return server
}

type Options = { limits?: ConnectionLimits; server?: Server }

/** Listens; gives what ends it: no new connections, requests in hand finish, after ten seconds the rest is cut. */
export const listen = async (
  app: RequestListener,
  { PORT, HOST, TRUST_PROXY }: Pick<Config, 'PORT' | 'HOST' | 'TRUST_PROXY'>,
  { limits = CONNECTION_LIMITS, server = createHttpServer(limits) }: Options = {},
): Promise<() => Promise<void>> => {
  if (TRUST_PROXY === 0) shareConnections(server, limits.connections)
  server.on('request', answerFew(app, limits.inHand))
  let isClosing = false
  // A connection kept alive for a next request would hold the end up until its client lets go.
  const letGo = () => setImmediate(() => isClosing && server.closeIdleConnections())
  server.on('request', (_request, response) => response.once('close', letGo))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        error.message = `Port ${PORT} on ${HOST} is in use. Stop what listens there, or set PORT to a free one.`
      reject(error)
    })
    server.listen(PORT, HOST, resolve)
  })
  return () =>
    new Promise((resolve) => {
      isClosing = true
      const cut = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS)
      server.close(() => {
        clearTimeout(cut)
        resolve()
      })
      server.closeIdleConnections()
    })
}
