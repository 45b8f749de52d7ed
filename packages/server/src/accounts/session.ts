import { inTransaction } from '@hourcast/db/open-database'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { type BrowserInput, beginSession, type SignedIn } from './begin-session.ts'
import { hashToken } from './token.ts'

/** `eraseAt`: the account is to be deleted then, and until then its owner may keep it and do nothing else. */
export type Session = {
  ownerId: string
  email: string
  stationId: string | null
  expiresAt: number
  eraseAt: number | null
}

const SEEN_EVERY_MS = 60_000

const USE_UP = `
  UPDATE sign_in_link SET used_at = $2 FROM owner
  WHERE token_hash = $1 AND purpose = 'sign-in' AND used_at IS NULL AND expires_at > $2 AND owner.id = owner_id
  RETURNING owner_id, owner.email`

/** Uses a sign-in link up and begins a session. Of two uses at once exactly one wins: the row is claimed in one statement. */
export const signInByLink = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: { token: string },
  { userAgent }: BrowserInput = {},
): Promise<Result<SignedIn>> =>
  inTransaction(db, async ({ sql }) => {
    const now = clock.now()
    const [claimed] = await sql<{ owner_id: string; email: string }>(USE_UP, [hashToken(input.token), new Date(now)])
    if (!claimed) return fail('unauthenticated', 'This sign-in link was used already, or is older than 30 minutes.')
    return ok(await beginSession(sql, { ownerId: claimed.owner_id, email: claimed.email, now, userAgent }))
  })

/**
 * The session of this cookie, or null when there is none, it has ended, or its owner is gone. That it was seen is noted at most once
 * a minute.
 */
export const findSession = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sessionToken: string | undefined,
): Promise<Session | null> => {
  if (!sessionToken) return null
  const tokenHash = hashToken(sessionToken)
  const row = await db.prisma.session.findUnique({
    where: { tokenHash },
    include: { owner: { include: { station: { select: { id: true } }, deletion: { select: { eraseAt: true } } } } },
  })
  const now = clock.now()
  if (!row || row.expiresAt.getTime() <= now) return null
  const isStale = now - (row.lastSeenAt ?? row.createdAt).getTime() >= SEEN_EVERY_MS
  if (isStale) await db.prisma.session.updateMany({ where: { tokenHash }, data: { lastSeenAt: new Date(now) } })
  return {
    ownerId: row.ownerId,
    email: row.owner.email,
    stationId: row.owner.station?.id ?? null,
    expiresAt: row.expiresAt.getTime(),
    eraseAt: row.owner.deletion?.eraseAt.getTime() ?? null,
  }
}

export const endSession = async ({ db }: Pick<Services, 'db'>, sessionToken: string | undefined): Promise<void> => {
  if (sessionToken) await db.prisma.session.deleteMany({ where: { tokenHash: hashToken(sessionToken) } })
}
