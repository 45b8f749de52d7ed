import { lockName } from '@hourcast/db/lock-name'
import type { Sql } from '@hourcast/db/open-database'
import {
  CONSENT_LIMIT_WORDS,
  CONSENT_LINK_MS,
  CONSENT_MAILS,
  type ConsentLimit,
  reachedLimit,
} from '@hourcast/domain/delivery/consent'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { postMail } from '../accounts/post-mail.ts'
import { newToken } from '../accounts/token.ts'
import type { Services } from '../services.ts'
import { consentMail } from './consent-mails.ts'
import { mailedSchedulers } from './mailed-schedulers.ts'
import type { Recipient } from './recipient-row.ts'

const SENT = `
  SELECT (count(*) FILTER (WHERE station_id = $1 AND link.created_at > $4))::int AS station,
    (count(*) FILTER (WHERE address = $2 AND link.created_at > $5))::int AS address,
    (count(*) FILTER (WHERE recipient.id = $3 AND link.created_at > $6))::int AS pair
  FROM recipient JOIN consent_link AS link ON link.recipient_id = recipient.id WHERE station_id = $1 OR address = $2`
const STATION = 'SELECT station.name, owner.email FROM station JOIN owner ON owner.id = station.owner_id WHERE station.id = $1'
const KEEP = 'INSERT INTO consent_link (token_hash, recipient_id, created_at, expires_at) VALUES ($1, $2, $3, $4)'

const refusedBy = async (sql: Sql, { id, stationId, address }: Recipient, now: number): Promise<ConsentLimit | undefined> => {
  // Two that ask at the same time are counted as two, also when they are different stations.
  await lockName(sql, `consent of ${stationId}`)
  await lockName(sql, `consent at ${address}`)
  const since = (limit: ConsentLimit) => new Date(now - CONSENT_MAILS[limit].withinMs)
  const values = [stationId, address, id, since('station'), since('address'), since('pair')]
  const [sent] = await sql<Record<ConsentLimit, number>>(SENT, values)
  return sent && reachedLimit(sent)
}

/** Leaves the mail that asks in this transaction, with a link of its own, unless a limit is reached. */
export const postConsentMail = async (
  sql: Sql,
  services: Pick<Services, 'sessionSecret' | 'config'>,
  { recipient, now }: { recipient: Recipient; now: number },
): Promise<Result<null>> => {
  const { id, stationId, address } = recipient
  const limit = await refusedBy(sql, recipient, now)
  if (limit) return fail('too-many', CONSENT_LIMIT_WORDS[limit], 'email')
  const [station] = await sql<{ name: string; email: string }>(STATION, [stationId])
  if (!station) return fail('not-found', 'This station does not exist.')
  const { token, hash } = newToken()
  await sql(KEEP, [hash, id, new Date(now), new Date(now + CONSENT_LINK_MS)])
  const schedulers = (await mailedSchedulers(sql, stationId, address)).filter(({ consent }) => consent === 'waiting')
  const mail = consentMail(services, { to: address, token, stationName: station.name, ownerEmail: station.email, schedulers })
  await postMail(sql, services, { mail, now })
  return ok(null)
}

const IS_ASKED =
  'SELECT EXISTS (SELECT FROM consent_link WHERE recipient_id = $1 AND used_at IS NULL AND expires_at > $2) AS asked'

/** A mail that asked is under way or lies there, and its link still works. */
export const isAsked = async (sql: Sql, { id }: Recipient, now: number): Promise<boolean> => {
  const [row] = await sql<{ asked: boolean }>(IS_ASKED, [id, new Date(now)])
  return row?.asked === true
}
