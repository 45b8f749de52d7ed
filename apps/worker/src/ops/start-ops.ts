import type { Services } from '@hourcast/server/services'
import { observeConsumerLag } from '@hourcast/server/telemetry/observe-consumer-lag'
import { observeDatabase } from '@hourcast/server/telemetry/observe-database'
import { observeEventLoop } from '@hourcast/server/telemetry/observe-event-loop'
import { healthHandler, metricsHandler } from './ops-handlers.ts'
import { type OpsHandler, startOpsServer } from './ops-server.ts'
import { startTelemetry } from './start-telemetry.ts'
import type { WorkerState } from './worker-state.ts'

type OpsServices = Pick<Services, 'config' | 'db' | 'clock' | 'log'>

/**
 * All that the operator looks at: measurements out and, with OPS_PORT, a server for them. To be started before the worker
 * and stopped after it, while the database is still open. `handlers` answer what is neither /metrics nor /healthz.
 */
export const startOps = async (
  { config, db, clock, log }: OpsServices,
  { state, handlers = [] }: { state: WorkerState; handlers?: readonly OpsHandler[] },
): Promise<{ port(): number | undefined; stop(): Promise<void> }> => {
  const telemetry = await startTelemetry(config, { log })
  const endings = [observeDatabase({ db, clock }), observeConsumerLag(db), observeEventLoop()]
  const { OPS_HOST: host, OPS_PORT: port } = config
  const own = [...(telemetry.readMetrics ? [metricsHandler(telemetry.readMetrics)] : []), healthHandler(state)]
  const server = port === undefined ? undefined : await startOpsServer({ host, port, log, handlers: [...own, ...handlers] })
  return {
    port: () => server?.port(),
    stop: async () => {
      await server?.close()
      // The last look at the rows goes out with the last measurements.
      await telemetry.stop()
      for (const end of endings) end()
    },
  }
}
