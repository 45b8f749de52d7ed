// `npm run build -w @hourcast/worker`: the programs, each one file with our own source and date-fns inside, and the workflow code for
// Temporal's sandbox, once plain and once for where payloads are encrypted.
import { copyFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../infra/bundle.mjs'

const out = 'apps/worker/build'
const at = (path) => fileURLToPath(new URL(path, import.meta.url))

await bundle(
  {
    worker: 'apps/worker/src/worker.ts',
    hourcast: 'apps/worker/src/hourcast.ts',
    keeper: 'packages/db/src/embedded/keeper.ts',
  },
  out,
)
// What threads run, each in one file alone: the web's image takes them without the worker's chunks.
await bundle({ 'audio-thread': 'packages/audio/src/audio-thread.ts' }, out)
await bundle({ 'source-thread': 'packages/server/src/sources/source-thread.ts' }, out)

await bundle({ 'bundle-workflows': 'workflows/src/temporal/bundle-workflows.ts' }, out)
// The SDK loads it by its path, beside the program.
copyFileSync(at('../../workflows/src/temporal/failure-converter.mjs'), at('./build/failure-converter.mjs'))
const { bundleWorkflows } = await import('./build/bundle-workflows.mjs')
const workflowsPath = at('../../workflows/src/temporal/workflows.ts')
writeFileSync(at('./build/workflows.js'), await bundleWorkflows({ workflowsPath, isSealed: false }))
writeFileSync(at('./build/workflows-sealed.js'), await bundleWorkflows({ workflowsPath, isSealed: true }))
