#!/usr/bin/env node
// `npm run chaos [-- --worker 200 --postgres 20]`: kill -9 under load, then count what was lost and what was doubled.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare()
const { bundle } = await import('./bundle.mjs')
await bundle({ chaos: 'apps/worker/src/chaos/chaos.ts' }, 'apps/worker/build')
const child = spawn(process.execPath, [join(root, 'apps/worker/build/chaos.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 130 : code))
