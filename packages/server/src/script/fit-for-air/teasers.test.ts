import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { isPromise, isShown, keepsBack, pointsToPage, teasersIn } from './teasers.ts'

test.each<[Tongue, string, boolean]>([
  ['pl', 'Wiadomo już, co z policjantką, której broń wystrzeliła.', true],
  ['pl', 'Wiemy, kiedy ruszy lodowisko w Olszanach.', true],
  ['pl', 'Oto, z kim zagrają Polacy.', true],
  ['pl', 'Wiadomo, że most w Olszanach zostanie zamknięty.', false],
  ['pl', 'Nie wiadomo, kto podpalił młyn w Olszanach.', false],
  ['nl', 'Experts leggen uit waarom de prijzen stijgen.', true],
  ['nl', 'Drie deskundigen vertellen hoe het zover kwam.', true],
  ['nl', 'Experts waarschuwen voor hoge prijzen.', false],
])('%s: %s leads on to a page: %s', (tongue, sentence, leads) => {
  expect(teasersIn([sentence], tongue)).toEqual([leads])
})

test.each([
  ['Vier gefährliche Kreuzungen – und was Tauben damit zu tun haben', true],
  ['Fünf Mythen vom Föhn – und warum sie falsch sind', true],
  ['Tausend Stufen – und wer zu langsam ist, fliegt raus', false],
  ['Brücke gesperrt – und Olm streitet um die Kosten', false],
])('de: %s only promises what stands below: %s', (title, promises) => {
  expect(isPromise(title, 'de')).toBe(promises)
})

test.each<[Tongue, string, boolean]>([
  ['fr', 'Affaire Derval : ce détail que personne n’avait vu', true],
  ['fr', 'Ces boulangers qui travaillent la nuit', true],
  ['fr', 'Le dilemme proposé par ce pâtissier breton', true],
  ['fr', 'Une tour de fromage, cela ressemble à ça', true],
  ['es', 'Así cayeron los ladrones de Torralba', true],
  ['es', 'Esta es la casa del alcalde', true],
  ['fr', 'Brenac : ce que l’on sait de l’explosion', false],
  ['fr', 'Ce dimanche, Brenac vote', false],
  ['fr', 'Brenac : ces derniers jours, trois maisons ont brûlé', false],
  ['fr', 'Ce n’est pas fini : la grève continue', false],
  ['es', 'Así lo decidió el juez de Torralba', false],
  ['fr', 'Brenac est menacé par ce risque', false],
])('%s: shown on a page only: %s', (tongue, title, shown) => {
  expect(isShown(title, tongue)).toBe(shown)
})

test.each<[Tongue, string, boolean]>([
  ['nl', 'Om deze reden komt er geen brug in Wezep', true],
  ['nl', 'In deze gemeente wonen de meeste smeden', true],
  ['nl', 'In dit jaar opent de brug in Wezep', false],
  ['de', 'Aus diesem Grund bleibt das Bad in Olm zu', true],
  ['de', 'In diesem Sommer bleibt das Bad in Olm zu', false],
  ['de', 'Das Bad in Olm bleibt aus diesem Grund zu', false],
  ['pl', 'W tych gminach zabraknie wody', true],
  ['pl', 'W tym tygodniu zabraknie wody w Olszanach', false],
  ['en', 'In this town nobody pays for the bus', true],
  ['en', 'On this day the bridge in Harwick fell', false],
])('%s: %s points to what its page says: %s', (tongue, title, points) => {
  expect(pointsToPage(title, tongue)).toBe(points)
})

test.each<[Tongue, string, boolean]>([
  ['pl', 'Spór o młyn w Olszanach. Jest decyzja sądu', true],
  ['pl', 'Awaria młyna w Olszanach. Podano powód', true],
  ['pl', 'Jest reakcja burmistrza', true],
  ['pl', 'Sąd podał powód decyzji w sprawie młyna', false],
  ['pl', 'Decyzja w sprawie młyna jest zła', false],
  ['nl', 'Om deze reden komt er geen brug in Wezep', true],
])('%s: %s says only that there is something: %s', (tongue, title, isKept) => {
  expect(keepsBack(title, tongue)).toBe(isKept)
})
