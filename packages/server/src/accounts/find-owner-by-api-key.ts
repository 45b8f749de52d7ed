import { createHash, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { SESSION_MS } from './begin-session.ts'
import type { BrowserInput } from './browser.ts'
import type { Session } from './session.ts'
import { hashToken } from './token.ts'

const USED_EVERY_MS = MINUTE_MS

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

type Faults = { isTheirs: boolean; isRevoked: boolean; isEnded: boolean }

const refusalOf = ({ isTheirs, isRevoked, isEnded }: Faults): string | null => {
  if (!isTheirs) return 'another-address'
  if (isRevoked) return 'revoked'
  return isEnded ? 'ended' : null
}

/**
 * Who a program says it is by HTTP Basic: the owner whose key this is, when the address is theirs too; null otherwise, and after the
 * key's end. `expiresAt` is that end, or a session's length from now. That it was used is noted at most once a minute.
 */
export const findOwnerByApiKey = async (
  services: Pick<Services, 'db' | 'clock' | 'log' | 'sessionSecret'>,
  { email, key }: { email: string; key: string },
  { ip }: BrowserInput = {},
): Promise<Session | null> => {
  const { db, clock } = services
  // 256 random bits are looked up by their hash: how long that takes says nothing about another key.
  const row = await db.prisma.apiKey.findUnique({
    where: { keyHash: hashToken(key) },
    include: { owner: { include: { station: { select: { id: true } }, deletion: { select: { eraseAt: true } } } } },
  })
  const isTheirs = timingSafeEqual(digest(row?.owner.email ?? ''), digest(email.trim().toLowerCase()))
  if (!row) return null
  const now = clock.now()
  const end = row.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY
  const refused = refusalOf({ isTheirs, isRevoked: row.revokedAt !== null, isEnded: end <= now })
  if (refused) {
    // Keys that nobody has get no line: a program that guesses would fill the log.
    logSecurity(services, 'security.key-refused', { ownerId: row.ownerId, keyId: row.id, ip, what: refused })
    return null
  }
  const isStale = row.lastUsedAt === null || now - row.lastUsedAt.getTime() >= USED_EVERY_MS
  if (isStale) await db.prisma.apiKey.updateMany({ where: { id: row.id }, data: { lastUsedAt: new Date(now) } })
  return {
    ownerId: row.ownerId,
    email: row.owner.email,
    stationId: row.owner.station?.id ?? null,
    expiresAt: Math.min(end, now + SESSION_MS),
    eraseAt: row.owner.deletion?.eraseAt.getTime() ?? null,
  }
}
