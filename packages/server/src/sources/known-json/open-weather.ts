import type { Sky, WeatherReport } from '@hourcast/domain/sources/weather-report'
import { HOUR_MS, SECOND_MS } from '@hourcast/domain/time-units'
import type { RawEntry } from '../content-item.ts'
import { isJsonObject, type JsonObject } from '../json-fields.ts'
import { numberAt, objectAt, objectsAt, type Shape, textAt } from './shape.ts'
import { weatherEntry } from './weather-entry.ts'

/** By the hundreds of its condition id. */
const SKY: Readonly<Record<number, Sky>> = { 2: 'thunder', 3: 'drizzle', 5: 'rain', 6: 'snow' }

const skyOf = (id: number): Sky | undefined => {
  if (id === 511) return 'freezing'
  if (id >= 520 && id <= 531) return 'showers'
  if (id === 800) return 'clear'
  if (id === 801 || id === 802) return 'fair'
  if (id === 803 || id === 804) return 'cloudy'
  return id === 741 || id === 701 ? 'fog' : SKY[Math.floor(id / 100)]
}

const ZERO_CELSIUS = 273.15

/** No air is so hot or so cold in the other scale: without `units=` the service answers in kelvin. */
const celsius = (value: number | undefined): number | undefined =>
  value !== undefined && value > 150 ? value - ZERO_CELSIUS : value

/** By its first condition: the service calls that the main one. */
const conditionOf = (row: JsonObject): Sky | undefined => {
  const [weather] = objectsAt(row, 'weather')
  const id = weather === undefined ? undefined : numberAt(weather, 'id')
  return id === undefined ? undefined : skyOf(id)
}

/** How warm it is, by an address that says in which units it asks. */
const degreesFor = (url: string) => {
  const isImperial = /[?&]units=imperial\b/.test(url)
  return {
    degrees: (value: number | undefined) => (isImperial ? value : celsius(value)),
    units: (isImperial ? { temperature: '°F', wind: 'mph' } : { wind: 'm/s' }) as NonNullable<WeatherReport['units']>,
  }
}

const instantOf = (row: JsonObject): number | undefined => {
  const at = numberAt(row, 'dt')
  return at === undefined ? undefined : at * SECOND_MS
}

/** The current weather of one place, in kelvin or Celsius: 'main', 'wind' and a list 'weather' with ids of conditions. */
const current: Shape = (json, { readAt, url }) => {
  if (!isJsonObject(json) || (json.cod ?? json.coord ?? json.dt) === undefined || !isHour(json)) return undefined
  return { name: NAME, entries: hourEntry(json, textAt(json, 'name'), url, instantOf(json) ?? readAt) }
}

const NAME = 'OpenWeather'

const isHour = (row: JsonObject): boolean =>
  objectsAt(row, 'weather').some(({ id }) => typeof id === 'number') && numberAt(objectAt(row, 'main'), 'temp') !== undefined

const hourEntry = (row: JsonObject, place: string, url: string, publishedAt: number | undefined) => {
  const { degrees, units } = degreesFor(url)
  const wind = objectAt(row, 'wind')
  const report = {
    place,
    when: 'now',
    sky: conditionOf(row),
    temperature: degrees(numberAt(objectAt(row, 'main'), 'temp')),
    wind: numberAt(wind, 'speed'),
    gusts: numberAt(wind, 'gust'),
    units,
  } as WeatherReport
  return weatherEntry(report, publishedAt)
}

/** Its forecast in steps of three hours: the one that runs or comes next, as the weather of the hour. */
const steps: Shape = (json, { readAt, url }) => {
  const rows = isJsonObject(json) ? objectsAt(json, 'list').filter(isHour) : []
  const place = isJsonObject(json) ? textAt(objectAt(json, 'city'), 'name') : ''
  const next = rows.find((row) => (instantOf(row) ?? 0) + STEP_MS > (readAt ?? 0))
  if (rows.length === 0) return undefined
  return { name: NAME, entries: next === undefined ? [] : hourEntry(next, place, url, readAt ?? instantOf(next)) }
}

const STEP_MS = 3 * HOUR_MS

/** One Call: now, and days with a lowest and a highest temperature. */
const oneCall: Shape = (json, { readAt, url }) => {
  if (!isJsonObject(json) || numberAt(json, 'lat') === undefined) return undefined
  const now = objectAt(json, 'current')
  if (conditionOf(now) === undefined || numberAt(now, 'temp') === undefined) return undefined
  const { degrees, units } = degreesFor(url)
  const at = instantOf(now) ?? readAt
  const report = {
    place: '',
    when: 'now',
    sky: conditionOf(now),
    temperature: degrees(numberAt(now, 'temp')),
    wind: numberAt(now, 'wind_speed'),
    gusts: numberAt(now, 'wind_gust'),
    units,
  } as WeatherReport
  const days = objectsAt(json, 'daily').slice(0, 2)
  const asDay = (row: JsonObject, when: 'today' | 'tomorrow') => {
    const temp = objectAt(row, 'temp')
    const chance = numberAt(row, 'pop')
    return weatherEntry(
      {
        place: '',
        when,
        sky: conditionOf(row),
        low: degrees(numberAt(temp, 'min')),
        high: degrees(numberAt(temp, 'max')),
        rainChance: chance === undefined ? undefined : chance * 100,
        units,
      } as WeatherReport,
      at,
    )
  }
  const [today, tomorrow] = days
  const further = [...(today ? asDay(today, 'today') : []), ...(tomorrow ? asDay(tomorrow, 'tomorrow') : [])]
  return { name: NAME, entries: [...alertEntries(json, readAt ?? at), ...weatherEntry(report, at), ...further] }
}

/** Warnings of the country's own service, in its tongue and often in English too: what has not ended. */
const alertEntries = (json: JsonObject, readAt: number | undefined): RawEntry[] =>
  objectsAt(json, 'alerts')
    .filter(
      (row) => textAt(row, 'event') !== '' && (numberAt(row, 'end') ?? Number.POSITIVE_INFINITY) * SECOND_MS > (readAt ?? 0),
    )
    .slice(0, MOST_ALERTS)
    .map((row) => ({
      identity: `${textAt(row, 'event')} ${numberAt(row, 'start')}`,
      about: 'weather',
      title: textAt(row, 'event'),
      text: textAt(row, 'description'),
      // What is in force is news, no matter when it was written.
      publishedAt: readAt,
    }))
const MOST_ALERTS = 20

export const openWeather: Shape = (json, origin) => current(json, origin) ?? steps(json, origin) ?? oneCall(json, origin)
