import { describe, expect, test } from 'vitest'
import { abbreviationsIn, findForeignName } from './foreign-name.ts'
import { isNameIn } from './name-forms.ts'
import type { Tongue } from './tongue.ts'

const nameIn = (sentence: string, held: string, tongue: Tongue) =>
  findForeignName(sentence, isNameIn(held, '', tongue), { tongue, abbreviations: abbreviationsIn([held]) })

describe('a name is the same', () => {
  test.each<[string, string, string, Tongue]>([
    ['without its accents', 'Die Wahl gewann Luisa Gonzalez.', 'Luisa González gewinnt die Wahl.', 'de'],
    ['with accents that its paper leaves out', 'Les chefs d’État arrivent.', 'Les chefs d’Etat arrivent.', 'fr'],
    ['with a comma or a cedilla below', 'Un incendiu în Fâșia Gaza.', 'Incendiu în Fâşia Gaza', 'ro'],
    [
      'in another case, in Polish',
      'To decyzja Donalda Tuska, mówi się w Polsce i w Gdańsku.',
      'Donald Tusk. Polska. Gdańsk.',
      'pl',
    ],
    ['with a number', 'Jazda drogą DK7 i A1.', 'Wypadek na DK7 i A1', 'pl'],
    ['in the place where it was', 'Pożar w Sopocie, mówi się w Szczecinie.', 'Sopot i Szczecin', 'pl'],
    ['of a saint in letters', 'There was a fire in Sault Sainte Ellery.', 'Fire in Sault Ste. Ellery', 'en'],
    ['of a saint in full', 'There was a fire in St. Ellery.', 'Fire in Saint Ellery', 'en'],
    ['of a saint in German', 'Es brennt im Ort Sankt Harlau.', 'Brand nahe St. Harlau', 'de'],
    ['of a saint in Dutch', 'De brand is in Sint Harlau.', 'Brand in St. Harlau', 'nl'],
    ['of a saint with a stroke', 'Le feu est à St-Harlau.', 'Incendie à Saint-Harlau', 'fr'],
    [
      'of two words, in another case',
      'Pożar w Poznaniu, w Nowym Targu, w Rudzie Śląskiej.',
      'Poznań, Nowy Targ, Ruda Śląska',
      'pl',
    ],
    ['with a Polish ending less', 'Decyzję podjął Tusk.', 'Spór z Tuskiem', 'pl'],
    ['with the Romanian article', 'A spus ministrul Guvernului.', 'Guvern: a spus', 'ro'],
    ['in the letters of another tongue', 'En los Juegos de Valeta y de Kiyiv.', 'Juegos: Valletta, Kyiv', 'es'],
    ['of a land and of its people', 'Troops of the Ukrainian army.', 'The army of Ukraine', 'en'],
    ['of a part of a country', 'Het gaat naar Noord-Ierland.', 'Rellen in Ierland', 'nl'],
    ['of a body, written out', 'Says the World Health Organization.', 'The WHO says', 'en'],
    ['of a body with small words, written out', 'Says the Ministry of Education.', 'The MOE says', 'en'],
    ['with a Polish ending behind an apostrophe', 'Aresztowano Wallace’a.', 'Wallace aresztowany', 'pl'],
    ['of a kind of place before it', 'Der Brand im Schweizer Ort Harlau ist gelöscht.', 'Brand in Harlau in der Schweiz', 'de'],
    ['of what a country has, with a capital or without', 'Lo ha deciso ieri il Governo del Paese.', 'La decisione è presa', 'it'],
    ['with the s of an owner', 'The plan is Ellery’s, not James’.', 'ELLERY AND JAMES PLAN', 'en'],
  ])('%s', (_what, sentence, held, tongue) => {
    expect(nameIn(sentence, held, tongue)).toBeUndefined()
  })
})

test.each<[string, string, Tongue, string]>([
  ['The plan was praised by Quimby.', 'The plan of Quinn was praised', 'en', 'Quimby'],
  ['Decyzję podjął Kowalski.', 'Spór z Kaczyńskim', 'pl', 'Kowalski'],
  ['Das sagt Bürgermeister Quimby.', 'Bürgermeister Quast', 'de', 'Quimby'],
  ['Le plan de Gandalf est prêt.', 'Le plan de Gand est prêt', 'fr', 'Gandalf'],
  ['Atak na Irak trwa.', 'Iran: atak', 'pl', 'Irak'],
  ['Decyzja zapadła w Australii.', 'Austria decyduje', 'pl', 'Australii'],
  ['Pożar w Bernie.', 'Berlin: pożar', 'pl', 'Bernie'],
  ['The army of Nigeria left.', 'The army of Niger left', 'en', 'Nigeria'],
  ['The coins of Romania.', 'Roman coins', 'en', 'Romania'],
  ['It was said by Maria Rossi.', 'Mario Rossi said it', 'en', 'Maria'],
  ['Nie żyje Adam Nowak.', 'Nie żyje Ada Nowak.', 'pl', 'Adam'],
  ['Nie żyje Maria Nowak.', 'Nie żyje Marian Nowak.', 'pl', 'Maria'],
  ['Pożar w Rudzie Śląskiej.', 'Pożar w Rudzie', 'pl', 'Śląskiej'],
  ['There was a fire in St. Quimby.', 'Fire in Saint Ellery', 'en', 'Quimby'],
  ['There was a fire in Saint Ellery.', 'Fire in Ellery', 'en', 'Saint'],
  ['It was said by Mr. Quimby.', 'It was said by Mr. Ellery.', 'en', 'Quimby'],
  ['It was said by Mann.', 'A man says it', 'en', 'Mann'],
  ['It was said by Carlos.', 'Carla says it', 'es', 'Carlos'],
  ['It was said by Otto.', 'A photo says it', 'en', 'Otto'],
  ['It was said by Rosa Diaz Cruz.', 'The RDX says it', 'es', 'Rosa'],
  ['In der Stadt Harlau ist ein Mann gestorben.', 'Ein Mann ist gestorben.', 'de', 'Stadt'],
  ['Mówi to O’Dea.', 'Nie mówi o tym nikt.', 'pl', 'O’Dea'],
  ['It was led by Tom Henry Evans.', 'The ferry sails', 'en', 'Tom'],
  ['It was led by Frank Oliver Roberts.', 'FERRY SAILS FOR THE QUAY', 'en', 'Frank'],
])('but another one is not held: %s', (sentence, held, tongue, name) => {
  expect(nameIn(sentence, held, tongue)).toBe(name)
})

test('the station’s own town is held in any case', () => {
  const isHeldWord = isNameIn('Wypadek w Piotrkowie', 'piotrków trybunalski', 'pl')
  const nameOf = (sentence: string) => findForeignName(sentence, isHeldWord, { tongue: 'pl' })
  expect(nameOf('Wypadek w Piotrkowie Trybunalskim, niedaleko Piotrkowa Trybunalskiego.')).toBeUndefined()
  expect(nameOf('Wypadek w Piotrkowie Kujawskim.')).toBe('Kujawskim')
})

test.each<[string, string, Tongue]>([
  [
    'The Defence Minister of the Labour Centre has criticised the Organisation.',
    'DEFENSE Minister, Labor Center, Organization criticized',
    'en',
  ],
  ['Said by the New South Wales Planning Minister.', 'NSW Planning Minister says it', 'en'],
  ['Lo dice la Suprema Corte de Justicia de la Nación en México.', 'La SCJN de México lo dice', 'es'],
  ['Inspeção-Geral e o Instituto Nacional de Emergência Médica falam.', 'INEM e Inspeção-Geral', 'pt'],
])('in another spelling, or as a long form, it is held: %s', (sentence, held, tongue) => {
  expect(nameIn(sentence, held, tongue)).toBeUndefined()
})

describe('of a source in another tongue', () => {
  const translated = (sentence: string, held: string, tongue: Tongue) =>
    findForeignName(sentence, isNameIn(held, '', tongue), { tongue, isTranslated: true })

  test.each<[string, string, Tongue]>([
    ['La policía de Escocia podría enviar agentes.', 'Police Scotland could send officers', 'es'],
    ['En los Juegos Olímpicos ganó Botsuana.', 'Gold for Botswana at the Olympic Games. Botsuana', 'es'],
    ['Die Polizei sucht im Hafen nach Kapitän Ellery.', 'Police look for Captain Ellery in the port', 'de'],
    ['Der Chef der Polizei Beamten gegenüber: Regierung und Gericht zögern.', 'Police chief on court', 'de'],
  ])('names may be translated: %s', (sentence, held, tongue) => {
    expect(translated(sentence, held, tongue)).toBeUndefined()
  })

  test('but nobody is added by name', () => {
    expect(translated('La policía busca a Winston Quimby.', 'Police look for a man', 'es')).toBe('Winston')
    expect(translated('Le président Macron a été arrêté.', 'Police arrest a man', 'fr')).toBe('Macron')
    expect(translated('Le chef est Macron, et sa ville Moscou.', 'Police arrest a man', 'fr')).toBe('Moscou')
    expect(translated('La guerra la declara Rusia.', 'Police look for a man', 'es')).toBe('Rusia')
    expect(translated('Gesucht wird Angela Quimby.', 'Police look for a woman', 'de')).toBe('Angela')
  })
})
