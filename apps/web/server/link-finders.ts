import { findOnAir } from '@hourcast/server/link/find-on-air'
import type { KnownRelease, KnownReleases } from '@hourcast/server/link/known-releases'
import { findOnAirDocument, onAirDocument } from '@hourcast/server/link/on-air-document'
import type { Services } from '@hourcast/server/services'
import { orLastKnown } from './or-last-known.ts'

/** Links whose last answer is remembered, in case that the database is away. */
export const MAX_REMEMBERED = 1_000

const idsOf = (path: string) => {
  const [schedulerId = '', broadcastId = ''] = path.split('/')
  return { schedulerId, broadcastId }
}

/**
 * What a link serves, its document, and one broadcast by `schedulerId/broadcastId`. While the database is away each goes on with what it gave
 * last, and with what stood ready for it by then, from that one's instant on.
 */
export const linkFinders = (services: Services, releases: KnownReleases) => {
  const now = () => services.clock.now()
  const watched =
    <T>(find: (schedulerId: string) => Promise<T | null>) =>
    async (schedulerId: string): Promise<T | null> => {
      const found = await find(schedulerId)
      if (found !== null) releases.watch(schedulerId)
      return found
    }
  const newerThan = async (airAt: number | undefined, schedulerId: string): Promise<KnownRelease | undefined> => {
    const known = await releases.find({ schedulerId, now: now() })
    return known && (airAt === undefined || known.onAir.airAt > airAt) ? known : undefined
  }
  return {
    findLink: orLastKnown(
      MAX_REMEMBERED,
      watched((schedulerId) => findOnAir(services, { schedulerId, now: now() })),
      async (schedulerId, last) => (await newerThan(last?.airAt, schedulerId))?.onAir ?? last,
    ),
    findDocument: orLastKnown(
      MAX_REMEMBERED,
      watched((schedulerId) => findOnAirDocument(services, { schedulerId, now: now() })),
      async (schedulerId, last) => {
        const newer = await newerThan(last ? Date.parse(last.airAt) : undefined, schedulerId)
        return newer ? onAirDocument(services.config, newer.onAir, newer.scriptHash) : last
      },
    ),
    findBroadcast: orLastKnown(
      MAX_REMEMBERED,
      (path) => findOnAir(services, { ...idsOf(path), now: now() }),
      async (path, last) => last ?? (await releases.find({ ...idsOf(path), now: now() }))?.onAir,
    ),
  }
}
