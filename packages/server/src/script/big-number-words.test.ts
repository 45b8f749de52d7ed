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
  ])('%s: %s', (tongue, sentence, found) => {
    expect(foundIn(tongue, 'Fire at the quay; 2 people were hurt in 2027.', sentence)).toBe(found)
  })
})

describe('it may be said', () => {
  test.each<[Tongue, string, string]>([
    ['de', '300 Menschen wurden verletzt.', 'Es gab dreihundert Verletzte.'],
    ['de', 'Hunderte wurden verletzt.', 'Hunderte wurden verletzt.'],
    ['es', 'Son 1.200 vecinos.', 'Son más de mil vecinos.'],
    ['de', 'Two hundred people were hurt.', 'Zweihundert Menschen wurden verletzt.'],
    ['pl', 'Rannych jest 30 osób.', 'Rannych jest trzydziestu ludzi.'],
  ])('where the entry has it: %s, “%s”, “%s”', (tongue, held, sentence) => {
    expect(foundIn(tongue, held, sentence)).toBeUndefined()
  })

  test.each<[Tongue, string]>([
    ['fr', 'Le prix monte de 5 pour cent.'],
    ['it', 'Il prezzo sale del 5 per cento.'],
    ['es', 'El precio sube un 5 por ciento.'],
    ['pt', 'O preço sobe 5 por cento.'],
    ['ro', 'Prețul crește cu 5 la sută.'],
    ['de', 'Es ist die Flut des Jahrhunderts und der Jahrhundertbau.'],
    ['it', "L'accento di Camila è forte."],
    ['pl', 'Stoją na starcie.'],
    ['es', 'La pacienta Mila canta.'],
  ])('and what is none is none: %s, %s', (tongue, sentence) => {
    expect(foundIn(tongue, 'Up by 5 at the quay.', sentence)).toBeUndefined()
  })
})
