import { expect, test } from 'vitest'
import { lineOf } from '../fit-for-air/phrases.ts'
import { withoutYesterday } from './told-yesterday.ts'

const calendar = (daysAgo: number) => ({
  age: daysAgo * 86_400_000,
  from: 100 - daysAgo,
  to: 100,
  minute: 600,
  written: 100 - daysAgo,
})
const entry = (text: string) => ({ title: 'Airbus', text })
const TODAY = entry('Airbus a annoncé ce matin une perte de 481 millions d’euros.')
const said = (text: string, item: { title: string; text: string }, daysAgo: number, tongue: 'fr' | 'de' = 'fr') =>
  withoutYesterday(lineOf(text), item, calendar(daysAgo), tongue).words

test('the yesterday of a host is the day of an entry of the day before', () => {
  expect(said('Airbus a annoncé hier une perte.', TODAY, 1)).not.toContain('hier')
  expect(
    said('Über Schaffhausen sind gestern Gewitter aufgezogen.', entry('Am Nachmittag zogen Gewitter auf.'), 1, 'de'),
  ).not.toContain('gestern')
})

test.each([
  ['an entry of the day of air', 'Airbus a annoncé hier une perte.', TODAY, 0],
  ['an entry of two days ago', 'Airbus a annoncé hier une perte.', TODAY, 2],
  ['an entry that has a yesterday of its own', 'Airbus a annoncé hier une perte.', entry('Airbus a annoncé hier une perte.'), 1],
  ['an entry that has a date', 'Le salon a ouvert hier.', entry('Le salon ouvre ses portes le 23 avril.'), 1],
  ['the day before it', 'Airbus a annoncé avant-hier une perte.', TODAY, 1],
])('%s keeps it', (_, text, item, daysAgo) => {
  expect(said(text, item, daysAgo)).toContain('hier')
})
