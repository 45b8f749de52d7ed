import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'

/** Answers what is its own and says true; leaves everything else alone and says false. */
export type OpsHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

export type OpsServerOptions = { host: string; port: number; log: Logger; handlers: readonly OpsHandler[]; retryMs?: number }

export type OpsServer = {
  /** Where it listens; nothing while its port is taken. */
  port(): number | undefined
  close(): Promise<void>
}

const REQUEST_MS = 10_000
const HEADERS_MS = 5_000
const IDLE_MS = 15_000
const MAX_CONNECTIONS = 64
const RETRY_MS = 30_000

/**
 * What the operator asks for. Broadcasts matter more: a port that is taken is logged and tried again every thirty
 * seconds (the worker before us may still be ending), and nothing here ends the process.
 */
export const startOpsServer = async (options: OpsServerOptions): Promise<OpsServer> => {
  const { host, port, log, retryMs = RETRY_MS } = options
  const server = createServer((request, response) => void answer(request, response, options))
  Object.assign(server, { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS, keepAliveTimeout: HEADERS_MS })
  server.setTimeout(IDLE_MS)
  server.maxConnections = MAX_CONNECTIONS
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const open = async (): Promise<void> => {
    const error = await listen(server, { host, port })
    if (isClosed) return void server.close()
    if (!error) return log.info({ host, port: portOf(server) }, 'the ops server listens')
    log.error(
      { host, port, code: error.code },
      'OPS_PORT cannot be opened: no /metrics, no /healthz until it is free; broadcasts go on',
    )
    timer = setTimeout(open, retryMs)
    timer.unref()
  }
  await open()
  return {
    port: () => portOf(server),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

const portOf = (server: Server): number | undefined => (server.address() as AddressInfo | null)?.port

/** Gives why it could not listen. */
const listen = async (server: Server, at: { host: string; port: number }): Promise<NodeJS.ErrnoException | undefined> => {
  try {
    server.listen(at)
    await once(server, 'listening')
    // Later errors of a listening server are single connections that could not be taken.
    server.on('error', () => {})
    return undefined
  } catch (error) {
    return error as NodeJS.ErrnoException
  }
}

const answer = async (request: IncomingMessage, response: ServerResponse, { handlers, log }: OpsServerOptions): Promise<void> => {
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  try {
    for (const handler of handlers) if (await handler(request, response)) return
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'an ops request failed')
    if (response.headersSent) response.destroy()
    else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('It failed\n')
  }
}
