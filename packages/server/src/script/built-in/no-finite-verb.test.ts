import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { hasNoFiniteVerb } from './no-finite-verb.ts'

test.each<[Tongue, string]>([
  ['de', 'Olmland: Busunglück vor Tarsk mit 30 Toten'],
  ['de', 'Harte Zeiten für die Mühlen in Olm'],
  ['en', 'Police not ruling out arson in search for boy'],
  ['en', 'Dana Alder, Singer Convicted of Fraud, to Be Freed'],
  ['en', 'Ferry tickets unveiled'],
  ['fr', 'Allemagne: trois hommes soupçonnés de vol arrêtés à Vaubert'],
  ['es', 'Polémica sobre el cierre de la mina de Olmedal'],
  ['it', 'Respinta dalla Corte di Vallalta la richiesta di sospensione per i due imputati'],
  ['it', 'Il disastro ferroviario di Vallalta, in Liguria'],
  ['pt', 'Prisão preventiva para o homem acusado de burla em Foz'],
])('%s: a telegram: %s', (tongue, headline) => {
  expect(hasNoFiniteVerb(headline, tongue)).toBe(true)
})

test.each<[Tongue, string]>([
  ['de', 'Olmland: Bus mit 30 Menschen kippt um'],
  ['de', 'Läden öffnen Türen am Sonntag'],
  ['en', 'Two boats sank off Tarsk'],
  ['en', 'Fire: two barns burn near Tarsk'],
  ['en', 'Comet blazes a trail over Auberg'],
  ['en', 'Telescope captured rare galaxy'],
  ['fr', 'Vaubert : le maire démissionne'],
  ['es', 'La mina de Olmedal cierra sus puertas'],
  ['it', 'Evita la multa con una scusa'],
  ['it', 'Il Comune di Vallalta chiude la scuola'],
  ['pt', 'Câmara de Foz aprova orçamento'],
  ['pl', 'Młyn w Olszanach'],
])('%s: a sentence, or what may be one: %s', (tongue, headline) => {
  expect(hasNoFiniteVerb(headline, tongue)).toBe(false)
})
