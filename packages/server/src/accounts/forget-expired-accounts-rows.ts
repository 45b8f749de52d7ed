import type { Database } from '@hourcast/db/open-database'
import { DAY_MS, HOUR_MS } from '@hourcast/domain/time-units'

/** Removes what no account needs any more: codes, attempts, mails, sessions, links and revoked keys. `now` in epoch milliseconds. */
export const forgetExpiredAccountsRows = async ({ prisma }: Pick<Database, 'prisma'>, now: number): Promise<void> => {
  const at = new Date(now)
  const daysAgo = (days: number) => new Date(now - days * DAY_MS)
  // A registration may ask for another code for a day.
  const codes = [{ createdAt: { lt: daysAgo(1) } }, { registers: false, expiresAt: { lte: at } }]
  await prisma.signInCode.deleteMany({ where: { OR: codes } })
  // What limits attempts looks back an hour, what limits the mails that ask a week.
  await prisma.accountAttempt.deleteMany({ where: { at: { lte: new Date(now - HOUR_MS) } } })
  await prisma.consentLink.deleteMany({ where: { expiresAt: { lte: daysAgo(7) } } })
  await prisma.accountMail.deleteMany({ where: { expiresAt: { lte: at } } })
  await prisma.session.deleteMany({ where: { expiresAt: { lte: at } } })
  await prisma.signInLink.deleteMany({ where: { expiresAt: { lt: daysAgo(1) } } })
  const keys = [{ revokedAt: { lt: daysAgo(30) } }, { expiresAt: { lt: daysAgo(30) } }]
  await prisma.apiKey.deleteMany({ where: { OR: keys } })
}
