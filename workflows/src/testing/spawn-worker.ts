import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OnTemporal } from './given-on-temporal.ts'
import { bundleProgram, programFolder, spawnProgram } from './spawn-program.ts'

/** A worker on the test's queue in a process of its own. */
export const spawnWorker = async (
  { db, taskQueue, workerOptions }: OnTemporal,
  env: { ARMED_SOON?: string } = {},
): Promise<{ kill(): Promise<void> }> => {
  const folder = programFolder()
  const bundle = join(folder, 'workflows.js')
  writeFileSync(bundle, workerOptions.workflowBundle.code)
  const file = await bundleProgram(new URL('./worker-program.ts', import.meta.url), folder)
  return spawnProgram(file, { ...env, DATABASE_URL: db.url, TASK_QUEUE: taskQueue, BUNDLE: bundle })
}
