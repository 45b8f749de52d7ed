import { expect, test } from 'vitest'
import { statesMeant } from './states-meant.ts'

const SWISS = { locale: 'de-CH', timeZone: 'Europe/Zurich' }
const GERMAN = { locale: 'de-DE', timeZone: 'Europe/Berlin' }
const BRAZILIAN = { locale: 'pt-BR', timeZone: 'America/Fortaleza' }
const PORTUGUESE = { locale: 'pt-PT', timeZone: 'Europe/Lisbon' }
const AUSTRALIAN = { locale: 'en-AU', timeZone: 'Australia/Sydney' }
const SOUTH_AFRICAN = { locale: 'en-US', timeZone: 'Africa/Johannesburg' }
const CANADIAN = { locale: 'fr-FR', timeZone: 'America/Montreal' }

test.each([
  [SWISS, 'Der Unfall geschah in Niederuzwil SG.', ['im Kanton St. Gallen']],
  [SWISS, 'Es brannte in Horw (LU).', ['im Kanton Luzern']],
  [GERMAN, 'Es brannte in Preetz (SH).', []],
  [GERMAN, 'Der Chef von Siemens AG kommt nach Erlangen.', []],
  [BRAZILIAN, 'Um empresário foi morto em Soutelo (PI).', ['no Piauí']],
  [BRAZILIAN, 'Um empresário foi morto no (PI).', ['no Piauí']],
  [BRAZILIAN, 'A lei foi votada no Parlamento Europeu (PE).', []],
  [BRAZILIAN, 'Segundo a agência Associated Press (AP)', []],
  [PORTUGUESE, 'O debate em Soutelo (PE)', []],
  [AUSTRALIAN, 'NSW records nine new cases, says NSW Health.', ['New South Wales']],
  [SOUTH_AFRICAN, 'If SA’s grid collapses.', ['South Africa South African']],
  [SOUTH_AFRICAN, 'The SABC of Visa.', []],
  [AUSTRALIAN, 'If SA’s grid collapses.', []],
  [CANADIAN, 'Trudeau s’entend avec le NPD.', ['Nouveau Parti démocratique']],
  [GERMAN, 'Die NPD tritt an.', []],
])('%o: %s', (where, text, said) => {
  expect(statesMeant(text, where)).toEqual(said)
})

test('a hostile text costs no more than its length', () => {
  expect(statesMeant(`em ${'x’'.repeat(50_000)}`, BRAZILIAN)).toEqual([])
})
