import { expect, test } from 'vitest'
import { withoutTopicBefore } from './topic-before.ts'

const told = (headline: string, text = '') => withoutTopicBefore(headline, '', text, 'pl')

test.each([
  ['Lubuskie: 25-latek usłyszał zarzut kradzieży dwóch koni', 'W Lubuskiem 25-latek usłyszał zarzut kradzieży dwóch koni'],
  ['Gdańsk: Wypadek podczas remontu kościoła. Ranne dwie osoby', 'W Gdańsku wypadek podczas remontu kościoła. Ranne dwie osoby'],
  ['Bielsko-Biała: Mężczyzna ukradł cztery rowery z piwnicy', 'W Bielsku-Białej mężczyzna ukradł cztery rowery z piwnicy'],
  ['Podkarpacie: Tysiące domów bez prądu po burzy', 'Na Podkarpaciu tysiące domów bez prądu po burzy'],
])('a Polish place is said in the sentence: %s', (headline, said) => {
  expect(told(headline)).toBe(said)
})

test.each([
  // Who speaks, or it was elsewhere.
  ['Wojewoda lubuski: 25-latek dostanie nagrodę za odwagę'],
  ['Lubuskie: 25-latek zatrzymany w Olszanach za kradzież'],
  ['Lubuskie: rząd zapłaci za dwa nowe mosty'],
  ['Poznań: trener nie przyjdzie na konferencję przed meczem'],
  // What may be a name.
  ['Gdańsk: Lechia kupiła dwóch nowych obrońców z zagranicy'],
  ['Koronawirus w Polsce: rząd znosi obowiązek noszenia maseczek'],
  ['Śląsk: wygrywa z Lechem po dwóch golach'],
])('in doubt it stays: %s', (headline) => {
  expect(told(headline)).toBe(headline)
})
