import { STATION_LIMITS, type StationLimits } from '@hourcast/domain/stations/station-limits'
import type { Services } from './services.ts'

/** The limits of this instance; without a configuration those of the product. */
export const stationLimitsOf = ({ config }: Partial<Pick<Services, 'config'>>): StationLimits =>
  config?.stationLimits ?? STATION_LIMITS
