import type { Sky, WeatherReport } from '@hourcast/domain/sources/weather-report'
import { SECOND_MS } from '@hourcast/domain/time-units'
import { isJsonObject } from '../json-fields.ts'
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

/** The current weather of one place, in kelvin or Celsius: 'main', 'wind' and a list 'weather' with ids of conditions. */
export const openWeather: Shape = (json, { readAt, url }) => {
  if (!isJsonObject(json)) return undefined
  const [weather] = objectsAt(json, 'weather')
  const main = objectAt(json, 'main')
  const id = weather === undefined ? undefined : numberAt(weather, 'id')
  if (id === undefined || numberAt(main, 'temp') === undefined || json.cod === undefined) return undefined
  const isImperial = /[?&]units=imperial\b/.test(url)
  const wind = objectAt(json, 'wind')
  const report = {
    place: textAt(json, 'name'),
    when: 'now',
    sky: skyOf(id),
    temperature: isImperial ? numberAt(main, 'temp') : celsius(numberAt(main, 'temp')),
    wind: numberAt(wind, 'speed'),
    gusts: numberAt(wind, 'gust'),
    units: isImperial ? { temperature: '°F', wind: 'mph' } : { wind: 'm/s' },
  } as WeatherReport
  const at = numberAt(json, 'dt')
  return { name: 'OpenWeather', entries: weatherEntry(report, at === undefined ? readAt : at * SECOND_MS) }
}
