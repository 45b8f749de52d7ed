import { MINUTE_MS, SECOND_MS } from '@hourcast/domain/time-units'
import type { Services } from '../services.ts'
import type { LinkFile } from './link-file.ts'

/** What one link serves, and its bytes. */
export type RecentLink = Pick<LinkFile, 'onAir' | 'served'> & { bytes: Uint8Array }

/**
 * How long an answer holds. What is staged before its time, as almost everything is, airs at its instant all the same; what is staged late,
 * removed or deleted is noticed so much later.
 */
const HOLDS_MS = 250
/** Asked for again so soon it is worth a place in memory: a playout program that comes once an hour is not. */
const AGAIN_MS = 10 * SECOND_MS
/** Nobody's words stay in memory much longer than somebody asks for them. */
const FORGOTTEN_AFTER_MS = MINUTE_MS
const MAX_PATHS = 1_000

type Kept = RecentLink & { until: number; forget: NodeJS.Timeout }

const nextReleaseAt = async ({ db }: Pick<Services, 'db'>, schedulerId: string, now: number): Promise<number> => {
  const next = await db.prisma.broadcast.findFirst({
    where: { schedulerId, releaseAt: { gt: new Date(now) }, state: { in: ['staged', 'delivered'] } },
    orderBy: { releaseAt: 'asc' },
    select: { releaseAt: true },
  })
  return next?.releaseAt?.getTime() ?? Number.POSITIVE_INFINITY
}

export type RecentLinks = {
  /** What this link serves now, where that is known without asking anybody. */
  find(path: string): RecentLink | undefined
  /** Takes note of what was found for this path at `askedAt`; asked for often, it is in memory some moments later. Never throws. */
  note(path: string, file: LinkFile, askedAt: number): Promise<void>
}

/** The audio of the links that are asked for often, in memory: neither the database nor the store is asked for each listener. */
export const createRecentLinks = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { maxBytes = 64 * 1024 * 1024, maxFileBytes = 8 * 1024 * 1024 } = {},
): RecentLinks => {
  const kept = new Map<string, Kept>()
  const notedAt = new Map<string, number>()
  const loading = new Set<string>()

  const forget = (path: string): void => {
    clearTimeout(kept.get(path)?.forget)
    kept.delete(path)
  }
  const keep = (path: string, link: RecentLink, until: number): void => {
    forget(path)
    kept.set(path, { ...link, until, forget: setTimeout(() => forget(path), FORGOTTEN_AFTER_MS).unref() })
    let sum = 0
    for (const { bytes } of kept.values()) sum += bytes.byteLength
    for (const [oldest, { bytes }] of kept) {
      if (sum <= maxBytes) break
      sum -= bytes.byteLength
      forget(oldest)
    }
  }
  const isAskedOften = (path: string, now: number): boolean => {
    const before = notedAt.get(path)
    notedAt.delete(path)
    notedAt.set(path, now)
    const [oldest] = notedAt.keys()
    if (notedAt.size > MAX_PATHS && oldest !== undefined) notedAt.delete(oldest)
    return before !== undefined && now - before <= AGAIN_MS
  }
  const load = async (path: string, { onAir, served, read }: LinkFile, askedAt: number): Promise<void> => {
    const before = kept.get(path)
    const bytes = before?.served.audio.sha256 === served.audio.sha256 ? before.bytes : await read()
    const next = await nextReleaseAt({ db }, onAir.schedulerId, askedAt)
    keep(path, { onAir, served, bytes }, Math.min(askedAt + HOLDS_MS, next))
  }

  return {
    find: (path) => {
      const found = kept.get(path)
      return found && clock.now() < found.until ? found : undefined
    },
    note: async (path, file, askedAt) => {
      // What stands in for an audio that cannot be read gives way as soon as it can.
      if (file.onAir.insteadOf !== undefined || file.served.audio.sizeBytes > maxFileBytes) return
      if (!isAskedOften(path, askedAt) || loading.has(path)) return
      loading.add(path)
      // It was found a moment ago: the next one to ask sees for itself what is wrong.
      await load(path, file, askedAt).catch(() => forget(path))
      loading.delete(path)
    },
  }
}
