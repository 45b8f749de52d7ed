import { setTimeout as wait } from 'node:timers/promises'
import { randomId } from '@hourcast/db/random-id'
import type { DeliveryTarget } from '@hourcast/domain/delivery/delivery-target'
import type { Result } from '@hourcast/domain/problem'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { addOwner } from '@hourcast/server/accounts/add-owner'
import { pauseScheduler, resumeScheduler } from '@hourcast/server/schedulers/change-scheduler'
import { runNow } from '@hourcast/server/schedulers/run-now'
import { saveScheduler } from '@hourcast/server/schedulers/save-scheduler'
import type { Services } from '@hourcast/server/services'
import type { FileServers } from './file-servers.ts'

const EVERY_MINUTE = Array.from(
  { length: 1440 },
  (_, minute) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`,
)

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7]
const WHOLE = [{ id: 'a', days: ALL_DAYS, hours: EVERY_MINUTE }]
/** Other schedules, the same slots. */
const HALVES = ['a', 'b'].map((id, half) => ({
  id,
  days: ALL_DAYS,
  hours: EVERY_MINUTE.filter((_, minute) => minute % 2 === half),
}))

export type Load = {
  /** Schedulers that air every minute from `since` on. */
  grid: { schedulerId: string; since: number }[]
  /** One that its owner pauses and resumes: it counts only that nothing of it begins in between. */
  onAndOff: { schedulerId: string; pauses: { from: number; to: number }[] } | undefined
  /** Broadcasts asked for at once, by id. */
  now: string[]
  asked(): number
  another(): Promise<void>
  /** An owner saves with other schedules, pauses or resumes. */
  edit(): Promise<void>
  /** Resolves when nothing due by `end` is open any more, or after four minutes. */
  settled(end: number): Promise<void>
}

type Needs = { feedUrl: string; fileServers: FileServers; retry: () => Promise<void>; withEdits: boolean }

/**
 * Four stations' worth of work: a link, a mail, an FTP and an SFTP upload each minute, and broadcasts asked for in between. With edits there is
 * a fifth scheduler, which is paused and resumed.
 */
export const makeLoad = async (services: Services, { feedUrl, fileServers, retry, withEdits }: Needs): Promise<Load> => {
  const owner = await addOwner(services, { email: 'chaos@hourcast.example' })
  if (!owner.ok) throw new Error(owner.problem.message)
  const { stationId } = owner.value
  // Playout has agreed to its mails: what waits for a word of its reader is not sent.
  const playout = 'playout@hourcast.example'
  await services.db.prisma.recipient.create({ data: { id: randomId(), stationId, address: playout, confirmedAt: new Date() } })
  const mail: DeliveryTarget = { kind: 'email', address: playout }
  const targets: DeliveryTarget[][] = [[mail], ...fileServers.targets.map((upload) => [upload]), []]
  const save = (place: number, schedules: typeof WHOLE, schedulerId?: string) =>
    saveScheduler(services, {
      stationId,
      schedulerId,
      settings: { hostName: 'Clara', stationName: `Chaos ${place}`, sources: [feedUrl], includeDateTime: false, schedules },
      targets: targets[place] ?? [],
    })
  const make = async (place: number): Promise<string> => {
    const saved = await save(place, WHOLE)
    if (!saved.ok) throw new Error(saved.problem.message)
    return saved.value.schedulerId
  }
  // Saved and looked at the clock: in the same minute, so that what is due is beyond doubt.
  const leftOfMinute = MINUTE_MS - (Date.now() % MINUTE_MS)
  if (leftOfMinute < 10_000) await wait(leftOfMinute)
  const grid: Load['grid'] = []
  for (const place of targets.keys()) grid.push({ schedulerId: await make(place), since: Date.now() })
  const onAndOff: Load['onAndOff'] = withEdits ? { schedulerId: await make(targets.length), pauses: [] } : undefined

  const untilAnswered = repeat(retry)
  const now: string[] = []
  let asked = 0
  let edited = 0
  const pauseOrResume = async ({ schedulerId, pauses }: NonNullable<Load['onAndOff']>): Promise<void> => {
    const paused = pauses.find(({ to }) => to === Number.POSITIVE_INFINITY)
    if (paused) {
      paused.to = Date.now()
      await untilAnswered(() => resumeScheduler(services, { stationId, schedulerId }))
    } else {
      await untilAnswered(() => pauseScheduler(services, { stationId, schedulerId }))
      pauses.push({ from: Date.now(), to: Number.POSITIVE_INFINITY })
    }
  }
  return {
    grid,
    onAndOff,
    now,
    asked: () => asked,
    another: async () => {
      asked += 1
      const schedulerId = grid[asked % grid.length]?.schedulerId ?? ''
      // An owner who clicks again gets the same broadcast.
      const requestId = `chaos-${asked}`
      now.push((await untilAnswered(() => runNow(services, { stationId, schedulerId, requestId }))).broadcastId)
    },
    edit: async () => {
      edited += 1
      if (edited % 2 === 0 && onAndOff) return pauseOrResume(onAndOff)
      const place = Math.floor(edited / 2) % grid.length
      const schedules = Math.floor(edited / 2 / grid.length) % 2 === 0 ? HALVES : WHOLE
      await untilAnswered(() => save(place, schedules, grid[place]?.schedulerId))
    },
    settled: (end) => nothingOpen(services, end),
  }
}

/** The same request until it is answered, as an owner does it. */
const repeat =
  (retry: () => Promise<void>) =>
  async <T>(ask: () => Promise<Result<T>>): Promise<T> => {
    for (;;) {
      try {
        const answer = await ask()
        if (!answer.ok) throw new Error(answer.problem.message)
        return answer.value
      } catch {
        await retry()
      }
    }
  }

const nothingOpen = async ({ db: { pool } }: Services, end: number): Promise<void> => {
  const isSettled = async (): Promise<boolean> => {
    const { rows } = await pool.query<{ open: number }>(
      "SELECT count(*)::int AS open FROM broadcast WHERE state IN ('planned', 'preparing', 'staged') AND air_at <= $1",
      [new Date(end)],
    )
    const { rows: waiting } = await pool.query<{ unpublished: number }>(
      'SELECT count(*)::int AS unpublished FROM outbox WHERE published_at IS NULL',
    )
    return rows[0]?.open === 0 && waiting[0]?.unpublished === 0
  }
  // The database that was killed last may still be on its way back.
  for (const deadline = Date.now() + 4 * MINUTE_MS; Date.now() < deadline; await wait(500))
    if (await isSettled().catch(() => false)) return
}
