import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBeyond, type LimitReading, readingSentence } from './limit-reading.ts'

const reading = (of: Partial<LimitReading> = {}): LimitReading => ({
  what: 'Bearing temperature',
  of: 'Pump 3',
  value: 94,
  unit: '°C',
  limit: 85,
  bound: 'upper',
  ...of,
})

test('a value over its limit is said with how far it is over it', () => {
  expect(readingSentence(reading())).toBe('Bearing temperature of Pump 3 is 94 °C, 9 °C above its limit of 85 °C')
  expect(readingSentence(reading({ value: 94.25, limit: 85.1 }))).toContain('9.15 °C above')
})

test('a value that keeps its limit is said as such, and never as an alarm', () => {
  expect(readingSentence(reading({ value: 61.5 }))).toBe('Bearing temperature of Pump 3 is 61.5 °C, within its limit of 85 °C')
  expect(readingSentence(reading({ value: 85 }))).toContain('exactly at its limit')
  expect(isBeyond(reading({ value: 85 }))).toBe(false)
})

test('a minimum is missed from below', () => {
  const pressure = { what: 'Oil pressure', of: 'Gearbox', unit: 'bar', limit: 2, bound: 'lower' } as const
  expect(readingSentence(reading({ ...pressure, value: 1.6 }))).toBe(
    'Oil pressure of Gearbox is 1.6 bar, 0.4 bar below its minimum of 2 bar',
  )
  expect(readingSentence(reading({ ...pressure, value: 2.4 }))).toContain('above its minimum of 2 bar')
})

test('what the row does not say is not said', () => {
  expect(readingSentence(reading({ what: '' }))).toMatch(/^Pump 3 is 94 °C/)
  expect(readingSentence(reading({ of: '' }))).toMatch(/^Bearing temperature is 94 °C/)
  expect(readingSentence(reading({ what: '', of: '', unit: '' }))).toBe('The reading is 94, 9 above its limit of 85')
})

test('a difference too small to be said in numbers is said in words', () => {
  expect(readingSentence(reading({ value: 85.001 }))).toContain('just above its limit')
})

test('the words agree with the numbers, whatever they are', () => {
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(number, number, fc.constantFrom('upper', 'lower'), (value, limit, bound) => {
      const said = readingSentence(reading({ value, limit, bound }))
      expect(/(?:\d|just)[^,]* (?:above|below) its (?:limit|minimum)/.test(said.split(', ')[1] ?? '')).toBe(
        bound === 'upper' ? value > limit : value < limit,
      )
    }),
  )
})
