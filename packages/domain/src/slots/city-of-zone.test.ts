import { expect, test } from 'vitest'
import { CITIES } from './cities.ts'
import { cityOfZone } from './city-of-zone.ts'

test.each([
  ['Europe/Berlin', 'Berlin'],
  ['America/New_York', 'New York'],
  ['America/Sao_Paulo', 'São Paulo'],
  ['America/Buenos_Aires', 'Buenos Aires'],
  ['Atlantic/Reykjavik', 'Reykjavík'],
  ['Europe/Kiev', 'Kyiv'],
  ['Asia/Saigon', 'Ho Chi Minh City'],
  ['America/Mexico_City', 'Mexico City'],
])('%s is named after %s', (zone, city) => {
  expect(cityOfZone(zone, CITIES)).toBe(city)
})

test.each(['UTC', 'Etc/GMT+3', 'America/Denver/', 'Asia/Kolkata', 'Antarctica/Troll', ''])(
  '%j is named after no city of the list',
  (zone) => {
    expect(cityOfZone(zone, CITIES)).toBeNull()
  },
)
