import { geoAlerts, nwsForecast, transitAlerts } from './alerts.ts'
import { darkSky } from './dark-sky.ts'
import { brightSky, dwdWarnings } from './dwd.ts'
import { newsApi } from './news-api.ts'
import { openMeteo } from './open-meteo.ts'
import { openWeather } from './open-weather.ts'
import { autobahn, londonLines } from './roads.ts'
import type { Shape } from './shape.ts'

const SHAPES: readonly Shape[] = [
  openMeteo,
  openWeather,
  darkSky,
  brightSky,
  dwdWarnings,
  geoAlerts,
  nwsForecast,
  autobahn,
  londonLines,
  newsApi,
  transitAlerts,
]

/** What services that everybody uses mean by their fields; undefined for any other JSON. */
export const knownEntries: Shape = (json, origin) => {
  for (const shape of SHAPES) {
    const known = shape(json, origin)
    if (known !== undefined) return known
  }
  return undefined
}
