import type { Sky } from '@hourcast/domain/sources/weather-report'

/** The names of icons that Dark Sky began with, and that others have kept. */
export const SKY_BY_ICON: Readonly<Record<string, Sky>> = {
  'clear-day': 'clear',
  'clear-night': 'clear',
  'partly-cloudy-day': 'fair',
  'partly-cloudy-night': 'fair',
  cloudy: 'cloudy',
  fog: 'fog',
  rain: 'rain',
  sleet: 'freezing',
  snow: 'snow',
  thunderstorm: 'thunder',
}
