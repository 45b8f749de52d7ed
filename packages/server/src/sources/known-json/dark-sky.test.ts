import { expect, test } from 'vitest'
import { parseJson } from '../parse-json.ts'

const READ_AT = Date.UTC(2027, 0, 13, 9)
const HOUR = 3_600
const at = (hours: number) => READ_AT / 1_000 + hours * HOUR
const said = (json: unknown) =>
  parseJson(JSON.stringify(json), { host: 'data.example', url: 'https://data.example/api', readAt: READ_AT }).map(
    ({ title, text }) => `${title} | ${text}`,
  )

const HOURLY = {
  summary: 'Mostly cloudy throughout the day.',
  data: [
    { time: at(-1), summary: 'Overcast', icon: 'cloudy', temperature: 2.1 },
    { time: at(0), summary: 'Partly Cloudy', icon: 'partly-cloudy-day', temperature: 4.4, windSpeed: 5.2 },
    { time: at(1), summary: 'Mostly Cloudy', icon: 'cloudy', temperature: 5.9 },
  ],
}
const DAILY = {
  data: [
    { time: at(-33), summary: 'Rain.', temperatureLow: -9, temperatureHigh: -2 },
    { time: at(-9), summary: 'Cloudy.', temperatureLow: 1.6, temperatureHigh: 7.2, precipProbability: 0.4 },
    { time: at(15), summary: 'Clear.', temperatureLow: -3, temperatureHigh: 3 },
    { time: at(39), summary: 'Snow.', temperatureLow: -8, temperatureHigh: -1 },
  ],
}

test('Dark Sky and its like: now, today and tomorrow with their figures, never the sky alone', () => {
  const json = {
    latitude: 54.5,
    longitude: -0.6,
    timezone: 'Europe/London',
    currently: { time: at(0), summary: 'Overcast', icon: 'cloudy', temperature: 4.6, windSpeed: 6.1, windGust: 12 },
    hourly: HOURLY,
    daily: DAILY,
    flags: { units: 'si' },
  }
  expect(said(json)).toEqual([
    'The weather now | It is overcast. It is 5 °C. The wind blows at 6 m/s. Gusts reach 12 m/s.',
    'The weather today | Temperatures lie between 2 °C and 7 °C. The chance of rain is 40%.',
    'The weather tomorrow | Temperatures lie between -3 °C and 3 °C.',
  ])
})

test('without a present the hour that runs is told, in American units where it names none', () => {
  expect(said({ latitude: 54.5, timezone: 'Europe/London', hourly: HOURLY })).toEqual([
    'The weather now | The sky is partly cloudy. It is 4 °F. The wind blows at 5 mph.',
  ])
})
