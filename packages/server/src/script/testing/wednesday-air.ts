import { HOUR_MS } from '@hourcast/domain/time-units'
import { type Calendar, calendarOf, datedOf } from '../fit-for-air/calendar.ts'

/** A Wednesday, ten in the morning in Berlin. */
const AIR_AT = Date.parse('2027-01-13T09:00:00Z')

/** The days of an item that was published so many hours before that Wednesday's programme; of one without a date none. */
export const wednesdayAfter = (hoursAgo: number | null): Calendar | undefined =>
  calendarOf(datedOf(hoursAgo === null ? undefined : AIR_AT - hoursAgo * HOUR_MS, AIR_AT, 'Europe/Berlin'))
