import { expect, test } from 'vitest'
import { withoutTopicBefore } from './topic-before.ts'

const told = (headline: string, text = '') => withoutTopicBefore(headline, '', text, 'fr')

test.each([
  ['Seine-Saint-Denis : un adolescent blessé devant un lycée', 'En Seine-Saint-Denis, un adolescent blessé devant un lycée'],
  ['Alpes-Maritimes : deux ponts rouverts après la crue', 'Dans les Alpes-Maritimes, deux ponts rouverts après la crue'],
  ['Pas-de-Calais : 40 familles quittent leur maison', 'Dans le Pas-de-Calais, 40 familles quittent leur maison'],
  ['Aude : un feu détruit trois granges', 'Dans l’Aude, un feu détruit trois granges'],
  ["Côte-d'Or : le préfet ferme deux ponts", 'En Côte-d’Or, le préfet ferme deux ponts'],
  ['Somme : les pompiers sauvent six chevaux', 'Dans la Somme, les pompiers sauvent six chevaux'],
  ['La Réunion : la route du littoral rouvre demain', 'À La Réunion, la route du littoral rouvre demain'],
  ['Grand Est : un train sur trois annulé demain', 'Dans le Grand Est, un train sur trois annulé demain'],
  ['Toulouse : deux adolescents arrêtés après un vol', 'À Toulouse, deux adolescents arrêtés après un vol'],
  // A story with a town of its own does not need the department.
  ['Nord : un homme blessé par un cheval à Lorval', 'Un homme blessé par un cheval à Lorval'],
])('a department or a town is said in the sentence: %s', (headline, said) => {
  expect(told(headline)).toBe(said)
})

test.each([
  // A prefect or a council speaks.
  ['Préfecture de la Gironde : deux ponts restent fermés demain', 'En Gironde, la préfecture ferme deux ponts.'],
  ['Département du Gard : deux ponts restent fermés demain', ''],
  ['Vienne : un homme arrêté après un vol', ''],
  ['Paris : deux ponts restent fermés demain', ''],
  // It happened elsewhere, or is done for all of France.
  ['Gironde : le maire arrêté hier à Lorval', ''],
  ['Gironde : un homme arrêté en Espagne hier', ''],
  ['Mayotte : le Parlement adopte la loi sur les écoles', ''],
  ['Corse : le gouvernement promet trois lycées neufs', ''],
  // The text has another department.
  ['Aude : le sanglier reste chez sa propriétaire', 'La préfecture de l’Aube l’a annoncé.'],
  // A town is its club, or a name.
  ['Rennes : le gardien forfait pour six semaines', 'Le gardien manquera dix matchs.'],
  ['Laval : le pont restera fermé six semaines', 'Le maire Paul Laval le dit.'],
  // Somebody is quoted.
  ['Gironde : « on a tout perdu cette nuit »', ''],
  ['La Réunion : un homme poignardé à Saint-Denis', ''],
])('in doubt it stays: %s', (headline, text) => {
  expect(told(headline, text)).toBe(headline)
})
