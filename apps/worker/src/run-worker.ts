import { type OpenBus, openBus } from '@hourcast/server/events/open-bus'
import { startConsumers } from '@hourcast/server/events/start-events'
import type { Services } from '@hourcast/server/services'
import { meterActivities } from '@hourcast/server/telemetry/meter-activities'
import { createActivities, type StageListener } from '@hourcast/workflows/activities'
import type { WorkerState } from './ops/worker-state.ts'
import { runAsLeader, type StartEngine } from './run-as-leader.ts'
import { startEmbedded } from './start-embedded.ts'
import { supervise } from './supervise.ts'
import { startTrimming } from './trim-kept.ts'

export type WorkerOptions = {
  /** Ends the worker in order: running broadcasts are suspended, the lease is given back. */
  signal: AbortSignal
  state: WorkerState
  onStage?: StageListener
  /** This worker does its part. Called again after each time that what it needs was away. */
  onReady?: () => void
  /** This worker holds the lease: what is to be done once on an instance may be done here. */
  onLeading?: () => void
}

/**
 * The background process. What may be done by one at a time (dispatching to the engine, relaying events, housekeeping) is done by the worker that
 * holds the lease; with Temporal and Kafka every worker takes its share of the steps and of the events. When PostgreSQL goes away everything
 * is suspended and started again when it is back. Resolves after `signal`.
 */
export const runWorker = async (services: Services, options: WorkerOptions): Promise<void> => {
  const { config, log } = services
  const { signal, onReady = () => {}, onLeading = () => {} } = options
  const activityHandlers = meterActivities(createActivities(services, options.onStage))
  const bus = await openBus(config, log)
  const temporal = config.TEMPORAL_ADDRESS
    ? (await import('./on-temporal.ts')).onTemporal(services, { activityHandlers, env: process.env })
    : undefined
  const startEngine: StartEngine = temporal?.startDispatcher ?? startEmbedded(services, activityHandlers)
  // With the embedded engine the one that leads does all of it, the others stand by.
  const onLeaseHeld = () => {
    if (!temporal) onReady()
    onLeading()
  }
  const consumers = bus.kafka ? startConsumers(services, bus.bus, signal) : undefined
  const trimming = startTrimming(services)
  try {
    await Promise.all([
      supervise('the worker', { log, signal }, () =>
        runAsLeader(services, { ...options, bus, startEngine, onLeading: onLeaseHeld }),
      ),
      temporal &&
        supervise('the Temporal worker', { log, signal }, () => temporal.takePart({ signal, state: options.state, onReady })),
    ])
  } finally {
    trimming.stop()
    await endBus(consumers, bus)
    await temporal?.close()
  }
}

const endBus = async (consumers: { stop(): Promise<void> } | undefined, bus: OpenBus): Promise<void> => {
  await consumers?.stop()
  await bus.close()
}
