// Loaded where TEMPORAL_ADDRESS is set, and only there.
import { renderIdentOf } from '@hourcast/server/broadcasts/render-ident'
import { redeliver } from '@hourcast/server/history/redeliver'
import type { Services } from '@hourcast/server/services'
import type { ActivityHandlers } from '@hourcast/workflows/activities'
import { openTemporal } from '@hourcast/workflows/temporal/connect'
import { connectWorker } from '@hourcast/workflows/temporal/connect-worker'
import { readConnectionSettings } from '@hourcast/workflows/temporal/connection-settings'
import { startDispatcher } from '@hourcast/workflows/temporal/dispatcher'
import { installRuntime } from '@hourcast/workflows/temporal/install-runtime'
import { createDataConverter } from '@hourcast/workflows/temporal/payload-codec'
import { createSearchAttributes } from '@hourcast/workflows/temporal/search-attributes'
import { startWorker } from '@hourcast/workflows/temporal/start-worker'
import type { WorkerState } from './ops/worker-state.ts'
import { workflowBundle } from './programs.ts'
import type { StartEngine } from './run-as-leader.ts'
import { endAll, endedOrAsked } from './supervise.ts'

type Needs = { activityHandlers: ActivityHandlers; env: Record<string, string | undefined> }

export type OnTemporal = {
  /** For who holds the lease. */
  startDispatcher: StartEngine
  /** Works as one of Temporal's workers from connecting to losing the connection. Returns the reason why it ended. */
  takePart(options: { signal: AbortSignal; state: WorkerState; onReady: () => void }): Promise<Error>
  close(): Promise<void>
}

/** The engine that TEMPORAL_ADDRESS names. Throws ConfigError where its settings cannot be meant; connects with the first use. */
export const onTemporal = (services: Services, { activityHandlers, env }: Needs): OnTemporal => {
  const { db, clock, log, config } = services
  const settings = readConnectionSettings(env)
  const dataConverter = createDataConverter(config)
  const temporal = openTemporal(env, dataConverter)
  const searchAttributes = createSearchAttributes(temporal, log)
  const writesHere = config.LLM_BASE_URL === undefined
  installRuntime(log)
  return {
    startDispatcher: () =>
      startDispatcher({
        db,
        clock,
        log,
        temporal,
        searchAttributes,
        writesHere,
        renderIdent: (schedulerId, ends) => renderIdentOf(services, schedulerId, ends),
        redeliver: (redeliveryId, ends) => redeliver(services, redeliveryId, ends),
      }),
    takePart: async ({ signal, state, onReady }) => {
      const connection = await connectWorker(settings)
      const endings: (() => Promise<unknown>)[] = [() => connection.close()]
      try {
        await searchAttributes.ensure()
        const worker = await startWorker({
          db,
          clock,
          log,
          activityHandlers,
          connection,
          namespace: temporal.namespace,
          dataConverter,
          searchAttributes,
          writesHere,
          workflowBundle: { codePath: workflowBundle({ isSealed: config.TEMPORAL_CODEC_KEY !== undefined }) },
        })
        endings.push(() => worker.stop())
        state.takesPart(true)
        onReady()
        return await endedOrAsked(worker.ended, signal)
      } finally {
        state.takesPart(false)
        await endAll(endings, log)
      }
    },
    close: () => temporal.close(),
  }
}
