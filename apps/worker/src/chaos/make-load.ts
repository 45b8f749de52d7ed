import { setTimeout as wait } from 'node:timers/promises'
import type { DeliveryTarget } from '@hourcast/domain/delivery-methods'
import { addOwner } from '@hourcast/server/accounts/add-owner'
import { runNow } from '@hourcast/server/schedulers/run-now'
import { saveScheduler } from '@hourcast/server/schedulers/save-scheduler'
import type { Services } from '@hourcast/server/services'

const EVERY_MINUTE = Array.from(
  { length: 1440 },
  (_, minute) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
)

export type Load = {
  /** Schedulers that air every minute from `since` on. */
  grid: { schedulerId: string; since: number }[]
  /** Broadcasts asked for at once, by id. */
  now: string[]
  asked(): number
  another(): Promise<void>
  /** Resolves when nothing due by `end` is open any more, or after four minutes. */
  settled(end: number): Promise<void>
}

type Needs = { feedUrl: string; ftp: { port: number }; retry: () => Promise<void> }

/** Three stations' worth of work: a link, a mail and an FTP upload each minute, and broadcasts asked for in between. */
export const makeLoad = async (services: Services, { feedUrl, ftp, retry }: Needs): Promise<Load> => {
  const owner = await addOwner(services, { email: 'chaos@hourcast.example' })
  if (!owner.ok) throw new Error(owner.problem.message)
  const { stationId } = owner.value
  const upload: DeliveryTarget = {
    kind: 'ftp',
    connectionString: `station|pa|ss|127.0.0.1|${ftp.port}|/{yyyy}{MM}{dd}-{HH}{mm}.mp3`,
    allowPlain: true,
  }
  const mail: DeliveryTarget = { kind: 'email', address: 'playout@hourcast.example' }
  const grid: Load['grid'] = []
  for (const [index, targets] of [[mail], [upload], []].entries()) {
    const settings = {
      hostName: 'Clara',
      stationName: `Chaos ${index}`,
      sources: [feedUrl],
      includeDateTime: false,
      schedules: [{ id: 'a', days: [1, 2, 3, 4, 5, 6, 7], hours: EVERY_MINUTE }],
    }
    const saved = await saveScheduler(services, { stationId, settings, targets: targets as DeliveryTarget[] })
    if (!saved.ok) throw new Error(saved.problem.message)
    grid.push({ schedulerId: saved.value.schedulerId, since: Date.now() })
  }

  const now: string[] = []
  let asked = 0
  return {
    grid,
    now,
    asked: () => asked,
    another: async () => {
      asked += 1
      const scheduler = grid[asked % grid.length]
      // The same request until it is answered: an owner who clicks again gets the same broadcast.
      for (;;) {
        try {
          const started = await runNow(services, {
            stationId,
            schedulerId: scheduler?.schedulerId ?? '',
            requestId: `chaos-${asked}`,
          })
          if (!started.ok) throw new Error(started.problem.message)
          now.push(started.value.broadcastId)
          return
        } catch {
          await retry()
        }
      }
    },
    settled: async (end) => {
      for (const deadline = Date.now() + 240_000; Date.now() < deadline; await wait(500)) {
        const { rows } = await services.db.pool.query<{ open: number }>(
          "SELECT count(*)::int AS open FROM broadcast WHERE state IN ('planned', 'preparing', 'staged') AND air_at <= $1",
          [new Date(end)],
        )
        const { rows: told } = await services.db.pool.query<{ untold: number }>(
          'SELECT count(*)::int AS untold FROM outbox WHERE published_at IS NULL',
        )
        if (rows[0]?.open === 0 && told[0]?.untold === 0) return
      }
    },
  }
}
