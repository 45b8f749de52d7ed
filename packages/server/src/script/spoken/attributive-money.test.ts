import { expect, test } from 'vitest'
import { toSpoken } from './to-spoken.ts'

test.each<[string, string]>([
  ['The queen opened the £90m wing.', 'The queen opened the 90 million pound wing.'],
  ['Library reopens after a £1.2m refurb', 'Library reopens after a 1.2 million pound refurb'],
  ['Rolls-Royce wins £9bn MoD deal', 'Rolls-Royce wins 9 billion pound MoD deal'],
  ['Utd agree $45m fee', 'Utd agree 45 million dollar fee'],
  ['They lost the £5m that they had borrowed.', 'They lost the 5 million pounds that they had borrowed.'],
  ['The fair raised £400 for the school.', 'The fair raised 400 pounds for the school.'],
  ['Sales of £3m were reported.', 'Sales of 3 million pounds were reported.'],
])('“%s”', (written, said) => {
  expect(toSpoken(written, 'en-GB')).toBe(said)
})

test.each<[string, string, string]>([
  ['en-GB', 'Shares rose 4p to 582p in 720p', 'Shares rose 4 pence to 582 pence in 720p'],
  ['en-GB', 'The A1(M) is open', 'The A1 M is open'],
  ['de-DE', 'Er fuhr die Runde in 1:18,492 min.', 'Er fuhr die Runde in eine Minute 18,492 Sekunden.'],
  ['en-GB', 'He lapped in 1:18.492', 'He lapped in 1 minute 18.492 seconds'],
  ['de-DE', 'Der Haushalt 2027/28 des Vereins e.V. steht', 'Der Haushalt 2027 28 des Vereins e V steht'],
  ['pt-PT', 'A consulta é na 4.ª feira', 'A consulta é na quarta feira'],
  ['it-IT', 'Brignone 2ª a Cortina', 'Brignone seconda a Cortina'],
])('%s: “%s”', (locale, written, said) => {
  expect(toSpoken(written, locale)).toBe(said)
})
