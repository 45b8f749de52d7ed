import { inTransaction } from '@hourcast/db/open-database'
import { registrationSchema } from '@hourcast/domain/account-input'
import { parseInput } from '@hourcast/domain/parse-input'
import { ok, type Result } from '@hourcast/domain/problem'
import { parseTimeZone } from '@hourcast/domain/time-zone'
import { alreadyRegisteredMail, registrationMail } from './account-mails.ts'
import { addressHash } from './derive-key.ts'
import { hashPassword, type PasswordServices } from './password-hash.ts'
import { postMail } from './post-mail.ts'
import { type MailServices, sendSoon } from './send-account-mails.ts'
import { countRegistrations, newSignInCode } from './sign-in-codes.ts'
import { takeAttempt } from './take-attempt.ts'

const KNOWN = 'SELECT EXISTS (SELECT FROM owner WHERE email = $1) AS known'

/**
 * Registers an address: `{ email, password, confirmPassword, timeZone? }`, where a zone that is none is UTC. A code goes out; owner and
 * station are made when it is entered. An address that has an account gets a mail saying so, and the answer is the same.
 */
export const registerOwner = async (
  services: MailServices & PasswordServices,
  input: unknown,
): Promise<Result<{ email: string }>> => {
  const parsed = parseInput(registrationSchema, input)
  if (!parsed.ok) return parsed
  const { email, password, timeZone } = parsed.value
  const hash = addressHash(services, email)
  const taken = await takeAttempt(services, { addressHash: hash, kind: 'code' })
  if (!taken.ok) return taken
  const zone = parseTimeZone(timeZone)
  const registration = { passwordHash: await hashPassword(password, services), timeZone: zone.ok ? zone.value : 'UTC' }
  const now = services.clock.now()

  await inTransaction(services.db, async ({ sql }) => {
    const [row] = await sql<{ known: boolean }>(KNOWN, [email])
    // An owner's code is made too, for equal work, and is mailed to nobody.
    const code = await newSignInCode(sql, services, {
      addressHash: hash,
      now,
      ...(row?.known ? {} : { registration }),
    })
    const isContested = (await countRegistrations(sql, hash, now)) > 1
    const mail = row?.known
      ? alreadyRegisteredMail(services, { to: email })
      : registrationMail(services, { to: email, code, isContested })
    await postMail(sql, services, { mail, now })
  })
  sendSoon(services)
  return ok({ email })
}
