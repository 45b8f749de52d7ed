import { skyOfCode, type WeatherReport } from '@hourcast/domain/sources/weather-report'
import { DAY_MS, SECOND_MS } from '@hourcast/domain/time-units'
import type { RawEntry } from '../content-item.ts'
import { isJsonObject, type JsonObject } from '../json-fields.ts'
import { listedAt, numberAt, objectAt, type Shape, textAt } from './shape.ts'
import { weatherEntry } from './weather-entry.ts'

const unitsOf = (units: JsonObject): NonNullable<WeatherReport['units']> => {
  const degrees = textAt(units, 'temperature_2m') || textAt(units, 'temperature_2m_max') || textAt(units, 'temperature')
  const speed = textAt(units, 'wind_speed_10m') || textAt(units, 'wind_speed_10m_max') || textAt(units, 'windspeed')
  return {
    ...(degrees === '°F' ? { temperature: '°F' as const } : {}),
    ...(speed === 'm/s' || speed === 'mph' ? { wind: speed } : speed === 'mp/h' ? { wind: 'mph' as const } : {}),
  }
}

/** Knots are said by sailors alone. */
const speedOf = (value: number | undefined, units: JsonObject): number | undefined =>
  value !== undefined && /^kn$/.test(textAt(units, 'wind_speed_10m') || textAt(units, 'wind_speed_10m_max'))
    ? value * 1.852
    : value

const skyAt = (code: number | undefined) => (code === undefined ? undefined : skyOfCode(code))

/** Times are local, without an offset: '2027-01-13T08:45' beside `utc_offset_seconds`. */
const instantOf = (time: unknown, offset: number): number | undefined => {
  const instant =
    typeof time === 'string' ? Date.parse(`${time.length === 10 ? `${time}T00:00` : time}Z`) : Number(time) * SECOND_MS
  return Number.isFinite(instant) ? instant - (typeof time === 'string' ? offset * SECOND_MS : 0) : undefined
}

export const openMeteo: Shape = (json, { readAt }) => {
  if (!isJsonObject(json) || numberAt(json, 'generationtime_ms') === undefined || numberAt(json, 'latitude') === undefined)
    return undefined
  const offset = numberAt(json, 'utc_offset_seconds') ?? 0
  return { name: 'Open-Meteo', entries: [...nowOf(json, offset, readAt), ...daysOf(json, offset, readAt)] }
}

const nowOf = (json: JsonObject, offset: number, readAt: number | undefined): RawEntry[] => {
  const isOld = isJsonObject(json.current_weather)
  const now = objectAt(json, isOld ? 'current_weather' : 'current')
  const units = objectAt(json, isOld ? 'current_weather_units' : 'current_units')
  return weatherEntry(
    {
      place: '',
      when: 'now',
      sky: skyAt(numberAt(now, 'weather_code') ?? numberAt(now, 'weathercode')),
      temperature: numberAt(now, 'temperature_2m') ?? numberAt(now, 'temperature'),
      wind: speedOf(numberAt(now, 'wind_speed_10m') ?? numberAt(now, 'windspeed_10m') ?? numberAt(now, 'windspeed'), units),
      gusts: speedOf(numberAt(now, 'wind_gusts_10m'), units),
      units: unitsOf(units),
    } as WeatherReport,
    instantOf(now.time, offset) ?? readAt,
  )
}

const WHEN = ['today', 'tomorrow'] as const

/** Today and tomorrow, by the dates that the answer holds: it may begin with days that are over. */
const daysOf = (json: JsonObject, offset: number, readAt: number | undefined): RawEntry[] => {
  const daily = objectAt(json, 'daily')
  const units = objectAt(json, 'daily_units')
  const times: unknown[] = Array.isArray(daily.time) ? daily.time.slice(0, 100) : []
  const asked = readAt ?? instantOf(objectAt(json, 'current').time, offset)
  return times.flatMap((time, at) => {
    const begins = instantOf(time, offset)
    const when = begins === undefined || asked === undefined ? undefined : WHEN[Math.floor((begins - asked) / DAY_MS) + 1]
    if (when === undefined) return []
    const report = {
      place: '',
      when,
      low: listedAt(daily, 'temperature_2m_min', at),
      high: listedAt(daily, 'temperature_2m_max', at),
      wind: speedOf(listedAt(daily, 'wind_speed_10m_max', at), units),
      rainChance: listedAt(daily, 'precipitation_probability_max', at),
      rain: listedAt(daily, 'precipitation_sum', at),
      units: unitsOf(units),
    } as WeatherReport
    return weatherEntry(report, asked)
  })
}
