import { fileURLToPath } from 'node:url'
import { randomId } from '@hourcast/db/random-id'
import { Worker } from '@temporalio/worker'
import { describe, expect, onTestFinished, test } from 'vitest'
import { realTemporal } from '../testing/real-temporal.ts'
import { terminateRuns } from '../testing/terminate-runs.ts'
import { bundleWorkflows } from './bundle-workflows.ts'
import { voiceQueueOf } from './names.ts'

const temporal = realTemporal()
const CROWD = 40
const workflowsPath = fileURLToPath(new URL('../testing/crowd-workflow.ts', import.meta.url))

/** TEMPORAL_FAIRNESS: the server of TEMPORAL_ADDRESS has `matching.enableFairness`. */
describe.runIf(temporal && process.env.TEMPORAL_FAIRNESS)('a Temporal that takes turns', () => {
  test('deals out the step of one station before those of another that has forty waiting', async () => {
    if (!temporal) return
    const { client, workerOptions } = await temporal()
    const taskQueue = `test-${randomId()}`
    onTestFinished(async () => {
      await terminateRuns(client.client, taskQueue)
      await client.close()
    })
    const { connection, namespace, dataConverter } = workerOptions
    const common = { connection, namespace, dataConverter }
    const serve = async (options: Parameters<typeof Worker.create>[0]) => {
      const worker = await Worker.create(options)
      const running = worker.run()
      onTestFinished(async () => {
        worker.shutdown()
        await running
      })
    }
    const code = await bundleWorkflows({ workflowsPath, isSealed: false })
    await serve({ ...common, taskQueue, workflowBundle: { code } })

    const { workflow } = client.client
    const until = Date.now() + 600_000
    const begin = async (stations: readonly string[]) => {
      const run = await workflow.start('crowd', { workflowId: randomId(), taskQueue, args: [stations, until] })
      for (let waiting = 0; waiting < stations.length; ) waiting = (await run.describe()).raw.pendingActivities?.length ?? 0
      return run
    }
    const hostile = await begin(Array(CROWD).fill('hostile'))
    const neighbour = await begin(['neighbour'])

    const order: string[] = []
    const render = async ({ stationId }: { stationId: string }) => void order.push(stationId)
    const taskQueueOfVoice = voiceQueueOf(taskQueue)
    await serve({ ...common, taskQueue: taskQueueOfVoice, activities: { render }, maxConcurrentActivityTaskExecutions: 1 })
    await Promise.all([hostile.result(), neighbour.result()])
    expect(order).toHaveLength(CROWD + 1)
    expect(order.indexOf('neighbour')).toBeLessThan(CROWD / 4)
  })
})
