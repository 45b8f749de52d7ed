import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'
import { SourceError } from './source-error.ts'
import { hostileText, UNSPEAKABLE } from './testing/hostile-text.ts'

const origin = { host: 'data.example', url: 'https://data.example/api' }
const NOW = Date.UTC(2027, 2, 14, 7)
const parse = (json: unknown) => parseJson(typeof json === 'string' ? json : JSON.stringify(json), origin)
const said = (json: unknown) => parse(json).map(({ title, text }) => `${title} | ${text}`)

describe('parsing JSON', () => {
  it('reads {Table: […]} of a data service as rows', () => {
    const table = {
      Table: [
        { name: 'Furnace 2', temperature: 812.456, temperatureUnit: '°C', status: 'running' },
        { name: 'Furnace 3', status: 'stopped' },
      ],
    }
    expect(said(table)).toEqual(['Furnace 2 | Temperature: 812.46 °C. Status: running.', 'Furnace 3 | Status: stopped.'])
  })

  it('picks title, text, link and date from a list of objects', () => {
    const news = {
      status: 'ok',
      articles: [
        {
          headline: 'Quay opens',
          summary: '<p>It opens &amp; stays open.</p>',
          url: '/q',
          publishedAt: '2026-10-25T06:00:00Z',
          id: 9,
        },
      ],
    }
    expect(parse(news)).toMatchObject([
      {
        title: 'Quay opens',
        text: 'It opens & stays open.',
        link: 'https://data.example/q',
        publishedAt: Date.UTC(2026, 9, 25, 6),
        source: 'data.example',
      },
    ])
  })

  it('reads JSON inside a call', () => {
    const call = `warn.load({"items":[{"title":"Gale","text":"A gale is on its way."}]});`
    expect(parseJson(call, origin).map(({ title }) => title)).toEqual(['Gale'])
  })

  it.each([
    '{"cod":401,"message":"Invalid API key."}',
    '{"error":{"code":403,"message":"Forbidden"}}',
    '{"error":"quota exceeded"}',
  ])('a fault of a service is no content: %s', (fault) => {
    expect(() => parseJson(fault, origin)).toThrow(/fault instead of content/)
  })

  it('tells no bare numbers of things without a name', () => {
    expect(() => parseJson('{"servers":[{"cpu":3,"mem":55},{"cpu":9,"mem":70}]}', origin)).toThrow(/no title and no text/)
  })

  it('says numbers with their units, wherever the units stand', () => {
    const weather = {
      name: 'Port Ellery',
      current_units: { temperature: '°C' },
      current: { temperature: 11.5, humidity_2m: 80, is_day: 1, time: '2026-10-25T07:00' },
      latitude: 52.1,
    }
    // 'humidity_2m' and 'is_day' are names for programs: nobody says them.
    expect(said(weather)).toEqual(['Port Ellery | Temperature: 11.5 °C.'])
    expect(said([{ station: 'Pier', windSpeed: { value: 12, unit: 'km/h' }, tags: ['calm', 'dry'], uuid: 'x' }])).toEqual([
      'Pier | Wind speed: 12 km/h. Tags: calm, dry.',
    ])
  })

  it('reads a report as one thing, though a part of it stands in a list', () => {
    const report = {
      name: 'Port Ellery',
      weather: [{ description: 'light rain', icon: '10d' }],
      main: { temp: 12.34, humidity: 82 },
      wind: { speed: 4.6, deg: 240 },
      sys: { country: 'XX', sunrise: 1_795_156_000 },
      dt: 1_795_160_000,
      cod: 200,
    }
    expect(said(report)).toEqual(['Port Ellery | Description: light rain. Temperature: 12.34. Humidity: 82. Wind speed: 4.6.'])
  })

  it('reads a forecast in its own order, not from its far end', () => {
    const hours = [1, 2, 3, 99].map((hour) => ({ title: `In ${hour} hours`, date: NOW + hour * 3_600_000 }))
    const items = parseJson(JSON.stringify({ hours }), { ...origin, readAt: NOW })
    expect(items.map(({ title }) => title)).toEqual(['In 1 hours', 'In 2 hours', 'In 3 hours', 'In 99 hours'])
  })

  it('reads every row, also of things that have no title', () => {
    const rows = {
      Table: [
        { level: 1.2, State: 'LANE_CLOSED' },
        { level: 1.4, State: 'ALARM' },
      ],
    }
    expect(parse(rows).map(({ text, link }) => [text, link])).toEqual([
      ['Level: 1.2. State: lane closed.', undefined],
      ['Level: 1.4. State: alarm.', undefined],
    ])
    expect(said({ Table: [{ Device: 'Pump 1', bar: 4 }] })).toEqual(['Pump 1 | Bar: 4.'])
  })

  it('reads GeoJSON, lines of JSON, a guarded body, a text and a JSON Feed', () => {
    expect(
      said({
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', id: 'q1', properties: { place: 'Outer Bay', mag: 2.1 }, geometry: { coordinates: [1, 2] } },
        ],
      }),
    ).toEqual(['Outer Bay | Mag: 2.1.'])
    expect(said('{"name":"A","v":1}\n{"name":"B","v":2}\n')).toEqual(['A | V: 1.', 'B | V: 2.'])
    expect(said(')]}\',\n[{"title":"Guarded"}]')).toEqual(['Guarded | '])
    expect(said('"All is well."')).toEqual(['All is well. | All is well.'])
    expect(
      parse({ version: 'https://jsonfeed.org/version/1', title: 'F', items: [{ id: '1', title: 'One', content_text: 'x' }] })[0]
        ?.source,
    ).toBe('F')
  })

  it('makes a reading that changed a new item, and a story that was corrected the same one', () => {
    const reading = (value: number) => parse([{ id: 1, name: 'Boiler', pressure: value }])[0]?.id
    expect(reading(1)).toBe(reading(1))
    expect(reading(1)).not.toBe(reading(2))
    const story = (text: string) => parse([{ id: 1, title: 'Quay', summary: text, url: 'https://data.example/1' }])[0]?.id
    expect(story('Opens.')).toBe(story('Opens today.'))
  })

  it.each([
    ['[]', 'empty'],
    ['{}', 'empty'],
    ['{"Table":[]}', 'empty'],
    ['null', 'empty'],
    ['', 'empty'],
    ['{"a":', 'not-json'],
    ['<html></html>', 'not-json'],
    ['<rss><channel></channel></rss>', 'not-json'],
    ['['.repeat(200_000), 'not-json'],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'empty'],
  ])('says of %.40j: %s', (text, code) => {
    expect(() => parseJson(text, origin)).toThrow(expect.objectContaining({ code }))
  })

  it('reads the newest of a very long list, whichever end they stand at', () => {
    const rows = Array.from({ length: 5_000 }, (_, n) => ({ name: `R${n}`, date: new Date(n * 1000 + 1.7e12).toISOString() }))
    expect(parse(rows)[0]?.title).toBe('R4999')
    expect(parse(rows.toReversed())[0]?.title).toBe('R4999')
    expect(parse(rows.map((row) => JSON.stringify(row)).join('\n'))[0]?.title).toBe('R4999')
  })

  it('reads an object of any number of fields', () => {
    const fields = Object.fromEntries(Array.from({ length: 150_000 }, (_, n) => [`level ${n}`, n]))
    expect(said({ name: 'Gauge', ...fields })[0]).toMatch(/^Gauge \| Level 0: 0\. Level 1: 1\./)
  })

  it('answers for any JSON and any text with clean items or a SourceError', () => {
    const anyJson = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify({ Table: [value, { title: value, v: value }] }))
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.json(), anyJson), (text) => {
        const outcome = (() => {
          try {
            return parse(text)
          } catch (error) {
            expect(error).toBeInstanceOf(SourceError)
            return []
          }
        })()
        for (const item of outcome) for (const part of [item.title, item.text, item.source]) expect(part).not.toMatch(UNSPEAKABLE)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a service that is known and has nothing that holds now', () => {
  const origin = { host: 'data.example', url: 'https://data.example/api', readAt: Date.UTC(2027, 0, 13, 9) }
  it.each([
    [
      'a forecast that is over',
      { city: { name: 'Orby' }, list: [{ dt: 1_700_000_000, main: { temp: 280 }, weather: [{ id: 500 }] }] },
    ],
    ['no warnings', { type: 'FeatureCollection', features: [] }],
  ])('%s: is refused with this reason', (_what, json) => {
    expect(() => parseJson(JSON.stringify(json), origin)).toThrow('data.example answered with nothing that holds now')
  })
})
