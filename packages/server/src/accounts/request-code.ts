import { inTransaction } from '@hourcast/db/open-database'
import { emailFormSchema } from '@hourcast/domain/accounts/account-input'
import { parseInput } from '@hourcast/domain/parse-input'
import { ok, type Result } from '@hourcast/domain/problem'
import { logSecurity } from '../telemetry/security-log.ts'
import { codeMail, registrationMail } from './account-mails.ts'
import { type BrowserInput, codeHolderOf } from './browser.ts'
import { addressHash } from './derive-key.ts'
import { knownBrowserOf } from './known-browser.ts'
import { postMail } from './post-mail.ts'
import { type MailServices, sendSoon } from './send-account-mails.ts'
import { findRegistration, newSignInCode } from './sign-in-codes.ts'
import { takeAttempt } from './take-attempt.ts'

/** `handle` is for a program that showed none: it sends it back with the code. */
export type CodeAsked = { email: string; handle?: string }

const mailCode = async (services: MailServices, email: string, hash: string, browser: BrowserInput): Promise<CodeAsked> => {
  const now = services.clock.now()
  const holder = codeHolderOf(browser)
  await inTransaction(services.db, async ({ tx, sql }) => {
    const known = await tx.owner.findUnique({ where: { email }, select: { id: true } })
    const waiting = await findRegistration(tx, { addressHash: hash, browserHash: holder.browserHash, now })
    const registration = known ? null : waiting
    const made = await newSignInCode(tx, services, { addressHash: hash, email, holder, now, registration })
    const mail = registration ? registrationMail(services, { to: email, ...made }) : codeMail(services, { to: email, ...made })
    await postMail(sql, services, { mail, now, isWanted: known !== null || registration !== null })
  })
  return { email, ...(holder.isOpen ? { handle: holder.handle } : {}) }
}

/**
 * 'E-mail me a code': `{ email }`. Three in 15 minutes an address, and three for each browser that its owner has signed in with; those
 * that went out before stay valid. A registration that waits for its code goes on with this one. An address that nobody has registered
 * gets no mail, and the answer is the same.
 */
export const requestCode = async (
  services: MailServices,
  input: unknown,
  browser: BrowserInput = {},
): Promise<Result<CodeAsked>> => {
  const parsed = parseInput(emailFormSchema, input)
  if (!parsed.ok) return parsed
  const { email } = parsed.value
  const { ip } = browser
  const hash = addressHash(services, email)
  const counted = knownBrowserOf(services, browser, hash)
  const taken = await takeAttempt(services, { addressHash: hash, kind: 'code', browser: counted }, { email, ip })
  if (!taken.ok) return taken
  const asked = await mailCode(services, email, hash, browser)
  logSecurity(services, 'security.code-asked', { email, ip, isKnownBrowser: counted !== '' })
  sendSoon(services)
  return ok(asked)
}
