import { createServer } from 'node:http'
import type { Config } from '@hourcast/server/config'
import type { Express } from 'express'

const LAST_REQUESTS_MS = 10_000

/** Listens; gives what ends it: no new connections, requests in hand finish, after ten seconds the rest is cut. */
export const listen = async (app: Express, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): Promise<() => Promise<void>> => {
  const server = createServer(app)
  server.requestTimeout = 60_000
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
      const cut = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS)
      server.close(() => {
        clearTimeout(cut)
        resolve()
      })
      server.closeIdleConnections()
    })
}
