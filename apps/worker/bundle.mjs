// `npm run build -w @hourcast/worker`: the programs, each one file with our own source and date-fns inside, and the workflow code for
// Temporal's sandbox, once plain and once for where payloads are encrypted.
// With --watch, in dev mode: into .dev, again with each change, and the parent hears of it.
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle, watchAndBundle } from '../../infra/bundle.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

const PROGRAMS = {
  worker: 'apps/worker/src/worker.ts',
  hourcast: 'apps/worker/src/hourcast.ts',
  keeper: 'packages/db/src/embedded/keeper.ts',
  'check-settings': 'apps/worker/src/check-settings.ts',
}
// What threads and voices run, each in one file alone: the web's image takes them without the worker's chunks.
const THREADS = [
  { 'audio-thread': 'packages/audio/src/audio-thread.ts' },
  { 'natural-voice': 'packages/audio/src/natural/natural-voice-program.ts' },
  { 'source-thread': 'packages/server/src/sources/source-thread.ts' },
]
const WORKFLOWS = { 'bundle-workflows': 'workflows/src/temporal/bundle-workflows.ts' }

let times = 0
const writeWorkflows = async (out) => {
  // The SDK loads it by its path, beside the program.
  copyFileSync(join(root, 'workflows/src/temporal/failure-converter.mjs'), join(root, out, 'failure-converter.mjs'))
  // An address of its own each time: Node gives what it has once imported.
  times += 1
  const { bundleWorkflows } = await import(`${pathToFileURL(join(root, out, 'bundle-workflows.mjs'))}?${times}`)
  const workflowsPath = join(root, 'workflows/src/temporal/workflows.ts')
  writeFileSync(join(root, out, 'workflows.js'), await bundleWorkflows({ workflowsPath, isSealed: false }))
  writeFileSync(join(root, out, 'workflows-sealed.js'), await bundleWorkflows({ workflowsPath, isSealed: true }))
}

const watchAll = async (out) => {
  const report = (type) => process.send?.({ type })
  const bundled = () => report('bundled')
  await Promise.all([PROGRAMS, ...THREADS].map((entries) => watchAndBundle(entries, out, bundled)))
  // Seconds of work, for Temporal alone.
  if (process.env.TEMPORAL_ADDRESS) {
    await watchAndBundle(WORKFLOWS, out, () => writeWorkflows(out).then(bundled))
    await writeWorkflows(out)
  }
  report('ready')
}

const buildAll = async (out) => {
  for (const entries of [PROGRAMS, ...THREADS, WORKFLOWS]) await bundle(entries, out)
  await writeWorkflows(out)
}

if (process.argv.includes('--watch')) await watchAll('.dev/worker/build')
else await buildAll('apps/worker/build')
