import { describe, expect, test } from 'vitest'
import { tellWeather } from './tell-weather.ts'
import type { WeatherReport } from './weather-report.ts'

const report: WeatherReport = { place: 'Bamberg', when: 'now', sky: 'rain', temperature: 7.4, wind: 23 }

describe('a report of the weather is worded in the tongue of the host', () => {
  test.each([
    ['en-US', 'The weather in Bamberg', 'It is raining. It is 7 °C. The wind blows at 23 km/h.'],
    ['de-DE', 'Das Wetter für Bamberg', 'Es regnet. Es sind 7 °C. Der Wind weht mit 23 km/h.'],
    ['pl-PL', 'Pogoda: Bamberg', 'Pada deszcz. Temperatura: 7 °C. Prędkość wiatru: 23 km/h.'],
    ['es-MX', 'El tiempo en Bamberg', 'Está lloviendo. La temperatura es de 7 °C. El viento sopla a 23 km/h.'],
    ['it-IT', 'Il meteo a Bamberg', 'Sta piovendo. La temperatura è di 7 °C. Il vento soffia a 23 km/h.'],
    ['fr-FR', 'La météo à Bamberg', 'Il pleut. Il fait 7 °C. Le vent souffle à 23 km/h.'],
    ['pt-PT', 'O tempo em Bamberg', 'Há chuva. A temperatura é de 7 °C. O vento sopra a 23 km/h.'],
    ['hi-IN', 'Bamberg का मौसम', 'बारिश हो रही है। तापमान 7 °C है। हवा की रफ़्तार 23 km/h है।'],
    ['nl-NL', 'Het weer in Bamberg', 'Het regent. Het is 7 °C. De wind waait met 23 km/h.'],
    ['ro-RO', 'Vremea la Bamberg', 'Afară plouă. Temperatura este de 7 °C. Vântul suflă cu 23 km/h.'],
  ])('%s', (locale, title, text) => {
    expect(tellWeather(report, locale)).toEqual({ title, text })
  })
})

test('a day is told by its lowest and highest, and a calm or a dry one without wind and rain', () => {
  const day: WeatherReport = { place: '', when: 'tomorrow', sky: 'snow', low: -2.4, high: 3.6, wind: 0.2, rain: 0 }
  expect(tellWeather(day, 'de-DE')).toEqual({
    title: 'Das Wetter morgen',
    text: 'Die Temperaturen liegen zwischen -2 °C und 4 °C.',
  })
  expect(tellWeather({ place: '', when: 'today', high: -0.3 }, 'en-US').text).toBe('The temperature reaches 0 °C.')
})
