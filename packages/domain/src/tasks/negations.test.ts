import { describe, expect, test } from 'vitest'
import { splitWanted } from './negations.ts'
import { readTask } from './read-task.ts'

const unwantedOf = (task: string, tongue: string) => splitWanted(task, tongue, () => false).unwanted.trim()

describe('a verb leaves something out only where an order begins', () => {
  test.each<[string, string]>([
    ['en', 'news about the drop in house prices and sport'],
    ['en', 'stories about the budget cut and about skip hire'],
    ['en', 'Drop in house prices, sport'],
    ['en', 'which roads to avoid, and the weather'],
    ['de', 'Nachrichten über den Streich der Schüler und Sport'],
    ['de', 'Firmen, die in der Region viele Stellen streichen'],
    ['fr', 'infos sur la sauce sautée et le sport'],
    ['fr', 'les infos sur celui qui retire sa candidature'],
    ['es', 'noticias sobre Salta y deportes'],
    ['es', 'deportes y Salta'],
    ['es', 'Salta, Jujuy y Tucumán'],
    ['es', 'Evita Perón y el teatro'],
    ['es', 'la quita de deuda y el tiempo'],
    ['it', 'notizie su chi salta la coda e sport'],
    ['it', 'le notizie di chi evita le tasse'],
    ['pt', 'notícias da corte de apelação e desporto'],
    ['pt', 'Corte Suprema e política'],
    ['pt', 'a tira cómica e o tempo'],
    ['pt', 'Corte de água e trânsito'],
    ['pl', 'wiadomości o tym, kto usuń i sport'],
    ['nl', 'nieuws over wie zich schrap zet en sport'],
    ['ro', 'știri despre cine scoate bani și sport'],
    ['hi', 'मत प्रतिशत और खेल'],
  ])('%s: %s', (tongue, task) => {
    expect(unwantedOf(task, tongue)).toBe('')
  })

  test.each<[string, string, string]>([
    ['en', 'Sport and the weather, please skip politics', 'politics'],
    ['en', 'drop politics', 'politics'],
    ['en', 'everything, but leave the sport out', 'the sport out'],
    ['de', 'Sport und bitte streiche die Politik', 'die Politik'],
    ['de', 'Politik bitte streichen', 'Politik bitte'],
    ['fr', 'le sport et retire la politique', 'la politique'],
    ['es', 'deportes y salta la política', 'la política'],
    ['es', 'Sáltate la política', 'la política'],
    ['it', 'sport, per favore salta la politica', 'la politica'],
    ['pt', 'corta a política', 'a política'],
    ['pt', 'desporto e tira a política', 'a política'],
    ['pl', 'sport i proszę pomiń politykę', 'politykę'],
    ['nl', 'schrap de politiek', 'de politiek'],
    ['ro', 'sport și te rog scoate politica', 'politica'],
    ['hi', 'राजनीति हटा दो', 'राजनीति'],
  ])('%s: %s', (tongue, task, unwanted) => {
    expect(unwantedOf(task, tongue)).toBe(unwanted)
  })
})

describe('what looks like a negation', () => {
  test.each<[string, string]>([
    ['en', 'news from No 10 and the no-fly zone'],
    ['en', "don't forget the weather"],
    ['de', 'Sport und noch das Wetter'],
    ['de', 'die Not der Bauern'],
    ['de', 'bis auf weiteres nur Sport'],
    ['de', 'vergiss das Wetter nicht'],
    ['fr', 'des infos sur les sans-abri et le sport'],
    ['fr', 'la météo du Pas-de-Calais'],
    ['fr', 'oublie pas la météo'],
    ['es', 'más o menos tres noticias de deportes'],
    ['es', 'al menos una de deportes'],
    ['it', 'sport e senz’altro il meteo'],
    ['pt', 'notícias do desporto no Algarve'],
    ['pt', 'mais ou menos três notícias de desporto'],
    ['pl', 'no dobra, sport'],
    ['pl', 'poza tym sport'],
    ['nl', 'vergeet het weer niet'],
    ['ro', 'nu uita vremea'],
    ['hi', 'खेल के अलावा मौसम भी'],
    ['hi', 'मौसम मत भूलना'],
  ])('%s: %s', (tongue, task) => {
    expect(unwantedOf(task, tongue)).toBe('')
  })

  test.each<[string, string, string[], string[]]>([
    ['en-GB', 'not too long, sport and the weather', ['sport', 'the weather'], []],
    ['en-GB', 'no politics and only sport', ['sport'], ['politics']],
    ['de-DE', 'Bitte nicht zu lang, Sport und Wetter', ['Sport', 'das Wetter'], []],
    ['de-DE', 'Statt Politik lieber Sport', ['Sport'], ['Politik']],
    ['fr-FR', 'pas trop long, le sport', ['le sport'], []],
    ['fr-FR', 'le sport mais pas la politique', ['le sport'], ['la politique']],
    ['es-ES', 'sin enrollarte mucho, deportes', ['los deportes'], []],
    ['it-IT', 'sport e meteo, politica esclusa', ['lo sport', 'il tempo'], ['la politica']],
    ['pt-PT', 'nao quero politica', [], ['a política']],
    ['pt-PT', 'no politics', [], ['a política']],
    ['pl-PL', 'zadnej polityki', [], ['polityka']],
    ['nl-NL', 'geen politiek en alleen sport', ['sport'], ['politiek']],
    ['ro-RO', 'fără politică și mai mult sport', ['sport'], ['politica']],
    ['hi-IN', 'राजनीति छोड़ दो', [], ['राजनीति']],
  ])('%s: %s', (locale, task, topics, without) => {
    const read = readTask(task, locale)
    expect([read.topics, read.without].map((list) => list.map(({ name }) => name))).toEqual([topics, without])
  })
})
