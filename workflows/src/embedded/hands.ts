import { type Database, inTransaction } from '@hourcast/db/open-database'
import type { Clock } from '@hourcast/server/clock'
import { wakeBroadcasts } from '@hourcast/server/engine/alarm'
import { meterLanes } from '@hourcast/server/telemetry/voice-queue'
import type { Logger } from 'pino'
import type { ActivityBodies } from '../activities.ts'
import { runBroadcast } from '../broadcast/run-broadcast.ts'
import { coalesce } from '../coalesce.ts'
import { createLanes, isSpeaking } from '../lanes.ts'
import { createSleeper } from '../sleeper.ts'
import { createEnding } from './ending.ts'
import { type HostNeeds, hostRun } from './host-run.ts'
import { createMemoStore } from './memo.ts'
import { PutDown, Superseded } from './put-down.ts'

export type Hands = {
  /** Takes up every broadcast whose time to be taken up has come and that is not in hand. */
  takeUpDue(): Promise<void>
  /** The broadcasts that are under way here, those that wait for air included. */
  inHand(): string[]
  /** Puts all down where they are, to go on with the next start; resolves when nothing is at work any more. */
  putDown(): Promise<void>
}

export type HandsNeeds = { db: Database; bodies: ActivityBodies; clock: Clock; log: Logger; concurrency: number }

const DUE = `
  SELECT id FROM broadcast WHERE state IN ('planned', 'preparing', 'staged') AND wake_at <= $1 ORDER BY air_at`
/** An alarm stands for a whole second: who is due in the rest of it is taken up with the others. */
const SECOND_MS = 1_000
/** After what no step should throw. */
const AGAIN_MS = 5_000

/** The runs of this process: from the moment that they are taken up they stay in memory, until they end or are put down. */
export const createHands = ({ db, bodies, clock, log, concurrency }: HandsNeeds): Hands => {
  const running = new Map<string, Promise<void>>()
  const ending = createEnding()
  const sleeper = createSleeper(clock)
  const memo = createMemoStore(db)
  const needs: HostNeeds = {
    bodies,
    memo,
    clock,
    ending,
    sleeper,
    lanes: meterLanes(createLanes(concurrency, clock), isSpeaking),
  }
  const sleep = coalesce(async (wakes: readonly { broadcastId: string; at: number }[]) => {
    await inTransaction(db, ({ sql }) => wakeBroadcasts(sql, wakes))
    return wakes
  })

  const run = async (broadcastId: string): Promise<void> => {
    const life = await memo.open(broadcastId)
    if (!life) return
    const host = hostRun(life, needs)
    try {
      await runBroadcast(host, life)
    } catch (error) {
      if (error instanceof Superseded) return
      if (error instanceof PutDown) await sleep({ broadcastId, at: Math.min(host.resumeAt(), error.resumeAt) })
      else {
        log.error({ broadcastId, reason: (error as Error).message }, 'a run failed; it is taken up again')
        await sleep({ broadcastId, at: clock.now() + AGAIN_MS })
      }
    }
  }

  const takeUp = (broadcastId: string): void => {
    if (running.has(broadcastId) || ending.isEnding()) return
    const ended = run(broadcastId)
      // The database is away: the next start, or the next look at the rows, finds it.
      .catch((error: Error) => log.warn({ broadcastId, reason: error.message }, 'a run was dropped'))
      .finally(() => running.delete(broadcastId))
    running.set(broadcastId, ended)
  }

  // Wakes that ring while one looks are one more look: each finds all that are open, thousands at the top of the hour.
  const look = coalesce(async (wakes: readonly undefined[]) => {
    const { rows } = await db.pool.query<{ id: string }>(DUE, [new Date(clock.now() + SECOND_MS)])
    for (const { id } of rows) takeUp(id)
    return wakes
  })

  return {
    takeUpDue: () => look(undefined),
    inHand: () => [...running.keys()],
    putDown: async () => {
      ending.end()
      sleeper.wakeAll(new PutDown(clock.now()))
      await Promise.allSettled(running.values())
    },
  }
}
