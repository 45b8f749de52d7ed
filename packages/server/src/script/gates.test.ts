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
    ['Too short', 'length'],
    ['word '.repeat(400), 'length'],
  ])('%s', (text, code) => {
    expect(fault(text)).toBe(code)
  })

  test('German capitalises its nouns: only a run of unknown ones is a name', () => {
    expect(fault('Die neue Fähre kommt im Mai in den Hafen.', { language: 1 })).toBeNull()
    expect(fault('Die Fähre wurde von Angela Merkel getauft.', { language: 1 })).toBe('name')
  })
})
