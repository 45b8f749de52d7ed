import { fileURLToPath } from 'node:url'
import { describe, test } from 'vitest'
import { bundleWorkflows } from '../temporal/bundle-workflows.ts'
import { openTemporal } from '../temporal/connect.ts'
import { connectWorker } from '../temporal/connect-worker.ts'
import { readConnectionSettings } from '../temporal/connection-settings.ts'
import { createDataConverter } from '../temporal/payload-codec.ts'
import { quietRuntime } from './quiet-runtime.ts'

const workflowsPath = fileURLToPath(new URL('../temporal/workflows.ts', import.meta.url))

/** The Temporal server of TEMPORAL_ADDRESS; without one, says so, and fails where servers are required. */
export const realTemporal = ({ codecKey }: { codecKey?: string } = {}) => {
  const { env } = process
  if (!env.TEMPORAL_ADDRESS) {
    describe('Temporal', () => {
      test.skipIf(env.HOURCAST_REQUIRE_SERVERS !== '1')('is there: set TEMPORAL_ADDRESS', () => {
        throw new Error('no TEMPORAL_ADDRESS')
      })
    })
    return undefined
  }
  const settings = readConnectionSettings(env)
  const dataConverter = createDataConverter({ TEMPORAL_CODEC_KEY: codecKey })
  let shared: ReturnType<typeof prepare> | undefined
  const prepare = async () => {
    quietRuntime()
    return {
      code: await bundleWorkflows({ workflowsPath, isSealed: codecKey !== undefined }),
      connection: await connectWorker(settings),
    }
  }
  return async () => {
    shared ??= prepare()
    const { code, connection } = await shared
    return {
      client: openTemporal(env, dataConverter),
      workerOptions: { connection, namespace: settings.namespace, dataConverter, workflowBundle: { code } },
    }
  }
}

export type RealTemporal = NonNullable<ReturnType<typeof realTemporal>>
