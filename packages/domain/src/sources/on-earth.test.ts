import { expect, test } from 'vitest'
import { onEarth } from './on-earth.ts'

const REPORT = { place: 'Orby', when: 'now', sky: 'rain' } as const

test('what occurs on earth stays, in its own units', () => {
  const cold = { ...REPORT, temperature: -67, wind: 0, gusts: 407, rainChance: 100, rain: 1_800 }
  expect(onEarth(cold)).toEqual(cold)
  const hot = { ...REPORT, temperature: 134, wind: 250, units: { temperature: '°F', wind: 'mph' } } as const
  expect(onEarth(hot)).toEqual(hot)
})

test('what does not is left out alone', () => {
  const broken = { ...REPORT, temperature: 999, low: -999, high: 21, wind: 9_999, gusts: -1, rainChance: 255, rain: -999 }
  expect(onEarth(broken)).toEqual({ ...REPORT, high: 21 })
  expect(onEarth({ ...REPORT, wind: 200, units: { wind: 'm/s' } })).toEqual({ ...REPORT, units: { wind: 'm/s' } })
})
