import { randomId } from '@hourcast/db/random-id'
import { enqueueBroadcasts } from '@hourcast/server/engine/engine-jobs'
import { reconcile } from '@hourcast/server/engine/reconcile'
import { expect, onTestFinished, test } from 'vitest'
import type { ActivityHandlers } from '../activities.ts'
import { engineContract } from '../engine.contract.ts'
import { type GivenStation, givenStation } from '../testing/station.ts'
import { createJournal } from './journal.ts'
import { startEngine } from './start-engine.ts'
import { Superseded } from './suspended.ts'

const start = ({ services }: GivenStation, activityHandlers: ActivityHandlers) =>
  startEngine({
    db: services.db,
    clock: services.clock,
    log: services.log,
    activityHandlers,
    renderIdent: async () => {},
    redeliver: async () => {},
    concurrency: 4,
  })

engineContract('embedded', { start })

const plannedFor = async ({ db, schedulerId }: GivenStation, airAt: number): Promise<string> => {
  const id = randomId()
  await db.pool.query(
    `INSERT INTO broadcast (id, scheduler_id, kind, air_at, wall, time_zone) VALUES ($1, $2, 'slot', $3, '2026-11-21T00:00', 'UTC')`,
    [id, schedulerId, new Date(airAt)],
  )
  await enqueueBroadcasts(
    async (text, values) => (await db.pool.query(text, values)).rows,
    [{ broadcastId: id, at: Date.now() }],
    Date.now(),
  )
  return id
}

test('jobs whose worker died so often that they count as given up, or were put off for hours, are added again', async () => {
  const given = await givenStation()
  const id = await given.now()
  await given.db.pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts')
  expect(await reconcile(given.db, Date.now())).toBe(1)
  await given.db.pool.query("UPDATE graphile_worker._private_jobs SET run_at = now() + interval '6 hours'")
  expect(await reconcile(given.db, Date.now())).toBe(1)
  expect(await reconcile(given.db, Date.now())).toBe(0)
  // Put into a dead worker's hand: after a minute nobody waits for it any more.
  await given.db.pool.query(
    "UPDATE graphile_worker._private_jobs SET locked_by = 'gone', locked_at = now() - interval '50 seconds'",
  )
  expect(await reconcile(given.db, Date.now())).toBe(0)
  await given.db.pool.query("UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '70 seconds'")
  expect(await reconcile(given.db, Date.now())).toBe(1)
  const engine = await start(given, given.activityHandlers())
  onTestFinished(engine.stop)
  expect(await given.ends(id)).toBe('delivered')
})

const waitingForAir = async (aheadMs: number) => {
  const given = await givenStation()
  const engine = await start(given, given.activityHandlers())
  onTestFinished(engine.stop)
  const id = await plannedFor(given, Date.now() + aheadMs)
  await given.until(async () => (given.count('stage') === 1 ? true : undefined), 'the staged delivery')
  return { given, id }
}

test('the clock jumps ahead over the air time of a broadcast that waits for it: it airs at once, and once', async () => {
  const { given, id } = await waitingForAir(4 * 60_000)
  given.shiftClock(8 * 60_000)
  expect(await given.ends(id)).toBe('delivered')
  expect(given.count('release')).toBe(1)
})

test('the clock jumps an hour ahead: what is too old by then is not sent any more, and what comes next airs all the same', async () => {
  const { given, id } = await waitingForAir(4 * 60_000)
  given.shiftClock(3_600_000)
  expect(await given.ends(id)).toBe('failed')
  expect(await given.db.prisma.broadcast.findUnique({ where: { id } })).toMatchObject({ failedCode: 'deadline' })
  expect(given.count('release')).toBe(0)
  // The database's clock has not jumped with ours: set right again, jobs run.
  given.shiftClock(-3_600_000)
  expect(await given.ends(await given.now())).toBe('delivered')
})

test('the clock jumps an hour back while a broadcast waits for air: it waits for its instant', async () => {
  const { given } = await waitingForAir(2_000)
  given.shiftClock(-3_600_000)
  const marker = await given.now()
  await given.ends(marker)
  const released = given.effects.filter(({ step }) => step === 'release').map(({ broadcastId }) => broadcastId)
  expect(released).toEqual([marker])
})

test('hundreds of one instant are started by one job', async () => {
  const given = await givenStation()
  const ids = await Promise.all(Array.from({ length: 40 }, () => given.now()))
  await given.db.pool.query('DELETE FROM graphile_worker._private_jobs')
  const at = Date.now()
  await enqueueBroadcasts(
    async (text, values) => (await given.db.pool.query(text, values)).rows,
    ids.map((broadcastId) => ({ broadcastId, at })),
    at,
  )
  const { rows } = await given.db.pool.query(
    "SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE task_identifier = 'wake'",
  )
  expect(rows[0].jobs).toBe(1)
  const engine = await start(given, given.activityHandlers())
  onTestFinished(engine.stop)
  await given.until(async () => (given.count('release') === 40 ? true : undefined), 'forty releases')
})

test('a job that is added while one of the same second is being fetched is not swallowed', async () => {
  const given = await givenStation()
  const engine = await start(given, given.activityHandlers())
  onTestFinished(engine.stop)
  for (let round = 0; round < 40; round += 1) await Promise.all([given.now(), given.now()])
  await given.until(async () => (given.count('release') === 80 ? true : undefined), 'eighty releases')
})

test('of two attempts at one run only the later one may write', async () => {
  const { db, schedulerId } = await givenStation()
  const id = randomId()
  await db.pool.query(
    `INSERT INTO broadcast (id, scheduler_id, kind, air_at, wall, time_zone) VALUES ($1, $2, 'now', now(), '2026-11-21T00:00', 'UTC')`,
    [id, schedulerId],
  )
  const journal = createJournal(db)
  const [older, newer] = [await journal.open(id), await journal.open(id)]
  if (!older || !newer) throw new Error('the broadcast is not open')
  await journal.recordStep(newer, 'read', { result: 1 })
  await expect(journal.recordStep(older, 'read', { result: 2 })).rejects.toBeInstanceOf(Superseded)
  expect((await journal.open(id))?.memo).toEqual({ read: { result: 1 } })
})

test.each([
  ['speaking', true],
  ['mastering', true],
  ['writing', false],
  [null, false],
])('a run that died in stage %s goes on speaking first: %s', async (stage, wasSpeaking) => {
  const { db, schedulerId } = await givenStation()
  const id = randomId()
  await db.pool.query(
    `INSERT INTO broadcast (id, scheduler_id, kind, air_at, wall, time_zone, stage) VALUES ($1, $2, 'now', now(), '2026-11-21T00:00', 'UTC', $3)`,
    [id, schedulerId, stage],
  )
  expect(await createJournal(db).open(id)).toMatchObject({ wasSpeaking })
})
