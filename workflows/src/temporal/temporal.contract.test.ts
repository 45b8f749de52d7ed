import { randomId } from '@hourcast/db/random-id'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { engineContract } from '../engine.contract.ts'
import { realTemporal } from '../testing/real-temporal.ts'
import type { GivenStation } from '../testing/station.ts'
import { terminateRuns } from '../testing/terminate-runs.ts'
import { startDispatcher } from './dispatcher.ts'
import { createSearchAttributes } from './search-attributes.ts'
import { startWorker } from './start-worker.ts'

const temporal = realTemporal()

/** Each test's runs on a queue of their own. */
const queues = new WeakMap<GivenStation, string>()
const queueOf = (given: GivenStation): string => {
  const queue = queues.get(given) ?? `test-${randomId()}`
  queues.set(given, queue)
  return queue
}

if (temporal)
  engineContract('Temporal', {
    start: async (given, activityHandlers) => {
      const { client, workerOptions } = await temporal()
      const taskQueue = queueOf(given)
      onTestFinished(async () => {
        await terminateRuns(client.client, taskQueue)
        await client.close()
      })
      const log = pino({ level: 'silent' })
      const searchAttributes = createSearchAttributes(client, log)
      const common = { db: given.db, clock: given.services.clock, log, taskQueue, searchAttributes }
      await searchAttributes.ensure()
      const worker = await startWorker({ ...common, ...workerOptions, activityHandlers })
      const conductor = await startDispatcher({
        ...common,
        temporal: client,
        log,
        renderIdent: async () => {},
        redeliver: async () => {},
      })
      return {
        stop: async () => {
          await conductor.stop()
          await worker.stop()
        },
      }
    },
  })
