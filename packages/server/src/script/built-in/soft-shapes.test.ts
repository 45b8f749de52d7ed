import { describe, expect, test } from 'vitest'
import { item } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import type { Candidate } from './candidate.ts'
import { isTalk, softShapes } from './soft-shapes.ts'

const pointsOf = (tongue: Tongue, title: string, text = '', rest: string[] = []) =>
  softShapes({ item: item('one', title, text), rest } as unknown as Candidate, text, tongue)

describe('an English headline with its article', () => {
  test.each([
    'The prime minister resigns after defeat on budget',
    'The government plans to raise taxes on beer by ten percent',
    'A gunman opens fire at a mall in Ellery',
    'The bus driver arrested in Ellery',
  ])('is news with a verb: %s', (title) => {
    expect(pointsOf('en', title)).toBe(0)
  })

  test.each([
    'The mystery of the Ellery police gold',
    'The latest pictures from Ellery',
    'The missing daughters of Port Alder',
    'The flood that drowned a dream',
    'A purr-fect solution to cats on the island',
  ])('and a page without one: %s', (title) => {
    expect(pointsOf('en', title)).toBe(1)
  })
})

describe('before a colon', () => {
  test.each([
    ['fr', 'La Rochelle : un chalutier coule au large', 'Un chalutier de douze mètres a coulé dans la nuit au large du port.'],
    ['fr', 'Mont Blanc : deux alpinistes secourus', 'Deux Italiens ont été hélitreuillés jeudi par le peloton de Chamonix.'],
    [
      'it',
      'Reggio Calabria: sequestrati beni per dieci milioni',
      'Beni per dieci milioni sono stati sequestrati a un imprenditore.',
    ],
    ['ro', 'Satu Mare: vama Petea, închisă trei zile', 'Vama cu Ungaria este închisă trei zile pentru lucrări la drum.'],
    ['en', 'New Delhi: Smog shuts schools and parks', 'All schools stay shut as smog covers the city for a fifth day.'],
    ['es', 'San Marino: cierran dos puentes por la nieve', 'La nieve obliga a cerrar dos puentes desde la noche del martes.'],
    ['en', 'Red Cross: “Flood sweeps away forty homes”', 'A flood swept away forty homes in the valley on Wednesday night.'],
  ] as const)('%s: a place, or who is quoted, is no columnist: %s', (tongue, title, text) => {
    expect(pointsOf(tongue, title, text)).toBe(0)
  })

  test.each([
    ['en', 'Mara Bell: Council must stop paying for the wall', 'The council of Ellery has spent 4 million pounds on it.'],
    ['fr', 'Marie Lenoir : il faut sauver le pont', 'Le vieux pont coûte cher à la ville depuis des années déjà.'],
  ] as const)('%s: a name is one: %s', (tongue, title, text) => {
    expect(pointsOf(tongue, title, text)).toBe(1)
  })
})

test("French: nobody is spoken to by 'rendez-vous'", () => {
  const title = 'Le maire de Nantes reçoit les syndicats mardi'
  expect(pointsOf('fr', title, '', ['Les syndicats ont rendez-vous à neuf heures.'])).toBe(0)
  expect(pointsOf('fr', title, '', ['Abonnez-vous pour lire la suite.'])).toBe(1)
})

describe('who tells of himself is no sure news', () => {
  const talks = (tongue: Tongue, title: string, text = '') =>
    isTalk({ item: item('one', title, text), lead: title, rest: [text] } as unknown as Candidate, tongue)

  test.each<[Tongue, string, string?]>([
    ['en', 'Singer Ada Rix opens up about her divorce'],
    ['en', 'Former coach breaks his silence on sacking'],
    ['de', 'Nach dem Aus: Trainer Rix spricht offen über sein Ende'],
    ['de', 'Die Wirtin äussert sich erstmals zum Brand'],
    ['de', '«Ich war müde»: Ada Rix über ihr neues Buch'],
    ['fr', 'Le chant touchant d’un enfant après la mort de son père'],
    ['ro', 'Gest emoționant pentru un copil bolnav'],
    ['de', '«Alles zerstört»: Rix über Mord', 'Zwei Jahre nach dem Mord spricht Ada Rix erstmals über die Tat.'],
  ])('%s: %s', (tongue, title, text) => {
    expect(talks(tongue, title, text)).toBe(true)
  })

  test.each<[Tongue, string]>([
    ['en', 'Bakery in Troy opens up a second shop'],
    ['fr', 'Une maladie touchant les enfants inquiète le pays'],
    ['fr', 'Le gaz hilarant interdit aux mineurs à Courval'],
    ['en', 'Minister admits he broke the rules'],
    ['de', '«Mega eskaliert»: Riesige Rauchsäule über Bern'],
    ['de', 'Minister spricht sich offen gegen Steuer aus'],
    ['de', 'Das Land spricht von «offenem Krieg»'],
  ])('but not %s: %s', (tongue, title) => {
    expect(talks(tongue, title)).toBe(false)
  })
})

test.each<[Tongue, string, string, number]>([
  ['pl', 'Olmex wypłaci dywidendę', 'Olmex wypłaci dwa złote dywidendy na akcję - podała spółka w komunikacie.', 1],
  ['pl', 'Szef Olmexu odwołany', 'Rada nadzorcza odwołała prezesa Olmexu - poinformował Olmex w piątkowym komunikacie.', 1],
  ['pl', 'Olmex zwalnia', 'Olmex zamknie fabrykę w Olszanach i zwolni sto osób - podała spółka w komunikacie.', 0],
  ['pl', 'Sprzedaż obligacji', 'Sprzedaż obligacji wzrosła o połowę - podał resort finansów w komunikacie.', 0],
  ['hi', 'रामपुर सीमेंट ने बोनस शेयर पर दी जानकारी', 'कंपनी ने बोनस शेयर के लिए रिकॉर्ड डेट 27 जून तय की है.', 1],
  ['hi', 'मंत्री के बयान से विवाद', 'मंत्री ने रमेश यादव पर हमला किया और कहा कि वे झूठे हैं.', 1],
  ['hi', '7th Pay Commission: कर्मचारियों का भत्ता बढ़ेगा', 'कर्मचारियों का भत्ता बढ़ सकता है.', 2],
  ['hi', 'रामपुर बैंक में निकलीं नौकरियां, ऐसे करें आवेदन', 'बैंक में 20 पदों पर भर्ती होगी.', 3],
  ['hi', 'रामपुर में किसानों ने कर्ज के लिए आवेदन किया', 'किसानों ने बैंक में आवेदन किया है.', 0],
  ['hi', 'रामपुर में दुकानदार पर हमला', 'तीन लोगों ने दुकानदार पर हमला किया और नकदी लूट ली.', 0],
  ['hi', 'रामपुर में मंत्री पर जमकर बरसे विधायक', 'विधायक ने सरकार पर निशाना साधा.', 1],
  ['hi', 'रामपुर में जमकर बरसेंगे बादल', 'रामपुर में तीन दिन तक बारिश होगी.', 0],
])('%s: what is for shareholders, or a quarrel: %s', (tongue, title, first, points) => {
  expect(pointsOf(tongue, title, first)).toBe(points)
})
