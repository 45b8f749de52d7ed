import { describe, expect, test } from 'vitest'
import { feedSays } from '../testing/feed-says.ts'
import type { Tongue } from '../tongue.ts'

/** On air is Sunday morning. */
const JANUARY = 24 * 60
const HEADLINES: [Tongue, string][] = [
  ['en', 'Schools stay closed today'],
  ['en', 'Concert tonight in the harbour'],
  ['de', 'Schulen bleiben heute geschlossen'],
  ['pl', 'Szkoły są dziś zamknięte'],
  ['es', 'Las escuelas cierran hoy'],
  ['it', 'Oggi le scuole sono chiuse'],
  ['fr', 'Les écoles sont fermées aujourd’hui'],
  ['pt', 'As escolas fecham hoje'],
  ['hi', 'आज सभी स्कूल बंद रहेंगे'],
  ['nl', 'De scholen zijn vandaag dicht'],
  ['ro', 'Școlile sunt închise astăzi'],
]

describe('a headline that is bound to its day', () => {
  test.each(HEADLINES)('%s: %s', async (tongue, title) => {
    expect((await feedSays(tongue, title, '', { hoursAgo: 2 })).said).toContain(title)
    expect((await feedSays(tongue, title, '', { hoursAgo: JANUARY })).reason).toBe('stale-day')
    // Eleven hours ago it was another day.
    expect((await feedSays(tongue, title, '', { hoursAgo: 11 })).reason).toBe('stale-day')
    expect((await feedSays(tongue, title, '', { hoursAgo: null })).reason).toBe('undated-day')
  })
})

test.each<[Tongue, string, string]>([
  ['en', 'Bridge opens tomorrow', 'Bridge opens today'],
  ['de', 'Die Brücke öffnet morgen', 'Die Brücke öffnet heute'],
])('%s: the day after, %s is told as %s', async (tongue, title, today) => {
  expect((await feedSays(tongue, title, '', { hoursAgo: 2 })).said).toContain(title)
  expect((await feedSays(tongue, title, '', { hoursAgo: 11 })).said).toContain(today)
  expect((await feedSays(tongue, title, '', { hoursAgo: 11 + 24 })).reason).toBe('stale-day')
  expect((await feedSays(tongue, title, '', { hoursAgo: null })).reason).toBe('undated-day')
})

test.each<[Tongue, string, string]>([
  ['en', 'Snow closes schools', 'All schools in the county stay closed today.'],
  ['de', 'Schnee schließt Schulen', 'Alle Schulen bleiben heute geschlossen.'],
  ['it', 'La neve chiude le scuole', 'Tutte le scuole restano chiuse oggi.'],
  ['hi', 'बर्फ से स्कूल बंद', 'सभी स्कूल आज बंद रहेंगे।'],
  ['en', 'School closures on Friday', 'Snow is forecast.'],
])('%s: an item whose first sentence tells of a day that is over is over: %s', async (tongue, title, text) => {
  expect((await feedSays(tongue, title, text, { hoursAgo: JANUARY })).reason).toBe('stale-day')
})

describe('weekdays mean to the listener what they meant to the writer', () => {
  test.each<[Tongue, string, number, boolean]>([
    ['en', 'The board meets on Monday', 20, true],
    ['en', 'The board meets on Friday', 30, true],
    ['en', 'The board meets on Friday', 24 * 4, false],
    ['en', 'The board meets on Sunday', 30, true],
    ['en', 'Police arrested three people on Sunday', 30, false],
    ['en', 'Police arrested three people on Saturday', 30, true],
    ['en', 'The board meets on Saturday', 30, false],
    ['de', 'Am 7. Februar öffnet die neue Halle', 5, false],
    ['de', 'Nach dem Brand vom 7. Februar beginnt der Abriss der Halle', 5, true],
    ['de', 'Am 7. Februar 1953 brechen die Deiche', 5, true],
    ['en', 'On 7 February the hall opened', 5, true],
    ['en', 'The board meets on Monday', 24 * 9, false],
    ['en', 'The board meets every Monday', 24 * 9, true],
    ['en', 'The board meets on Friday, 19 March', 24 * 9, true],
    ['es', 'El consejo se reúne el viernes 19 de marzo', 24 * 9, true],
    ['pt', 'O conselho reúne na sexta-feira, 19 de março', 24 * 9, true],
    ['de', 'Der Rat tagt am Freitag', 24 * 9, false],
    ['pl', 'Rada zbiera się w piątek', 24 * 9, false],
    ['es', 'El consejo se reúne el viernes', 24 * 9, false],
    ['it', 'Il consiglio si riunisce venerdì', 24 * 9, false],
    ['fr', 'Le conseil se réunit vendredi', 24 * 9, false],
    ['pt', 'O conselho reúne na sexta-feira', 24 * 9, false],
    ['hi', 'परिषद की बैठक शुक्रवार को होगी', 24 * 9, false],
    ['nl', 'De raad vergadert op vrijdag', 24 * 9, false],
    ['ro', 'Consiliul se întrunește vineri', 24 * 9, false],
  ])('%s: %s, written %i hours ago', async (tongue, title, hoursAgo, isSaid) => {
    const { said, reason } = await feedSays(tongue, title, '', { hoursAgo })
    expect(reason).toBe(isSaid ? undefined : 'stale-day')
    expect(said !== '').toBe(isSaid)
  })

  test.each<[Tongue, string, string]>([
    ['en', 'The board meets on Sunday', 'The board meets today'],
    ['de', 'Der Rat tagt am Sonntagabend', 'Der Rat tagt heute Abend'],
    ['fr', 'Le conseil se réunit dimanche à Vannes', 'Le conseil se réunit aujourd’hui à Vannes'],
    ['pl', 'Rada zbiera się w niedzielę', 'Rada zbiera się dziś'],
    ['ro', 'Consiliul se întrunește duminică', 'Consiliul se întrunește astăzi'],
  ])('on that day it is today. %s: %s', async (tongue, title, told) => {
    expect((await feedSays(tongue, title, '', { hoursAgo: 20 })).said).toContain(told)
  })
})

test.each<[Tongue, string]>([
  ['en', 'USA Today names a new editor'],
  ['de', 'Am Morgen fährt die Fähre öfter'],
  ['es', 'El mercado abre a las seis de la mañana'],
  ['nl', 'De Morgen krijgt een nieuwe hoofdredacteur'],
  ['ro', 'Podul se închide pentru trei luni'],
  ['hi', 'आज तक के संपादक बदले'],
])('%s: no day is meant by %s', async (tongue, title) => {
  expect((await feedSays(tongue, title, '', { hoursAgo: 60 })).said).toContain(title)
})

test('of an older item the other sentences are told', async () => {
  const text = 'The ferry carries 180 passengers. It is painted tonight. Children travel free.'
  const { said, sentences } = await feedSays('en', 'Second ferry sails', text, { hoursAgo: 20 })
  expect(said).toContain('180 passengers')
  expect(said).not.toContain('tonight')
  expect(sentences).toMatchObject([{ reason: 'stale-day' }])
})

describe('an item without a date', () => {
  test.each<[Tongue, string]>([
    ['en', 'Trains will not run on Sunday'],
    ['de', 'Am Samstag fahren keine Busse'],
    ['fr', 'Pas de trains dimanche'],
    ['es', 'No habrá trenes el domingo'],
    ['it', 'Niente treni domenica'],
    ['pt', 'Não há comboios no domingo'],
    ['pl', 'W niedzielę nie pojadą pociągi'],
    ['nl', 'Zondag geen treinen naar Meppel'],
    ['ro', 'Duminică nu circulă trenurile'],
    ['hi', 'रविवार को ट्रेनें नहीं चलेंगी'],
  ])('%s: tells of no weekday: %s', async (tongue, title) => {
    expect((await feedSays(tongue, title, '', { hoursAgo: null })).reason).toBe('undated-day')
  })

  test.each<[Tongue, string]>([
    ['en', 'Museum opens on Sundays'],
    ['en', 'Library shuts on the first Monday of each month'],
    ['de', 'Der Markt ist nun samstags geöffnet'],
    ['de', 'Rat genehmigt vier verkaufsoffene Sonntage'],
    ['fr', 'Le musée ouvre aussi le dimanche'],
    ['es', 'El museo abre los lunes'],
    ['it', 'Il museo apre anche la domenica'],
    ['pt', 'O museu abre ao domingo'],
    ['pl', 'Muzeum otwarte także w soboty'],
    ['nl', 'Het museum is elke zondag open'],
    ['ro', 'Muzeul se deschide în fiecare duminică'],
    ['hi', 'संग्रहालय हर रविवार को खुलेगा'],
  ])('%s: tells of each week: %s', async (tongue, title) => {
    expect((await feedSays(tongue, title, '', { hoursAgo: null })).reason).toBeUndefined()
  })

  test('that hangs on a day in its first sentence is left out whole', async () => {
    const { reason } = await feedSays('en', 'No trains on the coast line', 'None will run tomorrow. Buses replace them.', {
      hoursAgo: null,
    })
    expect(reason).toBe('undated-day')
  })
})
