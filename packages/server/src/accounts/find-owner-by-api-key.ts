import { createHash, timingSafeEqual } from 'node:crypto'
import type { Services } from '../services.ts'
import { SESSION_MS } from './begin-session.ts'
import type { Session } from './session.ts'
import { hashToken } from './token.ts'

const USED_EVERY_MS = 60_000

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Who a program says it is by HTTP Basic: the owner whose key this is, when the address is theirs too; null otherwise. A key has no end:
 * `expiresAt` is a session's length from now. That it was used is noted at most once a minute.
 */
export const findOwnerByApiKey = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { email, key }: { email: string; key: string },
): Promise<Session | null> => {
  // 256 random bits are looked up by their hash: how long that takes says nothing about another key.
  const row = await db.prisma.apiKey.findUnique({
    where: { keyHash: hashToken(key) },
    include: { owner: { include: { station: { select: { id: true } }, deletion: { select: { eraseAt: true } } } } },
  })
  const isTheirs = timingSafeEqual(digest(row?.owner.email ?? ''), digest(email.trim().toLowerCase()))
  if (!row || row.revokedAt !== null || !isTheirs) return null
  const now = clock.now()
  const isStale = row.lastUsedAt === null || now - row.lastUsedAt.getTime() >= USED_EVERY_MS
  if (isStale) await db.prisma.apiKey.updateMany({ where: { id: row.id }, data: { lastUsedAt: new Date(now) } })
  return {
    ownerId: row.ownerId,
    email: row.owner.email,
    stationId: row.owner.station?.id ?? null,
    expiresAt: now + SESSION_MS,
    eraseAt: row.owner.deletion?.eraseAt.getTime() ?? null,
  }
}
