#!/usr/bin/env node
// `npm run hourcast -- COMMAND`: makes the clone ready, then runs the command.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NODE_FLAGS } from './node-flags.mjs'
import { prepare, root } from './prepare.mjs'

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
try {
  await prepare((step) => process.stderr.isTTY && !step.startsWith('building') && console.error(step))
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
// As `npm start` reads it, in any working folder: another folder would be another, empty database.
const dataDir = resolve(root, process.env.HOURCAST_DATA || '.data')
const address = join(dataDir, 'address')
/** Links lead to where the page was served last, unless the caller says where. */
const links =
  process.env.PUBLIC_URL || process.env.PORT || !existsSync(address) ? {} : { PUBLIC_URL: readFileSync(address, 'utf8') }
// Paths that the caller types are meant from where they stand, not from the project's root.
const child = spawn(process.execPath, [...NODE_FLAGS, join(root, 'apps/worker/build/hourcast.mjs'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env: { ...process.env, ...links, HOURCAST_DATA: dataDir },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 130 : code))
