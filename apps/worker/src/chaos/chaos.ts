// Kills workers and the servers they stand on with -9 while broadcasts are prepared, staged, released and recorded; then counts.
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { readConfig } from '@hourcast/server/config'
import { createServices } from '@hourcast/server/create-services'
import type { Services } from '@hourcast/server/services'
import { programs } from '../programs.ts'
import { bucketOf, countAudio, emptyBucket } from './bucket.ts'
import { countLosses } from './count-losses.ts'
import { embeddedWorld } from './embedded-world.ts'
import { startFileServers } from './file-servers.ts'
import { type Load, makeLoad } from './make-load.ts'
import { startWorkers, type Workers } from './processes.ts'
import { realWorld } from './real-world.ts'
import { serveFeed } from './serve-feed.ts'
import type { World } from './world.ts'

const DEFAULTS = {
  embedded: { worker: 200, postgres: 20, temporal: 0, kafka: 0 },
  real: { worker: 50, postgres: 10, temporal: 10, kafka: 10 },
}
type Kind = keyof typeof DEFAULTS
/** Longest pause between two kills: of the real servers some take ten seconds to come back. */
const PAUSE_MS = { embedded: 5_000, real: 12_000 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    worker: { type: 'string' },
    postgres: { type: 'string' },
    temporal: { type: 'string' },
    kafka: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})
const kind: Kind = positionals[0] === 'real' ? 'real' : 'embedded'
const kills = Object.entries(DEFAULTS[kind])
  .map(([what, times]): [string, number] => [what, Number(values[what as keyof typeof DEFAULTS.real] ?? times)])
  .filter(([, times]) => times > 0)
const began = Date.now()
const say = (text: string) => console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s] ${text}`)
const between = (least: number, most: number) => least + Math.random() * (most - least)

const dataDir = mkdtempSync(join(tmpdir(), 'hourcast-chaos-'))
const openWorld = async (): Promise<World> => {
  if (kind === 'embedded') return embeddedWorld(dataDir)
  const { CHAOS_POSTGRES: databaseUrl, CHAOS_TEMPORAL: temporal, CHAOS_KAFKA: kafka } = process.env
  if (!databaseUrl || !temporal || !kafka) throw new Error('the servers are started by infra/chaos.mjs')
  return realWorld({ databaseUrl, temporal, kafka })
}

/** Kills in any order, an owner's wish before each; resolves when all are done. */
const rage = async (world: World, { workers, load, answers }: { workers: Workers; load: Load; answers: () => Promise<void> }) => {
  const plan = kills.flatMap(([what, times]) => Array<string>(times).fill(what)).sort(() => Math.random() - 0.5)
  for (const [index, what] of plan.entries()) {
    await wait(between(300, PAUSE_MS[kind]))
    await load.another()
    if (kind === 'real') await load.edit()
    if (what === 'worker') await workers.kill()
    else await world.kill[what]?.()
    if (what === 'postgres') await answers()
    if ((index + 1) % 10 === 0) say(`${index + 1} of ${plan.length} kills; ${load.asked()} broadcasts asked for at once`)
  }
}

const waitForDatabase = (services: Services) => async (): Promise<void> => {
  while (
    !(await services.db.pool.query('SELECT 1').then(
      () => true,
      () => false,
    ))
  )
    await wait(50)
}

type Count = { lines: string[]; isClean: boolean }

/** On the real servers: what Temporal still runs, and, when the workers have ended, whether Kafka tells what the outbox says. */
const countServers = async (
  services: Services,
  world: World,
  { workers, end }: { workers: Workers; end: number },
): Promise<Count[]> => {
  const [{ countRuns }, { compareEvents }] = await Promise.all([import('./count-runs.ts'), import('./compare-events.ts')])
  const runs = await countRuns(services, { env: world.env, end })
  await workers.end()
  return [runs, await compareEvents(services)]
}

const feed = await serveFeed()
const fileServers = await startFileServers()
const world = await openWorld()
const env = {
  ...world.env,
  ...bucketOf(process.env),
  HOURCAST_DATA: dataDir,
  HOURCAST_DEMO: 'off',
  HOURCAST_SAMPLES: 'off',
  LOG_LEVEL: process.env.LOG_LEVEL || 'info',
  ALLOW_PRIVATE_HOSTS: [`127.0.0.1:${feed.port}`, ...fileServers.hosts].join(),
}
/** One station does the work of many here, a slot each minute. */
const UNLIMITED = { STATION_SLOTS_A_DAY: '1440', STATION_IN_PREPARATION: '10000' }
const services = await createServices(readConfig({ ...env, ...UNLIMITED, LOG_LEVEL: 'fatal' }), {
  databaseUrl: world.databaseUrl,
  ...programs,
})
const answers = waitForDatabase(services)

let workers: Workers | undefined
let code = 1
try {
  const load = await makeLoad(services, {
    feedUrl: feed.url,
    fileServers,
    retry: answers,
    withEdits: kind === 'real',
  })
  workers = startWorkers(world.workers, env, openSync(join(dataDir, 'workers.log'), 'a'))
  const leastEnd = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + 8_000
  await rage(world, { workers, load, answers })
  say('no more kills; what is under way ends by itself')
  await wait(Math.max(0, leastEnd - Date.now()))
  const end = Date.now()
  await load.settled(end)
  const counts = kind === 'real' ? await countServers(services, world, { workers, end }) : []
  // Last: over Kafka history comes after the fact.
  counts.unshift(
    await countLosses(services, load, { files: fileServers.files, mailDir: join(dataDir, 'mail'), end }),
    await countAudio(services, { databaseUrl: world.databaseUrl, end }),
  )
  say(`kill -9: ${kills.map(([what, times]) => `${times} × ${what}`).join(', ')}`)
  for (const line of counts.flatMap(({ lines }) => lines)) console.log(`   ${line}`)
  code = counts.every(({ isClean }) => isClean) ? 0 : 1
} catch (error) {
  console.error(error)
} finally {
  await workers?.killAll()
  await emptyBucket(services).catch(() => {})
  await services.close().catch(() => {})
  await world.close()
  feed.close()
  await fileServers.close()
  // Of a run that was not clean somebody wants to know why.
  if (values.keep || code !== 0) say(`data and the workers' log kept in ${dataDir}`)
  else rmSync(dataDir, { recursive: true, force: true })
}
process.exit(code)
