import { type Database, inTransaction, type Sql } from '@hourcast/db/open-database'
import type { AnyEvent } from './bus.ts'

const SEE = 'INSERT INTO inbox (consumer, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id'

/**
 * The effect of an event and the note that this consumer has seen it, in one transaction: told twice, it acts once.
 * False when it had been seen. When the effect throws, nothing of it stays and the event may be told again.
 */
export const consumeOnce = (
  db: Pick<Database, 'pool'>,
  consumer: string,
  event: Pick<AnyEvent, 'id'>,
  effect: (sql: Sql) => Promise<void>,
): Promise<boolean> =>
  inTransaction(db, async ({ sql }) => {
    const fresh = await sql(SEE, [consumer, event.id])
    if (fresh.length === 0) return false
    await effect(sql)
    return true
  })
