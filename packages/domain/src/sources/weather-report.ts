/** What a weather service's data says of one time, before it is worded in a tongue. */
export type WeatherReport = {
  /** As the service names it; empty where it names none. */
  place: string
  when: 'now' | 'today' | 'tomorrow'
  sky?: Sky
  /** In degrees Celsius, kilometres an hour, per cent and millimetres, unless `units` says otherwise. */
  temperature?: number
  low?: number
  high?: number
  wind?: number
  gusts?: number
  rainChance?: number
  rain?: number
  units?: { temperature?: '°F'; wind?: 'm/s' | 'mph' }
}

export type Sky = 'clear' | 'fair' | 'cloudy' | 'fog' | 'drizzle' | 'rain' | 'freezing' | 'snow' | 'showers' | 'thunder'

/** The World Meteorological Organization's codes of the weather, as services hand them on. */
export const skyOfCode = (code: number): Sky | undefined => {
  if (code === 0) return 'clear'
  if (code === 1 || code === 2) return 'fair'
  if (code === 3) return 'cloudy'
  if (code === 45 || code === 48) return 'fog'
  if (code >= 51 && code <= 55) return 'drizzle'
  if ([56, 57, 66, 67].includes(code)) return 'freezing'
  if (code >= 61 && code <= 65) return 'rain'
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow'
  if (code >= 80 && code <= 82) return 'showers'
  return code >= 95 && code <= 99 ? 'thunder' : undefined
}
