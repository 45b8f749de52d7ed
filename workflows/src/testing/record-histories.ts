// Run by infra/record-histories.mjs, which says how.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomId } from '@hourcast/db/random-id'
import { WorkflowContinuedAsNewError } from '@temporalio/client'
import { Worker, type WorkerOptions } from '@temporalio/worker'
import pLimit from 'p-limit'
import { pino } from 'pino'
import { bundleWorkflows } from '../temporal/bundle-workflows.ts'
import { type OpenTemporal, openTemporal } from '../temporal/connect.ts'
import { connectWorker } from '../temporal/connect-worker.ts'
import { readConnectionSettings } from '../temporal/connection-settings.ts'
import { createSearchAttributes } from '../temporal/search-attributes.ts'
import { serveActivities } from '../temporal/serve-activities.ts'
import { ARM_AHEAD_MS, broadcastRun, scheduleRun } from '../temporal/start-options.ts'
import { sharesOf } from '../temporal/start-worker.ts'
import { type History, historyToJson } from './history-json.ts'
import { quietRuntime } from './quiet-runtime.ts'
import { firedScheduleOf, RECORDED_RUNS, type RecordedRun, runnableAt, stepsFor } from './recorded-runs.ts'
import { withoutTraces } from './without-traces.ts'

// To the steps it is later than to the server: a release is not held for its half minute.
const AHEAD = { now: () => Date.now() + 60_000 }
/** The owner's change comes when the run has taken its look and waits. */
const TOLD_AFTER_MS = 500

type Common = Pick<WorkerOptions, 'connection' | 'namespace'> & { workflowBundle: NonNullable<WorkerOptions['workflowBundle']> }
type Recording = { run: RecordedRun; temporal: OpenTemporal; taskQueue: string; ref: string; start: number }
type Execution = { workflowId: string; runId: string }

/** Few events at a time: what has ballast would not fit into one answer. */
const fetchHistory = async ({ connection, namespace }: OpenTemporal, execution: Execution): Promise<History> => {
  const events: NonNullable<History['events']> = []
  let nextPageToken: Uint8Array | undefined
  do {
    const asked = { namespace, execution, maximumPageSize: 4, ...(nextPageToken ? { nextPageToken } : {}) }
    const page = await connection.workflowService.getWorkflowExecutionHistory(asked)
    events.push(...(page.history?.events ?? []))
    nextPageToken = page.nextPageToken?.length > 0 ? page.nextPageToken : undefined
  } while (nextPageToken)
  return { events }
}

const firing = (recording: Recording) => {
  const { run, temporal, ref } = recording
  let looks = 0
  return async () => {
    const look = run.kind === 'schedule' ? (run.looks[looks++] ?? null) : null
    if (look?.isSignalled)
      setTimeout(() => void temporal.client.workflow.getHandle(`schedule:${ref}`).signal('sync'), TOLD_AFTER_MS)
    return firedScheduleOf(look, recording)
  }
}

const createWorkers = (recording: Recording, common: Common): Promise<Worker[]> => {
  const { run, taskQueue } = recording
  const kinds = run.kind === 'broadcast' ? run.kinds : []
  const steps = run.kind === 'broadcast' ? run.steps : { begin: async () => ({ go: false as const, state: 'missed' as const }) }
  const served = serveActivities(stepsFor(kinds, recording, steps), { clock: AHEAD, answers: async () => true })
  const shares = sharesOf(taskQueue, common.workflowBundle, { ...served, fire: firing(recording) })
  return Promise.all(shares.map((share) => Worker.create({ ...common, ...share })))
}

const begin = async ({ run, temporal, taskQueue, ref, start }: Recording): Promise<Execution> => {
  const { workflow } = temporal.client
  if (run.kind === 'broadcast') {
    const options = broadcastRun(runnableAt(ref, start + 1_500, run.kinds), {
      writesHere: true,
      hasSearchAttributes: true,
      ...run.traits,
    })
    // Armed seconds after it has begun: as in earnest, everything is staged by then.
    const args = options.args.map((input) => ({ ...input, armAheadMs: ARM_AHEAD_MS }))
    const { workflowId, firstExecutionRunId } = await workflow.start('broadcast', { ...options, args, taskQueue })
    return { workflowId, runId: firstExecutionRunId }
  }
  const options = scheduleRun({ ref, stationId: 'station', timeZone: 'UTC' }, { hasSearchAttributes: true })
  const { workflowId, signaledRunId } = await workflow.signalWithStart('schedule', { ...options, taskQueue, signal: 'sync' })
  return { workflowId, runId: signaledRunId }
}

const record = async (recording: Recording, common: Common): Promise<string> => {
  const { workflow } = recording.temporal.client
  const workers = await createWorkers(recording, common)
  const running = workers.map((worker) => worker.run())
  try {
    recording.start = Date.now()
    const execution = await begin(recording)
    const { workflowId, runId } = execution
    await workflow.result(workflowId, runId, { followRuns: false }).catch((error: Error) => {
      if (!(error instanceof WorkflowContinuedAsNewError)) throw error
      return workflow.getHandle(workflowId).terminate('recorded')
    })
    return JSON.stringify(
      withoutTraces(JSON.parse(JSON.stringify(historyToJson(await fetchHistory(recording.temporal, execution))))),
      null,
      2,
    )
  } finally {
    for (const worker of workers) worker.shutdown()
    await Promise.all(running)
  }
}

/** Runs each of RECORDED_RUNS on the server of TEMPORAL_ADDRESS and writes its history to `folder`/NAME.json. */
export const recordHistories = async (workflowsPath: string, folder: string): Promise<void> => {
  quietRuntime()
  const settings = readConnectionSettings(process.env)
  const temporal = openTemporal(process.env, {})
  const connection = await connectWorker(settings)
  try {
    await createSearchAttributes(temporal, pino()).ensure()
    const code = await bundleWorkflows({ workflowsPath, isSealed: false })
    const common = { connection, namespace: settings.namespace, workflowBundle: { code } }
    const limit = pLimit(3)
    const recorded = await Promise.allSettled(
      RECORDED_RUNS.map((run) =>
        limit(async () => {
          const recording = { run, temporal, taskQueue: `record-${randomId()}`, ref: randomId(), start: 0 }
          await writeFile(join(folder, `${run.name}.json`), `${await record(recording, common)}\n`)
        }),
      ),
    )
    for (const [index, result] of recorded.entries())
      if (result.status === 'rejected') throw new Error(`${RECORDED_RUNS[index]?.name}`, { cause: result.reason })
    console.log(`recorded: ${RECORDED_RUNS.map(({ name }) => name).join(', ')}`)
  } finally {
    await connection.close()
    await temporal.close()
  }
}
