import { describe, expect, test } from 'vitest'
import { feedSays } from '../testing/feed-says.ts'
import type { Tongue } from '../tongue.ts'
import { isOtherLanguage } from './other-language.ts'

const STORIES: [Tongue, string, string][] = [
  ['en', 'A second ferry for the island', 'The board has voted for a second ferry. It will sail from May.'],
  ['de', 'Eine zweite Fähre für die Insel', 'Der Rat hat für eine zweite Fähre gestimmt. Sie fährt ab Mai.'],
  ['pl', 'Drugi prom na wyspę', 'Rada zagłosowała za drugim promem. Będzie pływał od maja, a nie od lipca.'],
  ['es', 'Un segundo barco para la isla', 'El consejo ha votado por un segundo barco. Saldrá desde mayo y no en julio.'],
  ['it', 'Un secondo traghetto per l’isola', 'Il consiglio ha votato per un secondo traghetto. Parte da maggio e non da luglio.'],
  ['fr', 'Un deuxième bateau pour l’île', 'Le conseil a voté pour un deuxième bateau. Il partira dès mai et non en juillet.'],
  [
    'pt',
    'Um segundo barco para a ilha',
    'O conselho votou por um segundo barco. Parte em maio e não em julho, com mais lugares.',
  ],
  ['hi', 'द्वीप के लिए दूसरी नाव', 'परिषद ने दूसरी नाव को मंज़ूरी दी है। यह मई में चलेगी।'],
  [
    'nl',
    'Een tweede veerboot voor het eiland',
    'De raad heeft voor een tweede veerboot gestemd. Die vaart vanaf mei en niet in juli.',
  ],
  ['ro', 'Un al doilea feribot pentru insulă', 'Consiliul a votat pentru un al doilea feribot. Va pleca din mai și nu în iulie.'],
]

describe.each(STORIES.map(([host]) => host))('a host who speaks %s', (host) => {
  test.each(STORIES)('and a story in %s', async (tongue, title, text) => {
    const { said, reason } = await feedSays(host, title, text)
    expect(reason).toBe(host === tongue ? undefined : 'other-language')
    expect(said === '').toBe(host !== tongue)
  })
})

test.each<[Tongue, string]>([
  ['en', 'Färjan får en ny kapten och det är inte för alla som vill med på resan'],
  ['de', 'Lodě nebudou jezdit podle plánu, ale jen když je to možné a po dohodě, která byla přijata'],
  ['en', 'Пароход отменён'],
  ['en', '東京で雪が降る'],
])('a %s host leaves out any other tongue: %s', (tongue, text) => {
  expect(isOtherLanguage(text, tongue)).toBe(true)
})

test.each<[Tongue, string]>([
  ['en', 'Los Angeles, San Diego, La Paz'],
  ['en', 'Die Hard star dies'],
  ['en', 'El Niño returns to the Pacific'],
  ['de', 'Der neue Film „The Lord of the Rings“ läuft an'],
  ['de', 'Barack Obama in Berlin'],
  ['fr', 'New York Times rachète The Athletic'],
  ['pt', 'Real Madrid vence Barcelona'],
  ['nl', 'Max Verstappen wint Grand Prix'],
  ['es', 'Bolsonaro viaja a São Paulo'],
  ['it', 'Apple lancia un nuovo iPhone'],
  ['pl', 'Liverpool – Manchester City 2:1'],
  ['hi', 'ISRO और NASA का NISAR मिशन सफल'],
  ['ro', 'Simona Halep, Roland Garros'],
])('a %s host keeps names: %s', (tongue, text) => {
  expect(isOtherLanguage(text, tongue)).toBe(false)
})
