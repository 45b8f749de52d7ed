import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { isPromise, teasersIn } from './teasers.ts'

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
