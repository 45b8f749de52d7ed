import { describe, expect, test } from 'vitest'
import { readTask } from './read-task.ts'
import { taskTold } from './task-told.ts'

const names = (task: string, locale = 'en-GB') => readTask(task, locale).topics.map(({ name }) => name)

describe('how many of each, how long, and what less of', () => {
  test.each<[string, string, string]>([
    [
      'en-GB',
      'two on sport and one on the weather',
      'selects stories about sport, the weather, tells at most 3 (2 about sport and 1 about the weather).',
    ],
    ['de-DE', 'zwei Mal Sport und einmal Wetter', 'tells at most 3 (2 about Sport and 1 about das Wetter).'],
    ['fr-FR', 'deux sujets de sport et un sur la météo', 'tells at most 3 (2 about le sport and 1 about la météo).'],
    ['hi-IN', 'दो खेल की और एक मौसम की', 'tells at most 3 (2 about खेल and 1 about मौसम).'],
    ['en-GB', 'our two football teams', 'selects stories about sport.'],
    ['de-DE', 'Formel 1 und das Wetter', 'selects stories about Sport, das Wetter.'],
    ['en-GB', 'two local stories', 'tells first what names the place of the station, tells at most 2.'],
    [
      'en-GB',
      'school first, then the rest, sport at the end',
      'tells stories about education first, then the rest, and those about sport last.',
    ],
  ])('%s: %s', (locale, task, told) => {
    expect(taskTold(task, locale)).toContain(told)
  })

  test.each<[string, string, string]>([
    ['en-GB', 'Sport in three sentences', 'three sentences'],
    ['de-DE', 'Nur Gesundheit der letzten 2 Stunden', 'letzten 2 Stunden'],
    ['fr-FR', 'moins de politique, plus de culture', 'moins de politique'],
    ['es-ES', 'Solo salud de las últimas 24 horas', 'últimas 24 horas'],
    ['it-IT', 'Lo sport in 30 secondi', '30 secondi'],
    ['pt-PT', 'menos política e mais cultura', 'menos política'],
    ['pl-PL', 'Sport w trzech zdaniach', 'trzech zdaniach'],
    ['nl-NL', 'Sport in drie zinnen', 'drie zinnen'],
    ['ro-RO', 'Sportul în trei propoziții', 'trei propoziții'],
    ['hi-IN', 'खेल की खबर तीन वाक्यों में', 'तीन वाक्यों'],
  ])('%s: %s: the owner reads that nothing is done about it', (locale, task, amount) => {
    expect(taskTold(task, locale)).toContain(`It does nothing about “${amount}”`)
  })

  test('what is less wanted, and how long it is to be, is no subject', () => {
    expect(names('less politics more culture')).toEqual(['culture'])
    expect(names('Solo noticias de las últimas 2 horas, sobre todo salud', 'es-ES')).toEqual(['la salud'])
    expect(names('Le sport, parle comme un vieux pêcheur', 'fr-FR')).toEqual(['le sport'])
    expect(names('I like the sport', 'en-GB')).toEqual(['sport'])
    expect(readTask('less than three stories about sport', 'en-GB').topics.map(({ name }) => name)).toEqual(['sport'])
  })
})

test.each([
  ['pl', 'Najwyżej dwie wiadomości'],
  ['pl', 'Maksymalnie dwie wiadomości.'],
  ['nl', 'Hoogstens twee berichten'],
  ['nl', 'Maximaal twee berichten'],
  ['fr', 'Deux infos au maximum'],
  ['ro', 'Cel mult două știri'],
])('%s: how many is no subject: %s', (locale, task) => {
  expect(readTask(task, locale)).toMatchObject({ topics: [], most: 2 })
})
