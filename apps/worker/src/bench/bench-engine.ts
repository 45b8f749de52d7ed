// Thousands of broadcasts of one instant on the embedded engine, against bare graphile-worker with no-op jobs in the same run.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedDatabase } from '@hourcast/db/embedded/start-embedded-database'
import { migrate } from '@hourcast/db/migrate'
import { openDatabase } from '@hourcast/db/open-database'
import { systemClock } from '@hourcast/server/clock'
import type { Services } from '@hourcast/server/services'
import { type ActivityHandlers, createActivities } from '@hourcast/workflows/activities'
import { coalesce } from '@hourcast/workflows/coalesce'
import { startEngine } from '@hourcast/workflows/embedded/start-engine'
import { RUNNER_PRESET } from '@hourcast/workflows/job-runner'
import { Logger, run } from 'graphile-worker'
import pino from 'pino'

const COUNT = Number(process.env.BENCH_SCHEDULES || 10_000)
const SLEEPERS = Number(process.env.BENCH_SLEEPERS || 100_000)
const LEAD_MS = 60_000
const log = pino({ level: 'warn' })

const dataDir = mkdtempSync(join(tmpdir(), 'hourcast-bench-'))
const postgres = await startEmbeddedDatabase(dataDir)
await migrate(postgres.url)
const db = await openDatabase({ url: postgres.url, maxConnections: 16 })
const ask = async <T>(text: string, values: unknown[] = []): Promise<T> => (await db.pool.query(text, values)).rows[0] as T
const services = { db, clock: systemClock, log } as unknown as Services

const bare = async (): Promise<number> => {
  let done = 0
  const due = Date.now() + 4_000
  await ask(
    `SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(SELECT ROW('noop', '{}'::json, NULL, $1::timestamptz, NULL, 'noop:' || n, NULL, NULL)::graphile_worker.job_spec
     FROM generate_series(1, $2::int) AS n))`,
    [new Date(due), COUNT],
  )
  const runner = await run({
    pgPool: db.pool,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
    taskList: {
      noop: async () => {
        done += 1
      },
    },
    // Polled as fast as it can be without losing speed elsewhere: it is the one to be compared with.
    preset: { worker: { ...RUNNER_PRESET.worker, pollInterval: 200 } },
  })
  while (done < COUNT) await wait(5)
  const took = Date.now() - due
  await runner.stop()
  return took
}

/** Stations of which each has one slot at one instant; its schedule's job was added with it. */
const seed = async (count: number, airAt: number, wakeAt: number, prefix: string): Promise<void> => {
  await ask(`INSERT INTO owner (id, email) SELECT $1 || n, $1 || n || '@bench.example' FROM generate_series(1, $2::int) n`, [
    prefix,
    count,
  ])
  await ask(`INSERT INTO station (id, owner_id, name) SELECT $1 || n, $1 || n, 'Bench' FROM generate_series(1, $2::int) n`, [
    prefix,
    count,
  ])
  await ask(
    `INSERT INTO scheduler (id, station_id, host_name, station_name, location, language, voice_tone, presentation_type, input_mode, sources, length)
     SELECT $1 || n, $1 || n, 'Clara', 'Bench', '', 0, 0, 1, 'rss', '{feed.example}', 'short' FROM generate_series(1, $2::int) n`,
    [prefix, count],
  )
  await ask(`INSERT INTO target (id, scheduler_id, kind) SELECT $1 || n, $1 || n, 'link' FROM generate_series(1, $2::int) n`, [
    prefix,
    count,
  ])
  await ask(
    `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours, next_air_at, next_wake_at)
     SELECT $1 || n, $1 || n, 'a', 0, '{1,2,3,4,5,6,7}', '{0:00}', $3, $4 FROM generate_series(1, $2::int) n`,
    [prefix, count, new Date(airAt), new Date(wakeAt)],
  )
}

const noop = (): ActivityHandlers => {
  const real = createActivities(services)
  const stage = coalesce(async (ids: readonly string[]) => {
    await ask(
      `WITH staged AS (UPDATE delivery SET state = 'staged', staged_at = now() WHERE broadcast_id = ANY ($1) RETURNING broadcast_id)
       UPDATE broadcast SET state = 'staged', rung = 'fresh', staged_at = now(), release_at = air_at FROM staged WHERE broadcast.id = staged.broadcast_id`,
      [ids],
    )
    return ids
  })
  return {
    ...real,
    read: async () => ({ items: 1 }),
    write: async () => ({ segments: 1 }),
    render: async () => ({ audioId: 'none' }),
    stage: async ({ broadcastId }) => {
      await stage(broadcastId)
      return { staged: true }
    },
  }
}

const engine = () =>
  startEngine({
    db,
    clock: systemClock,
    log,
    activityHandlers: noop(),
    renderIdent: async () => {},
    redeliver: async () => {},
    concurrency: Number(process.env.BENCH_CONCURRENCY || 0) || undefined,
  })

/** Stations of one instant, from the moment at which they are due to be prepared: how long preparing took, and when the last had ended after air. */
const herd = async (prefix: string): Promise<{ prepared: number; drained: number }> => {
  const airAt = Math.ceil(Date.now() / 1000) * 1000 + LEAD_MS + 3_000
  const count = async (states: string): Promise<number> => {
    const known = `SELECT count(*)::int AS known FROM broadcast WHERE air_at = $1 AND state IN (${states})`
    return (await ask<{ known: number }>(known, [new Date(airAt)])).known
  }
  await seed(COUNT, airAt, airAt - LEAD_MS, prefix)
  const running = await engine()
  while ((await count("'staged', 'delivered'")) < COUNT) {
    if (Date.now() > airAt + 60_000) throw new Error(`only ${await count("'staged', 'delivered'")} of ${COUNT} were prepared`)
    await wait(250)
  }
  const prepared = Date.now() - (airAt - LEAD_MS)
  await wait(Math.max(0, airAt - Date.now()))
  // Seldom: asking is work for the database too.
  while ((await count("'delivered'")) < COUNT) await wait(1_000)
  const { drained } = await ask<{ drained: number }>(
    'SELECT (extract(epoch FROM max(ended_at) - max(air_at)) * 1000)::float8 AS drained FROM broadcast WHERE air_at = $1',
    [new Date(airAt)],
  )
  await running.stop()
  return { prepared, drained }
}

const seconds = (values: readonly number[], digits: number) => values.map((ms) => (ms / 1000).toFixed(digits)).join(' and ')
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

// Each twice: the first time the code is cold.
const bareFirst = await bare()
const herds = [await herd('b'), await herd('c')]
const bares = [bareFirst, await bare()]
const [prepared, drained] = [herds.map((one) => one.prepared), herds.map((one) => one.drained)]
console.log(
  `   ${COUNT} of one instant: prepared in ${seconds(prepared, 1)} s of a 60 s lead, ended ${seconds(drained, 2)} s after air`,
)
console.log(
  `   bare graphile-worker, no-op jobs: ${seconds(bares, 2)} s; ratio ${(sum(bares) / sum(drained)).toFixed(2)}   (aim: ≥ 0.8)`,
)

if (SLEEPERS > 0) {
  const before = process.memoryUsage().rss
  await seed(SLEEPERS, Date.now() + 86_400_000, Date.now() + 86_000_000, 's')
  const sleeping = await engine()
  await wait(8_000)
  const cpu = process.cpuUsage()
  await wait(20_000)
  const used = process.cpuUsage(cpu)
  console.log(
    `   ${SLEEPERS} sleeping: ${(((used.user + used.system) / 20_000_000) * 100).toFixed(2)} % of one core   (aim: ≤ 1), ${((process.memoryUsage().rss - before) / 1e6).toFixed(0)} MB above the empty worker   (aim: ≤ 120)`,
  )
  await sleeping.stop()
}
await db.close()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(0)
