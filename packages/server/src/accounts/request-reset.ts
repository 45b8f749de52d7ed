import { inTransaction } from '@hourcast/db/open-database'
import { emailFormSchema } from '@hourcast/domain/accounts/account-input'
import { parseInput } from '@hourcast/domain/parse-input'
import { ok, type Result } from '@hourcast/domain/problem'
import { logSecurity } from '../telemetry/security-log.ts'
import { RESET_LINK_MS, resetMail } from './account-mails.ts'
import type { BrowserInput } from './browser.ts'
import { addressHash } from './derive-key.ts'
import { knownBrowserOf } from './known-browser.ts'
import { postMail } from './post-mail.ts'
import { type MailServices, sendSoon } from './send-account-mails.ts'
import { takeAttempt } from './take-attempt.ts'
import { newToken } from './token.ts'

// One statement, whether the address is somebody's or not.
const KEEP = `
  INSERT INTO sign_in_link (token_hash, owner_id, expires_at, purpose)
  SELECT $1, id, $3, 'reset' FROM owner WHERE email = $2 RETURNING owner_id`

/**
 * 'Send Reset Link': `{ email }`. Three in 15 minutes for an address, and three for each browser that its owner has signed in with. Failed
 * sign-ins do not count: so an owner who must wait after wrong tries still gets in. An address that nobody has registered gets no mail, and
 * the answer is the same.
 */
export const requestReset = async (
  services: MailServices,
  input: unknown,
  browser: BrowserInput = {},
): Promise<Result<{ email: string }>> => {
  const parsed = parseInput(emailFormSchema, input)
  if (!parsed.ok) return parsed
  const { email } = parsed.value
  const { ip } = browser
  const hash = addressHash(services, email)
  const counted = knownBrowserOf(services, browser, hash)
  const taken = await takeAttempt(services, { addressHash: hash, kind: 'reset', browser: counted }, { email, ip })
  if (!taken.ok) return taken
  const now = services.clock.now()

  await inTransaction(services.db, async ({ sql }) => {
    const { token, hash: tokenHash } = newToken()
    const [kept] = await sql(KEEP, [tokenHash, email, new Date(now + RESET_LINK_MS)])
    await postMail(sql, services, { mail: resetMail(services, { to: email, token }), now, isWanted: kept !== undefined })
  })
  logSecurity(services, 'security.reset-asked', { email, ip, isKnownBrowser: counted !== '' })
  sendSoon(services)
  return ok({ email })
}
