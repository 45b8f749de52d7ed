import { describe, expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { tellsOfPast } from './past-tense.ts'

describe('what was', () => {
  test.each<[Tongue, string]>([
    ['en', 'Police arrested three people in Malton on Tuesday.'],
    ['de', 'Die Polizei hat am Dienstag in Stade drei Männer festgenommen.'],
    ['de', 'Ein Radfahrer stürzte am Dienstag.'],
    ['de', 'Der Stau löste sich am Dienstag auf.'],
    ['de', 'Die Fähre musste am Dienstag im Hafen bleiben.'],
    ['fr', 'Trois hommes ont été arrêtés mardi à Vannes.'],
    ['es', 'La Policía detuvo el martes a tres hombres.'],
    ['it', 'I carabinieri hanno arrestato martedì tre uomini.'],
    ['pt', 'A polícia deteve três homens, que foram ouvidos na terça-feira.'],
    ['pl', 'Policja zatrzymała we wtorek trzech mężczyzn.'],
    ['nl', 'De politie heeft dinsdag drie mannen aangehouden.'],
    ['ro', 'Polițiștii au reținut marți trei bărbați.'],
    ['hi', 'पुलिस ने मंगलवार को तीन लोगों को गिरफ्तार किया।'],
  ])('%s: %s', (tongue, sentence) => {
    expect(tellsOfPast(sentence, tongue)).toBe(true)
  })

  test.each<[Tongue, string]>([
    ['en', 'The harbour board meets on Tuesday to decide on fares.'],
    ['en', 'A vote is planned on Tuesday.'],
    ['de', 'Am Dienstag beginnt in Stade der Prozess, heute tagt der Rat.'],
    ['de', 'Gelöste Knoten zeigt am Dienstag der Verein.'],
    ['nl', 'De brandweerwagens zijn dinsdag twee wagens langer.'],
    ['de', 'Die Karte gilt ab Dienstag, sagten wird man später.'],
    ['fr', 'La réunion est prévue mardi.'],
    ['es', 'La alcaldesa inaugura el martes la sala.'],
    ['it', 'La riunione è prevista martedì.'],
    ['pt', 'A nova sala do museu abre na terça-feira.'],
    ['pl', 'Wydział otwiera we wtorek szkołę.'],
    ['nl', 'De gemeente opent dinsdag de leeszaal.'],
    ['ro', 'Primarul deschide marți sala de lectură a orașului.'],
    ['hi', 'महापौर मंगलवार को वाचनालय का उद्घाटन करेंगी।'],
  ])('not yet: %s: %s', (tongue, sentence) => {
    expect(tellsOfPast(sentence, tongue)).toBe(false)
  })
})
