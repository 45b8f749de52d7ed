import type { Stage } from '@hourcast/domain/broadcasts/broadcast'
import { linkAddressesOf } from '../link/link-address.ts'
import { upcomingBroadcasts } from '../schedulers/upcoming-broadcasts.ts'
import type { Services } from '../services.ts'
import { findBulletin, type OnAirBulletin } from './find-bulletin.ts'
import { listRecentBroadcasts, type RecentBroadcast } from './list-recent-broadcasts.ts'

export type FrontPage = {
  stationName: string
  hostName: string
  timeZone: string
  schedulerId: string
  link: string
  feed: string
  calendar: string
  onAir: OnAirBulletin | null
  /** What is being made now, if anything is. */
  making: { stage: Stage | null; airAt: number } | null
  upcoming: { airAt: number; wall: string }[]
  recent: RecentBroadcast[]
  now: number
}

const UPCOMING = 5

/** The example station as the first page shows it; null without one (HOURCAST_DEMO=off). */
export const loadFrontPage = async (
  services: Pick<Services, 'db' | 'clock' | 'config' | 'audioStore'>,
): Promise<FrontPage | null> => {
  const { db, clock, config } = services
  const now = clock.now()
  const scheduler = await db.prisma.scheduler.findFirst({
    where: { deletedAt: null, station: { isExample: true } },
    orderBy: { createdAt: 'asc' },
    include: { station: { select: { timeZone: true } } },
  })
  if (!scheduler) return null
  const schedulerId = scheduler.id
  const [onAir, upcoming, recent] = await Promise.all([
    findBulletin(services, { schedulerId, now }),
    upcomingBroadcasts(services, { schedulerId, from: now, count: UPCOMING }),
    listRecentBroadcasts(services, { schedulerId }),
  ])
  const open = recent.find(({ state }) => state === 'planned' || state === 'preparing')
  const addresses = linkAddressesOf(config.PUBLIC_URL, schedulerId)
  return {
    stationName: scheduler.stationName,
    hostName: scheduler.hostName,
    timeZone: scheduler.station.timeZone,
    schedulerId,
    link: addresses.mp3,
    feed: addresses.feed,
    calendar: addresses.calendar,
    onAir,
    making: open ? { stage: open.stage, airAt: open.airAt } : null,
    upcoming: upcoming.map(({ airAt, wall }) => ({ airAt, wall })),
    recent,
    now,
  }
}
