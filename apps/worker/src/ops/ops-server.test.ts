import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { healthHandler, metricsHandler } from './ops-handlers.ts'
import { type OpsHandler, startOpsServer } from './ops-server.ts'
import { createWorkerState } from './worker-state.ts'

const host = '127.0.0.1'

const given = async (handlers: readonly OpsHandler[], { port = 0, retryMs }: { port?: number; retryMs?: number } = {}) => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const server = await startOpsServer({ host, port, log, handlers, ...(retryMs === undefined ? {} : { retryMs }) })
  onTestFinished(server.close)
  const ask = (path: string, init?: RequestInit) => fetch(`http://${host}:${server.port()}${path}`, init)
  return { server, ask, lines }
}

test('/metrics gives the text for Prometheus, to GET and HEAD alone', async () => {
  const { ask } = await given([metricsHandler(async () => 'hourcast_database_up 1')])
  const answer = await ask('/metrics?x=1')
  expect([answer.status, await answer.text()]).toEqual([200, 'hourcast_database_up 1\n'])
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const head = await ask('/metrics', { method: 'HEAD' })
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '23'])
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(405)
})

test('/healthz says whether this worker holds the lease and whether its engine runs', async () => {
  let now = 0
  const state = createWorkerState({ now: () => now })
  const { ask } = await given([healthHandler(state)])
  const health = async () => (await ask('/healthz')).json()
  now = 4_000
  expect(await health()).toEqual({ status: 'ok', lease: 'standby', engine: 'stopped', uptimeSeconds: 4, sinceSeconds: 4 })
  state.leaseTaken()
  expect(await health()).toMatchObject({ lease: 'held', engine: 'stopped' })
  state.engineStarted()
  now = 9_000
  expect(await health()).toEqual({ status: 'ok', lease: 'held', engine: 'running', uptimeSeconds: 9, sinceSeconds: 5 })
  state.ended()
  expect(await health()).toMatchObject({ lease: 'standby', engine: 'stopped', sinceSeconds: 0 })
  state.takesPart(true)
  expect(await health()).toMatchObject({ lease: 'standby', engine: 'running' })
  state.takesPart(false)
  expect(await health()).toMatchObject({ lease: 'standby', engine: 'stopped' })
})

test('what no handler takes is not found; a handler further down is asked when those before it decline', async () => {
  const codec: OpsHandler = async ({ url }, response) => {
    if (url !== '/codec/decode') return false
    response.end('decoded')
    return true
  }
  const { ask } = await given([healthHandler(createWorkerState({ now: () => 0 })), codec])
  expect(await (await ask('/codec/decode', { method: 'POST' })).text()).toBe('decoded')
  for (const path of ['/', '/metrics', '/healthz/x', '/healthzz', '//healthz']) expect((await ask(path)).status, path).toBe(404)
})

test('a handler that fails is a 500 without its reason, and the next request is answered', async () => {
  let isBroken = true
  const { ask, lines } = await given([
    metricsHandler(async () => {
      if (isBroken) throw new Error('no metrics')
      return ''
    }),
  ])
  const answer = await ask('/metrics')
  expect([answer.status, await answer.text()]).toEqual([500, 'It failed\n'])
  expect(lines.at(-1)).toMatchObject({ msg: 'an ops request failed', reason: 'no metrics' })
  isBroken = false
  expect((await ask('/metrics')).status).toBe(200)
})

test('a port that is taken is told, ends nothing, and is opened when it is free', async () => {
  const other = createServer()
  other.listen(0, host)
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { server, ask, lines } = await given([metricsHandler(async () => 'x')], { port, retryMs: 10 })
  expect(server.port()).toBeUndefined()
  expect(lines[0]).toMatchObject({ level: 50, port, code: 'EADDRINUSE' })
  expect(lines[0]?.msg).toContain('broadcasts go on')
  other.close()
  await expect.poll(() => server.port(), { timeout: 10_000 }).toBe(port)
  expect((await ask('/metrics')).status).toBe(200)
})

test('closing does not wait for anybody who is still connected', async () => {
  const { server } = await given([])
  const idle = connect(server.port() ?? 0, host)
  await once(idle, 'connect')
  const gone = once(idle, 'close')
  idle.on('error', () => {})
  await server.close()
  await gone
  expect(server.port()).toBeUndefined()
})
