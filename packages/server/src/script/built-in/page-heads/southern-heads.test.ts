import { expect, test } from 'vitest'
import { withoutSouthernHeads } from './southern-heads.ts'

test.each([
  ['Por Luis Campo Los regantes piden agua.', 'Los regantes piden agua.'],
  ['Di Anna Verdi Il faro è stato ridipinto.', 'Il faro è stato ridipinto.'],
  ['Par Anne Le Goff Le port de Roscoff grandit.', 'Le port de Roscoff grandit.'],
  ['Par Jean Roux, Saint-Malo L’usine ferme.', 'L’usine ferme.'],
  [
    'Par Léa Morin avec AFP Publié le 13 janvier 2027 à 07h12, mis à jour à 08h03 Temps de lecture : 2 min Un drone vole.',
    'Un drone vole.',
  ],
  ['Da Redação 13/01/2027 09h41 - Atualizado há 2 horas A escola ganhou.', 'A escola ganhou.'],
  ['Ana Sousa 13 Janeiro, 2027 • 08:40 O passe abrange.', 'O passe abrange.'],
  ['Foto: Paulo Reis/Global Imagens O museu reabriu.', 'O museu reabriu.'],
  ['Publicidade O parque ganha ciclovia.', 'O parque ganha ciclovia.'],
])('the story of %j', (text, story) => {
  expect(withoutSouthernHeads(text)).toBe(story)
})

test.each([
  'Por San Fermín las calles se llenan.',
  'Por Luis Enrique Martínez pasan las opciones.',
  'Di Maria si sa poco.',
  'De Gaulle a dit non.',
  'Le 13 janvier 2027, la mairie ferme.',
  'Vom Dienstag 12.01.2027 bis Freitag gilt das.',
  'Publicidade cresce no Porto.',
])('%j is the story', (text) => {
  expect(withoutSouthernHeads(text)).toBe(text)
})
