import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { claimIn } from './claims.ts'
import { keepsReporter } from './reported-by.ts'

const claim = (tongue: Tongue, headline: string, ...sentences: string[]) => claimIn(headline, sentences, sentences, tongue)

test.each<[Tongue, string, string]>([
  [
    'it',
    'Mangia una castagna e muore soffocata a Roccamara',
    'Una donna è morta soffocata a Roccamara, forse mangiando una castagna.',
  ],
  ['de', 'Hafen von Altdorf schließt', 'Der Hafen von Altdorf schließt wahrscheinlich im Herbst.'],
  ['es', 'Hallan muerto a ‘El Lince’', 'La policía halló un cuerpo que podría pertenecer a Gil M., alias “El Lince”.'],
])('where the text is not sure it is told, in %s: %s', (tongue, headline, text) => {
  expect(claim(tongue, headline, text)).toBe('told')
})

test.each<[Tongue, string, string]>([
  // The headline doubts it too.
  ['es', 'La opa podría costar mil millones', 'La opa podría costar mil millones, calcula el banco.'],
  ['de', 'Hafen von Altdorf schließt', 'Der Hafen von Altdorf schließt im Herbst.'],
  // Of something else.
  ['de', 'Hafen von Altdorf schließt', 'In Veldhoek brannte wahrscheinlich ein Kabel.'],
  ['es', 'Hallan muerto a ‘El Lince’', 'La policía halló el cuerpo de Gil M., alias “El Lince”.'],
])('where nothing is doubted the headline stays, in %s: %s', (tongue, headline, text) => {
  expect(claim(tongue, headline, text)).toBe('none')
})

test('what a study found, or somebody wants, is not told without them', () => {
  const study = 'Studie zum Wohnen: Mehr Häuser verkürzen keine Wege'
  expect(keepsReporter('Ob viele Häuser da sind, ändert die Wege kaum.', study, 'de')).toBe(false)
  expect(keepsReporter('Laut einer Studie ändern mehr Häuser die Wege kaum.', study, 'de')).toBe(true)
  const wish = 'Verkehr: Kommission will Abgabe für Pendler'
  expect(keepsReporter('Wer weit pendelt, soll eine Abgabe zahlen.', wish, 'de')).toBe(false)
  expect(keepsReporter('Wer weit pendelt, soll nach dem Willen der Kommission eine Abgabe zahlen.', wish, 'de')).toBe(true)
  expect(keepsReporter('Die Abgabe gilt seit Montag.', wish, 'de')).toBe(true)
})
