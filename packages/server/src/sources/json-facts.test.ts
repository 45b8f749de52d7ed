import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

const origin = { host: 'data.example', url: 'https://data.example/api' }
const said = (json: unknown) => parseJson(JSON.stringify(json), origin).map(({ title, text }) => `${title} | ${text}`)

describe('facts of JSON', () => {
  it('says large amounts, and readings whose name ends like a setting', () => {
    expect(said([{ Country: 'India', Population: 1_400_000_000 }])).toEqual([
      'data.example | Country: India. Population: 1400000000.',
    ])
    const share = { name: 'Apple', marketCap: 3_000_000_000_000, volume_total: 1_500_000_000, updated_on: 1_795_156_000 }
    expect(said([share])).toEqual(['Apple | Market cap: 3000000000000. Volume total: 1500000000.'])
    expect(said([{ name: 'Lake', water_elevation: 1044.2, elevation: 12 }])).toEqual(['Lake | Water elevation: 1044.2.'])
    expect(said([{ name: 'Crane', boom_deg: 40, price_base: 12, deg: 1 }])).toEqual(['Crane | Boom deg: 40. Price base: 12.'])
  })

  it('reads the one row that an answer holds beside what it says of itself', () => {
    expect(said({ status: { code: 1 }, paging: { total: 1 }, data: [{ level: 1.2 }] })).toEqual(['data.example | Level: 1.2.'])
  })

  it('names machines by what they are, not by where they stand', () => {
    const machines = [
      { Machine: 'M1', Location: 'Hall 3', status: 'running' },
      { Location: 'Hall 3', Device: 'M2', status: 'ALARM!' },
    ]
    expect(said(machines)).toEqual(['M1 | Location: Hall 3. Status: running.', 'M2 | Location: Hall 3. Status: ALARM!.'])
  })

  it('keeps the capitals of names, and calms those of states', () => {
    const row = { name: 'A', symbol: 'AAPL', host: 'UEFA', Severity: 'HIGH', lane: 'LANE_CLOSED' }
    expect(said([row])).toEqual(['A | Symbol: AAPL. Host: UEFA. Severity: high. Lane: lane closed.'])
  })
})
