import { describe, expect, test } from 'vitest'
import { readTask, storyTest } from './read-task.ts'

describe('a word of a topic that is something else in a story', () => {
  test.each<[string, string, string, boolean]>([
    ['ro-RO', 'cultură', 'Primăria din Roman cumpără autobuze', false],
    ['ro-RO', 'cultură', 'A apărut un roman despre Dunăre', true],
    ['fr-FR', 'culture', 'La Suisse romande manque de soignants', false],
    ['fr-FR', 'culture', 'Son premier roman sort demain', true],
    ['de-DE', 'Kultur', 'Roman Berger wird Bürgermeister', false],
    ['de-DE', 'Kultur', 'Kriminalroman spielt am Hafen', true],
    ['nl-NL', 'weer', 'Het zwembad is weer open', false],
    ['nl-NL', 'weer', 'Morgen regen en buien', true],
    ['es-ES', 'el tiempo', 'Hace tiempo que cerró la fábrica', false],
    ['es-ES', 'el tiempo', 'Lluvia y mal tiempo en la costa', true],
    ['it-IT', 'meteo', 'Da tempo è chiuso il ponte', false],
    ['it-IT', 'chiesa', 'Federico Chiesa segna due gol', false],
    ['pt-PT', 'o tempo', 'Está há muito tempo fechado', false],
    ['fr-FR', 'environnement', 'La rivière est polluée par une usine', true],
    ['fr-FR', 'environnement', 'Le maire présente le budget', false],
    ['pl-PL', 'środowisko', 'Zanieczyszczenie rzeki pod miastem', true],
  ])('%s: %s: %s', (locale, task, story, isOf) => {
    expect(storyTest(readTask(task, locale).topics)?.(story)).toBe(isOf)
  })
})
