import { inTransaction } from '@hourcast/db/open-database'
import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { newKeyMail } from './account-mails.ts'
import { postMail } from './post-mail.ts'

/** A key that the operator has made at the command line: its owner gets the same mail as for one of their own. The worker sends it. */
export const announceApiKey = async (
  services: Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'sessionSecret'>,
  { ownerId, email }: { ownerId: string; email: string },
): Promise<void> => {
  const mail = newKeyMail(services, { to: email, name: 'command line', endsAt: null })
  await inTransaction(services.db, ({ sql }) => postMail(sql, services, { mail, now: services.clock.now() }))
  logSecurity(services, 'security.key-created', { ownerId, email, how: 'command line' })
}
