#!/usr/bin/env node
// What `npm start` runs: packages, build, database, web, worker; then it keeps them running and ends them in order.
// `npm run dev` runs it with --dev: the same processes from source, each started again when its source changes.
import './node-version.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keep } from './children.mjs'
import { prepare, root } from './prepare.mjs'
import { childLines } from './start/child-lines.mjs'
import { sayFirstBulletin } from './start/first-bulletin.mjs'
import { overview } from './start/overview.mjs'
import { readSettings, whyNotListen } from './start/settings.mjs'

const began = Date.now()
const say = (text) => console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${text}`)

// What reads this may be gone (`npm start | head`, a terminal that was closed): the work goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
const env = process.env
const isDev = process.argv.includes('--dev')
const settings = readSettings(env, root)
const { dataDir, own, address } = settings
const lines = childLines(dataDir, say)
/** Programs of the build, or in dev mode those that are bundled again with each change. */
const program = (path) => join(root, isDev ? '.dev' : 'apps', path)

const answers = async () => {
  try {
    return (await fetch(`http://${own}/healthz`, { signal: AbortSignal.timeout(1000) })).ok
  } catch {
    return false
  }
}

const children = []
let ending = false
const preparing = new AbortController()
let prepared
const end = async (code, why) => {
  if (ending) return
  ending = true
  if (why) say(why)
  preparing.abort()
  // Half an installation that goes on would stand in the way of the next start.
  await prepared?.catch(() => {})
  for (const child of children) child.letEnd()
  // The last started ends first; the database last of all.
  for (const child of children.reverse()) await child.end()
  process.exit(code)
}
const fail = (message) => {
  console.error(message)
  end(1)
}
let interruptedAt = 0
process.on('SIGINT', () => {
  // One Ctrl-C comes twice: from the terminal, and from npm, which passes its own on. Who presses it again means it.
  if (ending && Date.now() - interruptedAt > 1000) process.exit(130)
  interruptedAt = Date.now()
  end(0, 'ending: broadcasts in hand are put down safely')
})
process.on('SIGTERM', () => end(0, 'ending: broadcasts in hand are put down safely'))
process.on('SIGHUP', () => end(0))
// A signal to npm may end it and its shell alone: then nobody is left who would end this.
const parent = process.ppid
if (['start', 'dev'].includes(env.npm_lifecycle_event))
  setInterval(() => process.ppid !== parent && end(0, 'npm is gone: ending'), 250).unref()

/** Resolves with the child and its first message when it is ready. */
const started = (name, file, options) =>
  new Promise((resolve) => {
    if (ending) return
    const child = keep(name, file, {
      onFailed: fail,
      onRestart: say,
      onLine: lines.onLine,
      ...options,
      onMessage: (message) => {
        if (message?.type === 'ready') resolve({ child, ready: message })
        options.onMessage?.(message)
      },
    })
    children.push(child)
  })

const whyNot = await whyNotListen(settings, env, isDev ? 'npm run dev' : 'npm start')
if (whyNot) {
  console.error(whyNot)
  process.exit(1)
}

prepared = prepare(say, { signal: preparing.signal, only: isDev ? '@hourcast/db' : undefined })
try {
  await prepared
} catch (error) {
  if (!ending) fail(error.message)
}
// `end` waits for what is left and leaves.
if (ending) await new Promise(() => {})

/** By folder of apps/, what is to be done when its programs are bundled again. */
const onBundled = {}
if (isDev) {
  say('bundling the programs')
  await Promise.all(
    ['web', 'worker'].map((app) =>
      started(`the bundler of the ${app}`, join(root, `apps/${app}/bundle.mjs`), {
        args: ['--watch'],
        onMessage: ({ type }) => type === 'bundled' && onBundled[app]?.(),
      }),
    ),
  )
}
const restartWhenBundled = (app, name, child) => {
  let soon
  // One change may be bundled into several programs.
  onBundled[app] = () => {
    clearTimeout(soon)
    soon = setTimeout(() => {
      say(`${name} is started again: its source has changed`)
      child.restart()
    }, 100)
  }
}

const { status } = spawnSync(process.execPath, [program('worker/build/check-settings.mjs')], { stdio: 'inherit' })
if (status !== 0) await end(1)

say(env.DATABASE_URL ? 'connecting to PostgreSQL' : 'starting the embedded PostgreSQL')
const keeperEnv = { HOURCAST_DATA: dataDir, HOURCAST_EMBEDDED_DATABASE_URL: '' }
const { ready: database } = await started('the database keeper', program('worker/build/keeper.mjs'), {
  env: keeperEnv,
  comesBack: true,
  onMessage: ({ type, url, message }) => {
    if (type === 'down') say(`PostgreSQL is down, and is started as soon as it can be: ${message}`)
    if (type === 'restarted') say('PostgreSQL runs again')
    // A keeper that is killed comes back at this address, or waits for it: the others know no other.
    if (type === 'ready' && !env.DATABASE_URL) keeperEnv.HOURCAST_EMBEDDED_DATABASE_URL = url
  },
})
const shared = {
  NODE_ENV: isDev ? 'development' : 'production',
  HOURCAST_DATA: dataDir,
  HOURCAST_WEB: env.HOURCAST_WEB || own,
  ...(env.DATABASE_URL ? {} : { HOURCAST_EMBEDDED_DATABASE_URL: database.url }),
}
say('starting the web app')
const { child: web } = await started('the web app', program(isDev ? 'web/build/dev-server.mjs' : 'web/build/server.mjs'), {
  env: shared,
  comesBack: true,
})
while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50))
say(`page served at ${address}`)
try {
  writeFileSync(join(dataDir, 'address'), address)
} catch {
  // For the command's links alone: no reason not to air.
}
const { child: worker } = await started('the worker', program('worker/build/worker.mjs'), {
  env: shared,
  comesBack: true,
  onMessage: sayFirstBulletin(say, address),
})
restartWhenBundled('web', 'the web app', web)
restartWhenBundled('worker', 'the worker', worker)

say('Hourcast is running. Ctrl-C ends it.')
console.log(overview(settings, env, lines.file))
