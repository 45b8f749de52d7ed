import type { Transaction } from '@hourcast/db/open-database'
import { firstPlan } from '../plans/plan-of-station.ts'
import type { Services } from '../services.ts'
import { logSecurity, type SecurityLog } from '../telemetry/security-log.ts'
import { beginSession, type SignedIn } from './begin-session.ts'
import type { BrowserInput } from './browser.ts'
import { makeOwner } from './make-owner.ts'
import type { Registration } from './sign-in-codes.ts'

type Proven = { email: string; registration: Registration | null; now: number; browser: BrowserInput }

/** `isNew`: the account was made just now. */
export type Opened = SignedIn & { isNew: boolean }

// Locks the owner, so that no session begins for an account that is being erased.
const CONFIRM = 'UPDATE owner SET confirmed_at = coalesce(confirmed_at, $2) WHERE email = $1 RETURNING id'

/** Whose address it is; a registration becomes an owner with a station. Null: the owner is gone by now. */
const findOrMakeOwner = async (
  { sql }: Transaction,
  services: Pick<Services, 'config'>,
  { email, registration, now }: Proven,
): Promise<{ ownerId: string; created: boolean } | null> => {
  if (registration) return makeOwner(sql, { email, now, ...registration, plan: firstPlan(services, now) })
  const [owner] = await sql<{ id: string }>(CONFIRM, [email, new Date(now)])
  return owner ? { ownerId: owner.id, created: false } : null
}

/** Signs in the owner who has shown that an address is theirs, in the transaction that used up what they showed. */
export const openAccount = async (
  transaction: Transaction,
  services: Pick<Services, 'config' | 'sessionSecret'>,
  proven: Proven,
): Promise<Opened | null> => {
  const owner = await findOrMakeOwner(transaction, services, proven)
  if (!owner) return null
  const { email, now, browser } = proven
  const signedIn = await beginSession(transaction.tx, services, { ownerId: owner.ownerId, email, now, browser })
  return { ...signedIn, isNew: owner.created }
}

/** The lines of a sign-in, after its commit. */
export const logOpened = (services: SecurityLog, { isNew, ownerId, email }: Opened, how: string, { ip }: BrowserInput): void => {
  if (isNew) logSecurity(services, 'security.address-confirmed', { ownerId, email, ip, how })
  logSecurity(services, 'security.sign-in', { ownerId, email, ip, how })
}
