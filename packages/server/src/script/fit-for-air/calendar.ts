import { offsetMsAt } from '@hourcast/domain/slots/time-zone'
import { DAY_MS, MINUTE_MS } from '@hourcast/domain/time-units'

/** What an item's day words are read against. `publishedAt` is NaN for an item without a date, or with the date of an event to come. */
type Dated = { publishedAt: number; airAt: number; timeZone: string; zone?: number | undefined }

export const datedOf = (publishedAt: number | undefined, airAt: number, timeZone: string, zone?: number): Dated => ({
  publishedAt: publishedAt === undefined || publishedAt > airAt + DAY_MS ? Number.NaN : publishedAt,
  airAt,
  timeZone,
  zone,
})

const stationTime = (at: number, timeZone: string): number => at + offsetMsAt(timeZone, at)
/** Days since 1970 on the station's calendar. */
export const dayNumber = (at: number, timeZone: string): number => Math.floor(stationTime(at, timeZone) / DAY_MS)
/** 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 4) % 7
export const weekOf = (day: number): number => Math.floor((day + 3) / 7)

/**
 * The day on which the item speaks, and the one on which it is heard, at which `minute` of it; reckoned once an item. `written`: the day on which it
 * speaks, where its source is.
 */
export type Calendar = { age: number; from: number; to: number; minute: number; written: number }

export const calendarOf = ({ publishedAt, airAt, timeZone, zone }: Dated): Calendar | undefined => {
  if (Number.isNaN(publishedAt)) return undefined
  const from = dayNumber(publishedAt, timeZone)
  const heard = stationTime(airAt, timeZone)
  return {
    age: airAt - publishedAt,
    from,
    to: Math.floor(heard / DAY_MS),
    // 0 to 1439.
    minute: Math.floor((heard % DAY_MS) / MINUTE_MS),
    written: zone === undefined ? from : Math.floor((publishedAt + zone * MINUTE_MS) / DAY_MS),
  }
}
