import { expect, test } from 'vitest'
import { item } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { latenessOf } from './news-value.ts'
import { WEIGHTS } from './story-weight.ts'

const late = (tongue: Tongue, headline: string, weight: 0 | 1 | 2 = WEIGHTS.usual, place = '') =>
  latenessOf({ weight, headline, item: item('one', headline) }, tongue, place)

test.each<[Tongue, string, string]>([
  ['en', 'Parliament passes the harbour law', 'Hotel in Arden gets forty rooms'],
  ['de', 'Bundestag beschließt das Hafengesetz', 'Hotel in Arden bekommt vierzig Zimmer'],
  ['fr', 'Le Parlement vote la loi sur les ports', 'Un hôtel d’Arden aura quarante chambres'],
  ['es', 'El Parlamento aprueba la ley de puertos', 'Un hotel de Arden tendrá cuarenta habitaciones'],
  ['it', 'Il Parlamento approva la legge sui porti', 'Un albergo di Arden avrà quaranta stanze'],
  ['pt', 'O Parlamento aprova a lei dos portos', 'Um hotel de Arden terá quarenta quartos'],
  ['nl', 'De Tweede Kamer stemt in met de havenwet', 'Hotel in Arden krijgt veertig kamers'],
  ['pl', 'Sejm uchwalił ustawę o portach', 'Hotel w Arden dostanie czterdzieści pokoi'],
  ['ro', 'Parlamentul a votat legea porturilor', 'Un hotel din Arden va avea patruzeci de camere'],
  ['hi', 'संसद ने बंदरगाह कानून पारित किया', 'आर्डन के होटल में चालीस कमरे'],
])('%s: "%s" comes before "%s"', (tongue, decided, usual) => {
  expect(late(tongue, decided)).toBeLessThan(late(tongue, usual))
})

test('the dead of this hour come first, sport last, and what happened here sooner than elsewhere', () => {
  const [dead, usual, sport] = [WEIGHTS.first, WEIGHTS.usual, WEIGHTS.light].map((weight) =>
    late('en', 'Hotel in Arden', weight as 0 | 1 | 2),
  )
  expect(dead).toBeLessThan(usual ?? 0)
  expect(usual).toBeLessThan(sport ?? 0)
  expect(late('en', 'Hotel in Arden', WEIGHTS.usual, 'Arden')).toBeLessThan(usual ?? 0)
})
