#!/usr/bin/env node
// `npm run demo:history [-- --days 14]`: a station with a past, made by the product itself in minutes; then `npm start` shows it.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NODE_FLAGS } from './node-flags.mjs'
import { prepare, root } from './prepare.mjs'

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
await prepare(console.log, { isUsing: true })
const { bundle } = await import('./bundle.mjs')
await bundle({ 'make-history': 'apps/worker/src/demo/make-history.ts' }, 'apps/worker/build')
// As `npm start` reads it; what runs there already gives its database and its address.
const dataDir = resolve(root, process.env.HOURCAST_DATA || '.data')
const address = join(dataDir, 'address')
const links = process.env.PUBLIC_URL || !existsSync(address) ? {} : { PUBLIC_URL: readFileSync(address, 'utf8') }
const child = spawn(
  process.execPath,
  [...NODE_FLAGS, join(root, 'apps/worker/build/make-history.mjs'), ...process.argv.slice(2)],
  {
    cwd: root,
    env: { ...process.env, ...links, HOURCAST_DATA: dataDir },
    stdio: 'inherit',
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 130 : code))
