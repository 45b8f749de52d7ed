import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { isLong } from '@hourcast/domain/testing/is-long'
import { describe, expect, test } from 'vitest'
import { holds, plainWords } from '../fit-for-air/phrases.ts'
import { isSombre } from '../fit-for-air/sombre.ts'
import { PLAIN_ITEMS } from '../fit-for-air/testing/plain-items.ts'
import { WEATHER_PHRASES, WEATHER_SIGNS } from '../fit-for-air/weather-words.ts'
import { localeOf } from '../locale-of.ts'
import { text, write } from '../testing/built-in-text.ts'
import { item, writeInput } from '../testing/write-input.ts'
import { type Tongue, tongueOf } from '../tongue.ts'
import { linkOf } from './frame.ts'
import { areOfOneKind } from './of-one-kind.ts'
import { findPack } from './packs/find-pack.ts'
import type { Say } from './speaker.ts'

const HOUR = 3_600_000
const { airAt } = writeInput()

/** Those of the languages, and the one that is spoken in two ways. */
const HOSTS: { name: string; speaks: { language: number; timeZone?: string } }[] = [
  ...LANGUAGES.map(({ name, value }) => ({ name, speaks: { language: value } })),
  { name: 'Portuguese of Brazil', speaks: { language: 6, timeZone: 'America/Recife' } },
]

/** What the host of a language can tell. */
const storiesIn = (language: number) => {
  const tongue = tongueOf(LANGUAGES.find(({ value }) => value === language)?.locale ?? '')
  return PLAIN_ITEMS.filter(([one]) => one === tongue).map(([, title, story]) => item(title, title, story))
}

/** Beside a robbery every tone is serious. */
const isLight = ({ title, text: told }: { title: string; text: string }) =>
  LANGUAGES.every(({ locale }) => !isSombre(plainWords(`${title} ${told}`), tongueOf(locale)))

/** The first and the last breath of bulletins, one after the other. */
const frames = async (hours: readonly number[], change: { language: number; timeZone?: string; tone: number }) => {
  // One story is enough to open with a promise: what stands around it is looked at.
  const items = storiesIn(change.language).filter(isLight).slice(0, 1)
  const scripts = await Promise.all(hours.map((hour) => write({ airAt: airAt + hour * HOUR, items, ...change })))
  return {
    openings: scripts.map(({ segments }) => segments[0]?.text.replace(/^[^.।]+[.।] /, '') ?? ''),
    signOffs: scripts.map(({ segments }) => segments.at(-1)?.text ?? ''),
  }
}

const sentencesIn = (text: string): number => text.split(/[.।](?: |$)/).filter(Boolean).length

const repeatsWithin = (texts: readonly string[], near: number): string[] =>
  texts.filter((said, at) => texts.slice(Math.max(0, at - near), at).includes(said))

describe.each(HOSTS)('$name', ({ speaks }) => {
  test.each([0, 1, 2, 3, 4, 5])('tone %i has six openings and six ways out, none twice in three bulletins', async (tone) => {
    const hours = Array.from({ length: isLong ? 24 : 12 }, (_, hour) => hour)
    const { openings, signOffs } = await frames(hours, { ...speaks, tone })
    expect(new Set(openings).size).toBeGreaterThanOrEqual(6)
    expect(new Set(signOffs).size).toBeGreaterThanOrEqual(6)
    expect([repeatsWithin(openings, 2), repeatsWithin(signOffs, 2)]).toEqual([[], []])
  })

  test('six tones differ in words', async () => {
    const said = await Promise.all([0, 1, 2, 3, 4, 5].map((tone) => frames([0, 1, 2, 3, 4, 5], { ...speaks, tone })))
    const all = said.flatMap(({ openings, signOffs }) => [...new Set(openings), ...new Set(signOffs)])
    expect(new Set(all).size).toBe(all.length)
  })

  test('each link is another one until there is no other', async () => {
    const items = Array.from({ length: 8 }, (_, at) => item(`i${at}`, `Story${at} Wort${at} Mot${at} palabra${at}`))
    const { segments } = await write({ ...speaks, items, length: 'long' })
    const links = segments.filter(({ kind }) => kind === 'link').map(({ text: said }) => said)
    expect(links.length).toBeGreaterThanOrEqual(6)
    expect(new Set(links.slice(0, 6)).size).toBe(6)
  })

  test('the host is named once in every type', async () => {
    for (let presentationType = 0; presentationType < 8; presentationType += 1) {
      const said = await text({ ...speaks, presentationType, hostName: 'Ximena', customTask: 'x' })
      expect(said.split('Ximena').length - 1, said).toBe(presentationType === 6 ? 0 : 1)
    }
  })

  test('where nothing is told nothing is promised, in every type', async () => {
    for (let presentationType = 0; presentationType < 8; presentationType += 1) {
      const script = await write({ ...speaks, presentationType, items: [], includeDateTime: false })
      const [first, ...others] = script.segments
      const promise = first?.kind === 'greeting' ? sentencesIn(first.text) : 0
      // A greeting, and who speaks; an Outro has only its way out.
      expect(promise, first?.text).toBe(presentationType === 6 ? 0 : 2)
      expect([first, ...others].map((one) => one?.kind).slice(-2)).toEqual(['body', 'sign-off'])
    }
  })

  test('who says it stands in one sentence with what is said', async () => {
    for (const [airAtHour, story] of storiesIn(speaks.language).slice(0, 3).entries()) {
      const script = await write({ ...speaks, items: [story], airAt: airAt + airAtHour * HOUR })
      const told = script.segments.find(({ kind }) => kind === 'item')?.text ?? ''
      const first = told.split(/(?<=[.!?।]) /)[0] ?? ''
      expect(first).toContain('Coast News')
      expect(first.split(' ').length).toBeGreaterThan(4)
    }
  })
})

test('what one of the last bulletins said is said otherwise, however the hours fall', async () => {
  for (const step of [3, 5, 6, 8, 12, 24, 168]) {
    const said: string[][] = []
    for (let at = 0; at < 12; at += 1) {
      const recentlySaid = new Set(said.slice(-2).flat())
      const { segments } = await write({ airAt: airAt + at * step * HOUR, recentlySaid })
      const frame = [segments[0]?.text ?? '', segments.at(-1)?.text ?? '']
      for (const one of frame) expect(recentlySaid.has(one), `every ${step} hours: ${one}`).toBe(false)
      said.push(frame)
    }
  }
})

test.each<[number, string, RegExp]>([
  [3, '2027-03-14T16:00:00Z', /Son las cuatro de la tarde del domingo/],
  [3, '2027-03-14T13:30:00Z', /Es la una y media de la tarde/],
  [3, '2027-03-14T12:00:00Z', /Son las doce del mediodía/],
  [3, '2027-03-14T00:00:00Z', /Es medianoche, y hoy es domingo 14 de marzo\./],
  [3, '2027-03-14T00:51:00Z', /Son las doce y cincuenta y uno de la madrugada del domingo/],
  [3, '2027-03-14T23:50:00Z', /Son las doce menos diez de la noche del domingo/],
  [4, '2027-03-14T00:00:00Z', /È mezzanotte, oggi è domenica/],
  [5, '2027-03-14T12:00:00Z', /Il est midi, nous sommes le dimanche/],
  [11, '2027-03-01T22:12:00Z', /Este ora douăzeci și două și douăsprezece minute, luni, întâi martie\./],
  [6, '2027-03-14T22:07:00Z', /São vinte e duas horas e 7 minutos\. Hoje é domingo, 14 de março\./],
  [4, '2027-03-01T20:07:00Z', /Sono le 20 e 7 di lunedì primo marzo\./],
  [4, '2027-03-14T01:00:00Z', /È l’una di domenica 14 marzo\./],
  [3, '2027-03-14T16:45:00Z', /Son las cinco menos cuarto de la tarde del domingo 14 de marzo\./],
  [3, '2027-03-14T13:01:00Z', /Es la una y un minuto de la tarde/],
  [13, '2027-03-01T19:21:00Z', /Son las siete veintiuno de la noche de este lunes primero de marzo\./],
  [5, '2027-03-01T20:07:00Z', /Il est 20 h 07, nous sommes le lundi 1er mars\./],
  [5, '2027-03-14T00:07:00Z', /Il est minuit 7,/],
  [6, '2027-03-14T00:00:00Z', /É meia-noite\. Hoje é domingo/],
  [0, '2027-03-14T00:00:00Z', /It’s midnight, and today is Sunday, March 14\./],
  [0, '2027-03-14T00:01:00Z', /It’s 1 minute past midnight on Sunday/],
  [0, '2027-03-14T03:24:00Z', /It’s 3:24 in the morning on Sunday/],
  [9, '2027-03-14T20:07:00Z', /It’s 8:07 on Sunday 14 March\./],
  [9, '2027-03-14T20:00:00Z', /It’s 8 o’clock on Sunday/],
  [1, '2027-03-14T10:00:00Z', /Es ist 10 Uhr\. Heute ist Sonntag, der 14\. März\./],
  [1, '2027-03-14T01:05:00Z', /Es ist ein Uhr 5\./],
  [10, '2027-03-14T10:00:00Z', /Het is tien uur, zondag 14 maart\./],
  [10, '2027-03-14T00:00:00Z', /Het is middernacht, zondag/],
  [10, '2027-03-14T20:07:00Z', /Het is zeven minuten over acht, zondag/],
  [10, '2027-03-14T20:15:00Z', /Het is kwart over acht, zondag/],
  [10, '2027-03-14T12:24:00Z', /Het is zes minuten voor half één, zondag/],
  [10, '2027-03-14T23:31:00Z', /Het is één minuut over half twaalf, zondag/],
  [10, '2027-03-14T23:45:00Z', /Het is kwart voor twaalf, zondag/],
  [2, '2027-03-14T00:00:00Z', /Jest północ, niedziela, 14 marca\./],
  [2, '2027-03-14T00:22:00Z', /Jest 22 minuty po północy, niedziela/],
  [2, '2027-03-14T00:12:00Z', /Jest 12 minut po północy, niedziela/],
  [2, '2027-03-14T20:07:00Z', /Jest godzina 20:07, niedziela/],
  [7, '2027-03-14T13:00:00Z', /इस समय दोपहर का 1 बजा है, और दिन है रविवार/],
  [7, '2027-03-14T19:00:00Z', /इस समय शाम के 7 बजे हैं, और दिन है रविवार/],
  [7, '2027-03-14T19:11:00Z', /समय है शाम के 7 बजकर 11 मिनट, और दिन है रविवार/],
])('in language %i the hour is told as it is told there: %s', async (language, at, words) => {
  expect(await text({ language, airAt: Date.parse(at) })).toMatch(words)
})

test.each<[number, string, string]>([
  [3, '2027-03-14T18:30:00Z', 'Buenas tardes'],
  [3, '2027-03-14T20:00:00Z', 'Buenas noches'],
  [13, '2027-03-14T18:30:00Z', 'Buenas tardes'],
  [13, '2027-03-14T19:00:00Z', 'Buenas noches'],
  [11, '2027-03-14T03:00:00Z', 'Bine v-am găsit'],
  [6, '2027-03-14T04:24:00Z', 'Bom dia'],
  [11, '2027-03-14T23:30:00Z', 'Bună seara'],
  [11, '2027-03-14T11:00:00Z', 'Bună ziua'],
  [4, '2027-03-14T12:00:00Z', 'Buongiorno'],
  [4, '2027-03-14T13:00:00Z', 'Buon pomeriggio'],
  [1, '2027-03-14T10:59:00Z', 'Guten Morgen'],
  [1, '2027-03-14T11:00:00Z', 'Guten Tag'],
  [1, '2027-03-14T00:30:00Z', 'Guten Abend'],
  [10, '2027-03-14T04:59:00Z', 'Goedenacht'],
  [10, '2027-03-14T23:30:00Z', 'Goedenavond'],
  [7, '2027-03-14T09:59:00Z', 'सुप्रभात'],
  [7, '2027-03-14T10:00:00Z', 'नमस्कार'],
  [2, '2027-03-14T03:24:00Z', 'Witamy Państwa'],
  [2, '2027-03-14T23:30:00Z', 'Dobry wieczór'],
])('language %i at %s greets with %s', async (language, at, greeting) => {
  expect(await text({ language, airAt: Date.parse(at) })).toContain(greeting)
})

test('in Brazil the small hours have a greeting of their own, and the last of the evening has not', async () => {
  const speaks = { language: 6, timeZone: 'America/Sao_Paulo' }
  expect(await text({ ...speaks, airAt: Date.parse('2027-03-14T02:30:00Z') })).toContain('Boa noite')
  expect(await text({ ...speaks, airAt: Date.parse('2027-03-14T05:30:00Z') })).toContain('Boa madrugada')
})

test.each(HOSTS)('$name: no way out holds a word of the weather, nor of an hour', ({ speaks: { language, timeZone } }) => {
  const locale = localeOf(writeInput({ language, ...(timeZone === undefined ? {} : { timeZone }) }))
  const { thanks, close, stayingOn } = findPack(locale)
  const said = plainWords([...thanks.flat(), ...close, ...stayingOn].join(' '))
  const tongue = tongueOf(locale)
  expect([WEATHER_PHRASES, WEATHER_SIGNS].filter((words) => holds(said, words[tongue]))).toEqual([])
  expect(said).not.toMatch(/ (?:today|day|tag|heute|vandaag|dag|día|hoy|oggi|giorno|jour|dzień|dziś|astăzi|ziua|dia|hoje|आज) /)
})

test('Portuguese gives a name its article where it knows it', async () => {
  const items = [item('a', 'Nevoeiro fecha o porto', '', 'Jornal da Foz')]
  const said = await text({ language: 6, stationName: 'Rádio Foz', items })
  expect(said).toMatch(/(?:Está a ouvir|Esta é|está a ouvir) a Rádio Foz/)
  expect(said).toContain('o Jornal da Foz')
})

test.each([
  ['a station in Brazil', { timeZone: 'America/Sao_Paulo' }, 'Nevoeiro no porto'],
  ['a place in Brazil', { timeZone: 'UTC', location: 'Salvador' }, 'Nevoeiro no porto'],
  ['a Brazilian feed', { timeZone: 'UTC', location: '' }, 'Prefeitura compra ônibus por R$ 2 milhões'],
])('%s has a Brazilian host', async (_, where, title) => {
  expect(await text({ language: 6, ...where, items: [item('a', title)] })).toMatch(/[Vv]ocê/)
})

test('in Portugal a Brazilian story has a Portuguese host', async () => {
  const items = [item('a', 'Nevoeiro fecha o porto'), item('b', 'Autocarro da câmara municipal avariou')]
  expect(await text({ language: 6, timeZone: 'Europe/Lisbon', items })).not.toMatch(/[Vv]ocê/)
})

describe('the task of a Custom action', () => {
  const STORIES = [
    item('library', 'Harbour library opens a reading room', 'The room has forty seats.'),
    item('draw', 'Rovers draw at home', 'The striker missed a penalty.'),
    item('cup', 'Town wins the junior football cup', 'The goalkeeper stopped four shots.'),
    item('semi', 'Women reach the handball semi-final', 'They meet Leeds in March.'),
  ]
  const custom = (customTask: string, change: object = {}) =>
    write({ presentationType: 7, items: STORIES, customTask, ...change })

  test('selects by topic, and says nothing of the rest aloud', async () => {
    const script = await custom('Only sport, and talk like a pirate')
    expect(script.itemIds).toEqual(['draw', 'cup', 'semi'])
    expect(script.leftOut).toMatchObject([{ itemId: 'library', reason: 'off-task' }])
    const said = await text({ presentationType: 7, items: STORIES, customTask: 'Only sport, and talk like a pirate' })
    expect(said).not.toContain('pirate')
    expect(said).toMatch(/\bsport\b/)
  })

  test('tells as many as are asked for, and ends with the closing line', async () => {
    const script = await custom('Two stories about sport. End with “See you on the terraces”')
    expect(script.itemIds).toHaveLength(2)
    expect(script.segments.at(-1)?.text).toMatch(/ See you on the terraces\.$/)
  })

  test('says its last line in place of the thanks, as a sentence', async () => {
    const script = await custom('Only sport. End with "stay with us"')
    const sentences = (script.segments.at(-1)?.text ?? '').split(/(?<=\.) /)
    expect(sentences.at(-1)).toBe('Stay with us.')
    expect(sentences.filter((one) => findPack('en').thanks.flat().includes(one))).toEqual([])
  })

  test('without a story about it, it says so', async () => {
    const script = await custom('Only sport', { items: STORIES.slice(0, 1) })
    expect(script.segments.find(({ kind }) => kind === 'body')?.text).toMatch(/on sport/)
  })
})

test.each(HOSTS)('$name: no link promises more of the same, and who goes greets nobody', ({ speaks: { language, timeZone } }) => {
  const locale = localeOf(writeInput({ language, ...(timeZone === undefined ? {} : { timeZone }) }))
  const { links, toneLinks, who, close, thanks, evergreen } = findPack(locale)
  const MORE =
    /^(?:(?:and )?there is more|dazu|und noch (?!eine)|da geht|y hay|y una cosa|y esto no|c’è|e poi|e non è|e há|e tem|e não|i jeszcze|to nie|și încă|en dan nog|ce n’est|और यह|अभी और)/iu
  expect([...links, ...toneLinks.flat()].filter((link) => MORE.test(link))).toEqual([])
  expect(close.filter((way) => who.some((greeting) => greeting.startsWith(way.replace(/[.।]$/u, ''))))).toEqual([])
  // Thanks would agree with the host, of whom only the name is known.
  expect([...thanks.flat(), ...evergreen].filter((said) => /obrigad[oa]/i.test(said))).toEqual([])
})

test('between two of one kind no link changes the subject', () => {
  const say: Say = (templates, _extra, turn = 0) => templates[turn % templates.length] ?? ''
  const linksOf = (isAlike: boolean) =>
    Array.from({ length: 12 }, (_, at) => linkOf(findPack('en'), writeInput(), say, at, isAlike)).filter(
      (link) => link !== undefined,
    )
  const changing = /different|elsewhere|other news/i
  expect(linksOf(true).filter((link) => changing.test(link))).toEqual([])
  expect(linksOf(false).filter((link) => changing.test(link))).toHaveLength(3)
})

test.each([
  ['Tem mais uma para você.', true],
  ['Calma, tem mais uma.', true],
  ['Themenwechsel.', false],
  ['Zmieniamy temat.', false],
  ['Vamos con otro tema.', false],
])('%s: between two of one kind %s', (link, isSaid) => {
  const said = linkOf(findPack('de'), writeInput(), () => link, 1, true)
  expect(said === link).toBe(isSaid)
})

test.each<[Tongue, string, string, boolean]>([
  ['en', 'Fire guts a mill in Tarsk', 'Barn burns down near Auberg', true],
  ['en', 'Fire guts a mill in Tarsk', 'Auberg elects Mara Bell as its mayor', false],
  ['it', 'Muore un ciclista a Vallalta', 'Due morti in un incidente a Borgo', true],
  ['it', 'Muore un ciclista a Vallalta', 'Il consiglio approva il bilancio', false],
  ['pl', 'Pożar młyna w Olszanach', 'Spłonęła stodoła pod Tarskiem', true],
  ['pl', 'Pożar młyna w Olszanach', 'Sejm przyjął ustawę', false],
])('%s: %s / %s: one kind %s', (tongue, one, other, isOfOneKind) => {
  expect(areOfOneKind(one, other, tongue)).toBe(isOfOneKind)
})
