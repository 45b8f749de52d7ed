import type { Sql } from '@hourcast/db/open-database'
import type { Services } from '../services.ts'
import type { AnyEvent } from './bus.ts'
import { consumeOnce } from './consume-once.ts'
import { decideNotice, isRecovery, troubleOf } from './decide-notice.ts'
import { keepOwnerKnows, lockOwnerKnows } from './owner-knows-row.ts'

export const OWNER_NOTICES = 'owner-notices'

/**
 * Decides whether owners are told of events and notes it in owner_notice: `last_event` is the trouble, `recovery_event` the recovery whose mail waits.
 * Sending is somebody else's, so that a mail server that is away never holds up events. How many of the events concern
 * owners, noted before or not.
 */
export const noteForOwners = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  events: readonly AnyEvent[],
): Promise<number> => {
  const tidings = events.filter((event) => isRecovery(event) || troubleOf(event) !== null)
  if (tidings.length === 0) return 0
  await consumeOnce(db, { consumer: OWNER_NOTICES }, tidings, async (sql, fresh) => {
    for (const event of fresh) await noteOne(sql, event, clock.now())
  })
  return tidings.length
}

const noteOne = async (sql: Sql, event: AnyEvent, now: number): Promise<void> => {
  const knows = await lockOwnerKnows(sql, event.key, now)
  // A scheduler that housekeeping has removed has nobody to tell.
  if (knows) await keepOwnerKnows(sql, event.key, decideNotice(knows, event, now))
}
