import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { beginsWithKnown } from './known-nouns.ts'
import { leansBack } from './leans-back.ts'
import { plainWords } from './phrases.ts'

test.each<[Tongue, string]>([
  ['es', 'El agresor fue detenido en Albarra.'],
  ['es', 'La medida afectará a dos barrios.'],
  ['fr', 'L’homme a été interpellé à Vaubert.'],
  ['fr', 'La jeune femme s’est blessée.'],
  ['fr', 'L’accident s’est produit lundi soir à Vaubert.'],
  ['it', 'L’uomo è stato portato in ospedale.'],
  ['it', 'L’incidente è avvenuto a Roccamara.'],
  ['pt', 'O crime ocorreu em Soutelo.'],
  ['pt', 'O homem foi preso.'],
  ['pt', 'O assalto foi registrado no bairro do Porto.'],
  ['es', 'La operación se cerró este mes.'],
  ['ro', 'Incidentul a avut loc la Bradu.'],
  ['ro', 'Șoferul a fost dus la spital.'],
])('in %s it leans back: “%s”', (tongue, text) => {
  expect(beginsWithKnown(plainWords(text), tongue)).toBe(true)
  expect(leansBack(plainWords(text), tongue)).toBe(true)
})

test.each<[Tongue, string]>([
  ['es', 'El conductor de un autobús murió en Albarra.'],
  ['es', 'El accidente de Albarra dejó dos heridos.'],
  ['es', 'El Gobierno ha aprobado la ley.'],
  ['fr', 'Les hommes sont plus touchés que les femmes.'],
  ['fr', 'Le suspect de l’attaque de Vaubert a été arrêté.'],
  ['it', 'L’incendio di Roccamara è domato.'],
  ['pt', 'A vítima mais jovem, Ana Reis, tinha dez anos.'],
  ['ro', 'Șoferul unui autobuz a murit la Bradu.'],
  ['ro', 'Un bărbat a fost reținut.'],
])('in %s it stands alone: “%s”', (tongue, text) => {
  expect(beginsWithKnown(plainWords(text), tongue)).toBe(false)
})
