import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

const origin = { host: 'plant.example', url: 'https://plant.example/sensors', readAt: Date.UTC(2027, 2, 14, 7) }
const titles = (rows: object[]) => parseJson(JSON.stringify(rows), origin).map(({ title }) => title)
const pump = (of: object = {}) => ({
  machine: 'Pump 3',
  quantity: 'bearing_temperature',
  value: 94,
  unit: '°C',
  limit: 85,
  ...of,
})

describe('rows of a sensor', () => {
  it('become one sentence each: what is measured, where, and how it stands to its limit', () => {
    expect(titles([pump()])).toEqual(['Bearing temperature of Pump 3 is 94 °C, 9 °C above its limit of 85 °C'])
    expect(titles([pump({ value: '61.5' })])).toEqual(['Bearing temperature of Pump 3 is 61.5 °C, within its limit of 85 °C'])
    expect(titles([{ sensor: 'Gearbox', parameter: 'Oil pressure', reading: 1.6, uom: 'bar', lower_limit: 2 }])).toEqual([
      'Oil pressure of Gearbox is 1.6 bar, 0.4 bar below its minimum of 2 bar',
    ])
  })

  it('tell what is beyond its limit first, no matter where it stands in the feed', () => {
    const rows = [pump({ machine: 'Pump 1', value: 61 }), pump({ machine: 'Pump 2', value: 64 }), pump()]
    expect(titles(rows).map((title) => title.slice(0, 29))).toEqual([
      'Bearing temperature of Pump 3',
      'Bearing temperature of Pump 1',
      'Bearing temperature of Pump 2',
    ])
  })

  it('count as they stand now: of one sensor its newest reading alone', () => {
    const rows = [
      pump({ time: '2027-03-14T05:00:00Z' }),
      pump({ value: 70, time: '2027-03-14T06:50:00Z' }),
      pump({ value: 99, time: '2027-03-14T04:00:00Z' }),
    ]
    expect(titles(rows)).toEqual(['Bearing temperature of Pump 3 is 70 °C, within its limit of 85 °C'])
  })

  it('keep what else they hold as facts', () => {
    const [item] = parseJson(JSON.stringify([pump({ running_hours: 4120 })]), origin)
    expect(item).toMatchObject({ text: 'Running hours: 4120.', isReading: true })
  })

  it('are none without a limit, and none where the numbers belong to a story', () => {
    expect(titles([{ machine: 'Boiler', value: 4, unit: 'bar' }])).toEqual(['Boiler'])
    // The highest and the lowest that was measured are no limits.
    expect(titles([{ name: 'Port Ellery', value: 12, min: 8, max: 14 }])).toEqual(['Port Ellery'])
    expect(titles([{ title: 'Voters keep the limit', value: 3, limit: 2 }])).toEqual(['Voters keep the limit'])
    expect(titles([pump({ message: 'Pump 3 was stopped by hand.' })])).not.toContain('above its limit')
    expect(titles([pump({ limit: 'none' })])).toEqual(['Pump 3'])
  })
})
