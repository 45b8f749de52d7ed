import { allTimeZones } from '@hourcast/domain/slots/time-zone'
import { expect, test } from 'vitest'
import { findChoices } from './find-choices.ts'

const zones = allTimeZones().map((value) => ({ value }))
const find = (typed: string) => findChoices(zones, typed, 5).map(({ value }) => value)

test('every zone is found by its city, however it is typed', () => {
  expect(find('berlin')).toEqual(['Europe/Berlin'])
  expect(find('new york')).toEqual(['America/New_York'])
  expect(find('  NEW_y')).toEqual(['America/New_York'])
  expect(find('utc')[0]).toBe('UTC')
  for (const zone of zones.slice(0, 50)) expect(find(zone.value)).toContain(zone.value)
})

test('accents do not matter, and a label is looked through too', () => {
  const cities = [{ value: 'São Paulo' }, { value: 'America/New_York', label: 'EST' }]
  expect(findChoices(cities, 'sao', 5)).toEqual([cities[0]])
  expect(findChoices(cities, 'est', 5)).toEqual([cities[1]])
})

test('what begins as it was typed comes first, then words, then the rest', () => {
  const hosts = ['Joanna', 'Mary Ann', 'Anna'].map((value) => ({ value }))
  expect(findChoices(hosts, 'an', 5).map(({ value }) => value)).toEqual(['Anna', 'Mary Ann', 'Joanna'])
})

test('nothing typed gives the list, nothing found gives none', () => {
  expect(findChoices(zones, ' ', 3)).toHaveLength(3)
  expect(find('atlantis')).toEqual([])
})
