import { describe, expect, test } from 'vitest'
import { readTask } from './read-task.ts'

describe('words that a task gives to be said', () => {
  test.each<[string, string, string | undefined, string | undefined]>([
    ['en-GB', 'Start with "Ahoy!", then sport, end with "That\'s all, don\'t be late"', 'Ahoy!', "That's all, don't be late"],
    ['en-GB', 'Sign off with see you tomorrow and keep it short', undefined, 'see you tomorrow'],
    ['de-DE', 'Begrüße alle: Moin, ihr Lieben!', 'Moin, ihr Lieben!', undefined],
    ['en-GB', 'Start with stories about "Brexit"', undefined, undefined],
    ['en-GB', 'Start with good morning news and end with a joke', undefined, undefined],
    ['en-GB', 'End with: the weather', undefined, undefined],
    ['fr-FR', 'Uniquement la culture. Termine par : Bonne soirée culturelle.', undefined, 'Bonne soirée culturelle.'],
    ['en-GB', 'Only sport. End with: Have a sporty evening', undefined, 'Have a sporty evening'],
    ['de-DE', 'Nur Sport. Schließe mit: Schönen Sportabend', undefined, undefined],
    ['en-GB', 'Finish by saying Keep smiling folks', undefined, 'Keep smiling folks'],
    ['de-DE', 'Verabschiede dich mit Bleibt gesund, Leute', undefined, 'Bleibt gesund, Leute'],
    ['fr-FR', 'Termine en disant Gardez le sourire', undefined, 'Gardez le sourire'],
    ['ro-RO', 'La final spune Să aveți o zi frumoasă', undefined, 'Să aveți o zi frumoasă'],
    ['it-IT', 'Saluta alla fine con Buona giornata a tutti', undefined, 'Buona giornata a tutti'],
    ['en-GB', 'Finish by saying Stay safe, no politics please', undefined, 'Stay safe'],
    ['en-GB', 'End by saying what the weather is', undefined, undefined],
    ['en-GB', 'Close with Valley Radio', undefined, undefined],
  ])('%s: %s', (locale, task, opening, closing) => {
    const read = readTask(task, locale)
    expect([read.opening, read.closing]).toEqual([opening, closing])
  })
})
