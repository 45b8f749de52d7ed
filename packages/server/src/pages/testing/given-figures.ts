import { randomId } from '@hourcast/db/random-id'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import { HOUR_MS } from '@hourcast/domain/time-units'
import { seedStation } from '../../events/testing/seed-station.ts'

/** A Wednesday; the station is in Berlin. */
export const NOW = Date.parse('2026-11-25T12:00:00Z')
const DAYS = 24

type Outcome = { state: string; rung: string | null; late: boolean; code: string | null }
const aired = (rung: string, late = false): Outcome => ({ state: 'delivered', rung, late, code: null })
const notAired = (state: string, code: string | null = null): Outcome => ({ state, rung: null, late: false, code })

// What a slot may come to, in a cycle that fits no day.
const OUTCOMES: readonly [Outcome, ...Outcome[]] = [
  ...[aired('fresh'), aired('fresh'), aired('last-good'), aired('fresh', true), notAired('failed'), aired('ident', true)],
  ...[notAired('missed', 'outage'), notAired('cancelled'), aired('fresh'), notAired('missed', 'merged'), aired('fresh')],
] as [Outcome, ...Outcome[]]

const KINDS = ['link', 'email', 'ftp'] as const
const STATES = ['released', 'failed', 'withheld', 'released'] as const

const MERGED = 'merged'

/** What the rows and the events tell of one slot. Of a slot that merged with another there is the event alone. */
const slotOf = ({ schedulerId, slot, place }: { schedulerId: string; slot: number; place: number }) => {
  const { state, rung, late, code } = OUTCOMES[(slot + 4 * place) % OUTCOMES.length] ?? OUTCOMES[0]
  const [id, audioId, airAt] = [randomId(), randomId(), new Date(NOW - slot * 6 * HOUR_MS - place * 1_800_000)]
  const isOut = state === 'delivered'
  const durationMs = 30_000 + 100 * slot + place
  const about = { schedulerId, airAt, kind: slot % 13 === 5 ? 'now' : 'slot', rung, late }
  const measured = { latenessMs: isOut ? slot * 10 : null, durationMs: isOut ? durationMs : null }
  const isTold = { state: state === 'cancelled' ? 'planned' : state, failedCode: code }
  const heard = { audioId: isOut ? audioId : null, releaseAt: isOut ? airAt : null }
  return {
    isMerged: code === MERGED,
    history: { broadcastId: id, ...about, ...isTold, ...measured, updatedAt: airAt },
    audio: { id: audioId, sha256: id, sizeBytes: 1, durationMs, lufs: -16, truePeakDbtp: -1 },
    broadcast: { id, ...about, ...heard, state, wall: airAt.toISOString().slice(0, 16), timeZone: 'Europe/Berlin' },
  }
}

/** Three hosts with weeks of slots of every kind behind them, each as its rows and as its events have told it. Another station has as many. */
export const givenFigures = async () => {
  const db = await givenDatabase()
  const { prisma } = db
  const mine = await seedStation(db)
  const hostOf = async ({ schedulerId, stationId }: typeof mine, hostName: string, place: number): Promise<string> => {
    const { id: _, ...like } = await prisma.scheduler.findUniqueOrThrow({ where: { id: schedulerId } })
    const id = randomId()
    await prisma.scheduler.create({ data: { ...like, id, stationId, hostName } })
    const hours = Array.from({ length: place + 2 }, (_, hour) => `${hour * 3}:00`)
    const days = [1, 2, 3, 4, 5, 6, 7].slice(place)
    await prisma.schedule.create({ data: { id: randomId(), schedulerId: id, cardId: 'c', position: 0, days, hours } })
    return id
  }
  const targetsOf = async (schedulerId: string) => {
    const targets = KINDS.map((kind) => ({ id: randomId(), schedulerId, kind, sealed: kind === 'ftp' ? 'sealed' : null }))
    await prisma.target.createMany({ data: targets })
    return targets
  }
  const airOf = async (schedulerId: string, place: number): Promise<void> => {
    const targets = await targetsOf(schedulerId)
    const slots = Array.from({ length: DAYS * 4 }, (_, slot) => slotOf({ schedulerId, slot, place }))
    const known = slots.filter(({ isMerged }) => !isMerged)
    await prisma.history.createMany({ data: slots.map(({ history }) => history) })
    await prisma.audio.createMany({ data: known.map(({ audio }) => audio) })
    await prisma.broadcast.createMany({ data: known.map(({ broadcast }) => broadcast) })
    const deliveries = known.flatMap(({ broadcast: { id, state } }, slot) =>
      targets.map(({ id: targetId, kind }, at) => ({
        ...{ id: randomId(), broadcastId: id, targetId, kind },
        state: state === 'delivered' ? (STATES[(slot + at + place) % STATES.length] ?? '') : 'failed',
      })),
    )
    await prisma.delivery.createMany({ data: deliveries })
  }
  const pickOf = (schedulerId: string, place: number) =>
    prisma.analyticsHour.createMany({
      data: Array.from({ length: 60 }, (_, n) => ({
        ...{ schedulerId, hour: new Date(NOW - n * 7 * HOUR_MS), family: ['vlc', 'liquidsoap', 'browser'][n % 3] ?? '' },
        ...{ pickUps: n + place, clients: (n % 5) + place },
      })),
    })
  const fill = async (station: typeof mine) => {
    for (const [place, name] of ['Ada', 'Otto', 'Ida'].entries()) {
      const schedulerId = await hostOf(station, name, place)
      await airOf(schedulerId, place)
      await pickOf(schedulerId, place)
    }
  }
  await fill(mine)
  await fill(await seedStation(db))
  const rows = async <T>(text: string, ...more: unknown[]): Promise<T[]> =>
    (await db.pool.query(text, [mine.stationId, ...more])).rows as T[]
  return { db, stationId: mine.stationId, rows }
}
