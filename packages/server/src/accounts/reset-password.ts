import { inTransaction } from '@hourcast/db/open-database'
import { newPasswordFormSchema } from '@hourcast/domain/account-input'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { passwordChangedMail } from './account-mails.ts'
import { type BrowserInput, beginSession, type SignedIn } from './begin-session.ts'
import { addressHash } from './derive-key.ts'
import { hashPassword, type PasswordServices } from './password-hash.ts'
import { postMail } from './post-mail.ts'
import { type MailServices, sendSoon } from './send-account-mails.ts'
import { forgetFailures } from './take-attempt.ts'
import { hashToken } from './token.ts'

const USED = 'This link was used already, or is older than 30 minutes. Ask for a new one.'

const LIVE = `
  SELECT owner_id FROM sign_in_link WHERE token_hash = $1 AND purpose = 'reset' AND used_at IS NULL AND expires_at > $2`
// One statement: of two uses at once exactly one wins.
const CLAIM = `
  UPDATE sign_in_link SET used_at = $2
  WHERE token_hash = $1 AND purpose = 'reset' AND used_at IS NULL AND expires_at > $2 RETURNING owner_id`
const SET = `
  UPDATE owner SET password_hash = $2, confirmed_at = coalesce(confirmed_at, $3) WHERE id = $1 RETURNING email`
const END_SESSIONS = 'DELETE FROM session WHERE owner_id = $1'
const END_LINKS = 'UPDATE sign_in_link SET used_at = $2 WHERE owner_id = $1 AND used_at IS NULL'

/**
 * Sets a new password with `{ token, password, confirmPassword }` from a reset link, which works once. All sessions and links of the owner
 * end, and a new session begins. A password that is refused leaves the link as it was.
 */
export const resetPassword = async (
  services: MailServices & PasswordServices,
  input: unknown,
  { userAgent }: BrowserInput = {},
): Promise<Result<SignedIn>> => {
  const parsed = parseInput(newPasswordFormSchema, input)
  if (!parsed.ok) return parsed
  const { token, password } = parsed.value
  const now = services.clock.now()
  const link = [hashToken(token), new Date(now)]
  const { rowCount } = await services.db.pool.query(LIVE, link)
  if (rowCount === 0) return fail('unauthenticated', USED, 'token')
  const passwordHash = await hashPassword(password, services)

  const result = await inTransaction(services.db, async ({ sql }) => {
    const [claimed] = await sql<{ owner_id: string }>(CLAIM, link)
    if (!claimed) return fail('unauthenticated', USED, 'token')
    const ownerId = claimed.owner_id
    const [owner] = await sql<{ email: string }>(SET, [ownerId, passwordHash, new Date(now)])
    if (!owner) return fail('unauthenticated', USED, 'token')
    await sql(END_SESSIONS, [ownerId])
    await sql(END_LINKS, [ownerId, new Date(now)])
    await forgetFailures(sql, addressHash(services, owner.email))
    await postMail(sql, services, { mail: passwordChangedMail(services, { to: owner.email }), now })
    return ok(await beginSession(sql, { ownerId, email: owner.email, now, userAgent }))
  })
  if (result.ok) sendSoon(services)
  return result
}
