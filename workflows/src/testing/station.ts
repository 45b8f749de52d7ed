import { givenDatabase, type TestDatabase } from '@hourcast/db/testing/test-database'
import type { BroadcastState } from '@hourcast/domain/broadcasts/broadcast'
import { seedStation } from '@hourcast/server/events/testing/seed-station'
import { runNow } from '@hourcast/server/schedulers/run-now'
import type { Services } from '@hourcast/server/services'
import { pino } from 'pino'
import type { ActivityHandlers } from '../activities.ts'
import { stepsWithoutWorld } from './steps-without-world.ts'

export type Effect = { step: string; broadcastId: string }
type Override = Partial<{
  [K in keyof ActivityHandlers]: (
    input: Parameters<ActivityHandlers[K]>[0],
    signal: AbortSignal,
    own: () => Promise<unknown>,
  ) => Promise<unknown>
}>

/** A station that there is already, on the database that it has moved to. */
export type MovedStation = { db: TestDatabase; stationId: string; schedulerId: string }

const newStation = async (): Promise<MovedStation> => {
  const db = await givenDatabase({ maxConnections: 12 })
  const { stationId, schedulerId } = await seedStation(db, { timeZone: 'UTC' })
  await db.pool.query("INSERT INTO target (id, scheduler_id, kind, address) VALUES ('t-mail', $1, 'email', 'a@radio.example')", [
    schedulerId,
  ])
  return { db, stationId, schedulerId }
}

/**
 * A station with one scheduler on a database of its own. The steps that touch our rows are the real ones; those that touch the world
 * are recorded, and may be told to fail, hang or wait.
 */
export const givenStation = async (moved?: MovedStation) => {
  const { db, stationId, schedulerId } = moved ?? (await newStation())
  const log = pino({ level: 'silent' })
  let shiftMs = 0
  const clock = { now: () => Date.now() + shiftMs }
  const services = { db, clock, log } as unknown as Services
  const effects: Effect[] = []

  const activityHandlers = (override: Override = {}): ActivityHandlers => {
    const own = stepsWithoutWorld(services) as unknown as Record<string, (input: never, signal: AbortSignal) => Promise<unknown>>
    return Object.fromEntries(
      Object.entries(own).map(([step, body]) => [
        step,
        async (input: { broadcastId: string }, signal: AbortSignal) => {
          effects.push({ step, broadcastId: input.broadcastId })
          const instead = override[step as keyof ActivityHandlers] as
            | ((i: unknown, s: AbortSignal, o: () => Promise<unknown>) => Promise<unknown>)
            | undefined
          return instead ? instead(input, signal, () => body(input as never, signal)) : body(input as never, signal)
        },
      ]),
    ) as unknown as ActivityHandlers
  }

  const until = async <T>(look: () => Promise<T | undefined>, what: string, ms = 45_000): Promise<T> => {
    for (const deadline = Date.now() + ms; Date.now() < deadline; ) {
      const found = await look()
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`waited in vain for ${what}`)
  }

  return {
    db,
    services,
    stationId,
    schedulerId,
    effects,
    activityHandlers,
    until,
    count: (step: string) => effects.filter((effect) => effect.step === step).length,
    shiftClock: (ms: number) => {
      shiftMs += ms
    },
    /** A broadcast asked for at once; its id. */
    now: async (requestId?: string): Promise<string> => {
      const started = await runNow(services, { stationId, schedulerId, ...(requestId ? { requestId } : {}) })
      if (!started.ok) throw new Error(started.problem.message)
      return started.value.broadcastId
    },
    ends: (broadcastId: string): Promise<BroadcastState> =>
      until(async () => {
        const row = await db.prisma.broadcast.findUnique({ where: { id: broadcastId }, select: { state: true, endedAt: true } })
        return row?.endedAt ? (row.state as BroadcastState) : undefined
      }, `the end of broadcast ${broadcastId}`),
  }
}

export type GivenStation = Awaited<ReturnType<typeof givenStation>>
