import { createServer } from 'node:http'
import type { Config } from '@hourcast/server/config'
import type { Express } from 'express'

const LAST_REQUESTS_MS = 10_000

/** Listens; gives what ends it: no new connections, requests in hand finish, after ten seconds the rest is cut. */
export const listen = async (app: Express, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<() => Promise<void>> => {
  // Sources stand in the address of some calls: more room than Node's 16 kB.
  const server = createServer({ maxHeaderSize: 64 * 1024 }, app)
  server.requestTimeout = 60_000
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
