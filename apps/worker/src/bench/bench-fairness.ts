// One station's forty hostile schedulers against another's ten broadcasts: the same ten without the attack first, in the same run.
import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, ask } from '../chaos/hostile/ask.ts'
import { HOSTILE_PATHS } from '../chaos/hostile/hostile-pages.ts'
import { type Instance, openInstance } from '../chaos/hostile/instance.ts'
import { anOwner, aScheduler, must, type Owner } from '../chaos/hostile/owners.ts'
import { readStalls, type Stalls } from './watched.ts'

const MINUTE = 60_000
const HOSTILE_SCHEDULERS = Number(process.env.BENCH_HOSTILE || 40)
const PAGES_EACH = 20
const BROADCASTS = 10
/** Minutes in which something airs; what is hostile airs in each of them. */
const MINUTES = 2
const LEAD_MINUTES = 2
const LIMITS = { linkMs: 1_000, mailMs: 3_000, stallMs: 50, queryMs: 50, p99Ms: 100 }

const wallTime = (at: number): string => {
  const date = new Date(at)
  return `${date.getUTCHours()}:${String(date.getUTCMinutes()).padStart(2, '0')}`
}

/** The minutes that are to be aired: the first is far enough away to be prepared in its whole lead. */
const nextMinutes = (): number[] => {
  const first = Math.ceil((Date.now() + 15_000) / MINUTE) * MINUTE + LEAD_MINUTES * MINUTE
  return Array.from({ length: MINUTES }, (_, n) => first + n * MINUTE)
}

const withShortLead = async (instance: Instance, owner: Owner): Promise<Owner> => {
  const { pool } = instance.services.db
  await pool.query('UPDATE station SET lead_minutes = $2 WHERE id = $1', [owner.stationId, LEAD_MINUTES])
  await pool.query('UPDATE owner SET confirmed_at = coalesce(confirmed_at, now()) WHERE id = $1', [owner.ownerId])
  return owner
}

const saveNeighbours = async (instance: Instance, owner: Owner, minutes: readonly number[]): Promise<string[]> => {
  const ids: string[] = []
  for (let n = 0; n < BROADCASTS; n += 1) {
    const hours = [wallTime(minutes[n % minutes.length] ?? 0)]
    const sources = [`${instance.hostile.origin}/feed-${n}.xml`]
    const targets = [{ kind: 'email' as const, address: owner.email }]
    ids.push(must(await aScheduler(instance, owner, { hours, sources, targets })).schedulerId)
  }
  return ids
}

const saveHostile = async (instance: Instance, owner: Owner, minutes: readonly number[]): Promise<number> => {
  let refused = 0
  for (let n = 0; n < HOSTILE_SCHEDULERS; n += 1) {
    const sources = Array.from(
      { length: PAGES_EACH },
      (_, page) => `${instance.hostile.origin}${HOSTILE_PATHS[page % HOSTILE_PATHS.length]}?${n}-${page}`,
    )
    const saved = await aScheduler(instance, owner, { hours: minutes.map(wallTime), sources, inputMode: 'https' })
    if (!saved.ok) refused += 1
  }
  return refused
}

/** Listeners: the public link, again and again, until told to stop. */
const listen = (instance: Instance, schedulerId: string) => {
  const answers: Answer[] = []
  let isOver = false
  const ended = (async () => {
    while (!isOver) {
      answers.push(
        await ask(instance.origin, `/station/${schedulerId}.mp3`, { headers: { range: 'bytes=0-1023' }, from: '127.0.0.5' }),
      )
      await wait(50)
    }
  })()
  return async (): Promise<number> => {
    isOver = true
    await ended
    const times = answers
      .map(({ ms, status }) => (status === 0 || status >= 500 ? Number.POSITIVE_INFINITY : ms))
      .sort((a, b) => a - b)
    return times[Math.floor(times.length * 0.99)] ?? Number.NaN
  }
}

const NAMES = Array.from({ length: 15_000 }, (_, n) => n.toString(36)).join('&')
const askNames = async (instance: Instance, owner: Owner): Promise<{ ms: number; status: number }> => {
  const answers: Answer[] = []
  for (let times = 0; times < 5; times += 1)
    answers.push(await ask(instance.origin, `/getContent?${NAMES}`, { method: 'POST', headers: owner.basic }))
  const [, , median] = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return { ms: median ?? Number.NaN, status: Math.max(...answers.map(({ status }) => status)) }
}

type Aired = { rung: string | null; link: number | null; mail: number | null }
const AIRED = `
  SELECT rung,
    (extract(epoch FROM max(delivery.released_at) FILTER (WHERE delivery.kind = 'link') - broadcast.air_at) * 1000)::float8 AS link,
    (extract(epoch FROM max(delivery.released_at) FILTER (WHERE delivery.kind = 'email') - broadcast.air_at) * 1000)::float8 AS mail
  FROM broadcast JOIN delivery ON delivery.broadcast_id = broadcast.id
  WHERE broadcast.scheduler_id = ANY ($1) AND broadcast.air_at = ANY ($2) GROUP BY broadcast.id`

type Round = {
  aired: Aired[]
  web: Stalls
  worker: Stalls
  p99Ms: number
  query: { ms: number; status: number }
  refused: number
}

const airRound = async (instance: Instance, { attacked, listened }: { attacked: boolean; listened: string }): Promise<Round> => {
  const minutes = nextMinutes()
  const owner = await withShortLead(instance, await anOwner(instance, 'neighbour'))
  const attacker = await withShortLead(instance, await anOwner(instance, 'attacker'))
  const refused = attacked ? await saveHostile(instance, attacker, minutes) : 0
  const ids = await saveNeighbours(instance, owner, minutes)
  const processes: ChildProcess[] = [instance.web(), instance.worker()]
  await Promise.all(processes.map(readStalls))
  const stopListening = listen(instance, listened)
  // In the middle of what is being prepared.
  await wait(Math.max(0, (minutes[0] ?? 0) - MINUTE - Date.now()))
  const query = await askNames(instance, owner)
  await wait(Math.max(0, (minutes.at(-1) ?? 0) + 15_000 - Date.now()))
  const p99Ms = await stopListening()
  const [web, worker] = (await Promise.all(processes.map(readStalls))) as [Stalls, Stalls]
  const { rows } = await instance.services.db.pool.query<Aired>(AIRED, [ids, minutes.map((at) => new Date(at))])
  await instance.services.db.pool.query('UPDATE scheduler SET is_active = false WHERE id = ANY ($1)', [ids])
  return { aired: rows, web, worker, p99Ms, query, refused }
}

const latest = (values: readonly (number | null)[]): number =>
  values.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...values.map((value) => value ?? Number.POSITIVE_INFINITY))

const numbersOf = ({ aired, web, worker, p99Ms, query }: Round) => ({
  fresh: aired.filter(({ rung }) => rung === 'fresh').length,
  linkMs: latest(aired.map(({ link }) => link)),
  mailMs: latest(aired.map(({ mail }) => mail)),
  webMs: web.ownMs,
  workerMs: worker.ownMs,
  queryMs: query.ms,
  p99Ms,
})

const instance = await openInstance()
let isWithin = false
try {
  const { rows } = await instance.services.db.pool.query<{ id: string }>(
    'SELECT scheduler.id FROM scheduler JOIN station ON station.id = station_id WHERE is_example',
  )
  const listened = rows[0]?.id ?? ''
  const quiet = numbersOf(await airRound(instance, { attacked: false, listened }))
  const round = await airRound(instance, { attacked: true, listened })
  const under = numbersOf(round)
  const line = (what: string, key: keyof typeof under, aim: string) =>
    console.log(
      `   ${what}: ${Math.round(quiet[key])} without, ${Math.round(under[key])} under attack${quiet[key] > 0 ? `; ratio ${(under[key] / quiet[key]).toFixed(2)}` : ''}   (aim: ${aim})`,
    )
  console.log(
    `   ${HOSTILE_SCHEDULERS} hostile schedulers with ${PAGES_EACH} pages each (${round.refused} refused), ${MINUTES} minutes, lead ${LEAD_MINUTES} minutes`,
  )
  line(`fresh of ${BROADCASTS}`, 'fresh', `${BROADCASTS}`)
  line('link, ms after its minute at most', 'linkMs', `≤ ${LIMITS.linkMs}`)
  line('mail, ms after its minute at most', 'mailMs', `≤ ${LIMITS.mailMs}`)
  line('longest stall of the web app, ms of its own', 'webMs', `≤ ${LIMITS.stallMs}`)
  line('longest stall of the worker, ms of its own', 'workerMs', `≤ ${LIMITS.stallMs}`)
  line(`15,000 names in a query, answered ${round.query.status}, ms (median of 5)`, 'queryMs', `≤ ${LIMITS.queryMs}`)
  line('public link, p99 ms', 'p99Ms', `≤ ${LIMITS.p99Ms}`)
  console.log(
    `   stalls by the clock on the wall, with the machine's own: web ${Math.round(round.web.clockMs)} ms, worker ${Math.round(round.worker.clockMs)} ms`,
  )
  isWithin =
    under.fresh === BROADCASTS &&
    under.linkMs <= LIMITS.linkMs &&
    under.mailMs <= LIMITS.mailMs &&
    Math.max(under.webMs, under.workerMs) <= LIMITS.stallMs &&
    round.query.status >= 400 &&
    round.query.status < 500 &&
    under.queryMs <= LIMITS.queryMs &&
    under.p99Ms <= LIMITS.p99Ms
} finally {
  await instance.close()
}
process.exit(isWithin ? 0 : 1)
