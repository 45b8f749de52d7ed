import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { broadcastTrace } from '@hourcast/server/telemetry/broadcast-trace'
import { logEnded } from '@hourcast/server/telemetry/log-broadcast'
import { meterActivities } from '@hourcast/server/telemetry/meter-activities'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startTelemetry } from './start-telemetry.ts'

const AIR_AT = Date.parse('2026-11-23T07:00:00Z')
const log = pino({ level: 'silent' })

/** Takes what is exported, as bytes by path. */
const givenCollector = async ({ isSilent = false } = {}) => {
  const received = new Map<string, { type: string | undefined; body: Buffer }>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    received.set(request.url ?? '', { type: request.headers['content-type'], body: Buffer.concat(parts) })
    if (!isSilent) response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const airOne = async (id: string): Promise<void> => {
  const activityHandlers = meterActivities({ read: async (_input: { broadcastId: string }) => ({ items: 3 }) })
  await activityHandlers.read({ broadcastId: id })
  const deliveries = [{ kind: 'ftp' as const, delivered: true, code: null, latenessMs: 1_500 }]
  const ended = { id, schedulerId: 's1', airAt: AIR_AT, begunAt: AIR_AT - 1_000, endedAt: AIR_AT + 1_500 }
  logEnded(undefined, { ...ended, state: 'delivered', rung: 'fresh', latenessMs: 1_500, deliveries })
}

test('with an endpoint, traces and metrics reach the collector; what is left is sent at the end', async () => {
  const { received, endpoint } = await givenCollector()
  const telemetry = await startTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`, OPS_PORT: undefined }, { log, env: {} })
  expect(telemetry.readMetrics).toBeUndefined()
  await airOne('b1')
  await telemetry.stop()
  expect([...received.keys()].sort()).toEqual(['/v1/metrics', '/v1/traces'])
  const [traces, metrics] = [received.get('/v1/traces'), received.get('/v1/metrics')]
  expect([traces?.type, metrics?.type]).toEqual(['application/x-protobuf', 'application/x-protobuf'])
  const { traceId, spanId } = broadcastTrace('b1')
  const spans = traces?.body.toString('latin1') ?? ''
  // The root span and the step under it: both have the trace's id, and the step names the root as its parent.
  expect(spans.split(Buffer.from(traceId, 'hex').toString('latin1'))).toHaveLength(3)
  expect(spans.split(Buffer.from(spanId, 'hex').toString('latin1'))).toHaveLength(3)
  for (const said of ['hourcast-worker', 'broadcast', 'read', 'hourcast.slot']) expect(spans).toContain(said)
  for (const said of ['hourcast_delivery_lateness_seconds', 'hourcast_broadcasts_ended', 'hourcast_step_duration_seconds'])
    expect(metrics?.body.toString('latin1')).toContain(said)
})

test("a signal's own endpoint goes before the common one", async () => {
  const [common, traces] = [await givenCollector(), await givenCollector()]
  const env = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${traces.endpoint}/mine` }
  const telemetry = await startTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: common.endpoint, OPS_PORT: undefined }, { log, env })
  await airOne('b1')
  await telemetry.stop()
  expect([[...common.received.keys()], [...traces.received.keys()]]).toEqual([['/v1/metrics'], ['/mine']])
})

test('a collector that never answers holds no worker up', async () => {
  const { received, endpoint } = await givenCollector({ isSilent: true })
  const lines: string[] = []
  const telling = pino({}, { write: (line: string) => void lines.push(line) })
  const config = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OPS_PORT: undefined }
  const telemetry = await startTelemetry(config, { log: telling, env: {}, stopMs: 300 })
  await airOne('b1')
  await telemetry.stop()
  expect(received.size).toBeGreaterThan(0)
  expect(lines.join('')).toContain('could not be sent')
})

test('with a port, the same is read as the text of Prometheus', async () => {
  const telemetry = await startTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined, OPS_PORT: 0 }, { log, env: {} })
  onTestFinished(telemetry.stop)
  await airOne('b1')
  const text = (await telemetry.readMetrics?.()) ?? ''
  const lines = text.split('\n').map((line) => line.replace(/,?otel_scope_\w+="[^"]*",?/g, ''))
  expect(lines).toContain('hourcast_broadcasts_ended_total{state="delivered"} 1')
  expect(lines).toContain('hourcast_broadcasts_ended_total{state="missed"} 0')
  expect(lines).toContain('hourcast_broadcasts_on_air_total{rung="fresh"} 1')
  expect(lines).toContain('hourcast_delivery_lateness_seconds_sum{kind="ftp"} 1.5')
  expect(lines).toContain('# TYPE hourcast_delivery_lateness_seconds histogram')
  expect(text).not.toContain('b1')
})

test('after the end nothing is measured any more, and it can be started again', async () => {
  const first = await startTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined, OPS_PORT: 0 }, { log, env: {} })
  await airOne('b1')
  await first.stop()
  await airOne('b2')
  const second = await startTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined, OPS_PORT: 0 }, { log, env: {} })
  onTestFinished(second.stop)
  await airOne('b3')
  expect(await second.readMetrics?.()).toMatch(/hourcast_broadcasts_ended_total\{[^}]*state="delivered"[^}]*\} 1\n/)
})
