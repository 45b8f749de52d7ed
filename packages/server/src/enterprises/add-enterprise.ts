import { lockName } from '@hourcast/db/lock-name'
import { inTransaction, type Rows, type Transaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { randomId } from '@hourcast/db/random-id'
import type { Enterprise } from '@hourcast/domain/enterprises/enterprise-form'
import {
  ENTERPRISE_LIMIT_WORDS,
  ENTERPRISES_WITHIN_MS,
  type EnterpriseLimit,
  reachedEnterpriseLimit,
} from '@hourcast/domain/enterprises/enterprise-limits'
import { EMAIL_NOT_SENT } from '@hourcast/domain/messages'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { SECOND_MS } from '@hourcast/domain/time-units'
import type { BrowserInput } from '../accounts/browser.ts'
import { hmacOf } from '../accounts/derive-key.ts'
import { postMail } from '../accounts/post-mail.ts'
import type { MailServices } from '../accounts/send-account-mails.ts'
import { hashToken, newToken } from '../accounts/token.ts'
import { sendNow } from '../mail/send-now.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { enterpriseMail } from './enterprise-mail.ts'
import { removeEnterprise } from './remove-enterprise.ts'

/** Longer nobody is kept waiting to hear whether the mail server has the mail. */
const WAIT_MS = 8 * SECOND_MS

const REFUSED = `${EMAIL_NOT_SENT}: the mail server does not take mails to this address. Nothing was kept.`

/** What became of it: its mail was taken by the mail server, or waits here; or the same was added before. */
export type Added = { enterpriseId: string; mail: 'sent' | 'kept' | 'before' }

type Who = { browserHash: string; visitorHash: string }
type Stored = { id: string; mailId: string | null }

const limitReached = async (
  tx: Rows,
  { email }: Enterprise,
  { visitorHash }: Who,
  now: number,
): Promise<EnterpriseLimit | undefined> => {
  const added = (more: { email?: string; visitorHash?: string }) =>
    tx.enterprise.count({ where: { ...more, addedAt: { gt: new Date(now - ENTERPRISES_WITHIN_MS) } } })
  return reachedEnterpriseLimit({
    address: await added({ email }),
    visitor: await added({ visitorHash }),
    everybody: await added({}),
  })
}

const store = async (
  { tx, sql }: Transaction,
  services: MailServices,
  enterprise: Enterprise,
  who: Who,
): Promise<Result<Stored>> => {
  const now = services.clock.now()
  // Two at once are counted as two, and the same one twice is one.
  await lockName(sql, 'add an enterprise')
  const { title, url, email } = enterprise
  const before = await tx.enterprise.findFirst({ where: { title, url, email, browserHash: who.browserHash } })
  if (before) return ok({ id: before.id, mailId: null })
  const limit = await limitReached(tx, enterprise, who, now)
  if (limit) return fail('too-many', ENTERPRISE_LIMIT_WORDS[limit], limit === 'address' ? 'email' : undefined)
  const id = randomId()
  const { token, hash: tokenHash } = newToken()
  await tx.enterprise.create({ data: { id, ...enterprise, ...who, tokenHash, addedAt: new Date(now) } })
  await appendEvents(sql, [{ type: 'enterprise.added', key: id, payload: { enterpriseId: id } }], now)
  return ok({ id, mailId: await postMail(sql, services, { mail: enterpriseMail(services, enterprise, token), now }) })
}

/**
 * Puts a visitor's enterprise on the map: at once for the browser that added it, for others when the mailed link is confirmed. Row, mail
 * and event are one transaction; then the mail is sent, and the answer says what became of it.
 */
export const addEnterprise = async (
  services: MailServices,
  { enterprise, browser }: { enterprise: Enterprise; browser: BrowserInput },
): Promise<Result<Added>> => {
  const who = {
    browserHash: browser.handle === undefined ? '' : hashToken(browser.handle),
    visitorHash: hmacOf(services, 'enterprise-visitor', browser.ip ?? '').toString('hex'),
  }
  const stored = await inTransaction(services.db, (transaction) => store(transaction, services, enterprise, who))
  if (!stored.ok) {
    logSecurity(services, 'security.limit-hit', {
      what: 'enterprises',
      email: enterprise.email,
      ...(browser.ip ? { ip: browser.ip } : {}),
    })
    return stored
  }
  const { id, mailId } = stored.value
  if (mailId === null) return ok({ enterpriseId: id, mail: 'before' })
  const mail = await sendNow(services, mailId, WAIT_MS)
  if (mail !== 'refused') return ok({ enterpriseId: id, mail })
  // Nobody could ever confirm it.
  await removeEnterprise(services, { id })
  return fail('invalid', REFUSED, 'email')
}
