import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { tellsWhere } from './where-it-was.ts'

test.each<[Tongue, string, string]>([
  [
    'fr',
    'Deux cyclistes renversés par un automobiliste',
    'Les faits ont eu lieu en fin d’après-midi à Courval, lors d’un contrôle.',
  ],
  ['es', 'Dos ciclistas mueren arrollados', 'El accidente se produjo el martes en Valdeolmos.'],
  ['it', 'Si sgancia il carrello: ferito un operaio', 'L’incidente è avvenuto sabato a Borgo Alto, poco dopo le 9.'],
  ['pt', 'Temporal arrasta carros', 'O caso aconteceu em Serra Nova, após uma forte chuva.'],
  ['ro', 'Un elev a fost rănit în pauză', 'Incidentul a avut loc vineri la Liceul Tehnologic din Valea Mică.'],
])('a sentence tells where it was (%s)', (tongue, headline, sentence) => {
  expect(tellsWhere(sentence, headline, tongue)).toBe(true)
})

test.each<[string, Tongue, string, string]>([
  ['the headline knows', 'it', 'Scontro a Borgo Alto: due feriti', 'L’incidente è avvenuto sabato a Borgo Alto.'],
  ['only when', 'es', 'Dos ciclistas mueren arrollados', 'El accidente se produjo el martes por la tarde.'],
  ['something else', 'fr', 'Deux cyclistes renversés', 'L’accident relance à Courval le débat sur les pistes cyclables.'],
  ['of somebody', 'pt', 'Temporal arrasta carros', 'A vítima foi levada para um hospital em Serra Nova.'],
  ['another tongue', 'en', 'Two cyclists hit', 'The crash happened on Monday in Denby.'],
  ['years ago (ro)', 'ro', 'Greva continuă', 'Incendiul a izbucnit la Valea Mică în 2015.'],
  ['years ago', 'it', 'Assolto il medico accusato di omicidio', 'L’omicidio è avvenuto a Borgo Alto nel 2019.'],
])('others do not: %s', (_, tongue, headline, sentence) => {
  expect(tellsWhere(sentence, headline, tongue)).toBe(false)
})
