import { expect, test } from 'vitest'
import { withoutLiveClock, withoutTickerClock } from './live-clocks.ts'

test.each([
  ['LIVE 06:41 Paper mill fire under control.', 'Paper mill fire under control.'],
  ['LIVE - 07.41 uur Brand onder controle.', 'Brand onder controle.'],
  ['DIRECT 07h41 - Incendie maîtrisé.', 'Incendie maîtrisé.'],
  ['EM DIRETO 07:41 Dominado o incêndio.', 'Dominado o incêndio.'],
  ['NA ŻYWO 07:41 Pożar opanowany.', 'Pożar opanowany.'],
  ['+++ 07:12 Uhr +++ Großbrand gelöscht.', 'Großbrand gelöscht.'],
  ['+++ 09:42 Uhr: Pegel steigt +++ Der Pegel', 'Pegel steigt +++ Der Pegel'],
  ['LIVE 09:11 कागज़ मिल में आग बुझी।', 'कागज़ मिल में आग बुझी।'],
])('goes: %s', (text, story) => {
  expect(withoutTickerClock(text)).toBe(story)
})

test.each([
  'Live aus Berlin um 20:15 Uhr.',
  'DIRECT flights resume on Monday.',
  '06:41 is when the first train leaves.',
  'LIVE 24 hours a day',
])('stays: %s', (text) => {
  expect(withoutTickerClock(text)).toBe(text)
})

test('a time between pluses stays in a headline', () => {
  expect(withoutLiveClock('+++ 14:05 Rat tagt +++')).toBe('+++ 14:05 Rat tagt +++')
})
