import type { Sql } from '@hourcast/db/open-database'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { type OwnerKnows, type Trouble, troubleOf } from './decide-notice.ts'
import { EVENT_COLUMNS, eventOfRow, type OutboxRow } from './outbox-event.ts'

const OPEN = `
  INSERT INTO owner_notice (scheduler_id) SELECT id FROM scheduler WHERE id = $1
  ON CONFLICT (scheduler_id) DO UPDATE SET failing = owner_notice.failing
  RETURNING failing, last_sent_at, told_event, told_targets, last_event, held_until, recovery_event, coalesce(claimed_until > $2, false) AS is_sending`
const EVENTS = `SELECT ${EVENT_COLUMNS} FROM outbox WHERE event_id = ANY ($1)`
const KEEP = `
  UPDATE owner_notice SET failing = $2, last_sent_at = $3, told_event = $4, last_event = $5, held_until = $6, recovery_event = $7,
    claimed_until = CASE WHEN $8 THEN claimed_until END, told_targets = $9
  WHERE scheduler_id = $1`

type Row = {
  failing: boolean
  last_sent_at: Date | null
  told_event: string | null
  told_targets: DeliveryKind[]
  last_event: string | null
  held_until: Date | null
  recovery_event: string | null
  is_sending: boolean
}

/** What the owner of this scheduler knows, held for this transaction alone. Undefined where housekeeping has removed the scheduler. */
export const lockOwnerKnows = async (sql: Sql, schedulerId: string, now: number): Promise<OwnerKnows | undefined> => {
  const [row] = await sql<Row>(OPEN, [schedulerId, new Date(now)])
  if (!row) return undefined
  const ids = [row.told_event, row.last_event].filter((id) => id !== null)
  const events = ids.length > 0 ? await sql<OutboxRow>(EVENTS, [ids]) : []
  const troubles = new Map<string | null, Trouble | null>(events.map((event) => [event.event_id, troubleOf(eventOfRow(event))]))
  return {
    failing: row.failing,
    lastSentAt: row.last_sent_at?.getTime() ?? null,
    lastNotified: troubles.get(row.told_event) ?? null,
    notifiedTargets: row.told_targets,
    trouble: troubles.get(row.last_event) ?? null,
    heldUntil: row.held_until?.getTime() ?? null,
    recoveryEventId: row.recovery_event,
    isSending: row.is_sending,
  }
}

/** Writes it back, in the same transaction. */
export const keepOwnerKnows = async (sql: Sql, schedulerId: string, knows: OwnerKnows): Promise<void> => {
  const instant = (at: number | null) => (at === null ? null : new Date(at))
  await sql(KEEP, [
    schedulerId,
    knows.failing,
    instant(knows.lastSentAt),
    knows.lastNotified?.eventId ?? null,
    knows.trouble?.eventId ?? null,
    instant(knows.heldUntil),
    knows.recoveryEventId,
    knows.isSending,
    knows.notifiedTargets,
  ])
}
