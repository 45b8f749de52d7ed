import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const workspace = fileURLToPath(new URL('../..', import.meta.url))
const INLINED = /^(@hourcast\/|date-fns)/
const MAX_MS = 25_000

const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || INLINED.test(path) ? undefined : { path, external: true },
    ),
}

export type Ended = { code: number | null; out: string; err: string }
export type HourcastProgram = {
  file: string
  /** Runs it in a data folder of its own, with nothing of our own environment but what `env` says. */
  run(args: readonly string[], env?: Record<string, string>): Promise<Ended>
  remove(): Promise<void>
}

/** The command as the product bundles it, to be run as a process of its own. */
export const buildHourcastProgram = async (): Promise<HourcastProgram> => {
  // Inside the workspace, where its packages are found.
  await mkdir(join(workspace, 'build'), { recursive: true })
  const folder = await mkdtemp(join(workspace, 'build', 'test-'))
  const dataDir = await mkdtemp(join(tmpdir(), 'hourcast-command-'))
  const file = join(folder, 'hourcast.mjs')
  await build({
    entryPoints: [
      { in: join(workspace, 'src/hourcast.ts'), out: 'hourcast' },
      { in: join(workspace, '../../packages/server/src/sources/source-thread.ts'), out: 'source-thread' },
    ],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [packagesOutside],
  })
  return {
    file,
    run: (args, env = {}) =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [file, ...args], {
          cwd: dataDir,
          env: { PATH: process.env.PATH, HOURCAST_DATA: dataDir, ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
          timeout: MAX_MS,
        })
        const ended: Ended = { code: null, out: '', err: '' }
        child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text))
        child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.err += text))
        child.once('error', reject)
        child.once('close', (code) => resolve({ ...ended, code }))
      }),
    remove: async () => {
      for (const left of [folder, dataDir]) await rm(left, { recursive: true, force: true })
    },
  }
}
