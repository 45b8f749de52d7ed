import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import { hashToken } from './token.ts'

/** `eraseAt`: the account is to be deleted then, and until then its owner may keep it and do nothing else. */
export type Session = {
  ownerId: string
  email: string
  stationId: string | null
  expiresAt: number
  eraseAt: number | null
}

const SEEN_EVERY_MS = MINUTE_MS

/**
 * The session of this cookie, or null when it is missing, has ended, or its owner is gone. That it was seen is noted at most once
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
