import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from '@hourcast/domain/accounts/address-key'
import type { Config } from '@hourcast/server/config'
import type { Express } from 'express'
import { CONNECTION_LIMITS, REQUEST_LIMITS } from './request-limits.ts'

const LAST_REQUESTS_MS = 10_000

type ConnectionLimits = { [Limit in keyof typeof CONNECTION_LIMITS]: number }

/** Requests that come many at a time through one connection would all be taken up at once: then it is cut. */
const answerFew = (app: Express, most: number): RequestListener => {
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

/**
 * An address may hold as many connections as are still free: one alone gets half of them, many get smaller shares, and somebody new always
 * finds one. Behind a proxy all come from its address, and sharing them out is its business.
 */
const shareConnections = (server: Server, most: number): void => {
  const heldBy = new Map<string, number>()
  let taken = 0
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? '')
    const held = heldBy.get(address) ?? 0
    if (held >= most - taken) return void socket.destroy()
    taken += 1
    heldBy.set(address, held + 1)
    socket.once('close', () => {
      taken -= 1
      const left = (heldBy.get(address) ?? 1) - 1
      if (left > 0) heldBy.set(address, left)
      else heldBy.delete(address)
    })
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
  app: Express,
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
