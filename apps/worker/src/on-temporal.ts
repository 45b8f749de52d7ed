// Loaded where TEMPORAL_ADDRESS is set, and only there.
import { renderIdentOf } from '@hourcast/server/broadcasts/render-ident'
import type { Services } from '@hourcast/server/services'
import type { ActivityBodies } from '@hourcast/workflows/activities'
import { startConductor } from '@hourcast/workflows/temporal/conductor'
import { openTemporal } from '@hourcast/workflows/temporal/connect'
import { connectWorker } from '@hourcast/workflows/temporal/connect-worker'
import { readConnectionSettings } from '@hourcast/workflows/temporal/connection-settings'
import { installRuntime } from '@hourcast/workflows/temporal/install-runtime'
import { createDataConverter } from '@hourcast/workflows/temporal/payload-codec'
import { createSearchAttributes } from '@hourcast/workflows/temporal/search-attributes'
import { startWorker } from '@hourcast/workflows/temporal/start-worker'
import { askedToEnd, endAll } from './keep-running.ts'
import type { StartEngine } from './lead.ts'
import type { WorkerState } from './ops/worker-state.ts'
import { workflowBundle } from './programs.ts'

type Needs = { bodies: ActivityBodies; env: Record<string, string | undefined> }

export type OnTemporal = {
  /** For who holds the lease. */
  startConductor: StartEngine
  /** One life as one of Temporal's workers: from being connected to losing it. Gives the reason why it ended. */
  takePart(options: { signal: AbortSignal; state: WorkerState; onReady: () => void }): Promise<Error>
  close(): Promise<void>
}

/** The engine that TEMPORAL_ADDRESS names. Throws ConfigError where its settings cannot be meant; connects with the first use. */
export const onTemporal = (services: Services, { bodies, env }: Needs): OnTemporal => {
  const { db, clock, log, config } = services
  const settings = readConnectionSettings(env)
  const dataConverter = createDataConverter(config)
  const temporal = openTemporal(env, dataConverter)
  const searchAttributes = createSearchAttributes(temporal, log)
  const writesHere = config.LLM_BASE_URL === undefined
  installRuntime(log)
  return {
    startConductor: () =>
      startConductor({
        db,
        clock,
        log,
        temporal,
        searchAttributes,
        writesHere,
        renderIdent: (schedulerId, ends) => renderIdentOf(services, schedulerId, ends),
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
          bodies,
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
        return await Promise.race([worker.ended, askedToEnd(signal)])
      } finally {
        state.takesPart(false)
        await endAll(endings, log)
      }
    },
    close: () => temporal.close(),
  }
}
