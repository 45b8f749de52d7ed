import { describe, expect, it } from 'vitest'
import { parseJson } from '../parse-json.ts'

const READ_AT = Date.UTC(2027, 0, 13, 9)
const origin = { host: 'data.example', url: 'https://data.example/api', readAt: READ_AT }
const items = (json: unknown) => parseJson(JSON.stringify(json), origin)
const said = (json: unknown) => items(json).map(({ title, text }) => `${title} | ${text}`)

const OPEN_METEO = {
  latitude: 54.5,
  longitude: -0.6,
  generationtime_ms: 0.05,
  utc_offset_seconds: 3600,
  timezone: 'Europe/Berlin',
  current_units: { time: 'iso8601', interval: 'seconds', temperature_2m: '°C', wind_speed_10m: 'km/h' },
  current: { time: '2027-01-13T09:45', interval: 900, temperature_2m: 7.5, wind_speed_10m: 23, weather_code: 61 },
  daily_units: { time: 'iso8601', temperature_2m_max: '°C' },
  daily: {
    time: ['2027-01-12', '2027-01-13', '2027-01-14', '2027-01-15'],
    temperature_2m_max: [1, 9.2, 4, 2],
    temperature_2m_min: [-9, 3.4, -2, 0],
    precipitation_probability_max: [0, 80, 10, 0],
  },
}

describe('data of services that everybody uses', () => {
  it('Open-Meteo: the weather now, today and tomorrow, never the names of its fields', () => {
    expect(said(OPEN_METEO)).toEqual([
      'The weather now | It is raining. It is 8 °C. The wind blows at 23 km/h.',
      'The weather today | Temperatures lie between 3 °C and 9 °C. The chance of rain is 80%.',
      'The weather tomorrow | Temperatures lie between -2 °C and 4 °C. The chance of rain is 10%.',
    ])
    expect(items(OPEN_METEO)[0]).toMatchObject({ publishedAt: Date.UTC(2027, 0, 13, 8, 45), source: 'Open-Meteo' })
    expect(items(OPEN_METEO)[0]?.weather).toMatchObject({ when: 'now', temperature: 7.5 })
  })

  it('Open-Meteo in the words of before, in other units', () => {
    const old = {
      latitude: 1,
      generationtime_ms: 1,
      utc_offset_seconds: 0,
      current_weather_units: { temperature: '°F', windspeed: 'mp/h' },
      current_weather: { temperature: 45, windspeed: 9.4, weathercode: 0, time: '2027-01-13T09:00' },
    }
    expect(said(old)).toEqual(['The weather now | The sky is clear. It is 45 °F. The wind blows at 9 mph.'])
  })

  it('OpenWeather: kelvin and metres a second as they are meant', () => {
    const report = {
      weather: [{ id: 500, main: 'Rain', description: 'light rain', icon: '10d' }],
      main: { temp: 280.65, feels_like: 277, pressure: 1012, humidity: 82 },
      wind: { speed: 4.6, deg: 240 },
      dt: Date.UTC(2027, 0, 13, 8) / 1000,
      sys: { country: 'XX', sunrise: 1_795_156_000 },
      name: 'Port Ellery',
      cod: 200,
    }
    expect(said(report)).toEqual(['The weather in Port Ellery | It is raining. It is 8 °C. The wind blows at 5 m/s.'])
    expect(said({ ...report, main: { temp: 7.5 } })).toEqual(said(report))
  })

  it('the German weather service: observations and warnings', () => {
    const now = {
      weather: {
        timestamp: '2027-01-13T08:30:00+00:00',
        icon: 'cloudy',
        temperature: 2.2,
        wind_speed_10: 11.2,
        wind_gust_speed_10: 31,
      },
      sources: [{ id: 1, dwd_station_id: '00282', station_name: 'BAMBERG' }],
    }
    expect(said(now)).toEqual([
      'The weather in Bamberg | It is overcast. It is 2 °C. The wind blows at 11 km/h. Gusts reach 31 km/h.',
    ])
    const warnings = {
      time: READ_AT,
      warnings: {
        '109276000': [
          {
            regionName: 'Kreis Aue',
            event: 'FROST',
            headline: 'Amtliche WARNUNG vor FROST',
            description: 'Es tritt mäßiger Frost auf.',
            instruction: '',
            start: READ_AT,
            level: 2,
          },
        ],
      },
      copyright: 'Copyright Deutscher Wetterdienst',
    }
    expect(said(warnings)).toEqual(['Amtliche Warnung vor Frost: Kreis Aue | Es tritt mäßiger Frost auf.'])
  })

  it('the US weather service: alerts and forecast', () => {
    const alert = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: {
            id: 'urn:oid:1',
            event: 'Wind Advisory',
            areaDesc: 'Outer Banks; Bay County; Cape; Dunes',
            severity: 'Moderate',
            sent: '2027-01-13T08:00:00-00:00',
            senderName: 'NWS Ellery',
            headline: 'Wind Advisory issued January 13',
            description: '* WHAT...Gusts of 45 mph.\n\n* WHERE...The coast.',
            instruction: 'Secure outdoor objects.',
          },
        },
      ],
    }
    expect(said(alert)).toEqual([
      'Wind Advisory: Outer Banks, Bay County, Cape | Gusts of 45 mph. The coast. Secure outdoor objects.',
    ])
    const forecast = {
      properties: {
        updateTime: '2027-01-13T08:00:00+00:00',
        periods: [
          {
            number: 1,
            name: 'Tonight',
            temperature: 41,
            shortForecast: 'Mostly Clear',
            detailedForecast: 'Mostly clear, with a low around 41.',
            startTime: '2027-01-13T18:00:00-05:00',
          },
        ],
      },
    }
    expect(said(forecast)).toEqual(['Tonight: mostly clear | Mostly clear, with a low around 41.'])
  })

  it('Open-Meteo without a present and without days: the hour that runs, and the rest of the day', () => {
    const hours = {
      latitude: 54.3,
      hourly_units: { temperature_2m: '°C' },
      hourly: {
        time: ['07', '08', '09', '10', '11', '12', '13'].map((hour) => `2027-01-13T${hour}:00`),
        temperature_2m: [-9, -4, -2.4, 0, 1, 2.2, 1.5],
        weathercode: [0, 0, 71, 3, 3, 3, 3],
      },
    }
    expect(said(hours)).toEqual([
      'The weather now | It is snowing. It is -2 °C.',
      'The weather today | Temperatures lie between -2 °C and 2 °C.',
    ])
    const old = {
      latitude: 52.5,
      current_weather: { time: '2027-01-13T09:00', temperature: 7.6, windspeed: 31.2, weathercode: 3 },
    }
    expect(said(old)).toEqual(['The weather now | It is overcast. It is 8 °C. The wind blows at 31 km/h.'])
  })

  it('the German motorways: what holds now, without the lines of begin and end', () => {
    const warning = {
      identifier: 'x1',
      isBlocked: 'false',
      future: false,
      title: 'A1 | Ellerhafen - Aue',
      subtitle: 'Richtung Aue',
      startTimestamp: '2027-01-13T08:00:00.000+0000',
      description: ['Beginn: 13.01.2027 09:00', '', 'Stau nach einem Unfall', 'Dauer 20 Minuten.'],
      coordinate: { lat: 1, long: 2 },
    }
    expect(said({ warning: [warning, { ...warning, identifier: 'x2', future: true }] })).toEqual([
      'A1 Richtung Aue, zwischen Ellerhafen und Aue | Stau nach einem Unfall. Dauer 20 Minuten.',
    ])
  })

  it('what is over is told by no road and no line; what runs is news, no matter since when', () => {
    const work = (identifier: string, end: string) => ({
      identifier,
      isBlocked: 'false',
      title: 'A210 | Aue - Bek',
      subtitle: 'Richtung Bek',
      startTimestamp: '2027-01-04T00:00:00+01:00',
      description: ['Beginn: 04.01.2027 00:00', `Ende: ${end}`, '', 'A210: Aue -> Bek', 'Baustelle'],
    })
    const [running, ...others] = items({ roadworks: [work('x', '30.04.2027 18:00'), work('y', '13.01.2027 09:30')] })
    expect([running?.title, running?.text, running?.publishedAt, others]).toEqual([
      'A210 Richtung Bek, zwischen Aue und Bek',
      'Baustelle.',
      READ_AT,
      [],
    ])
    const alert = (text: string, start: number, end: number) => ({
      id: text,
      alert: { active_period: [{ start, end }], header_text: { translation: [{ text, language: 'en' }] } },
    })
    const now = READ_AT / 1000
    const entity = [alert('Line 5 diverted', now - 900_000, now + 60), alert('Line 6 closed', now - 900_000, now - 60)]
    expect(items({ entity }).map(({ title, publishedAt }) => [title, publishedAt])).toEqual([['Line 5 diverted', READ_AT]])
  })

  it('the lines of London, with the reason', () => {
    const line = {
      id: 'victoria',
      name: 'Victoria',
      modeName: 'tube',
      lineStatuses: [
        {
          statusSeverity: 6,
          statusSeverityDescription: 'Severe Delays',
          reason: 'Victoria Line: Severe delays due to a signal failure.',
        },
      ],
    }
    expect(said([line])).toEqual(['Victoria line: severe delays | Severe delays due to a signal failure.'])
    const good = (name: string) => ({
      ...line,
      name,
      lineStatuses: [{ statusSeverity: 10, statusSeverityDescription: 'Good Service' }],
    })
    expect(said([good('Jubilee')])).toEqual(['Good service on the Jubilee line | '])
    expect(said([good('Jubilee'), line, good('Central')]).at(-1)).toBe('Good service on all other lines | ')
    expect(said([good('Jubilee'), good('Central')])).toEqual(['Good service on all lines | '])
  })

  it('NewsAPI: each article with its own source, its content with an ellipsis where the service cut it', () => {
    const news = {
      status: 'ok',
      totalResults: 1,
      articles: [
        {
          source: { id: null, name: 'Coast Gazette' },
          author: 'desk@paper.example',
          title: 'Library opens',
          description: 'The room has forty seats.',
          url: 'https://paper.example/1',
          urlToImage: 'https://paper.example/1.jpg',
          publishedAt: '2027-01-13T07:00:00Z',
          content: 'The room has forty seats. Entry is free. The council paid for… [+1200 chars]',
        },
      ],
    }
    expect(items(news)).toMatchObject([
      {
        title: 'Library opens',
        text: 'The room has forty seats. Entry is free. The council paid for…',
        source: 'Coast Gazette',
        publishedAt: Date.UTC(2027, 0, 13, 7),
      },
    ])
  })

  it('NewsAPI: whose headline it is stands behind it, and not in the name that the service gives', () => {
    const articles = ['Dam shut', 'Pool open', 'Fair ends'].map((title) => ({
      title: `${title} - Harbour News`,
      description: 'It is so.',
      source: { id: 'coast', name: 'Coast' },
    }))
    expect(items({ totalResults: 3, articles })).toMatchObject(
      ['Dam shut', 'Pool open', 'Fair ends'].map((title) => ({ title, source: 'Harbour News' })),
    )
  })

  it.each([
    ['It is new.', 'It is new. It cost £2.… [+1432 chars]', 'It is new.'],
    ['It is new. It cost £2.4bn.', 'It is new. It cost £2.… [+1432 chars]', 'It is new. It cost £2.4bn.'],
    ['It is new. It cost £2.', 'It is new. It cost £2.4b… [+1432 chars]', 'It is new. It cost £2.4b…'],
    ['It is new.', 'It is new. Entry is free. The town… [+9 chars]', 'It is new. Entry is free. The town…'],
    ['It is new. It cost £2.4bn and…', 'It is new. It cost £2.… [+9 chars]', 'It is new. It cost £2.4bn and…'],
    ['', 'It is new. It cost £2.… [900 chars]', 'It is new. It cost £2.…'],
    ['A word before. ', 'It is new. [+9 chars]', 'A word before. It is new.…'],
    ['Two days of talks', 'It is new. Entry is free.', 'Two days of talks. It is new. Entry is free.'],
    ['The hall is shut. There is time un…', 'It is new. Entry is free.', 'The hall is shut. It is new. Entry is free.'],
    ['There is time un…', 'It is new. Entry is free.', 'It is new. Entry is free.'],
  ])('NewsAPI: of %j and %j', (description, content, text) => {
    expect(items({ totalResults: 1, articles: [{ title: 'Dam', description, content }] })).toMatchObject([{ text }])
  })

  it.each([
    ['header_text', 'description_text', 'active_period'],
    ['headerText', 'descriptionText', 'activePeriod'],
  ])('alerts of GTFS Realtime: %s', (header, description, period) => {
    const translation = (text: string) => ({ translation: [{ text, language: 'en' }] })
    const alert = {
      [header]: translation('Stop at Elm Street is closed'),
      [description]: translation('Buses use Oak Street.'),
      [period]: [{ start: READ_AT / 1000 }],
    }
    expect(items({ header: { gtfs_realtime_version: '2.0' }, entity: [{ id: '1', alert }] })).toMatchObject([
      { title: 'Stop at Elm Street is closed', text: 'Buses use Oak Street.', publishedAt: READ_AT },
    ])
  })
})

it('any other JSON without a title or a text is refused with the reason', () => {
  expect(() => items({ q_1: 4.2, w_2: [1, 2] })).toThrow('holds no title and no text that can be read')
})
