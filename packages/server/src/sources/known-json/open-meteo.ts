import { skyOfCode, type WeatherReport } from '@hourcast/domain/sources/weather-report'
import { DAY_MS, HOUR_MS, SECOND_MS } from '@hourcast/domain/time-units'
import type { RawEntry } from '../content-item.ts'
import { isJsonObject, type JsonObject, keyFor } from '../json-fields.ts'
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
  // Its answers name no place: one that does is another service's.
  const isIts = isJsonObject(json) && numberAt(json, 'latitude') !== undefined && keyFor('title', json) === undefined
  if (!isIts || !BLOCKS.some((block) => timesIn(json, block))) return undefined
  const offset = numberAt(json, 'utc_offset_seconds') ?? 0
  const now = nowOf(json, offset, readAt)
  const days = daysOf(json, offset, readAt)
  return {
    name: 'Open-Meteo',
    entries: [
      ...(now.length > 0 ? now : hourOf(json, offset, readAt)),
      ...(days.length > 0 ? days : restOfDay(json, offset, readAt)),
    ],
  }
}

const BLOCKS = ['current', 'current_weather', 'hourly', 'daily'] as const

const timesIn = (json: JsonObject, block: (typeof BLOCKS)[number]): boolean => {
  const { time } = objectAt(json, block)
  return typeof time === 'string' || typeof time === 'number' || Array.isArray(time)
}

/** The hours of an answer that has no present of its own, by their instants. */
const hoursOf = (json: JsonObject, offset: number): { at: number; begins: number }[] => {
  const { time } = objectAt(json, 'hourly')
  return (Array.isArray(time) ? time.slice(0, 400) : []).flatMap((one, at) => {
    const begins = instantOf(one, offset)
    return begins === undefined ? [] : [{ at, begins }]
  })
}

/** The hour that runs. */
const hourOf = (json: JsonObject, offset: number, readAt: number | undefined): RawEntry[] => {
  const hour = hoursOf(json, offset).findLast(
    ({ begins }) => readAt !== undefined && begins <= readAt && readAt - begins < HOUR_MS,
  )
  if (hour === undefined) return []
  const [hourly, units] = [objectAt(json, 'hourly'), objectAt(json, 'hourly_units')]
  const value = (...keys: string[]) => keys.map((key) => listedAt(hourly, key, hour.at)).find((one) => one !== undefined)
  return weatherEntry(
    {
      place: '',
      when: 'now',
      sky: skyAt(value('weather_code', 'weathercode')),
      temperature: value('temperature_2m'),
      wind: speedOf(value('wind_speed_10m', 'windspeed_10m'), units),
      gusts: speedOf(value('wind_gusts_10m', 'windgusts_10m'), units),
      units: unitsOf(units),
    } as WeatherReport,
    hour.begins,
  )
}

/** Of an answer without days: how cold and how warm the rest of this one gets. */
const restOfDay = (json: JsonObject, offset: number, readAt: number | undefined): RawEntry[] => {
  if (readAt === undefined) return []
  const dayOf = (instant: number) => Math.floor((instant + offset * SECOND_MS) / DAY_MS)
  const hourly = objectAt(json, 'hourly')
  const hours = hoursOf(json, offset).filter(({ begins }) => begins > readAt - HOUR_MS && dayOf(begins) === dayOf(readAt))
  const degrees = hours.flatMap(({ at }) => listedAt(hourly, 'temperature_2m', at) ?? [])
  if (degrees.length < LEAST_HOURS) return []
  const report = {
    place: '',
    when: 'today',
    low: Math.min(...degrees),
    high: Math.max(...degrees),
    units: unitsOf(objectAt(json, 'hourly_units')),
  } as WeatherReport
  return weatherEntry(report, readAt)
}

/** Fewer are no day. */
const LEAST_HOURS = 4

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
