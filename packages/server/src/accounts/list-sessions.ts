import type { Services } from '../services.ts'
import { sessionIdOf } from './session-id.ts'
import { hashToken } from './token.ts'

/** `device` as 'Firefox on Linux', '' when it is not known; times are epoch milliseconds, `lastSeenAt` to the minute. */
export type SessionLine = {
  id: string
  device: string
  createdAt: number
  lastSeenAt: number
  expiresAt: number
  isCurrent: boolean
}

/** Where an owner is signed in, the last seen first. `sessionToken` is the one that asks. */
export const listSessions = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { ownerId, sessionToken = '' }: { ownerId: string; sessionToken: string | undefined },
): Promise<SessionLine[]> => {
  const rows = await db.prisma.session.findMany({ where: { ownerId, expiresAt: { gt: new Date(clock.now()) } } })
  const current = hashToken(sessionToken)
  return rows
    .map(({ tokenHash, device, createdAt, lastSeenAt, expiresAt }) => ({
      id: sessionIdOf(tokenHash),
      device,
      createdAt: createdAt.getTime(),
      lastSeenAt: (lastSeenAt ?? createdAt).getTime(),
      expiresAt: expiresAt.getTime(),
      isCurrent: tokenHash === current,
    }))
    .toSorted((a, b) => b.lastSeenAt - a.lastSeenAt || b.createdAt - a.createdAt)
}
