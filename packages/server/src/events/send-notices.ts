import { MailError } from '../mail/mail-error.ts'
import type { Services } from '../services.ts'
import { tidingsOf } from './decide-notice.ts'
import { noticeMail } from './notice-mail.ts'
import { EVENT_COLUMNS, eventOfRow, type OutboxRow } from './outbox-event.ts'

export type NoticeServices = Pick<Services, 'db' | 'clock' | 'mailer' | 'config' | 'log'>

type Waiting = OutboxRow & {
  scheduler_id: string
  owner_email: string
  station_name: string
  host_name: string
  is_example: boolean
  deleted: boolean
  wall: string
  details: (string | null)[]
}

const WAITING = `
  SELECT notice.scheduler_id, owner.email AS owner_email, scheduler.station_name, scheduler.host_name, station.is_example,
    scheduler.deleted_at IS NOT NULL AS deleted,
    coalesce(broadcast.wall, to_char((outbox.payload ->> 'airAt')::timestamptz AT TIME ZONE station.time_zone, 'YYYY-MM-DD"T"HH24:MI')) AS wall,
    broadcast.failed_detail || ARRAY(
      SELECT delivery.error_detail FROM delivery WHERE delivery.broadcast_id = broadcast.id AND delivery.state = 'failed' ORDER BY delivery.kind
    ) AS details,
    ${EVENT_COLUMNS}
  FROM owner_notice AS notice
  JOIN outbox ON outbox.event_id = notice.last_event
  JOIN scheduler ON scheduler.id = notice.scheduler_id
  JOIN station ON station.id = scheduler.station_id
  JOIN owner ON owner.id = station.owner_id
  LEFT JOIN broadcast ON broadcast.id = outbox.payload ->> 'broadcastId'
  ORDER BY outbox.id LIMIT 100`
/** Longer than a mail may take to be sent; who dies meanwhile holds nobody up for more than this. */
const CLAIM_MS = 2 * 60_000
// Every worker sends. Its last event is asked for again: who had the claim before may have sent it.
const CLAIM = `
  UPDATE owner_notice SET claimed_until = $4 WHERE scheduler_id = $1 AND last_event = $2 AND (claimed_until IS NULL OR claimed_until < $3)`
const UNCLAIM = 'UPDATE owner_notice SET claimed_until = NULL WHERE scheduler_id = $1'
// A newer event may have taken its place while the mail went out: more of the same trouble has just been told, a recovery has not.
const SENT = `
  UPDATE owner_notice SET last_sent_at = CASE WHEN $3 THEN $4::timestamptz ELSE last_sent_at END,
    last_event = CASE WHEN last_event = $2 OR ($3 AND failing) THEN NULL ELSE last_event END, claimed_until = NULL
  WHERE scheduler_id = $1`

const claim = async ({ db, clock }: NoticeServices, { scheduler_id, event_id }: Waiting): Promise<boolean> => {
  const now = clock.now()
  const claimed = await db.pool.query(CLAIM, [scheduler_id, event_id, new Date(now), new Date(now + CLAIM_MS)])
  return claimed.rowCount === 1
}

/** False when the mail server may be asked again later. */
const sendOne = async (services: NoticeServices, row: Waiting, signal?: AbortSignal): Promise<boolean> => {
  const { db, clock, config, mailer, log } = services
  const event = eventOfRow(row)
  // The example's owner has no mailbox but the one that is shown on this machine.
  const isUnwanted = row.deleted || (row.is_example && config.SMTP_URL !== undefined)
  if (!isUnwanted) {
    const mail = noticeMail({
      event,
      ownerEmail: row.owner_email,
      schedulerId: row.scheduler_id,
      stationName: row.station_name,
      hostName: row.host_name,
      wall: row.wall,
      details: [...new Set(row.details.filter((one): one is string => one !== null && one !== ''))],
      publicUrl: config.PUBLIC_URL,
    })
    try {
      await mailer.send(mail, { signal })
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      log.warn({ schedulerId: row.scheduler_id, eventId: event.id }, `telling an owner failed: ${error.code}`)
      if (!error.permanent) {
        await db.pool.query(UNCLAIM, [row.scheduler_id])
        return false
      }
    }
  }
  await db.pool.query(SENT, [row.scheduler_id, event.id, tidingsOf(event) === 'trouble', new Date(clock.now())])
  return true
}

/**
 * Sends the mails that wait and that no other worker is sending. What cannot be sent now stays for the next call; what is refused for good
 * is dropped. How many were settled.
 */
export const sendNotices = async (services: NoticeServices, signal?: AbortSignal): Promise<number> => {
  const { rows } = await services.db.pool.query<Waiting>(WAITING)
  let settled = 0
  for (const row of rows) {
    if (signal?.aborted) break
    if ((await claim(services, row)) && (await sendOne(services, row, signal))) settled += 1
  }
  return settled
}
