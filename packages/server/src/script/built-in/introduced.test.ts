import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { withWhoItIs } from './introduced.ts'

test.each<[Tongue, string, string, string]>([
  [
    'it',
    'Bellini: «Il ponte va chiuso»',
    'Lo ha detto l’eurodeputata del Centro Maria Bellini a margine del voto.',
    'L’eurodeputata del Centro Maria Bellini: «Il ponte va chiuso»',
  ],
  [
    'it',
    'Trasporti, Rosati: «Servono fondi»',
    'Le parole del sindaco Ugo Rosati durante il consiglio.',
    'Trasporti, il sindaco Ugo Rosati: «Servono fondi»',
  ],
  [
    'fr',
    'Lenoir annonce un plan pour les gares',
    'Invité lundi, le secrétaire d’Etat aux Transports Jean-Marc Lenoir a promis des travaux.',
    'Le secrétaire d’Etat aux Transports Jean-Marc Lenoir annonce un plan pour les gares',
  ],
  ['fr', 'Brest : Le Goff reste', "C'est une décision du président du club Yann Le Goff.", 'Brest : Le Goff reste'],
  [
    'fr',
    'Nantes : Morel reste jusqu’en juin',
    'Une décision de l’entraîneur nantais Paul Morel.',
    'Nantes : l’entraîneur nantais Paul Morel reste jusqu’en juin',
  ],
  [
    'es',
    'Quiroga descarta subir las tasas',
    'Así respondió al alcalde la ministra de Hacienda, Elena Quiroga, este martes.',
    'La ministra de Hacienda Elena Quiroga descarta subir las tasas',
  ],
  [
    'pt',
    'Tavares diz que obra termina em maio',
    'A promessa foi feita pelo ministro das Cidades, Rui Tavares, na segunda-feira.',
    'O ministro das Cidades Rui Tavares diz que obra termina em maio',
  ],
  [
    'ro',
    'Olteanu: Podul nu e sigur',
    'Anunțul a fost făcut de ministrul Transporturilor, Marin Olteanu, după control.',
    'Ministrul Transporturilor Marin Olteanu: Podul nu e sigur',
  ],
])('who begins a headline by surname alone gets the office and name of the text (%s)', (tongue, headline, text, told) => {
  expect(withWhoItIs(headline, text, tongue)).toBe(told)
})

test.each<[string, Tongue, string, string]>([
  ['named already', 'fr', 'Paul Morel annonce un plan', 'Le ministre Paul Morel a promis des travaux.'],
  ['no office', 'es', 'Quiroga descarta volver', 'La cantante vive en Lugo con Elena Quiroga desde mayo.'],
  ['met, not named', 'it', 'Rosati lascia il partito', 'Il presidente nomina Ugo Rosati tra gli assessori.'],
  ['two of one surname', 'pt', 'Tavares deixa o partido', 'O ministro Rui Tavares e a irmã, Ana Tavares, saíram.'],
  ['kin', 'fr', 'Morel arrêtée à la frontière', 'La fille du maire Paul Morel a été arrêtée lundi.'],
  ['a bank', 'es', 'Pastor anuncia una oferta', 'El presidente del Banco Pastor habló el lunes.'],
  ['a land', 'es', 'Argentina descarta cerrar la frontera', 'La ministra de Salud Pública de Argentina habló el lunes.'],
  ['a longer name', 'pt', 'Bento visita escola', 'O presidente Luís Bento da Costa chegou cedo.'],
  [
    'an office of the headline',
    'fr',
    'Morel écrit à la ministre',
    'Une lettre adressée à la ministre Paul Morel y demande un report.',
  ],
  ['another tongue', 'en', 'Reed announces a plan', 'The minister Paul Reed promised works.'],
])('otherwise it stays as it is: %s', (_, tongue, headline, text) => {
  expect(withWhoItIs(headline, text, tongue)).toBe(headline)
})
