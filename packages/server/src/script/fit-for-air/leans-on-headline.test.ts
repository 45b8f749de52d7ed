import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { countsAgain, leansOnHeadline } from './leans-on-headline.ts'

const KNOWN: readonly [Tongue, string][] = [
  ['en', 'The two teenagers, aged 15 and 16, are held over a fire in Ellery.'],
  ['de', 'Die beiden Jugendlichen sollen in Ahlen Feuer gelegt haben.'],
  ['fr', 'Les deux adolescents de 15 et 16 ans sont soupçonnés d’un incendie à Vernoy.'],
  ['es', 'Los tres detenidos pasaron la noche en la comisaría de Alcor.'],
  ['it', 'I due ragazzi sono accusati di un incendio a Velmare.'],
  ['pt', 'Os dois jovens são suspeitos de um incêndio em Valmar.'],
  ['pl', 'Obaj zatrzymani mieli podpalić magazyn w Olszanach.'],
  ['nl', 'De drie jongens worden verdacht van brandstichting in Veldam.'],
  ['ro', 'Cei doi tineri sunt suspectați de un incendiu la Valea Mică.'],
  ['hi', 'दोनों युवकों पर रामपुर में आग लगाने का आरोप है।'],
]
test.each(KNOWN)('%s: counted as known: %s', (tongue, sentence) => {
  expect(countsAgain(sentence, tongue)).toBe(true)
})

const NEW: readonly [Tongue, string][] = [
  ['en', 'Two teenagers aged 15 and 16 are held over a fire in Ellery.'],
  ['de', 'Zwei Jugendliche sollen in Ahlen Feuer gelegt haben.'],
  ['fr', 'Deux adolescents de 15 et 16 ans sont soupçonnés d’un incendie à Vernoy.'],
  ['fr', 'Les habitants de Vernoy votent dimanche.'],
  ['es', 'Tres detenidos pasaron la noche en la comisaría de Alcor.'],
  ['it', 'Due ragazzi sono accusati di un incendio a Velmare.'],
  ['pt', 'Dois jovens são suspeitos de um incêndio em Valmar.'],
  ['pl', 'Dwaj zatrzymani mieli podpalić magazyn w Olszanach.'],
  ['nl', 'Drie jongens worden verdacht van brandstichting in Veldam.'],
  ['ro', 'Doi tineri sunt suspectați de un incendiu la Valea Mică.'],
  ['hi', 'दो युवकों पर रामपुर में आग लगाने का आरोप है।'],
  ['nl', 'De twee mannen die zaterdag in Veldam werden opgepakt, zijn weer vrij.'],
  ['de', 'Die beiden Männer, die am Samstag in Ahlen festgenommen wurden, sind wieder frei.'],
  ['pl', 'Obaj mężczyźni, którzy w sobotę uciekli z Olszan, są już w areszcie.'],
]
test.each(NEW)('%s: counted for the first time: %s', (tongue, sentence) => {
  expect(countsAgain(sentence, tongue)).toBe(false)
})

test.each<[string, string, Tongue, boolean]>([
  ['Un homme a été retrouvé mort au commissariat de la ville, mardi.', 'Un homme meurt en cellule à Brenac', 'fr', true],
  ['Na delegacia da cidade, o homem negou tudo.', 'Padeiro é preso em Soutelo', 'pt', true],
  ['Un homme a été retrouvé mort au commissariat de la ville de Brenac.', 'Un homme meurt en cellule à Brenac', 'fr', false],
  ['Le maire de Brenac a fermé les écoles de la ville.', 'Les écoles fermées à Brenac', 'fr', false],
  ['La gente esce nelle vie della città vecchia di Montalto.', 'Festa a Montalto', 'it', false],
])('the town that only the headline names: %s', (sentence, headline, tongue, leans) => {
  expect(leansOnHeadline(sentence, headline, tongue)).toBe(leans)
})
