import { expect, test } from 'vitest'
import { isNameless } from './nameless.ts'

test.each([
  ['इस योजना को राज्य के सभी जिलों में 2027 में शुरू किया गया था।', true],
  ['इस साल रामपुर के पुराने पुल पर 2 नई सड़कें खुलेंगी।', false],
  ['रामपुर की इस योजना को राज्य के सभी जिलों में शुरू किया गया था।', false],
] as const)('%s is of what only its headline names: %s', (sentence, isOfNobody) => {
  expect(isNameless(sentence, 'hi')).toBe(isOfNobody)
})
