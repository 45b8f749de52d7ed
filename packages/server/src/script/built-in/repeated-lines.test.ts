import type { ContentItem } from '@hourcast/domain/sources/content'
import { describe, expect, test } from 'vitest'
import { repeatedIn, withoutLabelBehind } from './repeated-lines.ts'

const titlesOf = (titles: readonly string[]): string[] => {
  const items = titles.map((title) => ({ title, text: '', source: 'Kurier' }) as ContentItem)
  const isRepeated = repeatedIn(items)
  return titles.map((title) => withoutLabelBehind(title, (label) => isRepeated('Kurier', label)))
}

describe('what stands behind the dash of headlines', () => {
  test('is cut where it is one name again and again', () => {
    const heads = ['Rover è atterrato su Marte', 'Sciopero dei treni a Lodi', 'Neve sulle strade di Cuneo']
    expect(titlesOf(heads.map((head) => `${head} - Ultima Ora`))).toEqual(heads)
  })

  test.each(['Corriere della Costa', 'la Costa', 'kueste.example'])('is cut where it is the paper: %s', (paper) => {
    const heads = [
      'Rover atterra su Marte',
      'Sciopero dei treni a Lodi',
      'Neve a Cuneo stanotte',
      'Crolla un muro',
      'Riapre il ponte',
    ]
    expect(titlesOf(heads.map((head) => `${head} - ${paper}`))).toEqual(heads)
  })

  test.each([
    [
      [
        'Auto prallt bei Gera gegen Baum - zwei Tote',
        'Rentner in Suhl vermisst - Suche mit Hubschrauber',
        'Lkw kippt auf A3 um - Vollsperrung',
        'Einbruch in Juwelier in Trier - Täter flüchtig',
        'Feuer in Klinik in Jena - drei Tote',
      ],
    ],
    [
      [
        'Car hits tree near Bath - two dead',
        'Lorry overturns on M6 - road closed',
        'Boat sinks off Hull harbour - five missing',
        'Fire at clinic in Derby - three dead',
        'Fire at house in Leeds - woman hurt',
      ],
    ],
    [['Auto contro albero a Lodi - tre morti', 'Rogo in clinica a Nuoro - tre morti', 'Crollo in cava a Pisa - tre morti']],
    [['Brand in kliniek in Tiel - drie doden', 'Auto te water in Ede - drie doden', 'Brand op schip bij Urk - drie doden']],
    [['Pożar szpitala w Nysie – trzy ofiary', 'Wypadek auta w Pile – trzy ofiary', 'Lawina w górach Tatrach – trzy ofiary']],
    [
      [
        'Auto prallt gegen Baum - Zwei Verletzte',
        'Brand in einem Haus - Zwei Verletzte',
        'Bus rutscht vom Damm - Zwei Verletzte',
      ],
    ],
    [
      [
        'Feu dans une clinique - deux blessés',
        'Accident de bus à Lens - deux blessés',
        'Explosion au port de Brest - deux blessés',
      ],
    ],
    [
      [
        'Mill burns near Alder',
        'Barn burns near Harwick',
        'Shed burns near Tarsk',
        'Shop burns in Alder',
        'Pub burns in Tarsk',
      ].map((head) => `${head} - arson suspected`),
    ],
    [['Car Hits Tree in Bath - Two Dead', 'House Burns in Hull - Two Dead', 'Boat Sinks off Deal - Two Dead']],
    [['पटना में बस पलटी - दो घायल', 'गया में आग लगी - दो घायल', 'मेरठ में छत गिरी - दो घायल']],
  ])('stays where it tells what happened: %j', (titles) => {
    expect(titlesOf(titles)).toEqual(titles)
  })
})
