import { MailError } from '../mail/mail-error.ts'
import type { Mail } from '../mail/mailer.ts'
import { messageIdOf } from '../mail/message-id.ts'
import { SealError } from '../secrets/create-sealer.ts'
import type { Services } from '../services.ts'
import { type AccountMail, mailContext, mailSealer } from './post-mail.ts'

export type MailServices = Pick<Services, 'db' | 'clock' | 'config' | 'mailer' | 'log' | 'sessionSecret'>

// Longer than a mailer tries: until then nobody else takes the mail, after it anybody may.
const LEASE = "interval '90 seconds'"
// Claims and locks: anybody who asks at the same time takes others.
const TAKE = `
  UPDATE account_mail SET send_after = $1::timestamptz + ${LEASE} WHERE id IN (
    SELECT id FROM account_mail WHERE send_after <= $1 AND expires_at > $1 ORDER BY send_after LIMIT 20 FOR UPDATE SKIP LOCKED
  ) RETURNING id, sealed`

// The same for one mail. Nobody has it when it is sent already, or another one sends it now.
const TAKE_ONE = `
  UPDATE account_mail SET send_after = $1::timestamptz + ${LEASE} WHERE id = $2 AND send_after <= $1 AND expires_at > $1
  RETURNING id, sealed`

type Taken = { id: string; sealed: string }

/** A mail server has it; it stays for another try, because none can be reached or said 'later'; or it was refused for good. */
export type Sending = 'sent' | 'kept' | 'refused'

const openMail = (services: MailServices, { id, sealed }: Taken): Mail & Pick<AccountMail, 'recipientId'> => {
  const mail: Omit<AccountMail, 'validMs'> = JSON.parse(mailSealer(services).open(sealed, mailContext(id)))
  return { ...mail, messageId: messageIdOf(id, services.config.PUBLIC_URL) }
}

/** Of RFC 5321: no such mailbox, none here, no such name. Any other 5xx is about the sender or the mail. */
const NO_MAILBOX: ReadonlySet<string> = new Set(['smtp-550', 'smtp-551', 'smtp-553'])

// Who agreed by an earlier mail meanwhile stays as they are.
const BOUNCE = `
  WITH bounced AS (UPDATE recipient SET bounced_at = $2 WHERE id = $1 RETURNING station_id, address)
  UPDATE target SET consent = 'bounced' FROM scheduler JOIN bounced ON bounced.station_id = scheduler.station_id
  WHERE scheduler.id = target.scheduler_id AND target.kind = 'email' AND lower(target.address) = bounced.address AND target.consent = 'waiting'`

const sendOne = async (services: MailServices, taken: Taken): Promise<Sending> => {
  let sending: Sending = 'sent'
  let bouncedId: string | undefined
  let recipientId: string | undefined
  try {
    const { recipientId: asked, ...mail } = openMail(services, taken)
    recipientId = asked
    await services.mailer.send(mail)
  } catch (error) {
    if (!(error instanceof MailError || error instanceof SealError)) throw error
    const isFinal = error instanceof SealError || error.permanent
    services.log.warn(
      { mailId: taken.id },
      `sending an account mail failed: ${error instanceof MailError ? error.code : 'sealed'}`,
    )
    if (!isFinal) return 'kept'
    sending = 'refused'
    if (error instanceof MailError && NO_MAILBOX.has(error.code)) bouncedId = recipientId
  }
  // Who dies between the two sends it again, and hears the same.
  if (bouncedId !== undefined) await services.db.pool.query(BOUNCE, [bouncedId, new Date(services.clock.now())])
  await services.db.prisma.accountMail.deleteMany({ where: { id: taken.id } })
  return sending
}

/**
 * Sends the mails about accounts that wait: each once, also when two ask at the same time; what could not go out now is tried again by a
 * later call, as long as it is of use. How many were settled.
 */
export const sendAccountMails = async (services: MailServices): Promise<number> => {
  const { rows } = await services.db.pool.query<Taken>(TAKE, [new Date(services.clock.now())])
  const settled = await Promise.all(rows.map((taken) => sendOne(services, taken)))
  return settled.filter((sending) => sending !== 'kept').length
}

/** Sends one mail now, for somebody who waits to hear what became of it. 'kept' also while another worker sends it. */
export const sendPosted = async (services: MailServices, id: string): Promise<Sending> => {
  const { rows } = await services.db.pool.query<Taken>(TAKE_ONE, [new Date(services.clock.now()), id])
  const [taken] = rows
  if (taken) return sendOne(services, taken)
  return (await services.db.prisma.accountMail.count({ where: { id } })) > 0 ? 'kept' : 'sent'
}

/** After the commit and without waiting: an answer that waited for the mail server would tell who is registered. */
export const sendSoon = (services: MailServices): void => {
  sendAccountMails(services).catch((error: Error) => services.log.warn(`sending account mails failed: ${error.message}`))
}
