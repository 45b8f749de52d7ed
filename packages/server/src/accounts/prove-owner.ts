import { inTransaction } from '@hourcast/db/open-database'
import { parseSignInCode } from '@hourcast/domain/accounts/sign-in-code'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { type ProofPurpose, proofMail } from './account-mails.ts'
import type { BrowserInput } from './browser.ts'
import { addressHash } from './derive-key.ts'
import { isPassword, type PasswordServices } from './password-hash.ts'
import { postMail } from './post-mail.ts'
import { type MailServices, sendSoon } from './send-account-mails.ts'
import { claimCode, newSignInCode } from './sign-in-codes.ts'
import { forgetFailures, takeAttempt } from './take-attempt.ts'
import { hashToken } from './token.ts'

const MISSING = 'Enter your password, or a code by e-mail.'
const WRONG = 'This is neither your password nor a code that was mailed for this page.'
const MAX_LENGTH = 1_000

/** An owner in a session, who is asked once more: an open screen or a stolen session alone is not enough. */
export type InSession = { ownerId: string; email: string; sessionToken: string; browser?: BrowserInput }

const countedBy = (sessionToken: string): string => `session:${hashToken(sessionToken)}`

/** Mails a code for this session alone: it signs nobody in. */
export const requestProof = async (
  services: MailServices,
  { email, sessionToken, browser = {} }: InSession,
  purpose: ProofPurpose,
): Promise<Result<null>> => {
  const hash = addressHash(services, email)
  const { ip } = browser
  const attempt = { addressHash: hash, kind: 'code', browser: countedBy(sessionToken) } as const
  const taken = await takeAttempt(services, attempt, { email, ip })
  if (!taken.ok) return taken
  const now = services.clock.now()
  const holder = { handle: sessionToken, browserHash: hashToken(sessionToken), isOpen: false }
  await inTransaction(services.db, async ({ tx, sql }) => {
    const { code } = await newSignInCode(tx, services, { addressHash: hash, email, holder, now })
    await postMail(sql, services, { mail: proofMail({ to: email, code, purpose }), now })
  })
  logSecurity(services, 'security.code-asked', { email, ip, how: 'session' })
  sendSoon(services)
  return ok(null)
}

type Needs = Pick<Services, 'db' | 'clock' | 'log' | 'sessionSecret'> & PasswordServices

const isOwnCode = (services: Needs, { email, sessionToken }: InSession, code: string): Promise<boolean> =>
  inTransaction(services.db, async (transaction) => {
    const tried = { addressHash: addressHash(services, email), code, browserHash: hashToken(sessionToken) }
    return (await claimCode(transaction, services, { ...tried, now: services.clock.now() })) !== null
  })

const isOwnPassword = async (services: Needs, { ownerId }: InSession, password: string): Promise<boolean> => {
  const owner = await services.db.prisma.owner.findUnique({ where: { id: ownerId }, select: { passwordHash: true } })
  return isPassword(password, owner?.passwordHash ?? null, services)
}

/** Whether the session's owner is there: by the password, or by a code that was mailed for this session. No password is as short as a code. */
export const proveOwner = async (services: Needs, owner: InSession, proof: string): Promise<Result<null>> => {
  const { ownerId, email, sessionToken, browser: { ip } = {} } = owner
  if (proof.trim() === '' || proof.length > MAX_LENGTH) return fail('invalid', MISSING, 'proof')
  const hash = addressHash(services, email)
  const counted = countedBy(sessionToken)
  const taken = await takeAttempt(services, { addressHash: hash, kind: 'sign-in', browser: counted }, { email, ip })
  if (!taken.ok) return taken
  const code = parseSignInCode(proof)
  const isProven = code.ok ? await isOwnCode(services, owner, code.value) : await isOwnPassword(services, owner, proof)
  if (!isProven) {
    logSecurity(services, 'security.sign-in-failed', { ownerId, email, ip, how: 'proof', isKnownBrowser: true })
    return fail('unauthenticated', WRONG, 'proof')
  }
  await forgetFailures(services.db.prisma, hash, counted)
  return ok(null)
}
