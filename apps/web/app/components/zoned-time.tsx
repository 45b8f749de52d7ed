import { repeatedHourOffset } from '@hourcast/domain/slots/repeated-hour'
import type { ComponentProps } from 'react'
import { StationTime } from './station-time.tsx'

/** A station time of which the server has not told whether the clocks repeat its hour: here the zone is asked. The rules of zones weigh 2 kB. */
export const ZonedTime = (props: Omit<ComponentProps<typeof StationTime>, 'offset'>) => (
  <StationTime {...props} offset={repeatedHourOffset(props.timeZone, props.at)} />
)
