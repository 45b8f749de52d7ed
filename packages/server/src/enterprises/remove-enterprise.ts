import { type Database, inTransaction, type Transaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { UNCONFIRMED_MS } from '@hourcast/domain/enterprises/enterprise-limits'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'db' | 'clock'>
type Which = { id: string } | { confirmedAt: null; addedAt: { lte: Date } }

/** Takes enterprises off the map, each with its event, in somebody's transaction. How many went. */
export const removeEnterprises = async ({ tx, sql }: Transaction, which: Which, now: number): Promise<number> => {
  const gone = await tx.enterprise.findMany({ where: which, select: { id: true } })
  const ids = gone.map(({ id }) => id)
  // Of two that remove the same one, the second finds nothing to tell.
  const removed = await sql<{ id: string }>('DELETE FROM enterprise WHERE id = ANY ($1) RETURNING id', [ids])
  const events = removed.map(({ id }) => ({ type: 'enterprise.removed' as const, key: id, payload: { enterpriseId: id } }))
  await appendEvents(sql, events, now)
  return removed.length
}

export const removeEnterprise = ({ db, clock }: Needs, which: { id: string }): Promise<number> =>
  inTransaction(db, (transaction) => removeEnterprises(transaction, which, clock.now()))

/** What nobody confirmed within seven days goes. */
export const forgetUnconfirmedEnterprises = (db: Pick<Database, 'prisma'>, now: number): Promise<number> =>
  inTransaction(db, (transaction) =>
    removeEnterprises(transaction, { confirmedAt: null, addedAt: { lte: new Date(now - UNCONFIRMED_MS) } }, now),
  )
