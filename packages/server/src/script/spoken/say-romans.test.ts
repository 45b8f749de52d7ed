import { expect, test } from 'vitest'
import { toSpoken } from './to-spoken.ts'

test.each<[string, string, string]>([
  ['en-GB', "King Charles III's visit", "King Charles the third's visit"],
  ['en-GB', 'Henry VIII and Elizabeth I of England', 'Henry the eighth and Elizabeth the first of England'],
  ['en-GB', 'The portrait of Elizabeth I had been lost', 'The portrait of Elizabeth the first had been lost'],
  ['en-GB', 'Pope John Paul II', 'Pope John Paul the second'],
  ['en-GB', 'Super Bowl LXI after World War II, in Chapter IV', 'Super Bowl 61 after World War 2, in Chapter 4'],
  ['en-GB', 'A WWII bomb near a Grade II-listed house', 'A World War 2 bomb near a Grade 2-listed house'],
  ['de-DE', 'Ludwig XIV. im Schlossmuseum', 'Ludwig der Vierzehnte im Schlossmuseum'],
  [
    'de-DE',
    'Er sprach von König Charles III. und Elisabeth II. von England.',
    'Er sprach von König Charles dem Dritten und Elisabeth der Zweiten von England.',
  ],
  ['de-DE', 'Der Minister trifft König Charles III.', 'Der Minister trifft König Charles den Dritten.'],
  ['de-DE', 'Die Krone Karls III. liegt im Tower.', 'Die Krone Karls des Dritten liegt im Tower.'],
  ['de-DE', 'Eine Bombe aus dem II. Weltkrieg', 'Eine Bombe aus dem Zweiten Weltkrieg'],
  ['fr-FR', 'Louis XIV et Napoléon Ier', 'Louis 14 et Napoléon premier'],
  ['fr-FR', 'Le château du XVIIe siècle et la Ve République', 'Le château du dix-septième siècle et la cinquième République'],
  ['fr-FR', 'Élisabeth Ire et Henri IV', 'Élisabeth première et Henri 4'],
  ['es-ES', 'Felipe VI, Isabel II y Alfonso XIII', 'Felipe sexto, Isabel segunda y Alfonso 13'],
  ['es-ES', 'La XX edición en un palacio del siglo XVII', 'La vigésima edición en un palacio del siglo 17'],
  ['it-IT', 'Leone XIV e Benedetto XVI', 'Leone quattordicesimo e Benedetto sedicesimo'],
  ['it-IT', 'Nel XVI secolo regnava Elisabetta I', 'Nel sedicesimo secolo regnava Elisabetta prima'],
  ['pt-PT', 'João VI e Maria II, no século XIX', 'João sexto e Maria segunda, no século 19'],
  ['pt-PT', 'O papa Leão XIV', 'O papa Leão 14'],
  ['pl-PL', 'Zamek z XIV wieku i pałac Jana III Sobieskiego', 'Zamek z czternastego wieku i pałac Jana trzeciego Sobieskiego'],
  ['pl-PL', 'W XXI wieku spotka się z Karolem III', 'W dwudziestym pierwszym wieku spotka się z Karolem trzecim'],
  ['pl-PL', 'Bomba z czasów II wojny światowej, XX w.', 'Bomba z czasów drugiej wojny światowej, dwudziestego wieku.'],
  ['pl-PL', 'Papież Leon XIV i Jan Paweł II', 'Papież Leon czternasty i Jan Paweł drugi'],
  ['nl-NL', 'Koning Willem III en Elizabeth II', 'Koning Willem de Derde en Elizabeth de Tweede'],
  ['ro-RO', 'Carol I, Leon al XIV-lea și Charles III', 'Carol întâi, Leon al paisprezecelea și Charles al treilea'],
  ['ro-RO', 'Ediția a XX-a, în secolul XIX', 'Ediția a douăzecea, în secolul al nouăsprezecelea'],
  ['hi-IN', 'राजा चार्ल्स III और पोप लियो XIV', 'राजा चार्ल्स तृतीय और पोप लियो चौदहवें'],
])('%s: “%s”', (locale, written, said) => {
  expect(toSpoken(written, locale)).toBe(said)
})

test.each<[string, string]>([
  ['en-GB', 'It was Charles I saw, and the part I know'],
  ['en-GB', 'George V Smith drives a Model X'],
  ['de-DE', 'Maria V. (34) und Peter X. wurden verurteilt.'],
  ['fr-FR', 'Le maire et Jean X. attendent.'],
  ['pl-PL', 'Jan V. i Tom i Jerry'],
  ['hi-IN', 'सोशल मीडिया X पर लिखा'],
  ['es-ES', 'La VI flota'],
])('%s: what may be a name stays: “%s”', (locale, written) => {
  expect(toSpoken(written, locale).replace(/[,()]/g, '')).toBe(written.replace(/[()]/g, '').replace(/,/g, ''))
})
