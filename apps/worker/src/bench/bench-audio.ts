// The link out of the bucket of S3_ENDPOINT beside the link out of the folder, by two web apps on one database; and bulletins that are stored at once.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { readConfig } from '@hourcast/server/config'
import { seedStation } from '@hourcast/server/events/testing/seed-station'
import { type AudioFacts, type AudioStore, sha256Of } from '@hourcast/server/storage/audio-store'
import { openAudioStore } from '@hourcast/server/storage/open-audio-store'
import { embeddedWorld } from '../chaos/embedded-world.ts'
import { freePort, whenReady } from '../chaos/hostile/instance.ts'
import { ended, startProgram } from '../chaos/processes.ts'

const BYTES = 700_000
const LINKS = 20
const LISTENERS = 32
const ROUNDS = 5
const ROUND_MS = Number(process.env.BENCH_ROUND_MS || 4_000)
const AT_ONCE = 100

const { s3 } = readConfig(process.env)
if (!s3) {
  console.log('   no S3_ENDPOINT is set: there is no bucket to compare the folder with')
  process.exit(0)
}

const root = mkdtempSync(join(tmpdir(), 'hourcast-bench-audio-'))
const world = await embeddedWorld(root)
const db = await openDatabase({ url: world.databaseUrl })
const log = { warn: (facts: object, text: string) => console.error(text, facts) }
const bed = { databaseUrl: world.databaseUrl, log }
const dirs = { folder: join(root, 'with-folder'), bucket: join(root, 'with-bucket') }
const stores = {
  folder: openAudioStore({ dataDir: dirs.folder }, bed),
  // Anybody who renders is another machine: the web app's cache is cold.
  bucket: openAudioStore({ dataDir: join(root, 'of-worker'), s3: { ...s3, cacheBytes: 1e9 } }, bed),
}
const made: string[] = []

const bulletin = (): AudioFacts & { mp3: Buffer } => {
  const mp3 = randomBytes(BYTES)
  return { id: randomBytes(32).toString('hex'), mp3, sizeBytes: BYTES, sha256: sha256Of(mp3) }
}

const onAir = async (): Promise<string> => {
  const { schedulerId } = await seedStation(db)
  const { mp3, ...audio } = bulletin()
  made.push(audio.id)
  for (const { audioStore } of Object.values(stores)) await audioStore.put(audio.id, mp3)
  await db.prisma.audio.create({ data: { ...audio, durationMs: 45_000, lufs: -16, truePeakDbtp: -1 } })
  const airAt = new Date(Date.now() - 60_000)
  const slot = {
    airAt,
    releaseAt: airAt,
    wall: '2026-01-01T00:00',
    timeZone: 'UTC',
    kind: 'slot',
    state: 'delivered',
    rung: 'fresh',
  }
  await db.prisma.broadcast.create({ data: { id: randomId(), schedulerId, audioId: audio.id, ...slot } })
  return `/station/${schedulerId}.mp3`
}

const startWeb = async (dataDir: string, more: Record<string, string | undefined>) => {
  const port = await freePort()
  const settings = { HOURCAST_DATA: dataDir, HOURCAST_DEMO: 'off', NODE_ENV: 'production', LOG_LEVEL: 'warn' }
  const child = startProgram('web', { ...world.env, ...settings, PORT: String(port), ...more })
  await whenReady(child, 'the web app')
  return { child, origin: `http://127.0.0.1:${port}` }
}

const listen = async (address: string): Promise<number> => {
  const began = performance.now()
  const response = await fetch(address)
  const { byteLength } = await response.arrayBuffer()
  if (!response.ok || byteLength !== BYTES) throw new Error(`${address}: ${response.status}, ${byteLength} bytes`)
  return performance.now() - began
}

/** Requests a second of listeners who each ask again at once. */
const load = async (origin: string, paths: readonly string[]): Promise<number> => {
  let count = 0
  const began = performance.now()
  const one = async (first: number) => {
    for (let next = first; performance.now() - began < ROUND_MS; next += 1, count += 1)
      await listen(`${origin}${paths[next % paths.length]}`)
  }
  await Promise.all(Array.from({ length: LISTENERS }, (_, place) => one(place)))
  return (count * 1_000) / (performance.now() - began)
}

/** How long each of them took when all were stored at the same moment, the shortest first; and what this process computed meanwhile. */
type Stored = { took: number[]; cpuMs: number }

const storeTogether = async ({ put, isWhole }: AudioStore): Promise<Stored> => {
  const all = Array.from({ length: AT_ONCE + 1 }, bulletin)
  made.push(...all.map(({ id }) => id))
  const before = process.cpuUsage()
  const took = await Promise.all(
    all.map(async ({ id, mp3 }) => {
      const began = performance.now()
      await put(id, mp3)
      return performance.now() - began
    }),
  )
  const { user, system } = process.cpuUsage(before)
  // What is written behind them is over before the next ones come.
  for (const { mp3: _, ...audio } of all) if (!(await isWhole(audio))) throw new Error(`${audio.id} was stored, and is not whole`)
  return { took: took.sort((a, b) => a - b), cpuMs: (user + system) / 1_000 }
}

const ms = (value = Number.NaN): string => `${value.toFixed(0)} ms`
const median = (values: readonly (number | undefined)[]): number =>
  values.toSorted((a = 0, b = 0) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
const bucketEnv = Object.fromEntries(names.map((name) => [name, process.env[name]]))
const webs: Awaited<ReturnType<typeof startWeb>>[] = []
try {
  const paths: string[] = []
  for (let n = 0; n < LINKS; n += 1) paths.push(await onAir())
  const folder = await startWeb(dirs.folder, {})
  webs.push(folder)
  const bucket = await startWeb(dirs.bucket, bucketEnv)
  webs.push(bucket)
  for (const path of paths) await listen(`${folder.origin}${path}`)
  const cold: number[] = []
  for (const path of paths) cold.push(await listen(`${bucket.origin}${path}`))
  cold.sort((a, b) => a - b)
  console.log(`   ${LINKS} links, each the first time out of the bucket: ${ms(cold[LINKS / 2])} p50, ${ms(cold.at(-1))} at most`)
  const rates = { folder: [] as number[], bucket: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.folder.push(await load(folder.origin, paths))
    rates.bucket.push(await load(bucket.origin, paths))
  }
  const [fromFolder, fromBucket] = [sum(rates.folder) / ROUNDS, sum(rates.bucket) / ROUNDS]
  console.log(
    `   the link with ${LISTENERS} listeners, ${BYTES / 1_000} kB: ${fromFolder.toFixed(0)} requests/s from the folder, ${fromBucket.toFixed(0)} from the bucket`,
  )
  console.log(`   ratio ${(fromBucket / fromFolder).toFixed(2)}   (aim: ≥ 0.7)`)
  // By turns, so that both meet the same machine.
  const stored = { folder: [] as Stored[], bucket: [] as Stored[] }
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of ['folder', 'bucket'] as const) {
      const together = await storeTogether(stores[name].audioStore)
      if (round > 0) stored[name].push(together)
    }
  for (const [name, rounds] of Object.entries(stored)) {
    const [middle, longest] = [median(rounds.map(({ took }) => median(took))), median(rounds.map(({ took }) => took.at(-1)))]
    const aim = name === 'bucket' ? '   (aim: ≤ 1000)' : ''
    const cpu = median(rounds.map(({ cpuMs }) => cpuMs))
    console.log(
      `   a bulletin stored beside ${AT_ONCE} others, ${name}: ${ms(middle)} p50, ${ms(longest)} at most, ${ms(cpu)} of CPU here${aim}`,
    )
  }
} finally {
  for (const { child } of webs) {
    child.kill('SIGKILL')
    await ended(child)
  }
  for (const id of made) await stores.bucket.audioStore.remove(id).catch(() => {})
  await Promise.all([...Object.values(stores).map(({ close }) => close()), db.close()])
  await world.close()
  rmSync(root, { recursive: true, force: true })
}
process.exit(0)
