import { PassThrough } from 'node:stream'
import { randomId } from '@hourcast/db/random-id'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { dumpDatabase } from '@hourcast/db/transfer/dump-database'
import { restoreDatabase } from '@hourcast/db/transfer/restore-database'
import { enqueueSchedules } from '@hourcast/server/engine/engine-jobs'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { ActivityHandlers } from '../activities.ts'
import { startEngine } from '../embedded/start-engine.ts'
import { givenOnTemporal } from '../testing/given-on-temporal.ts'
import { realTemporal } from '../testing/real-temporal.ts'
import { type GivenStation, givenStation } from '../testing/station.ts'
import { nextQuery } from './workflows.ts'

const temporal = realTemporal()

const onEmbedded = async ({ db, services: { clock } }: GivenStation, activityHandlers: ActivityHandlers) => {
  const engine = await startEngine({
    db,
    clock,
    log: pino({ level: 'silent' }),
    activityHandlers,
    renderIdent: async () => {},
    redeliver: async () => {},
  })
  onTestFinished(engine.stop)
  return engine
}

/** Two slots of one schedule: the first some seconds ahead and due for preparation, the second an hour later. */
const withSlotAhead = async (given: GivenStation, ms: number) => {
  const airAt = Date.now() + ms
  const wall = new Date(airAt).toISOString().slice(11, 16)
  const later = new Date(airAt + 3_600_000).toISOString().slice(11, 16)
  const ref = randomId()
  await given.db.pool.query(
    `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours, next_air_at, next_wake_at)
     VALUES ($1, $2, 'a', 0, '{1,2,3,4,5,6,7}', $3, $4, now())`,
    [ref, given.schedulerId, [wall, later], new Date(airAt)],
  )
  await enqueueSchedules(
    async (text, values) => (await given.db.pool.query(text, values)).rows,
    [{ scheduleId: ref, wakeAt: Date.now() }],
    Date.now(),
  )
  return { ref, airAt }
}

const moveHouse = async (given: GivenStation): Promise<GivenStation> => {
  const db = await givenDatabase({ maxConnections: 12 })
  const dump = new PassThrough()
  await Promise.all([dumpDatabase(given.db.url, dump, Date.now()), restoreDatabase(db.url, dump)])
  return givenStation({ db, stationId: given.stationId, schedulerId: given.schedulerId })
}

const broadcastOf = ({ db, until }: GivenStation, ref: string) =>
  until(
    async () => (await db.prisma.broadcast.findFirst({ where: { scheduleId: ref } })) ?? undefined,
    'the broadcast of the slot',
  )

test.runIf(temporal)(
  'the same scheduler, moved by a dump from the embedded default while a slot is prepared, goes on there without losing it',
  async () => {
    if (!temporal) return
    const small = await givenStation()
    let reached = () => {}
    const inRender = new Promise<void>((resolve) => {
      reached = resolve
    })
    const hanging = small.activityHandlers({
      render: (_input, signal) =>
        new Promise((_, reject) => {
          reached()
          signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        }),
    })
    const { ref, airAt } = await withSlotAhead(small, 12_000)
    const engine = await onEmbedded(small, hanging)
    await inRender
    await engine.stop()

    const grown = await givenOnTemporal(temporal, { station: await moveHouse(small) })
    await grown.worker(grown.activityHandlers())
    await grown.conductor()
    const { id } = await broadcastOf(grown, ref)
    expect(await grown.ends(id)).toBe('delivered')
    expect(grown.count('release')).toBe(1)
    const delivery = await grown.db.prisma.delivery.findFirstOrThrow({ where: { broadcastId: id, kind: 'email' } })
    expect(delivery.releasedAt?.getTime()).toBeGreaterThanOrEqual(airAt)
    // What comes next is readable on Temporal's page.
    const next = await grown.until(
      async () => (await grown.scheduleRun(ref).query(nextQuery)) ?? undefined,
      'the next air time of the run',
    )
    const schedule = await grown.db.prisma.schedule.findUniqueOrThrow({ where: { id: ref } })
    expect(Date.parse(next.airAt)).toBe(schedule.nextAirAt?.getTime())
    expect(schedule.nextAirAt?.getTime()).toBeGreaterThan(airAt)
  },
)

test.runIf(temporal)('back on the embedded engine it goes on too, and what Temporal still holds changes nothing', async () => {
  if (!temporal) return
  const given = await givenOnTemporal(temporal)
  const [worker, conductor] = [await given.worker(given.activityHandlers()), await given.conductor()]
  const first = await given.now()
  expect(await given.ends(first)).toBe('delivered')
  await conductor.stop()
  await worker.stop()
  const { ref } = await withSlotAhead(given, 3_000)
  await onEmbedded(given, given.activityHandlers())
  const { id } = await broadcastOf(given, ref)
  expect(await given.ends(id)).toBe('delivered')
  expect(given.effects.filter(({ step }) => step === 'release').map(({ broadcastId }) => broadcastId)).toEqual([first, id])
})
