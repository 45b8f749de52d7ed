import { inSqlTransaction } from '@hourcast/db/open-database'
import type { DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import { OVERTAKEN } from '../broadcasts/place-in-order.ts'
import { MailError } from '../mail/mail-error.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Services } from '../services.ts'
import type { AnyEvent } from './bus.ts'
import { afterMail, troubleOf } from './decide-notice.ts'
import { noticeMail } from './notice-mail.ts'
import { EVENT_COLUMNS, eventOfRow, type OutboxRow } from './outbox-event.ts'
import { keepOwnerKnows, lockOwnerKnows } from './owner-knows-row.ts'

export type NoticeServices = Pick<Services, 'db' | 'clock' | 'mailer' | 'config' | 'log'>

type Waiting = OutboxRow & {
  scheduler_id: string
  last_event: string | null
  recovery_event: string | null
  owner_email: string
  station_name: string
  host_name: string
  is_example: boolean
  deleted: boolean
  wall: string
  details: (string | null)[]
  overtaken: DeliveryKind[]
  next_wall: string | null
}

const WAITING = `
  SELECT notice.scheduler_id, notice.last_event, notice.recovery_event,
    owner.email AS owner_email, scheduler.station_name, scheduler.host_name, station.is_example,
    scheduler.deleted_at IS NOT NULL AS deleted,
    coalesce(broadcast.wall, to_char((outbox.payload ->> 'airAt')::timestamptz AT TIME ZONE station.time_zone, 'YYYY-MM-DD"T"HH24:MI')) AS wall,
    broadcast.failed_detail || ARRAY(
      SELECT delivery.error_detail FROM delivery WHERE delivery.broadcast_id = broadcast.id AND delivery.state = 'failed' ORDER BY delivery.kind
    ) AS details,
    ARRAY(SELECT delivery.kind FROM delivery WHERE delivery.broadcast_id = broadcast.id AND delivery.error_code = '${OVERTAKEN}') AS overtaken,
    (SELECT to_char(min(next.air_at) AT TIME ZONE station.time_zone, 'YYYY-MM-DD"T"HH24:MI') FROM (
      SELECT next_air_at AS air_at FROM schedule WHERE schedule.scheduler_id = scheduler.id AND scheduler.is_active
      UNION ALL SELECT begun.air_at FROM broadcast AS begun
      WHERE begun.scheduler_id = scheduler.id AND begun.id IS DISTINCT FROM broadcast.id AND begun.state IN ('planned', 'preparing', 'staged')
        AND begun.air_at > $1
    ) AS next WHERE next.air_at > $1) AS next_wall,
    ${EVENT_COLUMNS}
  FROM owner_notice AS notice
  JOIN outbox ON outbox.event_id = coalesce(notice.last_event, notice.recovery_event)
  JOIN scheduler ON scheduler.id = notice.scheduler_id
  JOIN station ON station.id = scheduler.station_id
  JOIN owner ON owner.id = station.owner_id
  LEFT JOIN broadcast ON broadcast.id = outbox.payload ->> 'broadcastId'
  WHERE notice.last_event IS NULL OR notice.held_until IS NULL OR notice.held_until <= $1
  ORDER BY outbox.id LIMIT 100`
/** Longer than a mail may take to be sent; who dies meanwhile holds nobody up for more than this. */
const CLAIM_MS = 2 * MINUTE_MS
// Every worker sends. What waits is asked for again: who had the claim before may have sent it.
const CLAIM = `
  UPDATE owner_notice SET claimed_until = $5 WHERE scheduler_id = $1 AND last_event IS NOT DISTINCT FROM $2
    AND recovery_event IS NOT DISTINCT FROM $3 AND (claimed_until IS NULL OR claimed_until < $4)`
const UNCLAIM = 'UPDATE owner_notice SET claimed_until = NULL WHERE scheduler_id = $1'

const claim = async ({ db, clock }: NoticeServices, { scheduler_id, last_event, recovery_event }: Waiting): Promise<boolean> => {
  const now = clock.now()
  const values = [scheduler_id, last_event, recovery_event, new Date(now), new Date(now + CLAIM_MS)]
  return (await db.pool.query(CLAIM, values)).rowCount === 1
}

const mailOf = (row: Waiting, event: AnyEvent, publicUrl: string): Mail =>
  noticeMail({
    event,
    recoveryEventId: row.recovery_event,
    ownerEmail: row.owner_email,
    schedulerId: row.scheduler_id,
    stationName: row.station_name,
    hostName: row.host_name,
    wall: row.wall,
    nextWall: row.next_wall,
    details: [...new Set(row.details.filter((one): one is string => one !== null && one !== ''))],
    overtaken: row.overtaken,
    publicUrl,
  })

/** False when the mail server may be asked again later. */
const sendOne = async (services: NoticeServices, row: Waiting, signal?: AbortSignal): Promise<boolean> => {
  const { db, clock, config, mailer, log } = services
  const event = eventOfRow(row)
  // The example's owner has no mailbox but the one that is shown on this machine.
  const isUnwanted = row.deleted || (row.is_example && config.SMTP_URL !== undefined)
  if (!isUnwanted) {
    try {
      await mailer.send(mailOf(row, event, config.PUBLIC_URL), { signal })
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      log.warn({ schedulerId: row.scheduler_id, eventId: event.id }, `telling an owner failed: ${error.code}`)
      if (!error.permanent) {
        await db.pool.query(UNCLAIM, [row.scheduler_id])
        return false
      }
    }
  }
  const notified = { trouble: troubleOf(event), recoveryEventId: row.recovery_event }
  await inSqlTransaction(db, async ({ sql }) => {
    const now = clock.now()
    const knows = await lockOwnerKnows(sql, row.scheduler_id, now)
    if (knows) await keepOwnerKnows(sql, row.scheduler_id, afterMail(knows, notified, now))
  })
  return true
}

/**
 * Sends the mails that wait, are held no longer and that no other worker is sending. What cannot be sent now stays for the next call;
 * what is refused for good is dropped. How many were settled.
 */
export const sendNotices = async (services: NoticeServices, signal?: AbortSignal): Promise<number> => {
  const { rows } = await services.db.pool.query<Waiting>(WAITING, [new Date(services.clock.now())])
  let settled = 0
  for (const row of rows) {
    if (signal?.aborted) break
    if ((await claim(services, row)) && (await sendOne(services, row, signal))) settled += 1
  }
  return settled
}
