import type { Client } from '@temporalio/client'

/** Anything a test has left on its queue: a server that is shared does not fill. */
export const terminateRuns = async ({ workflow }: Client, taskQueue: string): Promise<void> => {
  const query = `TaskQueue = '${taskQueue}' AND ExecutionStatus = 'Running'`
  for await (const { workflowId, runId } of workflow.list({ query }))
    await workflow
      .getHandle(workflowId, runId)
      .terminate('the test has ended')
      .catch(() => {})
}
