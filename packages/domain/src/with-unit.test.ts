import { expect, test } from 'vitest'
import { joinUnits, lufsInWords, withUnit } from './with-unit.ts'

test('no line break parts a figure from its unit', () => {
  expect(withUnit(8, 'MB')).toBe('8\u00a0MB')
})

test('a loudness has a real minus, and as many digits as asked for', () => {
  expect(lufsInWords(-16.04)).toBe('−16.0\u00a0LUFS')
  expect(lufsInWords(-23, 0)).toBe('−23\u00a0LUFS')
})

test('in a text the units are joined, and no other word', () => {
  expect(joinUnits('Pump 3 is 94 °C, 9 °C above; 40 km/h, 5 % and 3 more.')).toBe(
    'Pump 3 is 94\u00a0°C, 9\u00a0°C above; 40\u00a0km/h, 5\u00a0% and 3 more.',
  )
  expect(joinUnits('Exit 4 Main Road')).toBe('Exit 4 Main Road')
})
