import { describe, expect, test } from 'vitest'
import { EXAMPLE_TASKS } from '../wizard/example-tasks.ts'
import { otherSportThan, readTask, storyTest, topicPattern } from './read-task.ts'
import { taskTold } from './task-told.ts'
import { TOPICS } from './topics.ts'

const names = (task: string, locale = 'en-GB') => readTask(task, locale).topics.map(({ name }) => name)

describe('topics', () => {
  test.each<[string, string, string[]]>([
    ['en-GB', 'Only sport, and talk like a pirate', ['sport']],
    ['en-US', 'Football and the weather, please', ['sport', 'the weather']],
    ['de-DE', 'Nur Fußball', ['Sport']],
    ['fr-FR', 'Seulement la météo', ['la météo']],
    ['es-MX', 'Deportes y economía', ['los deportes', 'la economía']],
    ['it-IT', 'Solo calcio', ['lo sport']],
    ['pt-PT', 'Só desporto', ['o desporto']],
    ['pl-PL', 'Tylko sport i pogoda', ['sport', 'pogoda']],
    ['nl-NL', 'Alleen sport', ['sport']],
    ['ro-RO', 'Doar fotbal', ['sport']],
    ['hi-IN', 'सिर्फ़ खेल', ['खेल']],
    ['de-DE', 'Only sport, in two sentences', ['Sport']],
    ['en-GB', 'Talk like a pirate', []],
    ['en-GB', 'Support our transport workers', []],
  ])('%s: %s', (locale, task, wanted) => {
    expect(names(task, locale)).toEqual(wanted)
  })

  test('a story is known by what its topic is made of, not by the word alone', () => {
    const sport = topicPattern(readTask('Sport', 'en-GB').topics)
    expect(sport?.test('Rovers draw at home. The striker missed a penalty.')).toBe(true)
    expect(sport?.test('Harbour library opens a reading room. The room has forty seats.')).toBe(false)
    expect(topicPattern([])).toBeUndefined()
  })

  test('every tongue has the same topics in the same order', () => {
    for (const topics of Object.values(TOPICS)) expect(topics).toHaveLength(TOPICS.en?.length ?? 0)
  })
})

describe('what is not wanted', () => {
  test.each<[string, string, string[], string[]]>([
    ['en-GB', 'No politics, please', [], ['politics']],
    ['en-GB', 'everything except politics', [], ['politics']],
    ['en-GB', 'Sport, no politics', ['sport'], ['politics']],
    ['en-GB', 'No politics but sport', ['sport'], ['politics']],
    ['en-GB', 'No politics, two stories about sport, like a pirate', ['sport'], ['politics']],
    ['en-GB', 'No politics, weather or sport', [], ['sport', 'the weather', 'politics']],
    ['de-DE', 'Keine Politik, drei Meldungen über Sport', ['Sport'], ['Politik']],
    ['en-GB', 'nothing but sport', ['sport'], []],
    ['en-GB', 'no more than two stories about sport', ['sport'], []],
    ['de-DE', 'Keine Politik, kein Sport', [], ['Sport', 'Politik']],
    ['de-DE', 'alles außer Sport', [], ['Sport']],
    ['de-DE', 'nicht mehr als drei Meldungen über Sport', ['Sport'], []],
    ['pl-PL', 'bez polityki', [], ['polityka']],
    ['es-ES', 'sin política, tres noticias', [], ['la política']],
    ['it-IT', 'niente politica', [], ['la politica']],
    ['fr-FR', 'sans politique', [], ['la politique']],
    ['pt-PT', 'sem política', [], ['a política']],
    ['nl-NL', 'geen politiek', [], ['politiek']],
    ['ro-RO', 'fără politică', [], ['politica']],
    ['hi-IN', 'राजनीति नहीं', [], ['राजनीति']],
    ['fr-FR', 'le foot et la meteo', ['le sport', 'la météo'], []],
  ])('%s: %s', (locale, task, topics, without) => {
    const read = readTask(task, locale)
    expect([read.topics, read.without].map((list) => list.map(({ name }) => name))).toEqual([topics, without])
  })

  test('is told to the owner', () => {
    expect(taskTold('No politics', 'en-GB')).toBe('The built-in writer reads all stories, leaves out those about politics.')
  })
})

describe('how many, and the closing line', () => {
  test.each<[string, string, number, string]>([
    ['en-GB', 'Two stories about sport. End with: “See you on the terraces”.', 2, 'See you on the terraces'],
    ['de-DE', 'Zwei Meldungen über Sport. Schließe mit: „Bis zum Anpfiff“.', 2, 'Bis zum Anpfiff'],
    ['fr-FR', 'Deux infos sur le sport. Termine par : « Rendez-vous au stade ».', 2, 'Rendez-vous au stade'],
    ['es-ES', '3 noticias de deportes. Termina con: «Nos vemos en la grada».', 3, 'Nos vemos en la grada'],
    ['it-IT', 'Due notizie di sport. Chiudi con: «Ci vediamo allo stadio».', 2, 'Ci vediamo allo stadio'],
    ['pt-PT', 'Duas notícias de desporto. Termina com: “Até ao estádio”.', 2, 'Até ao estádio'],
    ['pl-PL', 'Dwie wiadomości o sporcie. Zakończ: „Do zobaczenia na trybunach”.', 2, 'Do zobaczenia na trybunach'],
    ['nl-NL', 'Twee korte berichten over sport. Sluit af met: “Tot in het stadion”.', 2, 'Tot in het stadion'],
    ['ro-RO', 'Două știri despre sport. Încheie cu: „Ne vedem pe stadion”.', 2, 'Ne vedem pe stadion'],
    ['hi-IN', 'खेल की दो ख़बरें। अंत में कहिए: “मैदान में मिलते हैं”।', 2, 'मैदान में मिलते हैं'],
  ])('%s: %s', (locale, task, most, closing) => {
    expect(readTask(task, locale)).toMatchObject({ most, closing })
  })

  test.each<[string, string, string]>([
    ['en-GB', 'Only sport. End with: Stay warm, Whitby!', 'Stay warm, Whitby!'],
    ['en-GB', 'Sport news, and close by saying: See you at ten', 'See you at ten'],
    ['de-DE', 'Nur Sport. Schließe mit den Worten: Bis gleich am Hafen! Fasse dich kurz.', 'Bis gleich am Hafen!'],
    ['fr-FR', 'Le sport. Termine par : Bonne route à tous.', 'Bonne route à tous.'],
    ['es-ES', 'Deportes. Termina con: Hasta mañana, Zaragoza.', 'Hasta mañana, Zaragoza.'],
    ['it-IT', 'Solo sport. Chiudi con: Buona strada a tutti', 'Buona strada a tutti'],
    ['pt-PT', 'Desporto. Termina com: Até já, Porto!', 'Até já, Porto!'],
    ['pl-PL', 'Sport. Zakończ słowami: Trzymajcie się ciepło!', 'Trzymajcie się ciepło!'],
    ['nl-NL', 'Alleen sport. Sluit af met: Tot morgen!', 'Tot morgen!'],
    ['ro-RO', 'Doar sport. Încheie cu: Rămâneți pe recepție!', 'Rămâneți pe recepție!'],
    ['hi-IN', 'केवल खेल। अंत में कहिए: मिलते हैं कल सुबह!', 'मिलते हैं कल सुबह!'],
  ])('without quotation marks it stands behind a colon. %s: %s', (locale, task, closing) => {
    expect(readTask(task, locale)).toMatchObject({ closing })
  })

  test('a subject at the end is not read aloud', () => {
    for (const [task, locale] of [
      ['First sport, and at the end: the weather.', 'en-GB'],
      ['Erst Sport, zum Schluss: das Wetter', 'de-DE'],
      ['Primero deportes, al final: el tiempo', 'es-ES'],
    ] as const)
      expect(readTask(task, locale)).not.toHaveProperty('closing')
  })

  test('a number that counts no stories and a quotation that closes nothing are left alone', () => {
    expect(readTask('Two sentences each. Mention “Harbour Radio” twice.', 'en-GB')).toEqual({ topics: [], without: [] })
  })
})

describe('the owner reads', () => {
  test('what the built-in writer will do, and what it cannot', () => {
    expect(taskTold('Two stories about sport, like a pirate. End with “Ahoy there”', 'en-GB')).toBe(
      'The built-in writer selects stories about sport, tells at most 2, ends with “Ahoy there”. It does nothing about “like a pirate”: this needs LLM_BASE_URL.',
    )
    expect(taskTold('Talk like a pirate', 'en-GB')).toBe(
      'The built-in writer puts first the stories that hold words of the task. What more “Talk like a pirate” asks for: this needs LLM_BASE_URL.',
    )
    expect(taskTold('Nur Fußball und Wetter', 'de-DE')).toBe('The built-in writer selects stories about Sport, das Wetter.')
  })

  test('nothing missing in the examples that the wizard offers', () => {
    for (const { task } of EXAMPLE_TASKS) expect(taskTold(task, 'en-US')).not.toContain('LLM_BASE_URL')
  })

  test('no more than three pieces of a long task, each in short', () => {
    const task = ['Sing', 'Dance', 'Laugh', 'Weep', 'w'.repeat(400)].join('. ')
    expect(taskTold(task, 'en-GB')).toContain('“Sing”, “Dance”, “Laugh” and what follows asks for: this')
    expect(taskTold('w'.repeat(400), 'en-GB').length).toBeLessThan(200)
  })
})

describe('single sports', () => {
  test.each<[string, string, string, boolean]>([
    ['en-GB', 'Only football', 'Wildcats lose basketball opener', true],
    ['en-GB', 'Only football', 'Rovers beat Albion 2-1', false],
    ['en-GB', 'Only football', 'Football club opens a basketball hall', false],
    ['pl-PL', 'Tylko piłka nożna', 'Koszykarze Arki przegrali', true],
    ['hi-IN', 'सिर्फ़ क्रिकेट', 'भारत ने हॉकी में पाकिस्तान को हराया', true],
  ])('%s: %s: %s', (locale, task, story, isOther) => {
    expect(otherSportThan(task, locale)?.(story)).toBe(isOther)
  })

  test('sport of any kind leaves none out', () => {
    expect(otherSportThan('Sport, football first', 'en-GB')).toBeUndefined()
  })

  test('one that is not wanted takes no other with it', () => {
    const { topics, without } = readTask('Sport, no football', 'en-GB')
    expect([topics, without].map((list) => list.map(({ name }) => name))).toEqual([['sport'], ['football']])
    expect(topicPattern(without)?.test('Wildcats lose basketball opener')).toBe(false)
  })

  test('each is known as sport', () => {
    expect(names('Only snooker')).toEqual(['sport'])
    expect(names('Só hóquei', 'pt-PT')).toEqual(['o desporto'])
  })
})

describe('a subject that no topic knows', () => {
  test.each<[string, string, string[], boolean]>([
    ['en-GB', 'only news about the lighthouse', ['lighthouse'], true],
    ['de-DE', 'Berichte über den Almabtrieb und die Sennerinnen', ['Almabtrieb', 'Sennerinnen'], true],
    ['es-ES', 'Noticias de la sidra', ['sidra'], true],
    ['pl-PL', 'Tylko wiadomości o żubrach', ['żubrach'], true],
    ['hi-IN', 'मेट्रो के बारे में बताइए', ['मेट्रो'], true],
    ['en-GB', 'Lighthouses', ['Lighthouses'], false],
    ['en-GB', 'only lifeboats', ['lifeboats'], false],
    ['ro-RO', 'Numai de la Gazeta Portului', ['Gazeta Portului'], false],
  ])('%s: %s', (locale, task, own, isSure) => {
    const { topics, isGuess } = readTask(task, locale)
    expect([topics.map(({ name }) => name), isGuess !== true]).toEqual([own, isSure])
  })

  test.each<[string, string]>([
    ['en-GB', 'Be cheerful and brief'],
    ['en-GB', 'Talk like a pirate'],
    ['de-DE', 'Bitte kurz und locker'],
    ['fr-FR', 'Sois bref et simple'],
    ['es-ES', 'Solo la noticia más reciente, imita a un loro'],
    ['it-IT', 'Solo l’ultima notizia, poi basta'],
    ['nl-NL', 'Lekker kort graag'],
    ['hi-IN', 'संक्षेप में बोलो'],
  ])('how to tell it is no subject. %s: %s', (locale, task) => {
    expect(readTask(task, locale).topics).toEqual([])
  })

  test.each<[string, string, string, boolean]>([
    ['pl-PL', 'o żubrach', 'Leśnicy wypuścili dwanaście żubrów.', true],
    ['de-DE', 'über Bienenstöcke', 'Ein Stadtbienenstock steht auf dem Dach.', true],
    ['en-GB', 'about the miniature railway', 'The railway was closed.', false],
    ['en-GB', 'about the miniature railway', 'On the miniature steam railway of Dungeness', true],
    ['it-IT', 'sulle contrade', 'Il contratto è firmato.', false],
    ['es-ES', 'sobre bomberos', 'Una bombera apaga el fuego.', true],
  ])('%s: %s: %s', (locale, task, story, isOf) => {
    expect(storyTest(readTask(task, locale).topics)?.(story)).toBe(isOf)
  })

  test('the owner reads by which words it goes', () => {
    expect(taskTold('news about the lighthouse', 'en-GB')).toContain(
      'selects stories about “lighthouse”. It knows the subject by these words',
    )
    expect(taskTold('only lifeboats', 'en-GB')).toContain(
      'selects stories that hold “lifeboats” or come from a source of that name, and where none does tells all',
    )
    expect(taskTold('No royals', 'en-GB')).toContain('leaves out those that hold “royals”')
  })
})

describe('wishes beside a subject', () => {
  test.each<[string, string, string]>([
    ['de-DE', 'nur gute Nachrichten', 'leaves out those of death, crime and accidents, tells first what sounds glad.'],
    ['fr-FR', 'pas d’accidents', 'leaves out those of accidents.'],
    ['pt-PT', 'as mais recentes primeiro', 'tells the newest first.'],
    ['nl-NL', 'lokaal nieuws eerst', 'tells first what names the place of the station.'],
  ])('%s: %s', (locale, task, told) => {
    expect(taskTold(task, locale)).toContain(told)
  })

  test('a source of the host is known in any form and order', () => {
    const names = ['Agencja Północ', 'Kurier']
    expect(readTask('Wszystko oprócz Agencji Północ', 'pl-PL', names).withoutSources).toEqual(['Agencja Północ'])
    expect(readTask('Tylko Kurier', 'pl-PL', names).fromSources).toEqual(['Kurier'])
    expect(readTask('Deportes de Aragón', 'es-ES', ['Aragón Hoy'])).not.toHaveProperty('fromSources')
  })
})

describe('what comes first, whose stories, and how they are told', () => {
  test.each<[string, string, string]>([
    ['en-GB', 'The weather first, then sport', 'selects stories about the weather first, then sport.'],
    ['en-GB', 'Sport, but the weather first', 'selects stories about the weather first, then sport.'],
    ['de-DE', 'Beginne mit dem Verkehr', 'tells stories about der Verkehr first, then the rest.'],
    ['pl-PL', 'Najpierw pogoda, potem reszta', 'tells stories about pogoda first, then the rest.'],
    ['en-GB', 'Stories about the first league of football', 'selects stories about sport.'],
    ['en-GB', 'Anything but politics', 'reads all stories, leaves out those about politics.'],
    ['es-ES', 'Ni política ni deportes', 'reads all stories, leaves out those about los deportes, la política.'],
    ['de-DE', 'Politik weglassen, Sport', 'selects stories about Sport, leaves out those about Politik.'],
    ['ro-RO', 'doua stiri despre sport', 'selects stories about sport, tells at most 2.'],
    ['en-GB', 'wether and politcs', 'selects stories about the weather, politics.'],
    ['en-GB', 'short news for whoever listens', 'puts first the stories that hold words of the task.'],
  ])('%s: %s', (locale, task, told) => {
    expect(taskTold(task, locale)).toContain(`The built-in writer ${told}`)
  })

  test.each<[string, string, string | undefined]>([
    ['en-GB', 'Only from the BBC feed', 'BBC'],
    ['en-GB', 'just the bbc feed please', 'bbc'],
    ['de-DE', 'Nur Meldungen aus der Tagesschau', 'Tagesschau'],
    ['fr-FR', 'Les infos de France Info', 'France Info'],
    ['hi-IN', 'सिर्फ़ आकाशवाणी की ख़बरें', 'आकाशवाणी'],
    ['de-DE', 'Nachrichten aus der Politik', undefined],
    ['es-ES', 'noticias de deportes', undefined],
  ])('%s: %s', (locale, task, source) => {
    expect(readTask(task, locale).source).toBe(source)
  })

  test.each([
    ['en-GB', 'Sport in a funny way', 'in a funny way'],
    ['de-DE', 'Kultur im Stil eines Piraten', 'im Stil eines Piraten'],
    ['hi-IN', 'खेल, समुद्री डाकू की तरह', 'समुद्री डाकू की तरह'],
  ])('%s: %s needs a model for how', (locale, task, how) => {
    expect(taskTold(task, locale)).toContain(`It does nothing about “${how}”: this needs LLM_BASE_URL.`)
  })
})

test('where a language model is asked, it is said what comes without it', () => {
  expect(taskTold('Sport, like a pirate', 'en-GB', true)).toBe(
    'The language model is given this task; without it the built-in writer selects stories about sport.',
  )
})

test('what stands behind the colon of a subject belongs to it', () => {
  const { topics } = readTask('stories from the sea: the lighthouse, the seals', 'en-GB')
  expect(topics.map(({ name }) => name)).toEqual(['sea', 'lighthouse', 'seals'])
})
