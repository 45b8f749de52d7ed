// An owner's pages over a long past, read by many at once, beside a page of the same app that reads nothing; and history and analytics made again
// from all events, beside only reading and noting them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@hourcast/db/open-database'
import { newToken } from '@hourcast/server/accounts/token'
import { EVENT_COLUMNS, eventOfRow, type OutboxRow } from '@hourcast/server/events/outbox-event'
import { rebuildProjections } from '@hourcast/server/events/rebuild-projections'
import { embeddedWorld } from '../chaos/embedded-world.ts'
import { freePort, whenReady } from '../chaos/hostile/instance.ts'
import { ended, startProgram } from '../chaos/processes.ts'
import { type Page, percentile, readPages } from './desk-readers.ts'
import { makeEvents, makeStation } from './desk-rows.ts'

const BROADCASTS = Number(process.env.BENCH_BROADCASTS || 100_000)
const EVENTS = Number(process.env.BENCH_EVENTS || 1_000_000)
const READERS = Number(process.env.BENCH_READERS || 20)
const THINK_MS = 1_000
const OPENS = 30
const AIM = { pageMs: 100, rebuildSeconds: 90 }

const dataDir = mkdtempSync(join(tmpdir(), 'hourcast-bench-'))
const world = await embeddedWorld(dataDir)
const db = await openDatabase({ url: world.databaseUrl })

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

const signIn = async (): Promise<string> => {
  const { token, hash } = newToken()
  const data = { tokenHash: hash, ownerId: 'desk', expiresAt: new Date(Date.now() + 3_600_000) }
  await db.prisma.session.create({ data })
  return `hourcast_session=${token}`
}

const deepest = async (): Promise<string> => {
  const [row] = await db.prisma.history.findMany({ orderBy: { airAt: 'asc' }, skip: Math.floor(BROADCASTS / 10), take: 1 })
  return `${row?.airAt.getTime()}_${row?.broadcastId}`
}

const pagesOf = async (): Promise<Page[]> => [
  { name: 'overview', path: '/station/user-account' },
  { name: 'schedulers', path: '/station/scheduler' },
  { name: 'one scheduler', path: '/station/scheduler/desk3' },
  { name: 'history', path: '/station/history' },
  { name: 'history, far back', path: `/station/history?before=${await deepest()}` },
  { name: 'history, fell back', path: '/station/history?state=fell-back' },
  { name: 'history, words', path: '/station/history?words=word1999' },
  { name: 'a broadcast', path: '/station/history/b1200' },
  { name: 'analytics', path: '/station/analytics' },
]

const measurePages = async (): Promise<void> => {
  console.log(`   ${BROADCASTS} broadcasts made in ${(await seconds(() => makeStation(db.pool, BROADCASTS))).toFixed(0)} s`)
  const port = await freePort()
  const env = { ...world.env, HOURCAST_DATA: dataDir, PORT: String(port), NODE_ENV: 'production', LOG_LEVEL: 'error' }
  const web = startProgram('web', { ...env, TRUST_PROXY: '1', HOURCAST_SAMPLES: 'off' })
  await whenReady(web, 'web')
  const readers = { origin: `http://127.0.0.1:${port}`, cookie: await signIn(), count: READERS, opens: OPENS, thinkMs: THINK_MS }
  const pages = await pagesOf()
  const bare = [{ name: 'terms', path: '/terms' }]
  // What loads and compiles with the first visitors is not what is measured.
  for (const warm of [pages, bare]) await readPages({ ...readers, opens: 2 * warm.length, thinkMs: 50 }, warm)
  const equal = await readPages(readers, bare)
  const bareMs = percentile(equal.get('terms') ?? [], 0.95)
  const times = await readPages(readers, pages)
  for (const [name, own] of times) {
    const [half, most] = [percentile(own, 0.5), percentile(own, 0.95)]
    const share = (most / bareMs).toFixed(1)
    console.log(`   ${name.padEnd(20)} p50 ${half.toFixed(0)} ms, p95 ${most.toFixed(0)} ms; ${share} times the terms`)
  }
  const all = percentile([...times.values()].flat(), 0.95)
  console.log(
    `   all pages, ${READERS} readers: p95 ${all.toFixed(0)} ms, the terms ${bareMs.toFixed(0)} ms   (aim: ≤ ${AIM.pageMs} ms)`,
  )
  web.disconnect()
  await ended(web)
}

const PAGE = `SELECT id, ${EVENT_COLUMNS} FROM outbox WHERE id > $1 ORDER BY id LIMIT 1000`
const NOTE = 'INSERT INTO noted SELECT $1, id FROM unnest($2::text[]) AS told (id) ON CONFLICT DO NOTHING'

/** The least that a rebuild must do: each event read and taken apart for both projections, and noted once for each. */
const readAndNote = async (): Promise<void> => {
  const client = await db.pool.connect()
  try {
    await client.query('BEGIN; CREATE TEMPORARY TABLE noted (consumer text, id text, PRIMARY KEY (consumer, id)) ON COMMIT DROP')
    for (const consumer of ['history', 'analytics'])
      for (let last = '0'; ; ) {
        const { rows } = await client.query<OutboxRow & { id: string }>(PAGE, [last])
        const end = rows.at(-1)
        if (!end) break
        await client.query(NOTE, [consumer, rows.map((row) => eventOfRow(row).id)])
        last = end.id
      }
    await client.query('COMMIT')
  } finally {
    client.release(true)
  }
}

const measureRebuild = async (): Promise<void> => {
  console.log(`   ${EVENTS} events made in ${(await seconds(() => makeEvents(db.pool, EVENTS))).toFixed(0)} s`)
  const bare = await seconds(readAndNote)
  let rebuilt = { history: 0, analytics: 0 }
  const own = await seconds(async () => {
    rebuilt = await rebuildProjections(db)
  })
  const from = `from ${rebuilt.history} events, analytics from ${rebuilt.analytics}`
  console.log(`   history made again ${from}: ${own.toFixed(1)} s   (aim: ≤ ${AIM.rebuildSeconds} s for 1,000,000)`)
  console.log(`   only reading and noting them: ${bare.toFixed(1)} s; ratio ${(own / bare).toFixed(2)}`)
}

try {
  await measurePages()
  await measureRebuild()
} finally {
  await db.close()
  await world.close()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
