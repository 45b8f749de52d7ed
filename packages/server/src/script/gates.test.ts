import { cpuMsOf } from '@hourcast/db/testing/cpu-ms-of'
import { describe, expect, test } from 'vitest'
import { findSentenceFault, findTextFault, frameWordsOf, heldOf } from './gates.ts'
import { localeOf } from './locale-of.ts'
import { item, writeInput } from './testing/write-input.ts'
import { tongueOf } from './tongue.ts'

const bounds = { leastWords: 3, maxWords: 200 }
const findFault = (text: string, input: ReturnType<typeof writeInput>, within: typeof bounds) =>
  findTextFault(text, within) ??
  findSentenceFault(text, input, heldOf(frameWordsOf(input), input.items, tongueOf(localeOf(input))), tongueOf(localeOf(input)))
const fault = (text: string, change: Parameters<typeof writeInput>[0] = {}) =>
  findFault(text, writeInput(change), bounds)?.code ?? null

describe('what a language model may say', () => {
  test.each([
    'Good morning, this is Harbour Radio. The boat carries 180 passengers and 22 cars.',
    'The Icebreakers won the game, five to three. I am Clara.',
    'The park gave 96 megawatts. It is Sunday, March 14, at 7:30.',
    'Last year 12000 people came to the quay.',
    'Last year twelve thousand people came, in one of the markets.',
    'The boat carries a hundred and eighty passengers for four point five million.',
    'This is Harbour Radio Weather. It is seven degrees Celsius, says Mr. Ellery.',
    'It is seven thirty on the fourteenth of March, twenty twenty-seven.',
  ])('%s', (text) => {
    expect(fault(text)).toBeNull()
  })
})

test.each([
  ['Harbour Radio. Il Parlamento vota la legge sul porto.', 8],
  ['Buenos días desde el Parlamento: el puerto recibe otro barco.', 5],
  ['Bom dia. O parlamento vota a nova lei do porto.', 9],
])('a parliament is no apology: %s', (text, language) => {
  const items = [item('a', 'Il Parlamento vota', 'El Parlamento, Buenos Aires. O Parlamento. Bom dia.')]
  expect(fault(text, { language, items })).toBeNull()
})

describe('a number may be said in words', () => {
  test.each([
    ['Today is the twenty-first of March.', { airAt: Date.parse('2027-03-21T07:30:00Z'), items: [item('a', 'The boat')] }],
    ['In the twenty-first century the boat is late.', { items: [item('a', 'Ferries of the 21st century')] }],
    ['In the 21st century the boat is late.', { items: [item('a', 'Ferries of the twenty-first century')] }],
    ['It was built in the nineteen-eighties.', { items: [item('a', 'A quay of the 1980s')] }],
    ['It is the one hundred and twenty-first boat.', { items: [item('a', 'The 121st boat')] }],
    ['A twenty-second clip of the boat.', { items: [item('a', 'A clip of 20 seconds')] }],
    ['It is twenty-five to eight.', { airAt: Date.parse('2027-03-14T07:35:00Z') }],
    ['One thousand, two hundred and thirty-four people came.', { items: [item('a', '1,234 came to the quay')] }],
    ['In two thousand, fifteen people came.', { items: [item('a', 'In 2000 they were 15')] }],
    ['Children of sixteen and seventeen came.', { items: [item('a', 'Between 16 and 17')] }],
  ])('%s', (text, change) => {
    expect(fault(text, change)).toBeNull()
  })

  test.each([
    'Today is the twenty-second of March.',
    'It was built in the nineteen-seventies.',
    'It is twenty-five to eight.',
    'One thousand, two hundred and thirty-five people came.',
    'The one hundred and first boat came.',
    'They were 20, and the quay is old.',
  ])('but not invented: %s', (text) => {
    expect(fault(text, { items: [item('a', '1,234 came on the 21st', 'Since the 1980s, two thousand a day.')] })).toBe('number')
  })
})

describe('a station or a source that is called like an address', () => {
  const names = { stationName: 'laut.fm', items: [item('a', 'Ferry sails', '', 'News24.com')] }
  test.each([
    ['You are listening to laut.fm: the news.', null],
    ['The ferry sails, says News24.com.', null],
    ['The ferry sails, see laut.fm/ferry for more.', 'address'],
    ['The ferry sails, see www.news24.com for more.', 'address'],
    ['The ferry sails, see my-laut.fm for more.', 'address'],
    ['The ferry sails, see laut.fm.example for more.', 'address'],
  ])('%s', (text, code) => {
    expect(fault(text, names)).toBe(code)
  })
})

test.each(['\n', ' ', '1-', 'aa-', '[a', '<a', '<think>', 'a.', 'Aa ', 'one ', 'one-', '! ', 'host ', '1,', 'laut.'])(
  'a hostile answer is judged at once: %j again and again',
  async (part) => {
    const work = () => {
      for (const size of [1_000_000, 19_999]) {
        const text = `The ferry ${part.repeat(size / part.length)}`.slice(0, size)
        expect(findFault(text, writeInput({ stationName: 'laut.fm' }), { leastWords: 1, maxWords: size })?.code).not.toBe(
          'refusal',
        )
      }
    }
    expect(await cpuMsOf(work)).toBeLessThan(1_000)
  },
)

describe('what it may not', () => {
  test.each([
    ['', 'empty'],
    ['As an AI language model, I cannot write the news today.', 'refusal'],
    ['# News\nThe ferry comes in May and carries cars.', 'markup'],
    ['**Ferry** is coming to the harbour soon.', 'markup'],
    ['Read all about the ferry at www.harbour.example today.', 'address'],
    ['More on this at harbour.com in the evening.', 'address'],
    ['The boat carries 190 passengers across the water.', 'number'],
    ['The ferry was welcomed by Winston Churchill on the quay.', 'name'],
    ['The ferry, says Gandalf, is late again this year.', 'name'],
    ['More on this at harbour.gov/news in the evening.', 'address'],
    ['The boat carries one hundred and ninety passengers.', 'number'],
    ['About five hundred thousand people came to the quay.', 'number'],
    ['The ferry sails from May. [Music fades]', 'markup'],
    ['Host: The ferry sails from May.', 'markup'],
    ['Es tut mir leid, dabei kann ich leider nicht helfen.', 'refusal'],
    ['Lo siento, pero no es posible para el equipo.', 'refusal'],
    ['Dazu kann ich leider nichts sagen, liebe Leute.', 'refusal'],
    ['Lamentamos, pero no es posible para el equipo.', 'refusal'],
    ['Desculpem, hoje nada posso dizer sobre o barco.', 'refusal'],
    ['The ferry\n \t - sails from May\n - and back', 'markup'],
    ['The ferry [[sails](from) May to June.', 'markup'],
    ['Too short', 'length'],
    ['word '.repeat(400), 'length'],
  ])('%s', (text, code) => {
    expect(fault(text)).toBe(code)
  })

  test.each<[number, string, string]>([
    [1, 'Fünf Menschen wurden verletzt, dreißig kamen davon.', 'Es gab 5 Verletzte, 30 kamen davon.'],
    [5, 'Deux crèches et quatre écoles sont fermées.', 'On a fermé 2 crèches et 4 écoles.'],
    [2, 'Rannych zostało pięciu strażaków.', 'Rannych jest 5 strażaków.'],
    [3, 'Siete heridos, cinco de ellos graves.', 'Hay 7 heridos, 5 de ellos graves.'],
  ])('in language %i, what a source counts in words may stand in figures', (language, text, said) => {
    const items = [item('a', 'x', text)]
    expect(fault(said, { language, items })).toBeNull()
    expect(fault(said.replace(/[57]/, '9').replace('4', '9'), { language, items })).toBe('number')
  })

  test.each([
    ['It sails at 19:00.', 'It sails at 7 pm.', null],
    ['It sails at 19:30.', 'It sails at 7:30 pm.', null],
    ['It sails at 11:00.', 'It sails at 11 am.', null],
    ['It sails at 19:45.', 'It sails at 7:30 pm.', 'number'],
    ['It sails at 18:00.', 'It sails at 7 pm.', 'number'],
  ])('%s of “%s”: %s', (said, text, code) => {
    expect(fault(said, { items: [item('a', 'Boat', text)] })).toBe(code)
  })

  test('the full hour may be said alone, and listeners be addressed', () => {
    const at = { airAt: Date.parse('2027-03-14T19:00:00Z') }
    expect(fault('Good evening, it is 7 PM on Harbour Radio.', at)).toBeNull()
    expect(fault('Guten Abend, es ist 19 Uhr bei Harbour Radio.', { ...at, language: 1 })).toBeNull()
    expect(fault('Dzień dobry, słuchają Państwo Harbour Radio. Życzymy Wam stopni Celsjusza.', { ...at, language: 2 })).toBeNull()
    expect(fault('Good evening, it is 8 PM on Harbour Radio.', at)).toBe('number')
  })

  test('German capitalises its nouns: only a run of unknown ones is a name', () => {
    expect(fault('Die neue Fähre kommt im Mai in den Hafen.', { language: 1 })).toBeNull()
    expect(fault('Die Fähre wurde von Angela Merkel getauft.', { language: 1 })).toBe('name')
    expect(fault('Die Fähre ist da. Angela Merkel taufte sie.', { language: 1 })).toBe('name')
    expect(fault('Das Boot ist da, sagt Bürgermeister Quimby.', { language: 1 })).toBe('name')
  })

  test('behind a word that a source holds, one that none holds is a name in German too', () => {
    const items = [
      item('rat', 'Rat beschließt die Fähre', 'Bürgermeister Olaf Petersen und Ministerin Karin Weber lobten die Stadt.'),
    ]
    for (const name of ['sagt Bürgermeister Quimby', 'sagt Olaf Scholz', 'lobt Karin Merkel'])
      expect(fault(`Die Fähre ist da, ${name}.`, { language: 1, items })).toBe('name')
    expect(fault('Die Fähre ist da, sagt Bürgermeister Petersen.', { language: 1, items })).toBeNull()
  })

  test.each([
    'Bis Ende Mai bleibt die Brücke zu, gegen Mitte Juni kommt das Boot.',
    'Das kostet Millionen Euro und bringt Stunden Verspätung.',
    'Auf der Straße steht man Kilometer Stau in Richtung Hafen.',
    'Bei vielen Grad Celsius fehlen Tonnen Stahl und Meter Höhe.',
    'Rund Hundert Gäste kamen am Sonntag Abend.',
    'Trotz Regen war der Markt voll. Heute Abend wird es kühl.',
    'Zwei Drittel sind weg. Mehr Sicherheit verspricht die Stadt.',
    'Es sagt Bürgermeister Icebreakers: Alles ist gut.',
  ])('and no name is: %s', (text) => {
    expect(fault(text, { language: 1 })).toBeNull()
  })
})
