import { expect, test } from 'vitest'
import { write } from '../testing/built-in-text.ts'
import { languageOf } from '../testing/feed-says.ts'
import { item } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'

type Told = [title: string, text: string]

const told = async (tongue: Tongue, one: Told, other: Told) =>
  (
    await write({
      language: languageOf(tongue),
      length: 'long',
      items: [item('a', ...one, 'Coast News'), item('b', ...other, 'Bay Times')],
    })
  ).itemIds

test.each<[Tongue, Told, Told]>([
  [
    'en',
    ['Harbour board votes for a second ferry to Skerra', 'The board of Port Ellery voted seven to two for the boat.'],
    ['Skerra gets a second ferry', 'The harbour board of Port Ellery has approved another boat.'],
  ],
  [
    'de',
    [
      'Hafenrat stimmt für zweite Fähre nach Skerholm',
      'Der Rat von Ellerhafen stimmte mit 7 zu 2 für das Schiff mit 180 Plätzen.',
    ],
    ['Skerholm bekommt eine zweite Fähre', 'Das Schiff mit 180 Plätzen hat der Rat von Ellerhafen beschlossen.'],
  ],
  [
    'pl',
    ['Drugi prom na Skerholm', 'Rada portu Jasnobrzeg zgodziła się na prom dla 180 osób.'],
    ['Jasnobrzeg kupuje prom', 'Prom dla 180 osób popłynie z Jasnobrzegu na Skerholm.'],
  ],
  [
    'es',
    ['Puerto Alerce compra un segundo barco', 'El barco llevará a 180 personas a Isla Grande.'],
    ['Isla Grande tendrá otro barco', 'Puerto Alerce compra el barco para 180 personas.'],
  ],
  [
    'fr',
    ['Port-Élan achète un deuxième bateau', 'Le bateau portera 180 passagers vers les Goélands.'],
    ['Un bateau de plus pour les Goélands', 'Port-Élan achète un bateau de 180 passagers.'],
  ],
  [
    'it',
    ['Porto Sereno compra un traghetto', 'Il traghetto porta 180 passeggeri a Isola Bella.'],
    ['Isola Bella avrà un traghetto', 'Porto Sereno compra la nave per 180 passeggeri.'],
  ],
])('%s: two sources tell it in their own words, the host once', async (tongue, one, other) => {
  expect(await told(tongue, one, other)).toEqual(['a'])
})

test.each<[Tongue, Told, Told]>([
  [
    'en',
    ['Harbour board of Port Ellery votes for a ferry', 'The boat carries 180 passengers.'],
    ['Fire in Port Ellery', 'A barn on Lantern Hill has burnt down. Nobody was hurt.'],
  ],
  [
    'en',
    ['Mariners beat Herons 2-1', 'Kit Osborne scored twice in Saltgate.'],
    ['Mariners sign Herons keeper', 'Asta Rimmer moves for three years and costs two million.'],
  ],
  [
    'de',
    ['Rat von Ellerhafen beschließt Fähre', 'Das Schiff fasst 180 Personen.'],
    ['Brand in Ellerhafen', 'Eine Scheune an der Lindenallee ist abgebrannt.'],
  ],
  [
    'es',
    ['Puerto Alerce compra un barco', 'El barco lleva a 180 personas.'],
    ['Incendio en Puerto Alerce', 'Un granero de la calle del Faro ha ardido.'],
  ],
  ['pl', ['Jasnobrzeg kupuje prom', 'Prom zabierze 180 osób.'], ['Pożar w Jasnobrzegu', 'Spłonęła stodoła przy ulicy Lipowej.']],
  ['hi', ['नंदपुरी में दूसरी नाव', 'नाव में 180 यात्री बैठेंगे।'], ['नंदपुरी में नया स्कूल', 'स्कूल में 12 कमरे होंगे।']],
])('%s: two stories of one place are two', async (tongue, one, other) => {
  expect((await told(tongue, one, other)).toSorted()).toEqual(['a', 'b'])
})
