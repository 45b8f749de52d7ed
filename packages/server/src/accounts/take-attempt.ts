import { lockName } from '@hourcast/db/lock-name'
import { inTransaction, type Rows } from '@hourcast/db/open-database'
import { addressKey } from '@hourcast/domain/accounts/address-key'
import { ATTEMPTS_WITHIN_MS, type AttemptKind, waitInWords, waitMsBefore } from '@hourcast/domain/accounts/attempt-limits'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { isPublicAddress } from '../sources/address-range.ts'
import { logSecurity, type SecurityEvent } from '../telemetry/security-log.ts'
import { hmacOf } from './derive-key.ts'

const WHAT: Record<AttemptKind, string> = {
  'sign-in': 'Too many wrong tries for this address.',
  code: 'Too many codes were asked for.',
  registration: 'This address was registered too often.',
  reset: 'Too many reset links were asked for.',
  network: 'Many addresses were registered from your network.',
}
/** What still lets an owner in, in a browser that is counted with strangers. */
const WAY_IN: Record<AttemptKind, string> = {
  'sign-in': " 'E-mail me a code' lets you in without waiting.",
  code: ' The link in each of our mails works meanwhile, in any browser. If you are new here, you can still register.',
  registration: ' The link in each of our mails works meanwhile, in any browser.',
  reset: ' The links that were mailed work meanwhile.',
  network: ' Codes and links that were mailed work meanwhile.',
}
const EVENT: Record<AttemptKind, SecurityEvent> = {
  'sign-in': 'security.sign-in-delayed',
  code: 'security.limit-hit',
  registration: 'security.limit-hit',
  reset: 'security.limit-hit',
  network: 'security.limit-hit',
}

export type Attempt = {
  /** Of what is counted: an e-mail address, or for 'network' where it comes from. */
  addressHash: string
  kind: AttemptKind
  /** In whose name it is counted: '' are strangers, all together. */
  browser: string
}

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'sessionSecret'>

const count = ({ db, clock }: Needs, { addressHash, kind, browser }: Attempt): Promise<number> =>
  inTransaction(db, async ({ tx, sql }) => {
    const now = clock.now()
    // One after the other for one address and browser: ten at once are counted as ten.
    await lockName(sql, `${kind} ${addressHash} ${browser}`)
    const counted = { addressHash, kind, browser }
    const since = new Date(now - ATTEMPTS_WITHIN_MS[kind])
    const earlier = await tx.accountAttempt.findMany({ where: { ...counted, at: { gt: since } }, select: { at: true } })
    const times = earlier.map(({ at }) => at.getTime())
    const waitMs = waitMsBefore(kind, times, now)
    if (waitMs === 0) await tx.accountAttempt.create({ data: { ...counted, at: new Date(now) } })
    return waitMs
  })

/**
 * Counts an attempt for an address before it is made, or refuses it as 'too-many', saying how long to wait. A try to sign in counts as
 * failed until `forgetFailures`. The address need not be anybody's.
 */
export const takeAttempt = async (
  services: Needs,
  attempt: Attempt,
  asked: { email: string; ip?: string | undefined },
): Promise<Result<null>> => {
  const { kind, browser } = attempt
  const waitMs = await count(services, attempt)
  if (waitMs === 0) return ok(null)
  const facts = { what: kind, waitSeconds: Math.ceil(waitMs / 1000), isKnownBrowser: browser !== '' }
  logSecurity(services, EVENT[kind], { ...asked, ...facts })
  return fail('too-many', `${WHAT[kind]} Try again ${waitInWords(waitMs)}.${browser === '' ? WAY_IN[kind] : ''}`)
}

/**
 * Counts a registration for the network that it comes from, where that is on the internet. A private address is the operator's own network, or a proxy
 * that was not named in TRUST_PROXY and stands for everybody.
 */
export const takeAttemptOfNetwork = async (
  services: Needs,
  asked: { email: string; ip?: string | undefined },
): Promise<Result<null>> => {
  const network = addressKey(asked.ip ?? '')
  if (!isPublicAddress((asked.ip ?? '').replace(/^::ffff:(?=\d+\.)/, ''))) return ok(null)
  const addressHash = hmacOf(services, 'registering-network', network).toString('hex')
  return takeAttempt(services, { addressHash, kind: 'network', browser: '' }, asked)
}

/** After a sign-in the count of failures starts again from zero, for the browser that was used. */
export const forgetFailures = (rows: Rows, addressHash: string, browser: string): Promise<unknown> =>
  rows.accountAttempt.deleteMany({ where: { addressHash, kind: 'sign-in', browser } })

/** After a reset everybody starts again: the password that was tried is no more. */
export const forgetAllFailures = (rows: Rows, addressHash: string): Promise<unknown> =>
  rows.accountAttempt.deleteMany({ where: { addressHash, kind: 'sign-in' } })
