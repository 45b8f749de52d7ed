import type { Services } from '../services.ts'
import { hashToken } from './token.ts'

/** 'End all others': every session of the owner but the one that asks. How many there were. */
export const endOtherSessions = async (
  { db }: Pick<Services, 'db'>,
  { ownerId, sessionToken = '' }: { ownerId: string; sessionToken: string | undefined },
): Promise<{ ended: number }> => {
  const { count } = await db.prisma.session.deleteMany({ where: { ownerId, NOT: { tokenHash: hashToken(sessionToken) } } })
  return { ended: count }
}
