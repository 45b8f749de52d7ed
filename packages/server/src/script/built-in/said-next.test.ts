import { expect, test } from 'vitest'
import { withWhoSaysSo } from './said-next.ts'

const FOUND = 'Bij Wezep is vannacht het lichaam van een man gevonden.'

test.each([
  [FOUND, 'Dat meldt de politie.', 'Bij Wezep is vannacht het lichaam van een man gevonden, meldt de politie.'],
  [FOUND, 'Dat laat de politie weten.', 'Bij Wezep is vannacht het lichaam van een man gevonden, laat de politie weten.'],
  [
    'Roken kost de gemeente Wezep miljoenen per jaar.',
    'Dat blijkt uit onderzoek van de rekenkamer.',
    'Roken kost de gemeente Wezep miljoenen per jaar, blijkt uit onderzoek van de rekenkamer.',
  ],
])('%s %s', (first, next, told) => {
  expect(withWhoSaysSo([first, next, 'Er is niemand opgepakt.'], 'nl')).toEqual([told, 'Er is niemand opgepakt.'])
})

test.each([
  [FOUND, 'Dat maakt de politie zorgen.'],
  [FOUND, 'Dat zegt veel over de sfeer.'],
  [FOUND, 'Dat zegt de politie, die niemand zoekt.'],
  ['“Wij zoeken niemand.”', 'Dat meldt de politie.'],
  ['Wie was de man in de sloot bij Wezep?', 'Dat meldt de politie niet.'],
])('what tells more, or stands behind a quotation, stays: %s %s', (first, next) => {
  expect(withWhoSaysSo([first, next], 'nl')).toEqual([first, next])
})
