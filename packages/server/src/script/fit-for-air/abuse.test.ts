import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { showsWhoWasAbused } from './abuse.ts'
import { lineOf } from './phrases.ts'

const shows = (tongue: Tongue, text: string): boolean => showsWhoWasAbused(lineOf(text).words, tongue)

test.each<[Tongue, string]>([
  ['en', 'A man of 48 who raped his biological daughter was sentenced to 28 years in jail.'],
  ['de', 'Weil er seine Stieftochter sexuell missbraucht hat, muss ein Mann in Haft.'],
  ['es', 'Quince años de cárcel por violar a su hija en Albarra.'],
  ['it', 'Condannato l’uomo che ha violentato la figlia.'],
  ['fr', 'Il est jugé pour viols sur sa belle-fille.'],
  ['pt', 'Homem é preso por estupro da enteada em Foz Alta.'],
  ['pl', 'Zgwałcił pasierbicę, trafi do więzienia na dwanaście lat.'],
  ['nl', 'Celstraf voor man die zijn dochter verkrachtte.'],
  ['ro', 'Un bărbat a fost condamnat pentru violul asupra fiicei sale.'],
  ['hi', 'बेटी से दुष्कर्म करने वाले को उम्रकैद की सजा हुई।'],
])('a sentence that shows who was abused by whose child she is (%s)', (tongue, text) => {
  expect(shows(tongue, text)).toBe(true)
})

test.each<[Tongue, string]>([
  ['en', 'The senator is accused of abuse of power for his son.'],
  ['en', 'A man was sentenced to ten years for the rape of a woman in Whitby.'],
  ['de', 'Eine Frau wurde vergewaltigt, ein Mann ist in Haft.'],
  ['es', 'Una mujer fue agredida delante de su hija.'],
  ['pl', 'Gwałtowna burza zabiła ojca i córkę.'],
])('what shows no one stays (%s: %s)', (tongue, text) => {
  expect(shows(tongue, text)).toBe(false)
})
