import { expect, test } from 'vitest'
import { lineOf } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'
import { withoutYesterday } from './told-yesterday.ts'

/** A Saturday. */
const AIR_DAY = 20_953
const calendar = (daysAgo: number) => ({
  age: daysAgo * 86_400_000,
  from: AIR_DAY - daysAgo,
  to: AIR_DAY,
  minute: 600,
  written: AIR_DAY - daysAgo,
})
const isExcused = (tongue: Tongue, said: string, text: string, daysAgo = 1, title = ''): boolean =>
  withoutYesterday(lineOf(said), { title, text }, calendar(daysAgo), tongue).words !== lineOf(said).words

test.each<[Tongue, string, string]>([
  ['fr', 'Airbus a annoncé hier une perte.', 'Airbus a annoncé ce matin une perte de 481 millions d’euros.'],
  [
    'de',
    'Über Harlau sind gestern Gewitter aufgezogen.',
    'Am Nachmittag zogen über Harlau Gewitter auf, es hatte hier gebrannt.',
  ],
  ['it', 'Un operaio è morto ieri in un cantiere.', 'Un operaio è morto questa mattina in un cantiere di Borgo.'],
  ['en', 'A man was killed yesterday in Denby.', 'A man was killed in Denby on Friday, police said.'],
  ['ro', 'Primarul a semnat ieri ordinul.', 'Primarul a semnat vineri ordinul, prin Programul Regional 2021-2027.'],
  ['fr', 'Airbus a annoncé hier matin une perte.', 'Airbus a annoncé vendredi matin une perte.'],
  ['nl', 'Het station is gisteravond ontruimd.', 'Het station is vrijdagavond ontruimd na een brand.'],
  ['de', 'In Harlau hat es gestern Abend gebrannt.', 'In Harlau hat es am Freitagabend gebrannt.'],
  ['pl', 'W Harlau zderzyły się wczoraj około 11:30 dwa auta.', 'Dwa auta zderzyły się w Harlau około godziny 11:30 w piątek.'],
  ['it', 'A Borgo è crollato ieri alle 9 un muro.', 'Un muro è crollato a Borgo venerdì alle 9.'],
])('%s: the yesterday of a host is the day of an entry of the day before: %s', (tongue, said, text) => {
  expect(isExcused(tongue, said, text)).toBe(true)
})

test.each<[string, Tongue, string, string]>([
  ['a yesterday of its own', 'fr', 'Airbus a annoncé hier une perte.', 'Airbus a annoncé hier une perte.'],
  ['a date', 'fr', 'Le salon a ouvert hier.', 'Le salon ouvre ses portes le 23 avril.'],
  ['another weekday', 'en', 'A man was killed yesterday in Denby.', 'A man was killed in Denby on Thursday.'],
  ['a tomorrow', 'en', 'The mill of Denby closed yesterday.', 'The mill of Denby closes tomorrow.'],
  ['a year', 'en', 'Twelve people were killed yesterday.', 'Denby remembers the fire that killed twelve in 1987.'],
  [
    'a year in one of two sentences that it joins',
    'en',
    'Nine people on a ferry drowned in Denby yesterday; the owner was fined by a court.',
    'The owner was fined by a court in Denby. The ferry went down in March 2021 and nine people drowned.',
  ],
  [
    'an hour that may be of two days',
    'it',
    'A Borgo è crollato ieri alle 0.30 un muro.',
    'Un muro è crollato a Borgo venerdì alle 0.30.',
  ],
  ['days counted', 'en', 'A man was killed yesterday in Denby.', 'A man was killed in Denby two days ago.'],
])('an entry that has %s keeps it', (_, tongue, said, text) => {
  expect(isExcused(tongue, said, text)).toBe(false)
})

test('an entry of the day of air that names the day before tells of yesterday', () => {
  expect(isExcused('pl', 'Wczoraj na A1 przewrócił się bus.', 'Do wypadku doszło w piątek przed godziną 20 na A1.', 0)).toBe(true)
  expect(isExcused('pl', 'Wczoraj na A1 przewrócił się bus.', 'Do wypadku doszło w czwartek przed godziną 20 na A1.', 0)).toBe(
    false,
  )
  expect(isExcused('pl', 'Wczoraj na A1 przewrócił się bus.', 'Do wypadku doszło na A1.', 0)).toBe(false)
})

test.each<[Tongue, string, string]>([
  ['en', 'The mill of Denby closed yesterday.', 'The mill of Denby will close on Friday.'],
  ['en', 'The mill of Denby closed yesterday.', 'The mill of Denby closed next Friday’s shift.'],
  ['fr', 'Le moulin a fermé hier.', 'Le moulin fermera vendredi.'],
  ['de', 'Die Mühle hat gestern geschlossen.', 'Die Mühle schloss am letzten Freitag.'],
  ['en', 'A man was killed yesterday.', 'A man was killed early today. The mayor visited York on Friday.'],
])('%s: what is to come, of today or of another week is not yesterday: %s (%s)', (tongue, said, text) => {
  expect(isExcused(tongue, said, text, 0)).toBe(false)
})

test.each<[Tongue, string]>([
  ['en', 'A man was killed yesterday lunchtime in Denby.'],
  ['it', 'Un uomo è morto ieri nella notte a Borgo.'],
  ['de', 'In Harlau hat es gestern in der Nacht gebrannt.'],
  ['es', 'Un hombre murió ayer de madrugada en Olmo.'],
  ['pt', 'Um homem morreu ontem ao fim da tarde em Soutelo.'],
  ['pl', 'Wczoraj późnym wieczorem zginął człowiek w Olszanach.'],
])('%s: nor is any part of the day that no entry has: %s', (tongue, said) => {
  expect(isExcused(tongue, said, 'Denby, Harlau, Olmo, Borgo, Soutelo, Olszany.')).toBe(false)
})

test('a count of yesterday is of the entry of yesterday', () => {
  const text = 'Almeno 55 persone sono morte nell’incendio che sabato scorso ha distrutto il mercato.'
  expect(isExcused('it', 'Secondo il bilancio di ieri sono morte almeno 55 persone.', text)).toBe(true)
  expect(isExcused('it', 'Secondo il bilancio di ieri sono morte almeno 55 persone.', text, 2)).toBe(false)
  expect(isExcused('it', 'Ieri sono morte almeno 55 persone.', text)).toBe(false)
})

test('its date is a day as its weekday is', () => {
  expect(isExcused('fr', 'L’Assemblée a voté hier.', 'L’Assemblée a voté vendredi 14 mai le budget.')).toBe(true)
  expect(isExcused('fr', 'L’Assemblée a voté hier.', 'L’Assemblée a voté le 12 mai le budget.')).toBe(false)
})

test('a part of the day that the entry does not name is not told', () => {
  expect(isExcused('fr', 'Airbus a annoncé hier soir une perte.', 'Airbus a annoncé vendredi matin une perte.')).toBe(false)
  expect(isExcused('de', 'In Harlau hat es gestern Nacht gebrannt.', 'In Harlau hat es Freitag Nacht gebrannt.')).toBe(false)
})

test.each<[Tongue, string]>([
  ['en', 'A man was killed last night in Denby.'],
  ['de', 'In Harlau hat es gestern Abend gebrannt.'],
  ['es', 'Un hombre murió antes de ayer en Olmo.'],
  ['it', 'Un uomo è morto ieri l’altro a Borgo.'],
  ['fr', 'Un homme est mort avant-hier à Denby.'],
  ['pt', 'Um homem morreu antes de ontem em Soutelo.'],
])('%s: a night, an evening and the day before it stay: %s', (tongue, said) => {
  expect(isExcused(tongue, said, 'Denby, Harlau, Olmo, Borgo, Soutelo.')).toBe(false)
})

test.each([0, 2])('an entry of %i days ago keeps it', (daysAgo) => {
  expect(isExcused('en', 'A man was killed yesterday in Denby.', 'A man was killed in Denby.', daysAgo)).toBe(false)
})

test.each<[Tongue, string, string, string]>([
  [
    'de',
    'In Harlau hat gestern eine Mühle gebrannt.',
    'In Harlau hat eine Mühle gebrannt.',
    'Die Fassade war 2019 erneuert worden.',
  ],
  [
    'de',
    'In Harlau hat gestern eine Mühle gebrannt.',
    'In Harlau hat eine Mühle gebrannt.',
    'Der Umbau ist für den 12. August geplant.',
  ],
  [
    'en',
    'A mill burnt down in Denby yesterday.',
    'A mill burnt down in Denby.',
    'It had been sold in 2019, and again last year.',
  ],
  ['es', 'Un molino ardió ayer en Olmo.', 'Un molino ardió en Olmo.', 'El año pasado fue vendido.'],
  [
    'fr',
    'Un moulin a été détruit hier par le feu.',
    'Un moulin a été détruit par le feu dans le centre de Denby.',
    'Il avait été vendu l’année dernière.',
  ],
  ['it', 'Un mulino è bruciato ieri a Borgo.', 'Un mulino è bruciato a Borgo.', 'Era stato venduto l’anno scorso.'],
  ['pt', 'Um moinho ardeu ontem em Soutelo.', 'Um moinho ardeu em Soutelo.', 'Tinha sido vendido no ano passado.'],
  ['pl', 'Wczoraj w Olszanach spłonął młyn.', 'W Olszanach spłonął młyn.', 'Sprzedano go w ubiegłym roku.'],
  ['nl', 'In Denby is gisteren een molen afgebrand.', 'In Denby is een molen afgebrand.', 'Hij was in 2019 verkocht.'],
  [
    'ro',
    'O moară a fost distrusă ieri de un incendiu.',
    'O moară din centrul orașului a fost distrusă de un incendiu.',
    'Fusese vândută anul trecut.',
  ],
])('%s: a year, a month and a day to come are those of their sentence: %s', (tongue, said, first, other) => {
  expect(isExcused(tongue, said, `${first} ${other}`)).toBe(true)
  // In the sentence that it is drawn from they are of what it tells.
  expect(isExcused(tongue, said, `${first.slice(0, -1)}: ${other}`)).toBe(false)
  expect(isExcused(tongue, said, first, 1, other)).toBe(false)
})

test.each<[Tongue, string, string]>([
  ['de', 'In Harlau hat gestern eine Mühle gebrannt.', 'In Harlau hat eine Mühle gebrannt. Das war vergangene Woche.'],
  ['de', 'In Harlau hat gestern eine Mühle gebrannt.', 'In Harlau hat eine Mühle gebrannt. Es geschah am 3. Mai.'],
  ['nl', 'In Denby is gisteren een molen afgebrand.', 'In Denby is een molen afgebrand. Dat was afgelopen weekend.'],
])('%s: a day and a week are those of all: %s (%s)', (tongue, said, text) => {
  expect(isExcused(tongue, said, text)).toBe(false)
})
