import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { attributed } from './attributed.ts'
import { findPack } from './packs/find-pack.ts'
import type { Say } from './speaker.ts'

const first: Say = (templates, extra = {}) => (templates[0] ?? '').replace(/\{(\w+)\}/g, (_, key: string) => extra[key] ?? '')
const tell = (tongue: Tongue, name: string, words: string) =>
  attributed(findPack(tongue), [words], { name, tongue, say: first, turn: 0 }).told.join(' ')

test.each<[Tongue, string]>([
  ['hi', 'मौसम विभाग ने कहा कि उत्तर में भीषण गर्मी पड़ी है। हालांकि देश के बाकी हिस्सों में गर्मी की स्थिति कम हो गई है।'],
  ['pl', 'Burmistrz powiedział, że most jest zamknięty. Jednak autobusy jeżdżą przez Olszany.'],
])('%s: no source is named in what turns round somebody else’s words', (tongue, words) => {
  expect(tell(tongue, 'Olmpost', words)).toBe(words)
})

test('but in what goes on it is', () => {
  const words = 'मौसम विभाग ने कहा कि उत्तर में भीषण गर्मी पड़ी है। देश के बाकी हिस्सों में गर्मी की स्थिति कम हो गई है।'
  expect(tell('hi', 'Olmpost', words)).toContain('Olmpost')
})
