import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { saidOnce, saidOnceOfMany } from './said-once.ts'

const few = (tongue: Tongue, headline: string, ...told: string[]) => saidOnce(headline, told, tongue)
const many = (tongue: Tongue, headline: string, ...told: string[]) => saidOnceOfMany(headline, headline, told, tongue)

test.each([
  [
    'en',
    'Selby council closes bridge after flood',
    'Selby council has closed the bridge over the river after the flood of Sunday night.',
    'Buses go by Marlow.',
  ],
  [
    'de',
    'Gemeinde Auberg sperrt Brücke nach Unwetter',
    'Die Gemeinde Auberg hat die Brücke am Markt nach dem Unwetter gesperrt.',
  ],
  [
    'nl',
    'Gemeente Olmen sluit brug bij kanaal na botsing',
    'De gemeente Olmen heeft de brug bij het kanaal gesloten na een botsing.',
  ],
  ['pl', 'Radni Holmu zamykają most nad rzeką', 'Radni Holmu zamknęli we wtorek most nad rzeką z powodu powodzi.'],
  [
    'pt',
    'STF suspende votação sobre barragem',
    'O Supremo Tribunal Federal suspendeu na quinta-feira a votação sobre a barragem.',
  ],
  ['es', 'Tres heridos tras volcar un autobús en Arcos', 'En Arcos 3 personas han resultado heridas tras volcar un autobús.'],
] as const)('%s: of a headline and the sentence that says all of it the sentence is told', (tongue, headline, first, ...rest) => {
  expect(few(tongue, headline, first, ...rest)).toEqual({ lead: first, rest })
  expect(many(tongue, headline, first, ...rest)).toEqual({ lead: first, rest })
})

test.each([
  ['en', 'Ferry line cancels trips as fog spreads', 'Twelve trips were cancelled, the ferry line said.'],
  ['en', 'Selby mayor resigns over bridge contract', 'She had been in office for nine years and led the council of the town.'],
  ['nl', 'Werkloosheid in Arken daalt in juli met 2687', 'De werkloosheid in Arken daalt altijd in juli dankzij de hotels.'],
  ['fr', 'Thônes : sept blessés dans une avalanche', 'Sept skieurs ont été blessés au-dessus de Thônes.'],
  ['de', 'Wer zahlt für die Brücke in Auberg?', 'Die Brücke in Auberg kostet zwei Millionen Euro.'],
] as const)('%s: a sentence that leaves out what the headline tells does not take its place', (tongue, headline, first) => {
  expect(few(tongue, headline, first)).toEqual({ lead: headline, rest: [first] })
})

test('of many stories a headline stands alone before what says half of it again, and cannot stand for it', () => {
  const headline = 'Selby council closes bridge to lorries after flood'
  const long = `The council of Selby, which ${'in the years before the last election '.repeat(6)}had other cares, closed the bridge.`
  expect(many('en', headline, long, 'Buses go by Marlow.')).toEqual({ lead: headline, rest: [] })
})

test('of many stories what says something else stays behind its headline', () => {
  const headline = 'Selby mayor resigns over bridge contract'
  const first = 'She had been in office for nine years.'
  expect(many('en', headline, first)).toEqual({ lead: headline, rest: [first] })
})
