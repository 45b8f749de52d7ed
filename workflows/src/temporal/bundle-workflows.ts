import { bundleWorkflowCode } from '@temporalio/worker'
import { failureConverterPath } from './payload-codec.ts'

export type WorkflowSource = {
  /** workflows.ts beside this file. */
  workflowsPath: string
  /** With the failure converter that moves messages into payloads: for where payloads are encrypted. */
  isSealed: boolean
}

/** The workflow code as one file for the sandbox. Takes a second or two: made by the build, and once for the tests. */
export const bundleWorkflows = async ({ workflowsPath, isSealed }: WorkflowSource): Promise<string> => {
  const { code } = await bundleWorkflowCode({
    workflowsPath,
    ...(isSealed ? { failureConverterPath } : {}),
    logger: QUIET,
  })
  return code
}

const LEVELS = ['log', 'trace', 'debug', 'info', 'warn', 'error']
const QUIET = Object.fromEntries(LEVELS.map((level) => [level, () => {}])) as never
