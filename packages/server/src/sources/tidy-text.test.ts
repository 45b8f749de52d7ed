import { expect, test } from 'vitest'
import { tidyText } from './tidy-text.ts'

const asLatin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')
/** The signs of Windows for the bytes from 80 on; where it has none, Latin-1's stays. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
const asWindows = (text: string): string =>
  asLatin1(text).replace(/[\u0080-\u009F]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign)

test.each([
  'Tusk zaprosił papieża Leona do Polski. Jest możliwa data',
  'Die Bürgermeisterin öffnet die Fähre',
  'Președintele a acuzat că țara și-a pierdut șansa',
  'A prefeitura não dirá quando a estação reabre',
  'L’été dernier, le maire a été élu',
  'रामगढ़ में पुल बंद',
  'The mayor’s “new” plan – and its price of 40 €',
])('what was encoded twice is read as it was written: %s', (text) => {
  expect(tidyText(asLatin1(text))).toBe(text)
  expect(tidyText(asWindows(text))).toBe(text)
})

test.each(['Ängste in Århus', 'Mit Ä»und« Å', 'Â', 'SÃO PAULO', 'É «ça» và', 'Größe 40 Å'])(
  'what only looks like it stays: %s',
  (text) => {
    expect(tidyText(text)).toBe(text)
  },
)

test('what papers really send', () => {
  expect(tidyText('Tusk zaprosiÅ‚ papieÅ¼a Å›wiÄ™to')).toBe('Tusk zaprosił papieża święto')
  expect(tidyText('Trumpâ€™s â€œnewâ€\u009D plan')).toBe('Trump’s “new” plan')
  expect(tidyText('Ä\u00ADrzte streiken in KÃ¶ln')).toBe('Ärzte streiken in Köln')
})

test('a word without end is cut, and a text of long words is read as fast as one of short words', () => {
  expect(tidyText(`a ${'b'.repeat(400)} c`)).toBe(`a ${'b'.repeat(300)} c`)
  const msOf = (text: string) => {
    const before = process.cpuUsage()
    tidyText(text)
    return process.cpuUsage(before).user
  }
  const least = (word: string) => Math.min(...[1, 2, 3, 4].map(() => msOf(`${word} `.repeat(400_000 / (word.length + 1)))))
  expect(least('b'.repeat(299)) / least('b'.repeat(9))).toBeLessThan(3)
})

test('a sentence that has lost a letter goes whole, up to its stop and not to a point within its figures', () => {
  expect(tidyText('La gr\uFFFDve a co\uFFFDt\uFFFD 16.024 euros. Le maire est venu.')).toBe('Le maire est venu.')
  expect(tidyText('Le maire M. Dupr\uFFFD est venu.\nUn pont est ferm\uFFFD.')).toBe('')
})
