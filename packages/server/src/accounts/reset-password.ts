import { inTransaction } from '@hourcast/db/open-database'
import { newPasswordFormSchema } from '@hourcast/domain/accounts/account-input'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { passwordChangedMail } from './account-mails.ts'
import { beginSession, type SignedIn } from './begin-session.ts'
import type { BrowserInput } from './browser.ts'
import { worksAt } from './create-api-key.ts'
import { addressHash } from './derive-key.ts'
import { hashPassword, type PasswordServices } from './password-hash.ts'
import { postMail } from './post-mail.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { type MailServices, sendSoon } from './send-account-mails.ts'
import { useUpCodes } from './sign-in-codes.ts'
import { forgetAllFailures } from './take-attempt.ts'
import { hashToken } from './token.ts'

const USED = 'This link was used already, or is older than 30 minutes. Ask for a new one.'

// Claims: of two uses at once exactly one wins.
const CLAIM = `
  UPDATE sign_in_link SET used_at = $2
  WHERE token_hash = $1 AND purpose = 'reset' AND used_at IS NULL AND expires_at > $2 RETURNING owner_id`

type Live = { email: string; stationName: string | null; apiKeys: number }
type Set = { signedIn: SignedIn; sessions: number; keys: number }

/** Whose password a link sets, and how many API keys they have; null when the link is spent. Nothing is used up. */
export const findReset = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<Live | null> => {
  const now = clock.now()
  const link = await db.prisma.signInLink.findFirst({
    where: { tokenHash: hashToken(token), purpose: 'reset', usedAt: null, expiresAt: { gt: new Date(now) } },
    include: { owner: { include: { station: { select: { name: true } } } } },
  })
  if (!link) return null
  const { id, email, station } = link.owner
  return { email, stationName: station?.name ?? null, apiKeys: await db.prisma.apiKey.count({ where: worksAt(id, now) }) }
}

type Wanted = { token: string; passwordHash: string; revokeKeys: boolean; browser: BrowserInput }

const setPassword = (services: MailServices, { token, passwordHash, revokeKeys, browser }: Wanted): Promise<Set | null> =>
  inTransaction(services.db, async ({ tx, sql }) => {
    const now = services.clock.now()
    const at = new Date(now)
    const [claimed] = await sql<{ owner_id: string }>(CLAIM, [hashToken(token), at])
    if (!claimed) return null
    const ownerId = claimed.owner_id
    const [owner] = await tx.owner.updateManyAndReturn({ where: { id: ownerId }, data: { passwordHash } })
    if (!owner) return null
    const { email } = owner
    await tx.owner.updateMany({ where: { id: ownerId, confirmedAt: null }, data: { confirmedAt: at } })
    const ended = await tx.session.deleteMany({ where: { ownerId } })
    await tx.signInLink.updateMany({ where: { ownerId, usedAt: null }, data: { usedAt: at } })
    const living = { ownerId, revokedAt: null }
    const keys = revokeKeys ? (await tx.apiKey.updateMany({ where: living, data: { revokedAt: at } })).count : 0
    const hash = addressHash(services, email)
    await useUpCodes(tx, hash)
    await forgetAllFailures(tx, hash)
    await postMail(sql, services, { mail: passwordChangedMail(services, { to: email, revokedKeys: keys }), now })
    const signedIn = await beginSession(tx, services, { ownerId, email, now, browser })
    return { signedIn, sessions: ended.count, keys }
  })

const logReset = (services: MailServices, { signedIn, sessions, keys }: Set, { ip }: BrowserInput): void => {
  const { ownerId, email } = signedIn
  logSecurity(services, 'security.reset-done', { ownerId, email, ip })
  if (sessions > 0) logSecurity(services, 'security.sessions-ended', { ownerId, ip, how: 'reset', count: sessions })
  if (keys > 0) logSecurity(services, 'security.keys-revoked', { ownerId, ip, how: 'reset', count: keys })
  logSecurity(services, 'security.sign-in', { ownerId, email, ip, how: 'reset' })
}

/**
 * Sets a new password with `{ token, password, confirmPassword, revokeKeys? }` from a reset link, which works once. All sessions, codes
 * and links of the owner end, the API keys when that is asked for, and a new session begins. A password that is refused leaves the link
 * as it was.
 */
export const resetPassword = async (
  services: MailServices & PasswordServices,
  input: unknown,
  browser: BrowserInput = {},
): Promise<Result<SignedIn>> => {
  const parsed = parseInput(newPasswordFormSchema, input)
  if (!parsed.ok) return parsed
  const { token, password, revokeKeys } = parsed.value
  const live = await findReset(services, { token })
  if (!live) return fail('unauthenticated', USED, 'token')
  const weak = await refuseWeakPassword(password, { email: live.email, stationName: live.stationName ?? '' })
  if (weak) return weak
  const passwordHash = await hashPassword(password, services)
  const set = await setPassword(services, { token, passwordHash, revokeKeys, browser })
  if (!set) return fail('unauthenticated', USED, 'token')
  logReset(services, set, browser)
  sendSoon(services)
  return ok(set.signedIn)
}
