import { expect, test } from 'vitest'
import { item } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { isForeignClaim } from './foreign-claim.ts'

const isForeign = (tongue: Tongue, sentence: string, entry: string) =>
  isForeignClaim(sentence, [item('0', '', entry)], () => tongue, tongue)

test.each<[Tongue, string, string]>([
  ['en', 'Mayor Anna Keller sued the builder Tom Brandt over the bridge.', 'The builder Tom Brandt sued Mayor Anna Keller.'],
  ['en', 'Germany beat Spain in the final.', 'Spain beat Germany in the final.'],
  ['fr', 'La Russie accuse l’Ukraine.', 'L’Ukraine accuse la Russie.'],
  ['es', 'Rusia acusa a Ucrania.', 'Ucrania acusa a Rusia.'],
  ['it', 'Roma batte Milano in finale.', 'Milano batte Roma in finale.'],
  ['pt', 'Brandt processou Keller.', 'Keller processou Brandt.'],
  ['ro', 'Brandt acuză pe Keller.', 'Keller acuză pe Brandt.'],
])('%s: who did it and whom it befell do not change places: %s', (tongue, lie, entry) => {
  expect(isForeign(tongue, lie, entry)).toBe(true)
  expect(isForeign(tongue, entry, entry)).toBe(false)
})

test.each<[Tongue, string, string]>([
  ['en', 'Keller was sued by Brandt.', 'Brandt sued Keller.'],
  ['en', 'Spain met Germany in Denby.', 'Germany met Spain in Denby.'],
  ['en', 'Spain and Germany agree.', 'Germany and Spain agree.'],
  ['en', 'Russia attacked Ukraine.', 'Ukraine attacked Russia, and Russia attacked Ukraine.'],
  ['de', 'Keller heiratet Brandt.', 'Brandt heiratet Keller.'],
])('%s: what is so both ways, or said the other way round, is told: %s', (tongue, told, entry) => {
  expect(isForeign(tongue, told, entry)).toBe(false)
})

test.each<[Tongue, string, string]>([
  ['de', 'Zeugen sucht die Polizei nach dem Unfall.', 'Polizei sucht Zeugen.'],
  ['de', 'Den Vertrag unterzeichnete Merz.', 'Merz unterzeichnet Vertrag.'],
  ['nl', 'Getuigen zoekt de politie. Keller beschuldigt Brandt.', 'Politie zoekt getuigen. Brandt beschuldigt Keller.'],
  ['es', 'A Sinner venció Alcaraz.', 'Alcaraz venció a Sinner.'],
  ['es', 'Alcaraz venció a Sinner.', 'A Sinner venció Alcaraz.'],
  ['es', 'En el Madrid Arena cantó Shakira.', 'Shakira cantó en el Madrid Arena.'],
  ['it', 'A Roma canta Zucchero.', 'Zucchero canta a Roma.'],
  ['pt', 'Ao Santos venceu o Palmeiras.', 'Palmeiras venceu o Santos.'],
  ['fr', 'À Lyon chantait Aznavour.', 'Aznavour chantait à Lyon.'],
  ['ro', 'La Cluj cântă Brandt.', 'Brandt cântă la Cluj.'],
  ['en', 'The lawyer of Keller sued Brandt.', 'Brandt sued Keller.'],
  ['en', 'Russia attacked Ukraine.', 'Ukraine attacked Russia after Russia attacked Ukraine.'],
])('%s: where the object or the place may come first, the order shows nothing: %s', (tongue, told, entry) => {
  expect(isForeign(tongue, told, entry)).toBe(false)
})

test.each<[Tongue, string, string]>([
  ['en', 'Tom Brandt has been convicted of theft.', 'Tom Brandt is charged with theft.'],
  ['de', 'Tom Brandt wurde verurteilt.', 'Tom Brandt ist angeklagt.'],
  ['fr', 'Tom Brandt a été condamné.', 'Tom Brandt est jugé.'],
  ['es', 'Tom Brandt ha sido condenado.', 'Tom Brandt está acusado.'],
  ['it', 'Tom Brandt è stato condannato.', 'Tom Brandt è accusato.'],
  ['pt', 'Tom Brandt foi condenado.', 'Tom Brandt é acusado.'],
  ['pl', 'Sąd skazał Toma Brandta.', 'Tom Brandt jest oskarżony.'],
  ['nl', 'Brandt is schuldig bevonden.', 'Brandt staat terecht.'],
  ['ro', 'Tom Brandt a fost condamnat.', 'Tom Brandt este acuzat.'],
  ['hi', 'अदालत ने उसे दोषी पाया।', 'उस पर आरोप लगा।'],
  ['en', 'He was arrested for terrorism.', 'He was arrested for theft.'],
  ['de', 'Er wurde als Terrorist festgenommen.', 'Er wurde als Dieb festgenommen.'],
])('%s: nobody is convicted, and nobody a terrorist, before the entry says so: %s', (tongue, lie, entry) => {
  expect(isForeign(tongue, lie, entry)).toBe(true)
  expect(isForeign(tongue, entry, entry)).toBe(false)
})

test('a verdict may be told in other words, and an attack condemned', () => {
  expect(isForeign('en', 'He was sentenced to two years.', 'He was jailed for two years.')).toBe(false)
  expect(isForeign('es', 'El alcalde ha condenado el ataque.', 'El alcalde critica el ataque.')).toBe(false)
})
