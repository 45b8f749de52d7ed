import { upcomingOccurrences } from '@hourcast/domain/slots/occurrences'
import { TARGET_SECONDS } from '@hourcast/domain/sources/content'
import ical, { escape as escapeText, ICalEventTransparency } from 'ical-generator'
import type { Services } from '../services.ts'
import { findLinkScheduler } from './find-link-scheduler.ts'
import { linkAddressesOf } from './link-address.ts'

/** Enough for an hourly station's next two days; calendars ask again each hour. */
const EVENTS = 48
const REFRESH_SECONDS = 3600

/**
 * `/station/{schedulerId}.ics`: the next air instants to subscribe to. An instant keeps its UID, so that calendars update
 * instead of doubling. A paused scheduler has no events; null for an unknown or deleted one.
 */
export const findCalendar = async (
  services: Pick<Services, 'db' | 'config'>,
  { schedulerId, now }: { schedulerId: string; now: number },
): Promise<string | null> => {
  const scheduler = await findLinkScheduler(services, schedulerId)
  if (scheduler === null) return null
  const { stationName, hostName, location, length, timeZone } = scheduler
  const host = new URL(services.config.PUBLIC_URL).hostname
  const url = linkAddressesOf(services.config.PUBLIC_URL, schedulerId).mp3
  const upcoming = scheduler.isActive ? upcomingOccurrences(scheduler.schedules, timeZone, now, EVENTS) : []
  const calendar = ical({
    prodId: { company: 'Hourcast', product: 'Hourcast', language: 'EN' },
    // These two it writes as they come; the texts of events it escapes itself.
    name: escapeText(`${stationName}: ${hostName}`, false),
    description: escapeText(`Broadcasts with ${hostName} on ${stationName}`, false),
    ttl: REFRESH_SECONDS,
    events: upcoming.map(({ airAt }) => ({
      id: `${schedulerId}-${airAt}@${host}`,
      stamp: new Date(now),
      start: new Date(airAt),
      end: new Date(airAt + TARGET_SECONDS[length] * 1000),
      summary: `${stationName}: on air with ${hostName}`,
      location,
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    })),
  })
  return calendar.toString()
}
