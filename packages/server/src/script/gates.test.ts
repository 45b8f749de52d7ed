import { describe, expect, test } from 'vitest'
import { findFault } from './gates.ts'
import { writeInput } from './testing/write-input.ts'

const bounds = { leastWords: 3, mostWords: 200 }
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
    'It is seven thirty on the fourteenth of March, twenty twenty-seven.',
  ])('%s', (text) => {
    expect(fault(text)).toBeNull()
  })
})

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
    ['Too short', 'length'],
    ['word '.repeat(400), 'length'],
  ])('%s', (text, code) => {
    expect(fault(text)).toBe(code)
  })

  test('the full hour may be said alone, and listeners be addressed', () => {
    const at = { airAt: Date.parse('2027-03-14T19:00:00Z') }
    expect(fault('Good evening, it is 7 PM on Harbour Radio.', at)).toBeNull()
    expect(fault('Guten Abend, es ist 19 Uhr bei Harbour Radio.', { ...at, language: 1 })).toBeNull()
    expect(fault('Dzień dobry, słuchają Państwo Harbour Radio.', { ...at, language: 2 })).toBeNull()
    expect(fault('Good evening, it is 8 PM on Harbour Radio.', at)).toBe('number')
  })

  test('German capitalises its nouns: only a run of unknown ones is a name', () => {
    expect(fault('Die neue Fähre kommt im Mai in den Hafen.', { language: 1 })).toBeNull()
    expect(fault('Die Fähre wurde von Angela Merkel getauft.', { language: 1 })).toBe('name')
  })
})
