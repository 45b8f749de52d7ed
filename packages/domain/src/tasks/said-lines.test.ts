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
    ['pl-PL', 'Dwie wiadomości o kulturze. Na koniec: Trzymajcie się ciepło.', undefined, 'Trzymajcie się ciepło'],
    ['en-GB', 'Two stories on culture. At the end: Stay warm.', undefined, 'Stay warm'],
    ['de-DE', 'Zwei Meldungen über Kultur. Zum Schluss: Passt auf euch auf.', undefined, 'Passt auf euch auf'],
    ['fr-FR', 'Deux nouvelles de culture. À la fin : Restez au chaud.', undefined, 'Restez au chaud'],
    ['es-ES', 'Dos noticias de cultura. Al final: Abríguense bien.', undefined, 'Abríguense bien'],
    ['it-IT', 'Due notizie di cultura. Alla fine: State al caldo.', undefined, 'State al caldo'],
    ['pt-PT', 'Duas notícias de cultura. No fim: Agasalhem-se bem.', undefined, 'Agasalhem-se bem'],
    ['nl-NL', 'Twee berichten over cultuur. Tot slot: Hou je warm.', undefined, 'Hou je warm'],
    ['ro-RO', 'Două știri de cultură. La final: Aveți grijă de voi.', undefined, 'Aveți grijă de voi'],
    ['hi-IN', 'संस्कृति की दो खबरें। अंत में: अपना ख्याल रखें।', undefined, 'अपना ख्याल रखें'],
    ['pl-PL', 'Na koniec: pogoda', undefined, undefined],
    ['pl-PL', 'Na koniec: coś wesołego.', undefined, undefined],
    ['de-DE', 'Zum Schluss: Etwas Lustiges aus der Region.', undefined, undefined],
    ['fr-FR', 'À la fin : Racontez une blague.', undefined, undefined],
    ['en-GB', 'At the end: Tell them a joke.', undefined, undefined],
    ['en-GB', 'At the end: Stay on the weather.', undefined, undefined],
    ['es-ES', 'Al final: Cuente un chiste.', undefined, undefined],
    ['it-IT', 'Alla fine: Raccontate il tempo.', undefined, undefined],
    ['nl-NL', 'Tot slot: Doe het weer.', undefined, undefined],
    ['en-GB', 'Close with Valley Radio', undefined, undefined],
  ])('%s: %s', (locale, task, opening, closing) => {
    const read = readTask(task, locale)
    expect([read.opening, read.closing]).toEqual([opening, closing])
  })
})
