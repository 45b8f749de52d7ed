import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestCopy, parseDegrees, placeInWords } from './coordinates.ts'

test('every place on earth is taken as it is typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90_000_000, max: 90_000_000 }), (millionths) => {
      const lat = millionths / 1_000_000
      expect(parseDegrees(lat.toFixed(6), 'lat')).toBeCloseTo(lat, 9)
      expect(parseDegrees(` ${(2 * lat).toFixed(6)} `, 'lng')).toBeCloseTo(2 * lat, 9)
    }),
  )
})

test('what is no decimal number, or beyond the poles or the date line, is refused', () => {
  for (const text of ['', ' ', 'north', '1e2', '0x10', 'NaN', 'Infinity', '1,5', '1.', '.5', '--1', '1 2', '٥٢', '1\n2', '1;2'])
    expect([text, parseDegrees(text, 'lat')]).toEqual([text, null])
  expect([parseDegrees('90', 'lat'), parseDegrees('90.000001', 'lat'), parseDegrees('-91', 'lat')]).toEqual([90, null, null])
  expect([parseDegrees('-180', 'lng'), parseDegrees('180.1', 'lng'), parseDegrees('+13.4', 'lng')]).toEqual([-180, null, 13.4])
  expect(Object.is(parseDegrees('-0', 'lat'), 0)).toBe(true)
})

test('whatever is typed, what is taken lies on earth', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)), (text) => {
      const degrees = parseDegrees(text, 'lng')
      expect(degrees === null || (degrees >= -180 && degrees <= 180)).toBe(true)
    }),
  )
})

test('a place in words says north and south, east and west', () => {
  expect(placeInWords({ lat: 52.52, lng: 13.405 })).toBe('52.52° N, 13.40° E')
  expect(placeInWords({ lat: -33.92, lng: -18.42 })).toBe('33.92° S, 18.42° W')
  expect(placeInWords({ lat: 0, lng: 0 })).toBe('0.00° N, 0.00° E')
})

test('a marker stands in the world that is looked at, however often the map was turned round', () => {
  expect(nearestCopy(-170, { centre: 170, width: 360 })).toBe(190)
  expect(nearestCopy(10, { centre: 0, width: 360 })).toBe(10)
  fc.assert(
    fc.property(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -5_000, max: 5_000 }), (x, centre) => {
      const copy = nearestCopy(x, { centre, width: 360 })
      expect(Math.abs(copy - centre)).toBeLessThanOrEqual(180)
      expect(Math.abs(copy - x) % 360).toBe(0)
    }),
  )
})
