import type { WeatherReport } from './weather-report.ts'

type Range = readonly [number, number]

// The records, and a little more: what lies outside is a fault of a station or a placeholder of its service.
const DEGREES = { '°C': [-90, 60], '°F': [-130, 140] } as const
const SPEED = { 'km/h': [0, 420], 'm/s': [0, 117], mph: [0, 261] } as const
const SHARE: Range = [0, 100]
const MILLIMETRES: Range = [0, 2_000]

/** The report without values that do not occur on earth: 999 °C is not said. */
export const onEarth = (report: WeatherReport): WeatherReport => {
  const degrees: Range = DEGREES[report.units?.temperature ?? '°C']
  const speed: Range = SPEED[report.units?.wind ?? 'km/h']
  const ranges: Readonly<Record<string, Range>> = {
    temperature: degrees,
    low: degrees,
    high: degrees,
    wind: speed,
    gusts: speed,
    rainChance: SHARE,
    rain: MILLIMETRES,
  }
  const isThere = ([name, value]: [string, unknown]) => {
    const range = ranges[name]
    return range === undefined || (typeof value === 'number' && value >= range[0] && value <= range[1])
  }
  return Object.fromEntries(Object.entries(report).filter(isThere)) as WeatherReport
}
