import { onEarth } from '@hourcast/domain/sources/on-earth'
import { tellWeather } from '@hourcast/domain/sources/tell-weather'
import type { WeatherReport } from '@hourcast/domain/sources/weather-report'
import type { RawEntry } from '../content-item.ts'

/** A report as an entry, worded in English until the host's tongue is known; none where it tells nothing but its name. */
export const weatherEntry = (report: WeatherReport, publishedAt: number | undefined): RawEntry[] => {
  const known = onEarth(Object.fromEntries(Object.entries(report).filter(([, value]) => value !== undefined)) as WeatherReport)
  const { title, text } = tellWeather(known, 'en')
  return text === '' ? [] : [{ identity: `${title} ${text}`, title, text, publishedAt, weather: known }]
}
