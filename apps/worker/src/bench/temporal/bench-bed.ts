import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbeddedDatabase } from '@hourcast/db/embedded/start-embedded-database'
import { migrate } from '@hourcast/db/migrate'
import { type Database, openDatabase } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { type Clock, systemClock } from '@hourcast/server/clock'
import type { Services } from '@hourcast/server/services'
import { bundleWorkflows } from '@hourcast/workflows/temporal/bundle-workflows'
import { type OpenTemporal, openTemporal } from '@hourcast/workflows/temporal/connect'
import { connectWorker } from '@hourcast/workflows/temporal/connect-worker'
import { readConnectionSettings } from '@hourcast/workflows/temporal/connection-settings'
import { installRuntime } from '@hourcast/workflows/temporal/install-runtime'
import { createSearchAttributes, type SearchAttributes } from '@hourcast/workflows/temporal/search-attributes'
import { startWorker, type WorkerNeeds } from '@hourcast/workflows/temporal/start-worker'
import pino, { type Logger } from 'pino'
import { workflowBundle } from '../../programs.ts'
import { noopHandlers, type Released } from './noop-handlers.ts'

// From the bundle in apps/worker/build.
const BARE = fileURLToPath(new URL('../../../workflows/src/bench/bare-workflows.ts', import.meta.url))
const POLL_MS = 50

export type Engine = 'ours' | 'bare'
export type BenchBed = {
  db: Database
  clock: Clock
  log: Logger
  temporal: OpenTemporal
  searchAttributes: SearchAttributes
  /** A worker on a queue of its own. `released` grows. */
  startWorker(engine: Engine): Promise<{ taskQueue: string; released: Released[]; stop(): Promise<void> }>
  /** Looks until the statement's `done` is true; throws after `ms`. */
  until(statement: string, values: unknown[], ms: number): Promise<void>
  close(): Promise<void>
}

const untilIn =
  ({ pool }: Database): BenchBed['until'] =>
  async (statement, values, ms) => {
    for (const deadline = Date.now() + ms; Date.now() < deadline; await wait(POLL_MS))
      if ((await pool.query<{ done: boolean }>(statement, values)).rows[0]?.done) return
    throw new Error(`after ${ms / 1000} s still not: ${statement}`)
  }

/** Ends every run that was left on the queue. */
const clear = async ({ client }: OpenTemporal, taskQueue: string): Promise<void> => {
  for (let isEmpty = false; !isEmpty; await wait(500)) {
    isEmpty = true
    for await (const { workflowId, runId } of client.workflow.list({
      query: `TaskQueue = '${taskQueue}' AND ExecutionStatus = 'Running'`,
    })) {
      isEmpty = false
      // It may have ended since it was listed.
      await client.workflow
        .getHandle(workflowId, runId)
        .terminate('the benchmark is over')
        .catch(() => {})
    }
  }
}

/** An embedded PostgreSQL of its own and the Temporal server of TEMPORAL_ADDRESS. */
export const openBenchBed = async (env: NodeJS.ProcessEnv): Promise<BenchBed> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hourcast-bench-'))
  const postgres = await startEmbeddedDatabase(dataDir)
  await migrate(postgres.url)
  const db = await openDatabase({ url: postgres.url, maxConnections: 16 })
  // Signalled without the dispatcher, batches find Temporal in charge; to the dispatcher this namespace is new, and it signals everything.
  await db.pool.query("UPDATE engine SET kind = 'temporal', namespace_id = 'another'")
  // A batch is not to wait for as long as an owner's station has to.
  await db.pool.query('ALTER TABLE station DROP CONSTRAINT station_lead_minutes_check')
  const [clock, log, dataConverter] = [systemClock, pino({ level: 'error' }), {}]
  const services = { db, clock, log } as unknown as Services
  installRuntime(log)
  const settings = readConnectionSettings(env)
  const temporal = openTemporal(env, dataConverter)
  const searchAttributes = createSearchAttributes(temporal, log)
  await searchAttributes.ensure()
  const connection = await connectWorker(settings)
  const bundles: Record<Engine, WorkerNeeds['workflowBundle']> = {
    ours: { codePath: workflowBundle({ isSealed: false }) },
    bare: { code: await bundleWorkflows({ workflowsPath: BARE, isSealed: false }) },
  }
  const running = new Set<() => Promise<void>>()
  return {
    db,
    clock,
    log,
    temporal,
    searchAttributes,
    until: untilIn(db),
    startWorker: async (engine) => {
      const taskQueue = `bench-${randomId()}`
      const released: Released[] = []
      const activityHandlers = noopHandlers(services, (release) => released.push(release))
      const common = {
        db,
        clock,
        log,
        activityHandlers,
        connection,
        namespace: temporal.namespace,
        dataConverter,
        searchAttributes,
        taskQueue,
      }
      const worker = await startWorker({ ...common, workflowBundle: bundles[engine] })
      const stop = async () => {
        running.delete(stop)
        await clear(temporal, taskQueue)
        await worker.stop()
      }
      running.add(stop)
      return { taskQueue, released, stop }
    },
    close: async () => {
      for (const stop of running) await stop()
      await connection.close()
      await temporal.close()
      await db.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
