import type { Sky, WeatherReport } from '@hourcast/domain/sources/weather-report'
import { readDate } from '../content-item.ts'
import { isJsonObject, type JsonObject } from '../json-fields.ts'
import { numberAt, objectAt, objectsAt, type Shape, textAt } from './shape.ts'
import { SKY_BY_ICON } from './sky-by-icon.ts'
import { weatherEntry } from './weather-entry.ts'

const SKY: Readonly<Record<string, Sky>> = { ...SKY_BY_ICON, hail: 'showers' }

/** The German weather service's observations as Bright Sky hands them on: one `weather` beside the stations it came from. */
export const brightSky: Shape = (json) => {
  if (!isJsonObject(json)) return undefined
  const weather = objectAt(json, 'weather')
  const [station] = objectsAt(json, 'sources')
  if (station === undefined || station.dwd_station_id === undefined || numberAt(weather, 'temperature') === undefined)
    return undefined
  const report = {
    place: placeName(textAt(station, 'station_name')),
    when: 'now',
    sky: SKY[textAt(weather, 'icon')],
    temperature: numberAt(weather, 'temperature'),
    wind: numberAt(weather, 'wind_speed_10') ?? numberAt(weather, 'wind_speed'),
    gusts: numberAt(weather, 'wind_gust_speed_10') ?? numberAt(weather, 'wind_gust_speed'),
  } as WeatherReport
  return { name: 'Deutscher Wetterdienst', entries: weatherEntry(report, readDate(textAt(weather, 'timestamp'))) }
}

/** Stations are called 'BAMBERG'. */
const placeName = (station: string): string =>
  station === station.toUpperCase() ? station.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase()) : station

/** The same speed for sailors and scholars: 'um 60 km/h (17 m/s, 33 kn, Bft 7)'. */
const OTHER_UNITS = /(?<=\d\skm\/h)\s\([^()]{1,40}\)/g

/** 'Amtliche WARNUNG vor WINDBÖEN': German nouns, none of them letters of an office. */
const calm = (headline: string): string =>
  headline.replace(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, (word) => `${word.charAt(0)}${word.slice(1).toLocaleLowerCase('de')}`)

const numberOr0 = (row: JsonObject, key: string): number => numberAt(row, key) ?? 0

/** Warnings of its app: lists by the number of a district. The highest level comes first, then what begins first. */
export const dwdWarnings: Shape = (json, { readAt = 0 }) => {
  if (!isJsonObject(json) || !isJsonObject(json.warnings) || numberAt(json, 'time') === undefined) return undefined
  const rows = Object.keys(json.warnings)
    .slice(0, 500)
    .flatMap((district) => objectsAt(objectAt(json, 'warnings'), district))
    .filter((row) => (numberAt(row, 'end') ?? Number.POSITIVE_INFINITY) > readAt)
    .sort(
      (one, other) => numberOr0(other, 'level') - numberOr0(one, 'level') || numberOr0(one, 'start') - numberOr0(other, 'start'),
    )
  const entries = rows.map((row) => ({
    identity: `${textAt(row, 'regionName')} ${textAt(row, 'event')} ${row.start}`,
    about: 'weather' as const,
    title: [calm(textAt(row, 'headline')), textAt(row, 'regionName')].filter(Boolean).join(': '),
    text: [textAt(row, 'description'), textAt(row, 'instruction')].filter(Boolean).join(' ').replace(OTHER_UNITS, ''),
    publishedAt: numberAt(row, 'start'),
  }))
  return { name: 'Deutscher Wetterdienst', entries }
}
