#!/usr/bin/env node
// `TEMPORAL_ADDRESS=127.0.0.1:7233 node infra/record-histories.mjs`: runs the workflows of workflows/src/temporal on that server, with steps
// that touch nothing, and writes what they did to workflows/src/temporal/histories. `npm test` replays it.
//
// When to record again: when a new course of a run is to be watched over, or after no run begun by the version before can be open any
// more, to drop a `patched`. Not to make a failing replay pass: runs that are open in a namespace would fail in the same way. Then the new
// order of commands stands behind `patched('what-changed')`, the recorded histories stay, and a run of the new order is recorded beside them.
import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { prepare, root } from './prepare.mjs'

const at = (path) => join(root, path)
const folder = at('workflows/src/temporal/histories')
mkdirSync(folder, { recursive: true })
await prepare()
const { bundle } = await import('./bundle.mjs')
await bundle({ 'record-histories': 'workflows/src/testing/record-histories.ts' }, 'workflows/build')
copyFileSync(at('workflows/src/temporal/failure-converter.mjs'), at('workflows/build/failure-converter.mjs'))
const { recordHistories } = await import('../workflows/build/record-histories.mjs')
await recordHistories(at('workflows/src/temporal/workflows.ts'), folder)
spawnSync(process.execPath, [at('node_modules/@biomejs/biome/bin/biome'), 'format', '--write', folder], { stdio: 'inherit' })
