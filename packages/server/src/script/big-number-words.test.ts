import { describe, expect, test } from 'vitest'
import { foreignNumberFinder } from './foreign-number.ts'
import type { Tongue } from './tongue.ts'

const foundIn = (tongue: Tongue, held: string, sentence: string) => foreignNumberFinder(held.toLowerCase(), tongue)(sentence)

describe('a number in words that no entry holds is found out', () => {
  test.each<[Tongue, string, string]>([
    ['de', 'Es gab dreihundert Verletzte.', 'dreihundert'],
    ['de', 'Zwei Millionen Euro fehlen.', 'Millionen'],
    ['de', 'Es gab zwanzig Verletzte.', '20'],
    ['fr', 'Trois cents personnes sont parties.', 'cents'],
    ['es', 'Hay doscientos heridos.', 'doscientos'],
    ['it', 'Ci sono trecento feriti.', 'trecento'],
    ['it', 'Ci sono trentamila sfollati.', 'trentamila'],
    ['pt', 'Há quinhentos feridos.', 'quinhentos'],
    ['pl', 'Rannych jest dwieście osób.', 'dwieście'],
    ['pl', 'Rannych jest trzydziestu ludzi.', '30'],
    ['nl', 'Er zijn driehonderd gewonden.', 'driehonderd'],
    ['ro', 'Sunt trei sute de răniți.', 'sute'],
    ['hi', 'तीन सौ लोग घायल हैं।', 'सौ'],
    ['hi', 'तीन लाख लोग घायल हैं।', 'लाख'],
    ['de', 'Es gab fünfundvierzig Verletzte.', '45'],
    ['nl', 'Er zijn vijfenveertig gewonden.', '45'],
    ['it', 'Ci sono quarantacinque feriti.', '45'],
    ['fr', 'Il y a trente-cinq blessés.', '35'],
    ['es', 'Hay veinticinco heridos.', '25'],
    ['de', 'Es gab dreihundertfünfzig Verletzte.', 'dreihundertfünfzig'],
    ['es', 'Por doscientos heridos llora el muelle.', 'doscientos'],
    ['en', 'Thousands of people were hurt.', 'Thousands'],
    ['en', 'It cost 2 million.', '2'],
  ])('%s: %s', (tongue, sentence, found) => {
    expect(foundIn(tongue, 'Fire at the quay; 2 people were hurt in 2027.', sentence)).toBe(found)
  })
})

test('a height and a date are no sums', () => {
  expect(foundIn('en', 'The mast is 41m high.', 'It cost 41 million pounds.')).toBe('41')
  expect(foundIn('de', 'Es war am 14.03.2027.', 'Zwei Millionen Euro fehlen.')).toBe('Millionen')
})

test('a word for hundreds is held to how many there are', () => {
  expect(foundIn('de', 'Es sind 300 Menschen.', 'Es sind zwei Millionen.')).toBe('Millionen')
  expect(foundIn('en', '180 passengers sail.', 'It paid 180 million for it.')).toBe('180')
})

describe('it may be said', () => {
  test.each<[Tongue, string, string]>([
    ['de', '300 Menschen wurden verletzt.', 'Es gab dreihundert Verletzte.'],
    ['de', 'Hunderte wurden verletzt.', 'Hunderte wurden verletzt.'],
    ['es', 'Son 1.200 vecinos.', 'Son más de mil vecinos.'],
    ['de', 'Two hundred people were hurt.', 'Zweihundert Menschen wurden verletzt.'],
    ['pl', 'Rannych jest 30 osób.', 'Rannych jest trzydziestu ludzi.'],
    ['pl', 'To 3 mln zł.', 'To trzy miliony złotych.'],
    ['de', 'Es kostet 8 Mrd. Euro.', 'Es kostet acht Milliarden Euro.'],
    ['it', 'Costa 3 mln.', 'Costa tre milioni.'],
    ['es', 'Son 45 heridos.', 'Son cuarenta y cinco heridos.'],
    ['fr', 'Ils sont 21.', 'Ils sont vingt et un.'],
    ['de', 'Die Zahl steigt auf 300.', 'Es sind dreihundert.'],
    ['de', 'Es kamen 2000 Menschen.', 'Es kamen zweitausend Menschen.'],
    ['it', 'Oltre 9mila voli.', 'Più di 9.000 voli.'],
    ['en', 'It cost £3m.', 'It cost 3 million pounds.'],
    ['es', 'Cuesta 15.000 euros.', 'Cuesta quince mil euros.'],
    ['ro', 'Sunt 20.000 de oameni.', 'Sunt douăzeci de mii de oameni.'],
    ['pl', 'To 15 000 zł.', 'To piętnaście tysięcy złotych.'],
    ['hi', '20,000 लोग आए।', 'बीस हज़ार लोग आए।'],
    ['fr', 'Ils sont 71.', 'Ils sont soixante et onze.'],
    ['fr', 'Vingt personnes.', 'Ce sont vingt personnes.'],
    ['en', 'Army kills 12 militants.', 'The army killed 12 militants.'],
    ['de', 'Es fallen 40 mm Regen.', 'Es fallen 40 Millimeter Regen.'],
  ])('where the entry has it: %s, “%s”, “%s”', (tongue, held, sentence) => {
    expect(foundIn(tongue, held, sentence)).toBeUndefined()
  })

  test.each<[Tongue, string]>([
    ['fr', 'Le prix monte de 5 pour cent.'],
    ['it', 'Il prezzo sale del 5 per cento.'],
    ['es', 'El precio sube un 5 por ciento.'],
    ['pt', 'O preço sobe 5 por cento.'],
    ['ro', 'Prețul crește cu 5 la sută.'],
    ['ro', 'Mie nu îmi place.'],
    ['de', 'Es ist die Flut des Jahrhunderts und der Jahrhundertbau.'],
    ['it', "L'accento di Camila è forte."],
    ['pl', 'Stoją na starcie.'],
    ['es', 'La pacienta Mila canta.'],
  ])('and what counts nothing is no number: %s, %s', (tongue, sentence) => {
    expect(foundIn(tongue, 'Up by 5 at the quay.', sentence)).toBeUndefined()
  })
})

test('a number in groups of three is the same as with stops, and another one is not', () => {
  expect(foundIn('fr', 'La mine supprime 3.700 emplois.', 'La mine supprime 3\u202f700 emplois.')).toBeUndefined()
  expect(foundIn('fr', 'La mine supprime 3.700 emplois.', 'La mine supprime 3 800 emplois.')).toBe('3800')
  expect(foundIn('de', '12 Menschen und 300 Rinder starben.', 'Es starben 12 300 Menschen.')).toBe('12300')
})

test('a thousand in words is 1,000 in figures, and two thousand are 2,000', () => {
  expect(foundIn('es', 'Ceuta atiende a más de mil menores.', 'Atiende a más de 1.000 menores.')).toBeUndefined()
  expect(foundIn('es', 'Ceuta atiende a dos mil menores.', 'Atiende a 2.000 menores.')).toBeUndefined()
  expect(foundIn('es', 'Ceuta atiende a dos mil menores.', 'Atiende a 1.000 menores.')).toBe('1.000')
  expect(foundIn('es', 'Ceuta atiende a miles de menores.', 'Atiende a 1.000 menores.')).toBe('1.000')
  expect(foundIn('it', 'Il dieci per cento è partito.', 'Sono partiti in 100.')).toBe('100')
})

test('a large number may lose what stands behind its point, a small one may not', () => {
  expect(foundIn('hi', 'सेंसेक्स 54,647.33 पर बंद हुआ।', 'सेंसेक्स 54,647 पर बंद हुआ।')).toBeUndefined()
  expect(foundIn('pl', 'Stawka wyniesie 200,17 zł.', 'Wyniesie ponad 200 złotych.')).toBeUndefined()
  expect(foundIn('pl', 'Stawka wyniesie 21,75 zł.', 'Wyniesie 21 złotych.')).toBe('21')
  expect(foundIn('en', 'It closed at 54,647.', 'It closed at 546.')).toBe('546')
})
