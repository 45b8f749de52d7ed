import { describe, expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { plainWords } from './phrases.ts'
import { areTwoWarnings, urgencyOf, weatherWarningIn } from './weather-warning.ts'

const warningIn = (headline: string, tongue: Tongue) => weatherWarningIn(plainWords(headline), tongue)
const areTwo = (tongue: Tongue, one: string, other: string, how = { isOneSource: true, areWordedAlike: true }) =>
  areTwoWarnings(warningIn(one, tongue), warningIn(other, tongue), how)

describe('of one service two warnings are one only where danger, step and place are the same', () => {
  test.each<[Tongue, string, string, string]>([
    ['en', 'another danger', 'Yellow warning of wind for Orby', 'Yellow warning of ice for Orby'],
    ['en', 'another step', 'Yellow warning of snow for Orby', 'Red warning of snow for Orby'],
    ['en', 'another place', 'Yellow warning of snow for Orby', 'Yellow warning of snow for Tarsk'],
    ['en', 'more dangers', 'Yellow warning of wind for Orby', 'Yellow warning of wind and snow for Orby'],
    ['de', 'another place', 'Amtliche Warnung vor Sturmböen: Kreis Auberg', 'Amtliche Warnung vor Sturmböen: Kreis Moorwedel'],
    ['pl', 'another step', 'Ostrzeżenie: silny wiatr, stopień 1, Tarsk', 'Ostrzeżenie: silny wiatr, stopień 2, Tarsk'],
    ['fr', 'another danger', 'Vigilance orange : vent à Kervel', 'Vigilance orange : neige à Kervel'],
  ])('%s, %s', (tongue, _, one, other) => {
    expect(areTwo(tongue, one, other)).toBe(true)
  })

  test('said once more it is one, no matter when it was written', () => {
    expect(areTwo('en', 'Wind warning issued January 13 at 2 for Orby', 'Wind warning issued January 13 at 5 for Orby')).toBe(
      false,
    )
  })
})

test('two papers word one warning in their own words', () => {
  const how = { isOneSource: false, areWordedAlike: false }
  expect(areTwo('en', 'Yellow warning of ice for Orby', 'Forecasters issue ice warning in Orby', how)).toBe(false)
  expect(areTwo('en', 'Yellow warning of ice for Orby', 'Amber ice warning in Orby', how)).toBe(true)
  expect(areTwo('en', 'Yellow warning of ice for Orby', 'Snow warning in Orby', how)).toBe(true)
})

test.each<[Tongue, readonly string[]]>([
  ['en', ['Red warning of wind', 'Amber warning of wind', 'Wind warning', 'Yellow warning of wind', 'Windy all day']],
  [
    'de',
    [
      'Amtliche Unwetterwarnung',
      'Warnstufe Orange: Warnung vor Sturm',
      'Amtliche Warnung vor Frost',
      'Gelbe Warnung vor Frost',
      'Viel Wind',
    ],
  ],
  ['fr', ['Vigilance rouge neige', 'Vigilance orange neige', 'Vigilance neige', 'Vigilance jaune neige', 'Un peu de neige']],
  ['es', ['Aviso rojo por viento', 'Aviso naranja por viento', 'Aviso por viento', 'Aviso amarillo por viento', 'Viento flojo']],
  ['it', ['Allerta rossa vento', 'Allerta arancione vento', 'Allerta vento', 'Allerta gialla vento', 'Vento debole']],
  ['pt', ['Aviso vermelho de chuva', 'Aviso laranja de chuva', 'Aviso de chuva', 'Aviso amarelo de chuva', 'Alguma chuva']],
  [
    'pl',
    ['Ostrzeżenie 3 stopnia', 'Ostrzeżenie II stopnia', 'Ostrzeżenie przed wiatrem', 'Ostrzeżenie I stopnia', 'Słaby wiatr'],
  ],
  ['nl', ['Code rood voor wind', 'Code oranje voor wind', 'Waarschuwing voor wind', 'Code geel voor wind', 'Weinig wind']],
  ['ro', ['Cod roșu de viscol', 'Cod portocaliu de viscol', 'Avertizare de viscol', 'Cod galben de viscol', 'Viscol slab']],
  ['hi', ['बारिश का रेड अलर्ट', 'बारिश का ऑरेंज अलर्ट', 'बारिश की चेतावनी', 'बारिश का येलो अलर्ट', 'हल्की बारिश']],
])('%s: the highest step comes first, and a warning that names none before the lowest', (tongue, headlines) => {
  expect(headlines.map((headline) => urgencyOf(warningIn(headline, tongue)))).toEqual([4, 3, 2, 1, 0])
})
