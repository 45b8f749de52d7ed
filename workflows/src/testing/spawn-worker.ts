import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'
import type { OnTemporal } from './given-on-temporal.ts'

const workspace = fileURLToPath(new URL('../..', import.meta.url))
const INLINED = /^(@hourcast\/|date-fns)/

const bundleTo = (file: string) =>
  build({
    entryPoints: [fileURLToPath(new URL('./worker-program.ts', import.meta.url))],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'packages-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || INLINED.test(path) ? undefined : { path, external: true },
          ),
      },
    ],
  })

/** A worker on the test's queue in a process of its own. `kill` is a death without farewell; gives what is left of it. */
export const spawnWorker = async (
  { db, taskQueue, workerOptions }: OnTemporal,
  env: { ARMED_SOON?: string } = {},
): Promise<{ kill(): Promise<void> }> => {
  // Below the workspace, so that its packages are found.
  mkdirSync(join(workspace, 'build'), { recursive: true })
  const folder = mkdtempSync(join(workspace, 'build/test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [file, bundle] = [join(folder, 'program.mjs'), join(folder, 'workflows.js')]
  writeFileSync(bundle, workerOptions.workflowBundle.code)
  await bundleTo(file)
  const child: ChildProcess = fork(file, [], {
    env: { ...process.env, ...env, DATABASE_URL: db.url, TASK_QUEUE: taskQueue, BUNDLE: bundle },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  onTestFinished(kill)
  const [said] = await once(child, 'message')
  if (said !== 'ready') throw new Error(`the worker said ${said}`)
  return { kill }
}
