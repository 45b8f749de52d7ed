import { expect, test } from 'vitest'
import { withoutTopicBefore } from './topic-before.ts'

const told = (headline: string) => withoutTopicBefore(headline, '', '', 'fr')

test.each([
  [
    'Bourse de Paris : une banque de Vernoy gagne quatre points',
    'À la Bourse de Paris, une banque de Vernoy gagne quatre points',
  ],
  [
    'Fusillade en Orania : les enquêteurs cherchent encore un mobile',
    'Après la fusillade en Orania, les enquêteurs cherchent encore un mobile',
  ],
  [
    'Séisme au Vanuatu : les écoles restent fermées toute la semaine',
    'Après le séisme au Vanuatu, les écoles restent fermées toute la semaine',
  ],
  [
    'Mort de Paul Morel : l’État condamné à payer 40 000 euros',
    'Après la mort de Paul Morel, l’État condamné à payer 40 000 euros',
  ],
  [
    'Retraites : le ministre promet un vote avant le mois de juin',
    'Sur les retraites, le ministre promet un vote avant le mois de juin',
  ],
  [
    'Municipales 2026 : Anne Morel exclut une candidature dans sa ville',
    'Pour les municipales 2026, Anne Morel exclut une candidature dans sa ville',
  ],
])('what it was, or of what somebody speaks, is said in the sentence: %s', (headline, said) => {
  expect(told(headline)).toBe(said)
})

test.each([
  // The story tells the thing itself.
  ['Séisme au Vanuatu : une secousse de magnitude 7 détruit deux écoles'],
  ['Fusillade en Orania : un homme ouvre le feu dans une école'],
  ['Mort de Paul Morel : l’acteur est décédé lundi à 80 ans'],
  // Nobody speaks of it, or the topic does.
  ['Retraites : la remise du rapport décalée de mercredi à jeudi'],
  ['Budget 2025 : neuf habitants sur dix le jugent mauvais'],
  ['Cour des comptes : le ministre promet un vote avant juin'],
  ['Législatives : plus de 70 recours déposés'],
  ['Voile : Yannick Bestaven annonce sa retraite sportive'],
  ['Disparition de Brigitte Arnoul : le cinéma pleure une icône'],
])('in doubt it stays: %s', (headline) => {
  expect(told(headline)).toBe(headline)
})
