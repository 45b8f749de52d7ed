import { expect, test } from 'vitest'
import { item } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { doubtsOf } from './doubts.ts'
import { surePart } from './sure-part.ts'

test.each<[Tongue, string, string, boolean]>([
  [
    'en',
    'Alder: The bridge was never safe in winter',
    'Marian Alder, mayor of Whitby, says the bridge was never safe in winter.',
    true,
  ],
  [
    'fr',
    'Affaire Morel : le maire de Vernoy dénonce une erreur',
    'Le maire de Vernoy, Paul Blin, dénonce une erreur dans le dossier Jean Morel.',
    true,
  ],
  [
    'es',
    'Caso Ferrán: la alcaldesa de Alcor denuncia un robo',
    'La alcaldesa de Alcor, Rosa Gil, denuncia un robo en el caso de Luis Ferrán.',
    true,
  ],
  [
    'it',
    'Caso Ferri: il sindaco di Velmare denuncia un furto',
    'Il sindaco di Velmare, Ugo Sala, denuncia un furto nel caso di Luca Ferri.',
    true,
  ],
  [
    'pt',
    'Caso Faria: a autarca de Valmar denuncia um furto',
    'A autarca de Valmar, Rosa Gil, denuncia um furto no caso de Luís Faria.',
    true,
  ],
  [
    'nl',
    'Zaak-Alders: burgemeester van Veldam meldt diefstal',
    'De burgemeester van Veldam, Jan Smit, meldt een diefstal in de zaak rond Piet Alders.',
    true,
  ],
  [
    'pl',
    'Olszany: burmistrz Nowak zgłasza kradzież w ratuszu',
    'Burmistrz Nowak zgłasza kradzież w ratuszu w mieście Olszany, podała policja.',
    true,
  ],
  [
    'ro',
    'Olteanu: Podul din Galați nu este sigur iarna',
    'Primarul din Galați, Marin Olteanu, a declarat că podul nu este sigur iarna.',
    true,
  ],
  // Without the label nobody knows where it was.
  ['fr', 'Vernoy : le maire Blin dénonce une erreur', 'Le maire Blin dénonce une erreur dans les comptes de la ville.', false],
  ['ro', 'Galați: Primarul Olteanu închide podul vechi', 'Primarul Olteanu închide de luni podul vechi pentru reparații.', false],
  ['en', 'Whitby: Mayor Alder closes the old bridge', 'Mayor Alder closes the old bridge for repairs on Monday.', false],
])('%s: a label before the colon is said below: %s', (tongue, title, text, isTwice) => {
  const headline = `${title}.`
  const one = { item: item('one', title, text), headline, lead: headline, rest: [text], unbroken: 1, dropped: [] }
  expect(surePart(one, tongue).lead).toBe(isTwice ? text : headline)
})

test('somebody’s words alone wait, where what is told of them is left out', () => {
  const doubtsIn = (title: string, text: string) => {
    const one = { item: item('one', title, text), headline: title, lead: title, rest: [], unbroken: 0, dropped: [] }
    return doubtsOf(one, 'ro', false)
  }
  const text = 'Marin Olteanu a vorbit la Galați despre vot.'
  expect(doubtsIn('Olteanu: Votul de la Galați a fost furat', text)).toBeGreaterThan(0)
  expect(doubtsIn('Galați: Votul pentru primar începe luni', text)).toBeLessThanOrEqual(0)
})

test.each<[string, string, string]>([
  [
    'Unfall in Harlau – Fahrer war den Ämtern bekannt',
    'Bei dem Unfall in Harlau sind zwei Autos beschädigt worden.',
    'Fahrer war den Ämtern bekannt',
  ],
  [
    'Minderheitsregierung - Ministerpräsident Behn wirbt um Vertrauen',
    'Ministerpräsident Behn sagt, dass die Minderheitsregierung in Harlau halten wird.',
    'Ministerpräsident Behn wirbt um Vertrauen',
  ],
  // Nothing else names the topic, or it holds the news, or the rest begins with somebody whom it names.
  ['Unfall in Harlau – Fahrer war den Ämtern bekannt', 'Die Polizei sucht drei Zeugen und bittet um Hinweise dazu.', ''],
  ['Steuern der Gemeinde – und was sie bald alle kosten', 'Die Gemeinde Harlau hebt vom Januar an alle Steuern an.', ''],
  ['Tote bei Brand in Harlau – Polizei sucht nach dem Fahrer', 'Die Polizei in Harlau sucht nach dem Brand einen Fahrer.', ''],
  ['Behn tritt zurück – Seine Partei reagiert entsetzt auf den Schritt', 'Behn tritt in Harlau nach neun Jahren zurück.', ''],
  [
    'Rücktritt in Harlau – Seine Partei reagiert entsetzt darauf',
    'Der Rücktritt von Bürgermeister Behn in Harlau kam am Montag.',
    '',
  ],
  // Before a colon stands who says it.
  ['Armee in Harlau: Truppen haben in Harlau 40 Panzer zerstört', 'Die Armee in Harlau nennt keine eigenen Verluste.', ''],
  ['Deutsche Bahn: Mitarbeiter der Bahn stürzt in Harlau aus Zug', 'Die Polizei sucht Zeugen und bittet alle um Hinweise.', ''],
])('a topic before a dash goes where the story names it: %s', (headline, text, told) => {
  const one = { item: item('one', headline, text), headline, lead: headline, rest: [text], unbroken: 1, dropped: [] }
  expect(surePart(one, 'de').lead).toBe(told === '' ? headline : told)
})
