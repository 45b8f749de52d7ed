import type { WeatherReport } from '@hourcast/domain/sources/weather-report'
import { DAY_MS, HOUR_MS, SECOND_MS } from '@hourcast/domain/time-units'
import type { RawEntry } from '../content-item.ts'
import { isJsonObject, type JsonObject } from '../json-fields.ts'
import { numberAt, objectAt, objectsAt, type Shape, textAt } from './shape.ts'
import { SKY_BY_ICON } from './sky-by-icon.ts'
import { weatherEntry } from './weather-entry.ts'

/** By the units that it says it answers in; the service's own are American. */
const UNITS: Readonly<Record<string, NonNullable<WeatherReport['units']>>> = {
  si: { wind: 'm/s' },
  ca: {},
  uk: { wind: 'mph' },
  uk2: { wind: 'mph' },
}
const AMERICAN = { temperature: '°F', wind: 'mph' } as const

/** Dark Sky, and who answers as it did: now and in hours, then days with a lowest and a highest temperature. */
export const darkSky: Shape = (json, { readAt }) => {
  if (!isJsonObject(json) || numberAt(json, 'latitude') === undefined) return undefined
  const hours = objectsAt(objectAt(json, 'hourly'), 'data')
  const days = objectsAt(objectAt(json, 'daily'), 'data')
  const current = objectAt(json, 'currently')
  if (![current, ...hours, ...days].some((row) => numberAt(row, 'time') !== undefined && textAt(row, 'summary') !== ''))
    return undefined
  const units = UNITS[textAt(objectAt(json, 'flags'), 'units')] ?? AMERICAN
  const at = readAt ?? instantOf(current) ?? 0
  const now = numberAt(current, 'temperature') === undefined ? hours.find((row) => runs(row, at, HOUR_MS)) : current
  const today = days.findIndex((row) => runs(row, at, DAY_MS))
  return {
    name: textAt(json, 'name'),
    entries: [
      ...(now === undefined ? [] : nowEntry(now, units, at)),
      ...(today < 0 ? [] : days.slice(today, today + 2)).flatMap((row, ahead) => dayEntry(row, ahead, units, at)),
    ],
  }
}

const instantOf = (row: JsonObject): number | undefined => {
  const time = numberAt(row, 'time')
  return time === undefined ? undefined : time * SECOND_MS
}

const runs = (row: JsonObject, at: number, long: number): boolean => {
  const begins = instantOf(row)
  return begins !== undefined && begins <= at && at < begins + long
}

const nowEntry = (row: JsonObject, units: WeatherReport['units'], at: number): RawEntry[] => {
  const report = {
    place: '',
    when: 'now',
    sky: SKY_BY_ICON[textAt(row, 'icon')],
    temperature: numberAt(row, 'temperature'),
    wind: numberAt(row, 'windSpeed'),
    gusts: numberAt(row, 'windGust'),
    units,
  } as WeatherReport
  return weatherEntry(report, instantOf(row) ?? at)
}

const dayEntry = (row: JsonObject, ahead: number, units: WeatherReport['units'], at: number): RawEntry[] => {
  const chance = numberAt(row, 'precipProbability')
  const report = {
    place: '',
    when: ahead === 0 ? 'today' : 'tomorrow',
    low: numberAt(row, 'temperatureLow') ?? numberAt(row, 'temperatureMin'),
    high: numberAt(row, 'temperatureHigh') ?? numberAt(row, 'temperatureMax'),
    rainChance: chance === undefined ? undefined : chance * 100,
    units,
  } as WeatherReport
  return weatherEntry(report, at)
}
