#!/usr/bin/env node
// `npm run bench [-- NAME…]`: speed and memory as ratios against a baseline in the same run, with the machine's load beside them.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { NODE_FLAGS } from './node-flags.mjs'
import { prepare, root } from './prepare.mjs'

const built = (name) => `apps/worker/build/bench-${name}.mjs`
const BENCHES = {
  chain: built('chain'),
  sources: built('sources'),
  script: built('script'),
  engine: built('engine'),
  temporal: built('temporal'),
  events: built('events'),
  fairness: built('fairness'),
  audio: built('audio'),
  sound: built('sound'),
  desk: built('desk'),
  web: 'apps/web/build/bench-web.mjs',
  start: 'infra/bench-start.mjs',
}
/** Several under one name. */
const GROUPS = { engines: ['engine', 'temporal', 'events'] }

const wanted = process.argv.slice(2).flatMap((name) => GROUPS[name] ?? [name])
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${Object.keys({ ...BENCHES, ...GROUPS }).join(', ')}`)
  process.exit(2)
}
await prepare(console.log, { isUsing: true })
const { bundle } = await import('./bundle.mjs')
const sources = ['chain', 'sources', 'script', 'engine', 'temporal', 'events', 'fairness', 'audio', 'sound', 'desk'].map(
  (name) => [`bench-${name}`, `apps/worker/src/bench/bench-${name}.ts`],
)
await bundle({ ...Object.fromEntries(sources), 'loop-probe': 'apps/worker/src/bench/loop-probe.ts' }, 'apps/worker/build')
const ofWeb = ['bench-web', 'empty-route'].map((name) => [name, `apps/web/server/bench/${name}.ts`])
await bundle(Object.fromEntries(ofWeb), 'apps/web/build')

const load = () =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(' ')
let failed = 0
for (const [name, file] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n== ${name}   (${cpus().length} cores, load ${load()}, Node ${process.versions.node})`)
  const child = spawn(process.execPath, [...NODE_FLAGS, '--enable-source-maps', join(root, file)], {
    cwd: root,
    stdio: 'inherit',
  })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) failed += 1
  console.log(`   load afterwards ${load()}`)
}
process.exit(failed === 0 ? 0 : 1)
