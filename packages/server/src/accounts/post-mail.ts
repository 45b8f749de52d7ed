import type { Sql } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { createSealer } from '../secrets/create-sealer.ts'
import type { Sealer } from '../secrets/seal.ts'
import type { Services } from '../services.ts'
import { deriveKey } from './derive-key.ts'

/** A mail about an account; `validMs` is how long it is worth sending, `recipientId` whom it asks for their consent. */
export type AccountMail = { to: string; subject: string; text: string; validMs: number; recipientId?: string }

export const mailSealer = (services: Pick<Services, 'sessionSecret'>): Sealer =>
  createSealer([{ id: 'mail', key: deriveKey(services, 'account-mail') }])

/** A mail belongs to its row alone. */
export const mailContext = (id: string) => ({ stationId: id, field: 'account-mail' })

// One statement, whether the mail is wanted or not.
const POST = `
  INSERT INTO account_mail (id, sealed, send_after, expires_at) SELECT $1, $2, $3, $4 WHERE $5`

/**
 * Leaves a mail in the transaction of what it tells about; `sendAccountMails` takes it from there. With `isWanted` false the same
 * work is done and nothing is left: nobody can tell by the time whether an address is known. Gives its id, for `sendPosted`.
 */
export const postMail = async (
  sql: Sql,
  services: Pick<Services, 'sessionSecret'>,
  { mail, now, isWanted = true }: { mail: AccountMail; now: number; isWanted?: boolean },
): Promise<string> => {
  const id = randomId()
  const { to, subject, text, recipientId } = mail
  const sealed = mailSealer(services).seal(JSON.stringify({ to, subject, text, recipientId }), mailContext(id))
  await sql(POST, [id, sealed, new Date(now), new Date(now + mail.validMs), isWanted])
  return id
}
