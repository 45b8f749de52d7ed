import { describe, expect, test } from 'vitest'
import { feedSays } from '../testing/feed-says.ts'
import type { Tongue } from '../tongue.ts'

describe('advertising and competitions', () => {
  test.each<[Tongue, string]>([
    ['en', 'Advertisement: The best mattress of the year'],
    ['en', 'Sponsored: Five ways to save'],
    ['en', 'The new phone, now 50% off'],
    ['en', 'Win two tickets for the harbour concert'],
    ['en', 'Use code FERRY for free shipping'],
    ['de', 'Anzeige: Die beste Matratze des Jahres'],
    ['de', 'Gewinnspiel: Karten für das Hafenkonzert'],
    ['de', 'Jetzt bestellen: 30 % Rabatt auf alle Schuhe'],
    ['pl', 'Materiał sponsorowany: najlepszy materac'],
    ['pl', 'Wygraj bilety na koncert'],
    ['es', 'Publicidad: el mejor colchón del año'],
    ['es', 'Zapatos con 40 % de descuento'],
    ['it', 'Contenuto sponsorizzato: il materasso dell’anno'],
    ['it', 'Acquista ora le scarpe con il 40 % di sconto'],
    ['fr', 'Publicité : le meilleur matelas de l’année'],
    ['fr', 'Jeu-concours : des places à gagner'],
    ['pt', 'Conteúdo patrocinado: o melhor colchão'],
    ['pt', 'Sapatos com 40 % de desconto'],
    ['hi', 'विज्ञापन: साल का सबसे अच्छा गद्दा'],
    ['hi', 'जूतों पर 40 % की छूट, अभी खरीदें'],
    ['nl', 'Advertentie: de beste matras van het jaar'],
    ['nl', 'Win twee kaarten voor het havenconcert'],
    ['ro', 'Publicitate: cea mai bună saltea'],
    ['ro', 'Pantofi la jumătate de preț, comandă acum'],
  ])('%s: %s', async (tongue, title) => {
    expect((await feedSays(tongue, title)).reason).toBe('advertising')
  })

  test('an item that is filed as one', async () => {
    const link = 'https://coast.example/sponsored/mattress'
    expect((await feedSays('en', 'How to sleep better', 'Sleep is good.', { link })).reason).toBe('advertising')
  })

  test('a sentence of it in a story', async () => {
    const { said } = await feedSays(
      'en',
      'Harbour concert moves to May',
      'The band plays on the quay. Book now for the best seats.',
    )
    expect(said).toContain('The band plays on the quay.')
    expect(said).not.toContain('Book now')
  })
})

test.each<[Tongue, string]>([
  ['en', 'Parliament bans advertising for cigarettes'],
  ['en', 'Pupils win the regional prize for soup'],
  ['en', 'Mariners win a late match'],
  ['de', 'Werbung für Tabak wird verboten'],
  ['de', 'Anzeige gegen Bürgermeister erstattet'],
  ['es', 'Nadal gana un torneo en París'],
  ['it', 'Leonardo da Vinci in mostra a Milano'],
  ['fr', 'La publicité recule en France'],
  ['pl', 'Reklama tytoniu zostanie zakazana'],
  ['pt', 'Benfica ganha um jogo em casa'],
  ['nl', 'Ajax wint een wedstrijd'],
  ['ro', 'Halep câștigă un meci la Paris'],
  ['hi', 'भारत ने मैच जीता'],
])('%s: news is %s', async (tongue, title) => {
  expect((await feedSays(tongue, title)).reason).toBeUndefined()
})
