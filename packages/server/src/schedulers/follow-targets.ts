import { inSqlTransaction, type Sql } from '@hourcast/db/open-database'
import type { Services } from '../services.ts'

// What is still tried, by its broadcast or as a redelivery, stays where it is: one that is staged here is not released there. $2 stands between two tries.
const FOLLOW = `
  UPDATE delivery SET target_id = wanted.id
  FROM target AS former, target AS wanted, broadcast
  WHERE former.scheduler_id = $1 AND former.removed_at IS NOT NULL
    AND wanted.scheduler_id = former.scheduler_id AND wanted.kind = former.kind AND wanted.removed_at IS NULL
    AND delivery.target_id = former.id AND broadcast.id = delivery.broadcast_id
    AND (delivery.state = 'failed' OR (broadcast.ended_at IS NOT NULL AND wanted.address = former.address))
    AND (delivery.id = $2 OR (broadcast.ended_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM redelivery WHERE redelivery.delivery_id = delivery.id AND redelivery.state = 'open')))`

/** What was given up has reached nobody: when it is delivered again, it goes where its owner wants that kind to go by now. The scheduler is locked. */
export const followTargets = (sql: Sql, schedulerId: string, betweenTries?: string): Promise<unknown> =>
  sql(FOLLOW, [schedulerId, betweenTries ?? null])

type Which = { schedulerId: string; deliveryId: string }

/** The same for one delivery between two of its tries, once nothing of it is left at its former place. What is noted with it is one commit with it. */
export const followBetweenTries = (
  { db }: Pick<Services, 'db'>,
  { schedulerId, deliveryId }: Which,
  note: (sql: Sql) => Promise<unknown> = async () => {},
): Promise<void> =>
  inSqlTransaction(db, async ({ sql }) => {
    // A save at the same time is seen, or sees what is noted.
    await sql('SELECT FROM scheduler WHERE id = $1 FOR SHARE', [schedulerId])
    await note(sql)
    await followTargets(sql, schedulerId, deliveryId)
  })
