import { randomId } from '@hourcast/db/random-id'
import { givenDatabase } from '@hourcast/db/testing/test-database'
import type { HistoryFilter } from '@hourcast/domain/broadcasts/history-filter'
import { seedStation } from '../../events/testing/seed-station.ts'
import { listHistory } from '../list-history.ts'

export const EVERYTHING: HistoryFilter = { schedulerId: null, outcome: null, day: null, words: null }

type Aired = {
  airAt: number
  schedulerId?: string
  /** As the events have told it, and as the broadcast's own row says. */
  state?: string
  rowState?: string
  stage?: string
  rung?: string | null
  late?: boolean
  failedCode?: string
  failedDetail?: string
  says?: string[]
}

/** A station in Berlin with one scheduler, and a way to put broadcasts into its past. */
export const givenHistory = async () => {
  const db = await givenDatabase()
  const station = await seedStation(db)
  const { prisma } = db
  const { stationId } = station

  /** Its id. */
  const aired = async ({ airAt, schedulerId = station.schedulerId, ...told }: Aired): Promise<string> => {
    const { state = 'delivered', late = false } = told
    const rung = told.rung === undefined ? (state === 'delivered' ? 'fresh' : null) : told.rung
    const id = randomId()
    const at = new Date(airAt)
    const segments = told.says?.map((text) => ({ kind: 'body', text, spoken: text, pauseAfterMs: 0 }))
    await prisma.broadcast.create({
      data: {
        ...{
          id,
          schedulerId,
          kind: 'slot',
          airAt: at,
          wall: at.toISOString().slice(0, 16),
          timeZone: 'Europe/Berlin',
          rung,
          late,
        },
        ...{ state: told.rowState ?? state, stage: told.stage ?? null, failedDetail: told.failedDetail ?? null },
        ...(segments ? { script: { title: 'News', segments, itemIds: [], leftOut: [], writer: 'built-in' } } : {}),
      },
    })
    await prisma.history.create({
      data: {
        ...{ broadcastId: id, schedulerId, airAt: at, kind: 'slot', state, rung, late, updatedAt: at },
        ...{ latenessMs: state === 'delivered' ? 1_200 : null, failedCode: told.failedCode ?? null },
      },
    })
    return id
  }
  const another = async (hostName = 'Otto'): Promise<string> => {
    const { id: _, ...like } = await prisma.scheduler.findUniqueOrThrow({ where: { id: station.schedulerId } })
    return (await prisma.scheduler.create({ data: { ...like, id: randomId(), hostName } })).id
  }
  const list = (filter: Partial<HistoryFilter> = {}, more: Partial<Parameters<typeof listHistory>[1]> = {}) =>
    listHistory({ db }, { stationId, timeZone: 'Europe/Berlin', filter: { ...EVERYTHING, ...filter }, ...more })
  const idsOf = async (filter: Partial<HistoryFilter>) => (await list(filter)).lines.map(({ broadcastId }) => broadcastId)
  return { ...station, db, aired, another, list, idsOf }
}
