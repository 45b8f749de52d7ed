import { describe, expect, test } from 'vitest'
import { feedSays } from '../testing/feed-says.ts'
import type { Tongue } from '../tongue.ts'
import { isAdvertising } from './advertising.ts'
import { lineOf } from './phrases.ts'

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
    ['hi', 'तगड़े रिटर्न के लिए रामपुर सीमेंट के शेयर पर लगाएं दांव'],
    ['hi', 'छत पर शुरू करें खेती, हर महीने होगी मोटी कमाई'],
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

describe('plans and prices', () => {
  test.each<[Tongue, string]>([
    ['en', 'Plans from £5 a month'],
    ['en', 'Plans from 4.90 a month'],
    ['de', 'Abos ab 5 Euro im Monat'],
    ['fr', 'Abonnements dès 5 euros par mois'],
    ['es', 'Planes desde 5 euros al mes'],
    ['it', 'Abbonamenti a partire da 5 euro al mese'],
    ['nl', 'Abonnementen vanaf 5 euro per maand'],
    ['pl', 'Prenumerata od 19 zł miesięcznie'],
    ['pt', 'Planos a partir de R$ 9,90'],
    ['ro', 'Abonamente de la 20 lei pe lună'],
    ['hi', 'प्लान सिर्फ 99 रुपये'],
    ['de', 'Aldi: Fritteuse mit zwei Körben für 39 Euro'],
    ['en', 'Amazon: wireless headphones for £29'],
    ['nl', 'Lidl: elektrische grill voor 39 euro'],
    ['it', 'Lidl: friggitrice ad aria da 39 euro'],
  ])('%s sell: %s', (tongue, title) => {
    expect(isAdvertising(lineOf(title), tongue)).toBe(true)
  })

  test.each<[Tongue, string]>([
    ['en', 'Plans from 5 councils are rejected'],
    ['en', 'Plans from 2024 are scrapped'],
    ['fr', 'Abonnements dès 16 ans : le conseil vote'],
    ['es', 'Planes desde 2019 sin aprobar'],
    ['nl', 'Abonnementen vanaf 2027 fors duurder'],
    ['pl', 'Plany od 2027 roku: nowa droga'],
    ['pt', 'Planos desde 2020 falham'],
    ['ro', 'Abonamente de la 1 martie pentru elevi'],
    ['hi', 'प्लान सिर्फ 3 जिलों में लागू'],
    ['de', 'Aldi: Rückruf von Käse für 3 Euro'],
    ['de', 'Amazon: 14.000 Stellen fallen weg für 500 Euro'],
    ['en', 'Amazon: workers strike for £15 an hour'],
    ['fr', 'Lidl : rappel de fromages vendus pour 3 euros'],
    ['es', 'Amazon: huelga en tres almacenes por 200 euros'],
    ['it', 'Lidl: richiamo di formaggi venduti da 3 euro'],
    ['nl', 'Aldi: terugroepactie van kaas voor 3 euro'],
    ['pl', 'Lidl: strajk pracowników za 500 zł'],
    ['pt', 'Amazon: greve em dois armazéns por 90 euros'],
    ['ro', 'Lidl: rechemare de brânză de la 12 lei'],
  ])('%s tell news: %s', (tongue, title) => {
    expect(isAdvertising(lineOf(title), tongue)).toBe(false)
  })
})
