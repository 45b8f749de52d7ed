import { expect, test } from 'vitest'
import { tidyText } from './tidy-text.ts'

const asLatin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')
const asWindows = (text: string): string => new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8'))

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
