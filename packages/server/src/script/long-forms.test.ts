import { cpuMsOf } from '@hourcast/db/testing/cpu-ms-of'
import { expect, test } from 'vitest'
import { abbreviationsIn, findForeignName } from './foreign-name.ts'
import { inShort } from './long-forms.ts'
import { isNameIn } from './name-forms.ts'
import type { Tongue } from './tongue.ts'

const nameIn = (sentence: string, held: string, tongue: Tongue) =>
  findForeignName(sentence, isNameIn(held, '', tongue), { tongue, abbreviations: abbreviationsIn([held]) })

test.each<[string, string, Tongue]>([
  ['Nach Angaben des Robert Koch-Instituts gibt es mehr Fälle.', 'Das RKI zählt mehr Fälle.', 'de'],
  ['Helfer des Technischen Hilfswerks sind am Deich.', 'Das THW hilft am Deich.', 'de'],
  ['Es prüft das Bundesamt für Migration und Flüchtlinge.', 'Das BAMF prüft.', 'de'],
  ['Dat zegt het Rijksinstituut voor Volksgezondheid en Milieu.', 'RIVM: dat is zo', 'nl'],
  ['Dat zegt de Immigratie- en Naturalisatiedienst.', 'IND: dat is zo', 'nl'],
  ['Centralne Biuro Antykorupcyjne zatrzymało trzy osoby.', 'CBA zatrzymało trzy osoby.', 'pl'],
  ['Mówi o tym rzecznik Sądu Najwyższego.', 'Rzecznik SN mówi o tym', 'pl'],
  ['The Member of Parliament says so.', 'The MP says so.', 'en'],
  ['Two Members of Parliament say so.', 'Two MPs say so.', 'en'],
  ['It was said by the Prime Minister and the Attorney General.', 'The PM and the AG said it.', 'en'],
  ['It was said, New South Ellery says.', 'NSE says it was said', 'en'],
  ['Los acusa el Ministerio Público.', 'El MP acusa a dos.', 'es'],
  ['Contre vote le Parti socialiste.', 'Le PS vote contre.', 'fr'],
  ['Voilà ce que dit la Haute Autorité de santé.', 'La HAS le dit.', 'fr'],
  ['Voilà ce que dit l’École nationale d’administration.', 'L’ENA le dit.', 'fr'],
])('the words of an abbreviation are held: %s', (sentence, held, tongue) => {
  expect(nameIn(sentence, held, tongue)).toBeUndefined()
})

test.each<[string, string, Tongue, string]>([
  ['Prom się spóźnia, mówi Marek Pawlak.', 'MP mówi, że prom się spóźnia.', 'pl', 'Marek'],
  ['So says Minister Parker.', 'The MP says so.', 'en', 'Minister'],
  ['So says Minister Anna Parker.', 'The MAP says so.', 'en', 'Minister'],
  ['So says the Prime Minister.', 'The MP says so.', 'en', 'Prime'],
  ['So says the Prime Minister.', 'At 5 PM somebody says so.', 'en', 'Prime'],
  ['So says the Electoral Union.', 'The EU says so.', 'en', 'Electoral'],
  ['Los acusa el Ministro Pérez.', 'El MP acusa a dos.', 'es', 'Ministro'],
  ['Los acusa Tomás Guardia.', 'El TG acusa a dos.', 'es', 'Tomás'],
  ['So says Charlotte de Deuben.', 'The CD says so.', 'en', 'Charlotte'],
  ['Am Deich hilft Tom Hawkins.', 'Das THW hilft am Deich.', 'de', 'Tom'],
  ['Es kommt Anna Kowalska-Maj.', 'Der AKM kommt.', 'de', 'Anna'],
  ['Torwart Ibrahim Quast fehlt.', 'Der TIQ meldet das.', 'de', 'Ibrahim'],
  ['Lo dice Ana Clara Benavente.', 'La ACB lo dice.', 'es', 'Ana'],
  ['Il a vu Adèle Cordier Brun.', 'La ACB a vu.', 'fr', 'Adèle'],
  ['Dat is tussen Harlau en De Quast.', 'HDQ: dat is zo', 'nl', 'Harlau'],
  ['Lo dice Lega Anna.', 'LA LEGA lo dice.', 'it', 'Anna'],
  ['So says Parker Minister FC.', 'The PMF says so.', 'en', 'Parker'],
  // It holds that run, and not its words elsewhere.
  ['Members of Parliament left, says Parliament.', 'MPs left.', 'en', 'Parliament'],
])('but nobody is held by his initials: %s', (sentence, held, tongue, name) => {
  expect(nameIn(sentence, held, tongue)).toBe(name)
})

test('two letters of another tongue mean something else', () => {
  const said = 'So says the Prime Minister.'
  const letters = { abbreviations: new Set(['PM']), tongue: 'en' as const }
  expect(inShort(said, { ...letters, isTranslated: false })).toBe('So says the PM.')
  expect(inShort(said, { ...letters, isTranslated: true })).toBe(said)
})

test.each<[string, Tongue]>([
  ['Member of ', 'en'],
  ['Of of ', 'en'],
  ['Robert-', 'de'],
  [`${'A'.repeat(30)}werk `, 'de'],
  ['Ratss', 'de'],
  ['Partido de la ', 'es'],
  ['Partido ', 'es'],
])('a hostile text costs no more than its length: %j again and again', async (part, tongue) => {
  const text = part.repeat(20_000 / part.length)
  const work = () => void inShort(text, { abbreviations: new Set(['RKI']), tongue, isTranslated: false })
  expect(await cpuMsOf(work)).toBeLessThan(500)
})
