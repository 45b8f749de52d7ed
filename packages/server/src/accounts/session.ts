import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '../services.ts'
import { hashToken, newToken } from './token.ts'

export const SESSION_MS = 8 * 3_600_000

export type Session = { ownerId: string; email: string; stationId: string | null; expiresAt: number }

/** Uses a sign-in link up and begins a session. Of two uses at once exactly one wins: the row is claimed in one statement. */
export const signInByLink = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  input: { token: string },
): Promise<Result<{ sessionToken: string; expiresAt: number }>> => {
  const now = clock.now()
  const session = newToken()
  const expiresAt = now + SESSION_MS
  return db.prisma.$transaction(async (tx) => {
    const tokenHash = hashToken(input.token)
    const claimed = await tx.signInLink.updateMany({
      where: { tokenHash, usedAt: null, expiresAt: { gt: new Date(now) } },
      data: { usedAt: new Date(now) },
    })
    if (claimed.count === 0) return fail('unauthenticated', 'This sign-in link was used already, or is older than 30 minutes.')
    const { ownerId } = await tx.signInLink.findUniqueOrThrow({ where: { tokenHash } })
    await tx.session.create({
      data: { tokenHash: session.hash, ownerId, createdAt: new Date(now), expiresAt: new Date(expiresAt) },
    })
    return ok({ sessionToken: session.token, expiresAt })
  })
}

/** The session of this cookie, or null when there is none, it has ended, or its owner is gone. */
export const findSession = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  sessionToken: string | undefined,
): Promise<Session | null> => {
  if (!sessionToken) return null
  const row = await db.prisma.session.findUnique({
    where: { tokenHash: hashToken(sessionToken) },
    include: { owner: { include: { station: { select: { id: true } } } } },
  })
  if (!row || row.expiresAt.getTime() <= clock.now()) return null
  return {
    ownerId: row.ownerId,
    email: row.owner.email,
    stationId: row.owner.station?.id ?? null,
    expiresAt: row.expiresAt.getTime(),
  }
}

export const endSession = async ({ db }: Pick<Services, 'db'>, sessionToken: string | undefined): Promise<void> => {
  if (sessionToken) await db.prisma.session.deleteMany({ where: { tokenHash: hashToken(sessionToken) } })
}
