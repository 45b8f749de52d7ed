#!/usr/bin/env node
// `npm run bench [-- NAME…]`: speed and memory as ratios against a baseline in the same run, with the machine's load beside them.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { basename, join } from 'node:path'
import { prepare, root } from './prepare.mjs'

await prepare()
const { bundle } = await import('./bundle.mjs')

const folders = ['packages/audio/bench', 'workflows/bench', 'infra/bench']
const found = folders.flatMap((folder) => {
  try {
    return readdirSync(join(root, folder))
      .filter((file) => /\.(ts|mjs)$/.test(file))
      .map((file) => join(folder, file))
  } catch {
    return []
  }
})
const nameOf = (file) => basename(file).replace(/\.\w+$/, '')
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !found.some((file) => nameOf(file) === name))
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${found.map(nameOf).join(', ')}`)
  process.exit(2)
}
const chosen = found.filter((file) => wanted.length === 0 || wanted.includes(nameOf(file)))

// Bundles stand where node_modules is found.
const out = join(root, 'apps/worker/build/bench')
mkdirSync(out, { recursive: true })
await bundle(Object.fromEntries(chosen.map((file) => [nameOf(file), file])), 'apps/worker/build/bench')

const load = () =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(' ')
let failed = 0
for (const file of chosen) {
  console.log(`\n== ${nameOf(file)}   (${cpus().length} cores, load ${load()}, Node ${process.versions.node})`)
  const child = spawn(process.execPath, ['--enable-source-maps', join(out, `${nameOf(file)}.mjs`)], {
    cwd: root,
    stdio: 'inherit',
  })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) failed += 1
  console.log(`   load afterwards ${load()}`)
}
process.exit(failed === 0 ? 0 : 1)
