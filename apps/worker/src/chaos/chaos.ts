// Kills the worker and PostgreSQL with -9 while broadcasts are prepared, staged, released and recorded; then counts.
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { clusterOf } from '@hourcast/db/embedded/cluster'
import { readPostmaster } from '@hourcast/db/embedded/postmaster'
import { readConfig } from '@hourcast/server/config'
import { createServices } from '@hourcast/server/create-services'
import { startFtpServer } from '@hourcast/server/delivery/testing/ftp-server'
import { programs } from '../programs.ts'
import { countLosses } from './count-losses.ts'
import { makeLoad } from './make-load.ts'
import { serveFeed } from './serve-feed.ts'

const { values } = parseArgs({
  options: {
    worker: { type: 'string', default: '200' },
    postgres: { type: 'string', default: '20' },
    keep: { type: 'boolean', default: false },
  },
})
const kills = { worker: Number(values.worker), postgres: Number(values.postgres) }
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const began = Date.now()
const say = (text: string) => console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s] ${text}`)
const between = (least: number, most: number) => least + Math.random() * (most - least)

const dataDir = mkdtempSync(join(tmpdir(), 'hourcast-chaos-'))
const feed = await serveFeed()
const ftp = await startFtpServer()

const startKeeper = (): Promise<{ keeper: ChildProcess; url: string }> =>
  new Promise((resolve, reject) => {
    const keeper = fork(beside('./keeper.mjs'), [], {
      env: { ...process.env, HOURCAST_DATA: dataDir, DATABASE_URL: '' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    keeper.on('message', (message: { type: string; url: string; message?: string }) => {
      if (message.type === 'ready') resolve({ keeper, url: message.url })
      if (message.type === 'failed') reject(new Error(message.message))
    })
  })

const { keeper, url } = await startKeeper()
const env = {
  ...process.env,
  HOURCAST_DATA: dataDir,
  HOURCAST_DEMO: 'off',
  HOURCAST_EMBEDDED_DATABASE_URL: url,
  DATABASE_URL: '',
  SMTP_URL: '',
  LLM_BASE_URL: '',
  TTS_BASE_URL: '',
  LOG_LEVEL: 'fatal',
  ALLOW_PRIVATE_HOSTS: `127.0.0.1:${feed.port},127.0.0.1:${ftp.port}`,
}
const services = await createServices(readConfig(env), { databaseUrl: url, ...programs })

let worker: ChildProcess | undefined
const startWorker = () => {
  worker = fork(beside('./worker.mjs'), [], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}
const ended = (child: ChildProcess | undefined) =>
  new Promise((resolve) =>
    child && child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(undefined),
  )
const kill = async (child: ChildProcess | undefined) => {
  child?.kill('SIGKILL')
  await ended(child)
}

const answers = async () => {
  while (
    !(await services.db.pool.query('SELECT 1').then(
      () => true,
      () => false,
    ))
  )
    await wait(50)
}

let code = 1
try {
  const load = await makeLoad(services, { feedUrl: feed.url, ftp: { port: ftp.port }, retry: answers })
  startWorker()
  const minute = 60_000
  const leastEnd = Math.ceil(Date.now() / minute) * minute + 8_000
  const plan = [...Array<'worker'>(kills.worker).fill('worker'), ...Array<'postgres'>(kills.postgres).fill('postgres')].sort(
    () => Math.random() - 0.5,
  )
  for (const [index, what] of plan.entries()) {
    await wait(between(300, 5_000))
    await load.another()
    if (what === 'worker') {
      await kill(worker)
      startWorker()
    } else {
      const postmaster = readPostmaster(clusterOf(dataDir))
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      await answers()
    }
    if ((index + 1) % 10 === 0) say(`${index + 1} of ${plan.length} kills; ${load.asked()} broadcasts asked for at once`)
  }
  say('no more kills; what is under way ends by itself')
  await wait(Math.max(0, leastEnd - Date.now()))
  const end = Date.now()
  await load.settled(end)
  const { lines, isClean } = await countLosses(services, load, { ftp: ftp.files, mailDir: join(dataDir, 'mail'), end })
  say(`${kills.worker} × kill -9 of the worker, ${kills.postgres} × of PostgreSQL`)
  for (const line of lines) console.log(`   ${line}`)
  code = isClean ? 0 : 1
} catch (error) {
  console.error(error)
} finally {
  await kill(worker)
  await services.close().catch(() => {})
  keeper.disconnect()
  await ended(keeper)
  feed.close()
  await ftp.close()
  if (values.keep) say(`data kept in ${dataDir}`)
  else rmSync(dataDir, { recursive: true, force: true })
}
process.exit(code)
