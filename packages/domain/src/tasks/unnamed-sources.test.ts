import { describe, expect, test } from 'vitest'
import { readTask } from './read-task.ts'
import { taskTold } from './task-told.ts'
import { asksForNoSources } from './unnamed-sources.ts'

describe('sources are not named', () => {
  test.each([
    ['en', 'Only sport, without naming the sources.'],
    ['en', "Sport, and don't mention the papers"],
    ['de', 'Nur Sport, ohne Quellenangabe.'],
    ['fr', 'Seulement le sport, sans citer les journaux.'],
    ['es', 'Solo deportes, no nombres los medios.'],
    ['it', 'Solo sport, senza dire le fonti.'],
    ['pt', 'Só desporto, sem citar as fontes.'],
    ['pl', 'Tylko sport, bez podawania źródeł.'],
    ['nl', 'Alleen sport, zonder bronvermelding.'],
    ['ro', 'Doar sport, fără să numești sursele.'],
    ['hi', 'सिर्फ खेल, बिना स्रोत बताए।'],
  ])('%s: %s', (tongue, task) => {
    const { namesNoSources, topics, without } = readTask(task, tongue)
    expect(namesNoSources).toBe(true)
    expect(topics).toHaveLength(1)
    expect(without).toEqual([])
  })

  test.each([
    ['en', 'Sport, and name the source of each story.'],
    ['en', 'No sources but the BBC'],
    ['nl', 'Alleen sport, en noem de bron.'],
    ['de', 'Nur Sport, mit Quelle.'],
    ['es', 'Noticias de los medios locales'],
  ])('but for %s: %s', (tongue, task) => {
    expect(asksForNoSources(task, tongue)).toBe(false)
  })

  test('and the wizard says so', () => {
    expect(taskTold('Only sport, without naming the sources.', 'en-GB')).toContain('names no sources')
    expect(taskTold('Only sport, without naming the sources.', 'en-GB')).not.toContain('LLM_BASE_URL')
  })
})
