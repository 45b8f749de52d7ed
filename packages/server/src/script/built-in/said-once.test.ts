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

test.each([
  ['pl', 'Radni Holmu odrzucili budowę mostu', 'Radni Holmu zajęli się w piątek budową mostu.'],
  ['pl', 'Sejm przyjął ustawę o mostach', 'Sejm przystąpił w piątek do prac nad ustawą o mostach.'],
  [
    'de',
    'Gericht in Auberg stoppt Bau der Brücke nicht',
    'Das Gericht in Auberg hat am Freitag über den Bau der Brücke entschieden.',
  ],
  ['de', 'Rat in Auberg lehnt Bau der Brücke am Markt ab', 'Der Rat in Auberg hat über den Bau der Brücke am Markt beraten.'],
  ['de', 'Stadt Auberg stellt Bau der Brücke ein', 'Die Stadt Auberg stellt am Freitag den Bau der Brücke vor.'],
  ['de', 'Auberg: Kein Streik bei der Bahn am Montag', 'Bei der Bahn in Auberg wird am Montag gestreikt, hieß es.'],
  ['en', 'Selby council votes against dam on the river', 'Selby council voted on Friday on the dam across the river.'],
  [
    'en',
    'Selby council will not close bridge after flood',
    'Selby council will close the bridge over the river after the flood.',
  ],
  ['en', 'Selby council rejects bridge over river', 'Selby council spoke on Friday about the bridge over the river.'],
  ['es', 'Arcos no cierra el puente sobre la ría', 'El ayuntamiento de Arcos cierra el viernes el puente sobre la ría.'],
  ['es', 'Arcos rechaza el puente sobre la ría nueva', 'El pleno de Arcos trató el viernes el puente sobre la ría nueva.'],
  ['fr', 'Thônes ne ferme pas le pont sur la rivière', 'La commune de Thônes ferme vendredi le pont sur la rivière.'],
  ['it', 'Arco non chiude il ponte sul fiume', 'Il comune di Arco chiude venerdì il ponte sul fiume in città.'],
  ['pt', 'Foz não fecha a ponte sobre o rio', 'A câmara da Foz fecha na sexta-feira a ponte sobre o rio.'],
  ['nl', 'Olmen sluit brug bij kanaal niet', 'De gemeente Olmen sluit vrijdag de brug bij het kanaal.'],
  ['ro', 'Arad nu închide podul peste râu', 'Primăria Arad închide vineri podul peste râu, în centru.'],
  ['hi', 'रामपुर में पुल बंद नहीं होगा प्रशासन', 'रामपुर में प्रशासन के अनुसार शुक्रवार को पुल बंद होगा और यातायात रुकेगा।'],
] as const)('%s: %s is told where the sentence below it loses what was decided', (tongue, headline, first) => {
  expect(few(tongue, headline, first).lead).toBe(headline)
  expect(many(tongue, headline, first).lead).toBe(headline)
})

test.each([
  ['pl', 'Premier zamyka most w Holmie [WIDEO]', 'Premier zamyka w piątek most w Holmie nad rzeką.'],
  [
    'en',
    'Selby council closes bridge after flood, officials say',
    'Selby council has closed the bridge over the river after the flood, it said.',
  ],
] as const)('%s: of many stories what a headline says of itself may be lost, of few nothing', (tongue, headline, first) => {
  expect(few(tongue, headline, first).lead).toBe(headline)
  expect(many(tongue, headline, first).lead).toBe(first)
})

test.each([
  ['de', 'Stadt Auberg stellt Bau der Brücke ein', 'Die Stadt Auberg hat am Freitag den Bau der Brücke eingestellt.'],
  ['pl', 'Burmistrz Holmu Jan Kos nie żyje', 'Burmistrz Holmu Jan Kos zmarł w piątek w szpitalu.'],
  ['nl', 'Olmen sluit brug bij kanaal niet', 'De gemeente Olmen sluit de brug bij het kanaal vrijdag toch niet.'],
  ['de', 'Kein Streik bei der Bahn in Auberg am Montag', 'Bei der Bahn in Auberg wird am Montag kein Streik beginnen, hieß es.'],
] as const)('%s: a sentence that turns as its headline does takes the place of its headline', (tongue, headline, first) => {
  expect(few(tongue, headline, first).lead).toBe(first)
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

test('of many stories who is free again is told behind a headline that does not know it', () => {
  const headline = 'Selby mayor arrested again over bridge contract'
  const first = 'The mayor of Selby was arrested on Friday over the bridge contract, then released.'
  expect(many('en', headline, first)).toEqual({ lead: headline, rest: [first] })
})
