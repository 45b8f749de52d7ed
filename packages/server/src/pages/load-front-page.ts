import type { Stage } from '@hourcast/domain/broadcasts/broadcast'
import { findPresentationType } from '@hourcast/domain/hosts/presentation-types'
import { repeatedHourOffset } from '@hourcast/domain/slots/repeated-hour'
import { linkAddressesOf } from '../link/link-address.ts'
import { upcomingBroadcasts } from '../schedulers/upcoming-broadcasts.ts'
import type { Services } from '../services.ts'
import { findBulletin, type OnAirBulletin } from './find-bulletin.ts'
import { listRecentBroadcasts, type RecentBroadcast } from './list-recent-broadcasts.ts'

/** Of an hour that the clocks repeat, which of the two: 'UTC+02:00'. Told here, so that the page needs no rules of zones. */
type Told = { offset: string | null }

export type FrontPage = {
  stationName: string
  hostName: string
  /** What it airs: 'News'. */
  presentation: string
  timeZone: string
  schedulerId: string
  link: string
  feed: string
  calendar: string
  onAir: (OnAirBulletin & Told) | null
  /** What is being made now, if anything is. */
  making: { stage: Stage | null; airAt: number } | null
  upcoming: ({ airAt: number; wall: string } & Told)[]
  recent: (RecentBroadcast & Told)[]
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
  const { timeZone } = scheduler.station
  const withOffset = <T extends { airAt: number }>(time: T): T & Told => ({
    ...time,
    offset: repeatedHourOffset(timeZone, time.airAt),
  })
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
    presentation: findPresentationType(scheduler.presentationType)?.name ?? '',
    timeZone,
    schedulerId,
    link: addresses.mp3,
    feed: addresses.feed,
    calendar: addresses.calendar,
    onAir: onAir && withOffset(onAir),
    making: open ? { stage: open.stage, airAt: open.airAt } : null,
    upcoming: upcoming.map(({ airAt, wall }) => withOffset({ airAt, wall })),
    recent: recent.map(withOffset),
    now,
  }
}
