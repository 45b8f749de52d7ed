#!/usr/bin/env node
// What `npm start` runs: packages, build, database, web, worker; then it keeps them running and ends them in order.
import './node-version.mjs'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { keep } from './children.mjs'
import { prepare, root } from './prepare.mjs'

const began = Date.now()
const say = (text) => console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${text}`)
const stop = (message) => {
  console.error(message)
  process.exit(1)
}

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
const env = process.env
const port = Number(env.PORT || 3000)
const host = env.HOST || '127.0.0.1'
const dataDir = resolve(root, env.HOURCAST_DATA || '.data')
const address = (env.PUBLIC_URL || `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${port}`).replace(
  /\/+$/,
  '',
)

const portIsFree = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

const answers = async () => {
  try {
    return (
      await fetch(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/healthz`, { signal: AbortSignal.timeout(1000) })
    ).ok
  } catch {
    return false
  }
}

const children = []
let ending = false
const end = async (code, why) => {
  if (ending) return
  ending = true
  if (why) say(why)
  for (const child of children) child.letEnd()
  // The last started ends first; the database last of all.
  for (const child of children.reverse()) await child.end()
  process.exit(code)
}
const fail = (message) => {
  console.error(message)
  end(1)
}
process.on('SIGINT', () => (ending ? process.exit(130) : end(0, 'ending: broadcasts in hand are put down safely')))
process.on('SIGTERM', () => end(0, 'ending: broadcasts in hand are put down safely'))
process.on('SIGHUP', () => end(0))

const started = (name, file, options) =>
  new Promise((resolve) => {
    const child = keep(name, join(root, file), {
      onFailed: fail,
      onRestart: say,
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
if (!(await portIsFree()))
  stop(`Port ${port} on ${host} is in use. Stop what listens there, or set PORT to a free one: PORT=3001 npm start`)

try {
  await prepare(say)
} catch (error) {
  stop(error.message)
}
if (ending) process.exit(0)

say(env.DATABASE_URL ? 'connecting to PostgreSQL' : 'starting the embedded PostgreSQL')
const database = await started('the database keeper', 'apps/worker/build/keeper.mjs', { env: { HOURCAST_DATA: dataDir } })
const shared = {
  NODE_ENV: 'production',
  HOURCAST_DATA: dataDir,
  ...(env.DATABASE_URL ? {} : { HOURCAST_EMBEDDED_DATABASE_URL: database.url }),
}
say('starting the web app')
await started('the web app', 'apps/web/build/server.mjs', { env: shared })
while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50))
say(`page served at ${address}`)
await started('the worker', 'apps/worker/build/worker.mjs', { env: shared, onMessage: firstBulletin() })

const isPublic = env.PUBLIC_URL && !/^https?:\/\/(localhost|127\.|\[::1\])/.test(env.PUBLIC_URL)
const embedded = [
  ['database', env.DATABASE_URL, 'PostgreSQL, embedded'],
  ['engine', env.TEMPORAL_ADDRESS, 'embedded, on the same PostgreSQL'],
  ['events', env.KAFKA_BROKERS, 'in the worker'],
  // Shown as a page to this machine alone: behind a public address it holds everybody's codes.
  ['mail', env.SMTP_URL, isPublic ? `files in ${join(dataDir, 'mail')}` : `http://localhost:${port}/dev/mail`],
  ['writer', env.LLM_BASE_URL, 'built in'],
  ['voice', env.TTS_BASE_URL, 'built in'],
]
say('Hourcast is running. Ctrl-C ends it.')
console.log(`\n  open      ${address}`)
for (const [what, address, twin] of embedded) console.log(`  ${what.padEnd(9)} ${address ? 'from the environment' : twin}`)
console.log(`  data      ${dataDir}\n`)
