import { readFile } from 'node:fs/promises'
import { instruments } from '@hourcast/server/telemetry/instruments'
import { logEnded } from '@hourcast/server/telemetry/log-broadcast'
import { meterActivities } from '@hourcast/server/telemetry/meter-activities'
import { observeConsumerLag } from '@hourcast/server/telemetry/observe-consumer-lag'
import { observeDatabase } from '@hourcast/server/telemetry/observe-database'
import { observeEventLoop } from '@hourcast/server/telemetry/observe-event-loop'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startTelemetry } from './start-telemetry.ts'

const fileOf = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const namesIn = (text: string) => [...new Set(text.match(/\bhourcast_[a-z_]+/g))].sort()

/** The names of all series that a worker can give. */
const givenMetrics = async (): Promise<Set<string>> => {
  const telemetry = await startTelemetry(
    { OTEL_EXPORTER_OTLP_ENDPOINT: undefined, OPS_PORT: 0 },
    { log: pino({ level: 'silent' }) },
  )
  onTestFinished(telemetry.stop)
  const row = {
    waiting: 0,
    oldest_seconds: 0,
    parked: 0,
    overdue: 0,
    open: 0,
    planned: 0,
    asleep: 0,
    beat_seconds: 1,
    lease_seconds: 1,
    ahead_seconds: 0,
  }
  const pool = { query: async () => ({ rows: [{ ...row, consumer: 'history', lag: 0 }] }) }
  const db = { pool } as unknown as Parameters<typeof observeConsumerLag>[0]
  observeDatabase({ db, clock: { now: () => 0 } })
  observeConsumerLag(db)
  onTestFinished(observeEventLoop())
  await meterActivities({ begin: async (_: { broadcastId: string }) => 1 }).begin({ broadcastId: 'b' })
  instruments().deadLetters.add(0, { consumer: 'history' })
  const deliveries = [{ kind: 'link' as const, delivered: true, code: null, latenessMs: 0 }]
  logEnded(undefined, {
    id: 'b',
    schedulerId: 's',
    airAt: 0,
    begunAt: 0,
    endedAt: 0,
    state: 'delivered',
    rung: 'fresh',
    deliveries,
  })
  const text = (await telemetry.readMetrics?.()) ?? ''
  return new Set(text.split('\n').flatMap((line) => line.match(/^(hourcast_[a-z_]+)[ {]/)?.[1] ?? []))
}

test('every alarm asks for what a worker measures', async () => {
  const given = await givenMetrics()
  const asked = namesIn(await fileOf('infra/prometheus/alerts.yml'))
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.filter((name) => !given.has(name))).toEqual([])
})

test('the operations page says of every alarm what it means, and names only metrics and alarms that exist', async () => {
  const [page, rules, given] = [
    await fileOf('docs/OPERATIONS.md'),
    await fileOf('infra/prometheus/alerts.yml'),
    await givenMetrics(),
  ]
  const alarms = [...rules.matchAll(/alert: (Hourcast\w+)/g)].map(([, name]) => name)
  const reported = [...page.matchAll(/^\| `(Hourcast\w+)`/gm)].map(([, name]) => name)
  expect(reported).toEqual(alarms)
  const histograms = [...given].flatMap((name) => (name.endsWith('_bucket') ? [name.slice(0, -'_bucket'.length)] : []))
  expect(namesIn(page).filter((name) => !given.has(name) && !histograms.includes(name))).toEqual([])
})
