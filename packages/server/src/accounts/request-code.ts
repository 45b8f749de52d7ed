import { inTransaction } from '@hourcast/db/open-database'
import { emailFormSchema } from '@hourcast/domain/account-input'
import { parseInput } from '@hourcast/domain/parse-input'
import { ok, type Result } from '@hourcast/domain/problem'
import { codeMail, registrationMail } from './account-mails.ts'
import { addressHash } from './derive-key.ts'
import { postMail } from './post-mail.ts'
import { type MailServices, sendSoon } from './send-account-mails.ts'
import { countRegistrations, findRegistration, newSignInCode } from './sign-in-codes.ts'
import { takeAttempt } from './take-attempt.ts'

const KNOWN = 'SELECT EXISTS (SELECT FROM owner WHERE email = $1) AS known'

/**
 * 'E-mail me a code': `{ email }`. Three in 15 minutes an address; those that went out before stay valid. A registration that waits for
 * its code goes on with this one. An address that nobody has registered gets no mail, and the answer is the same.
 */
export const requestCode = async (services: MailServices, input: unknown): Promise<Result<{ email: string }>> => {
  const parsed = parseInput(emailFormSchema, input)
  if (!parsed.ok) return parsed
  const { email } = parsed.value
  const hash = addressHash(services, email)
  const taken = await takeAttempt(services, { addressHash: hash, kind: 'code' })
  if (!taken.ok) return taken
  const now = services.clock.now()

  await inTransaction(services.db, async ({ sql }) => {
    const [row] = await sql<{ known: boolean }>(KNOWN, [email])
    const waiting = await findRegistration(sql, hash, now)
    const registration = row?.known ? null : waiting
    const code = await newSignInCode(sql, services, { addressHash: hash, now, ...(registration ? { registration } : {}) })
    const isContested = (await countRegistrations(sql, hash, now)) > 1
    const mail = registration
      ? registrationMail(services, { to: email, code, isContested })
      : codeMail(services, { to: email, code })
    await postMail(sql, services, { mail, now, isWanted: row?.known === true || registration !== null })
  })
  sendSoon(services)
  return ok({ email })
}
