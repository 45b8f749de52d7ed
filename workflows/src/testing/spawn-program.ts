import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'

const workspace = fileURLToPath(new URL('../..', import.meta.url))
const INLINED = /^(@hourcast\/|date-fns)/

/** A folder of this test below the workspace, so that packages are found from there. */
export const programFolder = (): string => {
  mkdirSync(join(workspace, 'build'), { recursive: true })
  const folder = mkdtempSync(join(workspace, 'build/test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A program of the tests as one file in this folder; gives its path. */
export const bundleProgram = async (program: URL, folder: string): Promise<string> => {
  const outfile = join(folder, 'program.mjs')
  await build({
    entryPoints: [fileURLToPath(program)],
    outfile,
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
  return outfile
}

/** A program that says 'ready', in a process of its own. `kill` is a death without farewell; gives what is left of it. */
export const spawnProgram = async (file: string, env: NodeJS.ProcessEnv): Promise<{ kill(): Promise<void> }> => {
  const child: ChildProcess = fork(file, [], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  onTestFinished(kill)
  const [said] = await once(child, 'message')
  if (said !== 'ready') throw new Error(`the program said ${said}`)
  return { kill }
}
