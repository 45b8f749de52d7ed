// Run as a process of its own: starts what a worker starts for its operators and says what that has loaded and opened.
import { createRequire } from 'node:module'
import { readConfig } from '@hourcast/server/config'
import { logEnded } from '@hourcast/server/telemetry/log-broadcast'
import { meterActivities } from '@hourcast/server/telemetry/meter-activities'
import { pino } from 'pino'
import { startTelemetry } from '../start-telemetry.ts'

const loaded = (): string[] => {
  const packages = Object.keys(createRequire(import.meta.url).cache).flatMap((path) => path.match(/@opentelemetry\/[^/]+/) ?? [])
  return [...new Set(packages)].sort()
}

const telemetry = await startTelemetry(readConfig(process.env), { log: pino({ level: 'silent' }) })
const activityHandlers = meterActivities({ begin: async (_input: { broadcastId: string }) => 'begun' })
await activityHandlers.begin({ broadcastId: 'b1' })
logEnded(undefined, { id: 'b1', schedulerId: 's1', airAt: 0, begunAt: 0, endedAt: 1, state: 'delivered' })
const sockets = process.getActiveResourcesInfo().filter((name) => /TCP|UDP|Pipe.*Server|GetAddrInfo/.test(name))
process.stdout.write(JSON.stringify({ loaded: loaded(), sockets, isScraped: telemetry.readMetrics !== undefined }))
await telemetry.stop()
