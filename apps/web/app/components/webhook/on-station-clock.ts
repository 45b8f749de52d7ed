import { repeatedHourOffset } from '@hourcast/domain/slots/repeated-hour'
import { wallTimeAt } from '@hourcast/domain/slots/time-zone'

/** An instant as StationTime shows it. */
export type OnStationClock = { at: number; wall: string; timeZone: string; offset: string | null }

export const onStationClock = (timeZone: string, at: number): OnStationClock => ({
  ...{ at, timeZone },
  wall: wallTimeAt(timeZone, at),
  offset: repeatedHourOffset(timeZone, at),
})
