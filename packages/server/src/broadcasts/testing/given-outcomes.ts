import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { finishBroadcasts } from '../finish-broadcasts.ts'
import { AIR_AT, givenBroadcasts, MINUTE, scriptOf } from './given-broadcasts.ts'

export const FINISHED_AT = AIR_AT + 3 * MINUTE
export type Outcome = { state: 'staged' | 'released' | 'failed'; at?: number }
type Past = {
  airAt?: number
  kind?: 'slot' | 'now'
  rung?: 'fresh' | 'last-good'
  itemIds?: string[]
  outcomes?: Partial<Record<DeliveryKind, Outcome>>
}

/** Broadcasts on the eve of their end: prepared, with deliveries that have come so far. */
export const givenOutcomes = async () => {
  const all = await givenBroadcasts()
  for (const kind of ['link', 'email', 'ftp'] as const) await all.target(kind)
  const { db } = all
  /** A broadcast with its audio, whose deliveries have come so far; without a word about one, there is no such delivery. */
  const ready = async ({ airAt = AIR_AT, kind = 'slot', rung = 'fresh', itemIds = [], outcomes = {} }: Past = {}) => {
    const id = await all.begun({ airAt, kind })
    const data = { state: 'staged', rung, script: scriptOf('News', itemIds), releaseAt: new Date(airAt) }
    await db.prisma.broadcast.update({ where: { id }, data })
    for (const delivery of (await all.row(id)).deliveries) {
      const { state, at } = outcomes[delivery.kind as DeliveryKind] ?? {}
      const done = {
        state: state ?? 'pending',
        staged: { url: 'https://air.example' },
        stagedAt: new Date(airAt - MINUTE),
        releasedAt: at === undefined ? null : new Date(at),
        ...(state === 'failed' ? { errorCode: 'ftp-530', errorDetail: 'FTP, log in: refused' } : {}),
      }
      if (state) await db.prisma.delivery.update({ where: { id: delivery.id }, data: done })
      else await db.prisma.delivery.delete({ where: { id: delivery.id } })
    }
    await db.prisma.outbox.deleteMany()
    return id
  }
  return {
    ...all,
    ready,
    finish: (...inputs: Parameters<typeof finishBroadcasts>[1]) => finishBroadcasts(db, inputs, FINISHED_AT),
    aired: async () =>
      (await db.prisma.airedItem.findMany({ orderBy: { itemId: 'asc' } })).map(({ itemId, airedAt }) => [
        itemId,
        airedAt.getTime(),
      ]),
  }
}
