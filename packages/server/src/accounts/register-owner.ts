import { inTransaction } from '@hourcast/db/open-database'
import { registrationSchema } from '@hourcast/domain/accounts/account-input'
import { parseInput } from '@hourcast/domain/parse-input'
import { ok, type Result } from '@hourcast/domain/problem'
import { parseTimeZone } from '@hourcast/domain/slots/time-zone'
import { logSecurity } from '../telemetry/security-log.ts'
import { alreadyRegisteredMail, registrationMail } from './account-mails.ts'
import { type BrowserInput, codeHolderOf } from './browser.ts'
import { addressHash } from './derive-key.ts'
import { knownBrowserOf } from './known-browser.ts'
import { hashPassword, type PasswordServices } from './password-hash.ts'
import { postMail } from './post-mail.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import type { CodeAsked } from './request-code.ts'
import { type MailServices, sendSoon } from './send-account-mails.ts'
import { newSignInCode, type Registration } from './sign-in-codes.ts'
import { takeAttempt, takeAttemptOfNetwork } from './take-attempt.ts'

type Asked = { email: string; hash: string; registration: Registration; browser: BrowserInput }

const mailCode = async (services: MailServices, { email, hash, registration, browser }: Asked): Promise<CodeAsked> => {
  const now = services.clock.now()
  const holder = codeHolderOf(browser)
  await inTransaction(services.db, async ({ tx, sql }) => {
    const known = await tx.owner.findUnique({ where: { email }, select: { id: true } })
    // An owner's code is made too, for equal work, and is mailed to nobody.
    const made = await newSignInCode(tx, services, {
      addressHash: hash,
      email,
      holder,
      now,
      registration: known ? null : registration,
    })
    const mail = known ? alreadyRegisteredMail(services, { to: email }) : registrationMail(services, { to: email, ...made })
    await postMail(sql, services, { mail, now })
  })
  return { email, ...(holder.isOpen ? { handle: holder.handle } : {}) }
}

/**
 * Registers an address: `{ email, password, confirmPassword, timeZone? }`, where an invalid zone is UTC. A code goes out; owner and
 * station are made when it is entered, with the password when that is done in the browser where it was typed. An address that has an
 * account gets a mail saying so, and the answer is the same.
 */
export const registerOwner = async (
  services: MailServices & PasswordServices,
  input: unknown,
  browser: BrowserInput = {},
): Promise<Result<CodeAsked>> => {
  const parsed = parseInput(registrationSchema, input)
  if (!parsed.ok) return parsed
  const { email, password, timeZone } = parsed.value
  const weak = await refuseWeakPassword(password, { email })
  if (weak) return weak
  const hash = addressHash(services, email)
  const { ip } = browser
  const counted = knownBrowserOf(services, browser, hash)
  const taken = await takeAttempt(services, { addressHash: hash, kind: 'registration', browser: counted }, { email, ip })
  if (!taken.ok) return taken
  const counts = await takeAttemptOfNetwork(services, { email, ip })
  if (!counts.ok) return counts
  const zone = parseTimeZone(timeZone)
  const registration = { passwordHash: await hashPassword(password, services), timeZone: zone.ok ? zone.value : 'UTC' }
  const asked = await mailCode(services, { email, hash, registration, browser })
  logSecurity(services, 'security.registered', { email, ip })
  sendSoon(services)
  return ok(asked)
}
