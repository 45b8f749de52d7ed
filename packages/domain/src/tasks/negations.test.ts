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

describe('a wish to leave out is heard wherever the verb stands', () => {
  test.each<[string, string, string]>([
    ['en', 'I want to avoid politics', 'politics'],
    ['en', 'Try to avoid sport', 'sport'],
    ['en', 'Make sure to skip sport', 'sport'],
    ['en', 'I prefer to skip politics', 'politics'],
    ['en', 'Today skip sport', 'sport'],
    ['en', 'Maybe skip sport', 'sport'],
    ['en', 'Kindly drop politics', 'politics'],
    ['en', 'Do avoid politics', 'politics'],
    ['en', 'You may skip sport', 'sport'],
    ['en', 'If possible skip politics', 'politics'],
    ['en', 'Avoid by all means politics', 'by all means politics'],
    ['en', 'Skip Brexit', 'Brexit'],
    ['en', 'Avoid Trump', 'Trump'],
    ['de', 'Vermeide Politik', 'Politik'],
    ['de', 'Streich Sport', 'Sport'],
    ['de', 'Streiche Sport und Politik', 'Sport und Politik'],
    ['de', 'Heute vermeide Politik', 'Politik'],
    ['de', 'Heute streiche Sport', 'Sport'],
    ['de', 'Vermeide im Text Politik', 'im Text Politik'],
    ['fr', 'Évite Macron', 'Macron'],
    ['fr', 'Le matin évite la politique', 'la politique'],
    ['fr', 'Évite en général la politique', 'en général la politique'],
    ['es', 'Evita Trump', 'Trump'],
    ['es', 'Hoy evita la política', 'la política'],
    ['es', 'Hoy salta la política', 'la política'],
    ['es', 'Quiero que evites la política', 'la política'],
    ['es', 'Evita de momento el deporte', 'de momento el deporte'],
    ['es', 'Evita hoy la política', 'hoy la política'],
    ['it', 'Evita Salvini', 'Salvini'],
    ['it', 'Oggi evita la politica', 'la politica'],
    ['it', 'Evita in ogni caso la politica', 'in ogni caso la politica'],
    ['pt', 'Hoje evita a política', 'a política'],
    ['pt', 'Hoje corta a política', 'a política'],
    ['pt', 'Evita em geral a política', 'em geral a política'],
    ['pl', 'Unikaj Tuska', 'Tuska'],
    ['pl', 'Dziś unikaj polityki', 'polityki'],
    ['pl', 'Unikaj na razie polityki', 'na razie polityki'],
    ['nl', 'Vermijd Wilders', 'Wilders'],
    ['nl', 'Vandaag vermijd politiek', 'politiek'],
    ['nl', 'Vermijd in ieder geval politiek', 'in ieder geval politiek'],
    ['ro', 'Evită Simion', 'Simion'],
    ['ro', 'Azi evită politica', 'politica'],
    ['ro', 'Evită în general politica', 'în general politica'],
    ['hi', 'Avoid politics', 'politics'],
  ])('%s: %s', (tongue, task, unwanted) => {
    expect(unwantedOf(task, tongue)).toBe(unwanted)
  })

  test.each<[string, string]>([
    ['en', 'sport and how to avoid the flu'],
    ['en', 'companies that avoid taxes'],
    ['en', 'tips to avoid scams and the weather'],
    ['en', 'Skip to the weather'],
    ['en', 'where house prices drop the most and sport'],
    ['en', 'plans to drop charges and sport'],
    ['es', 'deportes y Salta la bella'],
    ['de', 'Nachrichten über Streiche und Sport'],
    ['de', 'wie vermeide ich Stau und Sport'],
    ['fr', 'comment éviter la grippe et le sport'],
    ['fr', "une saute d'humeur et le sport"],
    ['es', 'consejos para evitar estafas y deportes'],
    ['es', 'teatro, Evita y cine'],
    ['es', 'Evita y el teatro'],
    ['es', 'Corte Suprema y deportes'],
    ['it', 'le notizie di chi evita le tasse e lo sport'],
    ['it', 'come evitare le truffe e sport'],
    ['pt', 'como evitar a gripe e desporto'],
    ['pt', 'Corte Constitucional e política'],
    ['pl', 'jak unikać grypy i sport'],
    ['nl', 'hoe vermijd je files en sport'],
    ['ro', 'cum evită oamenii gripa și sport'],
  ])('%s: %s', (tongue, task) => {
    expect(unwantedOf(task, tongue)).toBe('')
  })

  test.each<[string, string, string]>([
    ['en-GB', 'I want to avoid politics', 'politics'],
    ['de-DE', 'Vermeide Politik', 'Politik'],
    ['de-DE', 'Vermeide im Text Politik', 'Politik'],
    ['fr-FR', 'Évite en général la politique', 'la politique'],
    ['es-ES', 'Evita hoy la política', 'la política'],
    ['it-IT', 'Evita in ogni caso la politica', 'la politica'],
    ['pt-PT', 'Evita em geral a política', 'a política'],
    ['pl-PL', 'Unikaj na razie polityki', 'polityka'],
    ['nl-NL', 'Vermijd in ieder geval politiek', 'politiek'],
    ['ro-RO', 'Evită în general politica', 'politica'],
    ['en-GB', 'Try to avoid politics', 'politics'],
    ['en-GB', 'Tell me the news and try to leave politics out', 'politics'],
    ['de-DE', 'Wenn möglich streiche Politik', 'Politik'],
    ['de-DE', 'Ich möchte Politik vermeiden', 'Politik'],
    ['fr-FR', 'Le matin évite la politique', 'la politique'],
    ['es-ES', 'A ser posible salta la política', 'la política'],
    ['it-IT', 'Cerca di evitare la politica', 'la politica'],
    ['pt-BR', 'Às vezes pula a política', 'a política'],
    ['pl-PL', 'Wolę pominąć politykę', 'polityka'],
    ['nl-NL', 'Probeer politiek te vermijden', 'politiek'],
    ['ro-RO', 'Încearcă să eviți politica', 'politica'],
  ])('%s: %s', (locale, task, without) => {
    const read = readTask(task, locale)
    expect([read.topics, read.without.map(({ name }) => name)]).toEqual([[], [without]])
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
