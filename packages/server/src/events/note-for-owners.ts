import type { Sql } from '@hourcast/db/open-database'
import type { Services } from '../services.ts'
import type { AnyEvent } from './bus.ts'
import { consumeOnce } from './consume-once.ts'
import { decideNotice, tidingsOf } from './decide-notice.ts'

export const OWNER_NOTICES = 'owner-notices'

const OPEN = `
  INSERT INTO owner_notice (scheduler_id) SELECT id FROM scheduler WHERE id = $1
  ON CONFLICT (scheduler_id) DO UPDATE SET failing = owner_notice.failing
  RETURNING failing, last_sent_at, last_event`
const NOTE = 'UPDATE owner_notice SET failing = $2, last_event = $3 WHERE scheduler_id = $1'

type Row = { failing: boolean; last_sent_at: Date | null; last_event: string | null }

/**
 * Decides whether owners are told of events and notes it in owner_notice: `last_event` is the mail that waits to be sent.
 * Sending is somebody else's, so that a mail server that is away never holds up events. How many of the events concern
 * owners, noted before or not.
 */
export const noteForOwners = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  events: readonly AnyEvent[],
): Promise<number> => {
  const tidings = events.filter((event) => tidingsOf(event) !== 'nothing')
  if (tidings.length === 0) return 0
  await consumeOnce(db, { consumer: OWNER_NOTICES }, tidings, async (sql, fresh) => {
    for (const event of fresh) await noteOne(sql, event, clock.now())
  })
  return tidings.length
}

const noteOne = async (sql: Sql, event: AnyEvent, now: number): Promise<void> => {
  const [row] = await sql<Row>(OPEN, [event.key])
  // A scheduler that housekeeping has removed has nobody to tell.
  if (!row) return
  const lastSentAt = row.last_sent_at?.getTime() ?? null
  const knows = { failing: row.failing, lastSentAt, waitingEventId: row.last_event }
  const { failing, waitingEventId } = decideNotice(knows, event, now)
  await sql(NOTE, [event.key, failing, waitingEventId])
}
