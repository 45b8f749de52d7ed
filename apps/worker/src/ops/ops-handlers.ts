import type { OpsHandler } from './ops-server.ts'
import type { WorkerState } from './worker-state.ts'

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Answers GET and HEAD of one path. */
const answering =
  (path: string, type: string, read: () => string | Promise<string>): OpsHandler =>
  async ({ method, url = '' }, response) => {
    if (url.split('?', 1)[0] !== path) return false
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return true
    }
    const body = await read()
    response
      .writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
      .end(method === 'HEAD' ? '' : body)
    return true
  }

export const metricsHandler = (readMetrics: () => Promise<string>): OpsHandler =>
  answering('/metrics', METRICS_TYPE, async () => `${await readMetrics()}\n`)

/** This process is alive and says what it does; one that waits for the lease is as healthy as the one that holds it. */
export const healthHandler = (state: WorkerState): OpsHandler =>
  answering('/healthz', 'application/json', () => JSON.stringify({ status: 'ok', ...state.view() }))
