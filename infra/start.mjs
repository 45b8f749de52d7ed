#!/usr/bin/env node
// What `npm start` runs: packages, build, database, web, worker; then it keeps them running and ends them in order.
import './node-version.mjs'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { keep } from './children.mjs'
import { prepare, root } from './prepare.mjs'
import { tellLogLine } from './tell-log-line.mjs'

const began = Date.now()
const say = (text) => console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${text}`)
const stop = (message) => {
  console.error(message)
  process.exit(1)
}

// Whoever read this may be gone (`npm start | head`, a terminal that was closed): the work goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
const env = process.env
const port = Number(env.PORT || 3000)
const host = env.HOST || '127.0.0.1'
const dataDir = resolve(root, env.HOURCAST_DATA || '.data')
const inUrl = host.includes(':') ? `[${host}]` : host
/** Where this machine itself reaches the web app. */
const own = `${{ '0.0.0.0': '127.0.0.1', '[::]': '[::1]' }[inUrl] ?? inUrl}:${port}`
const shown = ['0.0.0.0', '127.0.0.1', '::', '::1'].includes(host) ? 'localhost' : inUrl
const address = (env.PUBLIC_URL || `http://${shown}:${port}`).replace(/\/+$/, '')

/** One line on why nobody can listen there; undefined when it can be done. */
const whyNotListen = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }) => {
      if (code === 'EADDRINUSE')
        resolve(`Port ${port} on ${host} is in use. Stop what listens there, or set PORT to a free one: PORT=3001 npm start`)
      else if (code === 'EACCES')
        resolve(`This user may not listen on port ${port}. Set PORT to one above 1023: PORT=3000 npm start`)
      else resolve(`HOST must be an address of this machine, like 127.0.0.1 or 0.0.0.0; '${host}' is none (${code}).`)
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })

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
if (env.npm_lifecycle_event === 'start') setInterval(() => process.ppid !== parent && end(0, 'npm is gone: ending'), 250).unref()

const started = (name, file, options) =>
  new Promise((resolve) => {
    if (ending) return
    const child = keep(name, join(root, file), {
      onFailed: fail,
      onRestart: say,
      onLine: process.stderr.isTTY ? (line) => say(tellLogLine(line)) : undefined,
      ...options,
      onMessage: (message) => {
        if (message?.type === 'ready') resolve(message)
        options.onMessage?.(message)
      },
    })
    children.push(child)
  })

const STAGES = {
  reading: 'reading the sources',
  writing: 'writing the script',
  speaking: 'speaking',
  mastering: 'mastering to -16 LUFS',
  staging: 'staging the delivery',
  releasing: 'releasing',
}

/** The first bulletin's stages, as the worker tells them; ends with its link. */
const firstBulletin = () => {
  let broadcastId
  let link
  let onAir = false
  return (message) => {
    if (message?.type === 'demo') {
      broadcastId = message.broadcastId
      link = `${address}/station/${message.schedulerId}.mp3`
      say(broadcastId ? 'first bulletin: started' : `example station: ${link}`)
    }
    if (message?.type !== 'stage' || message.broadcastId !== broadcastId || onAir) return
    if (message.stage in STAGES) say(`first bulletin: ${STAGES[message.stage]}`)
    if (message.stage === 'done') {
      onAir = true
      say(`first bulletin: on air at ${link}`)
    }
  }
}

if (!Number.isInteger(port) || port < 1 || port > 65535) stop(`PORT must be a number from 1 to 65535, not '${env.PORT}'.`)
const whyNot = await whyNotListen()
if (whyNot) stop(whyNot)

prepared = prepare(say, { signal: preparing.signal })
try {
  await prepared
} catch (error) {
  if (!ending) fail(error.message)
}
// `end` waits for what is left and leaves.
if (ending) await new Promise(() => {})

say(env.DATABASE_URL ? 'connecting to PostgreSQL' : 'starting the embedded PostgreSQL')
let databaseUrl
const database = await started('the database keeper', 'apps/worker/build/keeper.mjs', {
  env: { HOURCAST_DATA: dataDir },
  onMessage: ({ type, url }) => {
    if (type !== 'ready') return
    databaseUrl ??= url
    // Its port was taken while it was down: the others know the old one.
    if (url !== databaseUrl) fail('PostgreSQL came back at another address. Start again.')
  },
})
const shared = {
  NODE_ENV: 'production',
  HOURCAST_DATA: dataDir,
  HOURCAST_WEB: env.HOURCAST_WEB || own,
  ...(env.DATABASE_URL ? {} : { HOURCAST_EMBEDDED_DATABASE_URL: database.url }),
}
say('starting the web app')
await started('the web app', 'apps/web/build/server.mjs', { env: shared, comesBack: true })
while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50))
say(`page served at ${address}`)
try {
  writeFileSync(join(dataDir, 'address'), address)
} catch {
  // For the command's links alone: no reason not to air.
}
await started('the worker', 'apps/worker/build/worker.mjs', { env: shared, comesBack: true, onMessage: firstBulletin() })

/** The kept mail holds everybody's codes: it opens with the key of the data folder, which stands on this terminal alone. */
const keptMail = () => {
  try {
    return `kept, not sent: read it at ${address}/dev/mail?key=${readFileSync(join(dataDir, 'mail-key'), 'utf8').trim()}`
  } catch {
    return `files in ${join(dataDir, 'mail')}`
  }
}
const embedded = [
  ['database', env.DATABASE_URL, 'PostgreSQL, embedded'],
  ['engine', env.TEMPORAL_ADDRESS, 'embedded, on the same PostgreSQL'],
  ['events', env.KAFKA_BROKERS, 'in the worker'],
  ['mail', env.SMTP_URL, env.SMTP_URL ? '' : keptMail()],
  ['writer', env.LLM_BASE_URL, 'built in'],
  ['voice', env.TTS_BASE_URL, 'built in'],
]
say('Hourcast is running. Ctrl-C ends it.')
console.log(`\n  open      ${address}`)
for (const [what, address, twin] of embedded) console.log(`  ${what.padEnd(9)} ${address ? 'from the environment' : twin}`)
console.log(`  data      ${dataDir}\n`)
