import { describe, expect, test } from 'vitest'
import { readTask, storyTest } from './read-task.ts'

/** A task about traffic, what is of it, and what has such a number too. */
const TASKS: readonly (readonly [locale: string, task: string, told: string, other: string])[] = [
  ['en-GB', 'Only traffic', 'M25 shut for three weeks at Harlow', 'A4 sheets are cheaper, says the shop'],
  ['de-DE', 'Nur Verkehr', 'A7 bei Harlau drei Wochen dicht', 'Vitamin B12 hilft gegen Müdigkeit'],
  ['fr-FR', 'Seulement la circulation', 'L’A6 fermée trois semaines à Harlau', 'La vitamine D3 manque en hiver'],
  ['es-ES', 'Solo tráfico', 'La A-92, cortada tres semanas en Harlau', 'La vitamina A-1 ayuda a la piel'],
  ['it-IT', 'Solo traffico', 'Chiusa per tre settimane la A12 a Harlau', 'Il foglio A4 costa meno'],
  ['pt-PT', 'Só trânsito', 'A1 cortada três semanas em Harlau', 'A folha A4 custa menos'],
  ['nl-NL', 'Alleen verkeer', 'A7 drie weken dicht bij Harlo', 'Vel A4 wordt goedkoper'],
  ['pl-PL', 'Tylko drogi', 'A1 zamknięta na trzy tygodnie pod Harlowem', 'Kartka A4 jest tańsza'],
  ['ro-RO', 'Doar traficul', 'DN1, închis trei săptămâni la Harlau', 'Foaia A4 este mai ieftină'],
  ['hi-IN', 'सिर्फ यातायात', 'NH-24 तीन हफ्ते बंद', 'A4 कागज सस्ता हुआ'],
]

describe('a numbered road beside how it goes there is traffic', () => {
  test.each(TASKS)('%s: %s', (locale, task, told, other) => {
    const isOf = storyTest(readTask(task, locale).topics)
    expect([isOf?.(told), isOf?.(other)]).toEqual([true, false])
  })
})

describe('a word and a number are no road', () => {
  test.each([
    ['fr-FR', 'Seulement la circulation', 'La Poste a 300 bureaux fermés'],
    ['it-IT', 'Solo traffico', 'Due feriti e 3 negozi chiusi'],
    ['it-IT', 'Solo traffico', 'Il museo a 5 mesi dal furto è chiuso'],
    ['pl-PL', 'Tylko drogi', 'Zima była ciężka, a 15 szkół zamknięto'],
    ['ro-RO', 'Doar traficul', 'Furtuna a 3 orașe închis'],
    ['ro-RO', 'Doar traficul', 'Primăria e 3 zile închisă'],
    ['pt-PT', 'Só trânsito', 'Museu a 5 de maio fechado'],
    ['nl-NL', 'Alleen verkeer', 'Loket a 5 euro dicht'],
  ])('%s: %s', (locale, task, other) => {
    expect(storyTest(readTask(task, locale).topics)?.(other)).toBe(false)
  })
})

describe('a numbered road may have a blank where its letters are no word', () => {
  test.each([
    ['de-DE', 'Nur Verkehr', 'A 7 bei Harlau drei Wochen dicht'],
    ['fr-FR', 'Seulement la circulation', 'La N 20 fermée trois semaines à Harlau'],
    ['it-IT', 'Solo traffico', 'Chiusa la SS 36 a Harlau'],
    ['pl-PL', 'Tylko drogi', 'DK7 zamknięta pod Harlowem'],
    ['pl-PL', 'Tylko drogi', 'S8 zamknięta pod Harlowem'],
    ['ro-RO', 'Doar traficul', 'DN 1 închis la Harlau'],
    ['pt-PT', 'Só trânsito', 'N 125 cortada em Harlau'],
  ])('%s: %s', (locale, task, told) => {
    expect(storyTest(readTask(task, locale).topics)?.(told)).toBe(true)
  })
})
