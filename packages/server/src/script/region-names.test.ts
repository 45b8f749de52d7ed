import { describe, expect, test } from 'vitest'
import { alsoCalled } from './region-names.ts'
import type { Tongue } from './tongue.ts'

describe('a country is called', () => {
  test.each<[string, Tongue, Tongue, string]>([
    ['USA rozpoczęły ćwiczenia.', 'pl', 'pl', 'Stany Zjednoczone'],
    ['Stany Zjednoczone rozpoczęły ćwiczenia.', 'pl', 'pl', 'USA'],
    ['EE. UU. y la UE negocian.', 'es', 'es', 'Unión Europea'],
    ['The U.N. asks for help.', 'en', 'fr', 'Nations Unies'],
    ['Elections in Germany and Poland.', 'en', 'pl', 'Niemcy'],
    ['A NATO meeting.', 'en', 'es', 'OTAN'],
    ['Le forze statunitensi arrivano.', 'it', 'it', 'Stati Uniti'],
  ])('“%s” (%s, told in %s): %s', (text, from, to, name) => {
    expect(alsoCalled(text, from, to)).toContain(name)
  })

  test.each<[string, Tongue, Tongue]>([
    ['Tell us who won: the unusual team.', 'en', 'de'],
    ['Latin American poets meet.', 'en', 'fr'],
    ['A houseboat is for sale in Port Ellery.', 'en', 'fr'],
  ])('and nothing where none is named: “%s”', (text, from, to) => {
    expect(alsoCalled(text, from, to)).toEqual([])
  })
})

test('Nigeria is not Niger', () => {
  expect(alsoCalled('The army of Nigeria', 'en', 'pl')).toEqual(['Nigeria'])
})
