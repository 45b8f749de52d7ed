import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDistinct, holds, phrases, plainWords, without } from './phrases.ts'

const WORD = fc.constantFrom('rain', 'raining', 'heavy', 'storm', 'a', 'of', '12', 'दिन', 'łódź', 'barn')
const TEXT = fc.array(WORD, { maxLength: 12 }).map((words) => plainWords(words.join(' ')))
const OPEN = fc.constantFrom('rain*', '*ing', '_', '#', 'storm', 'he*y', 'of', 'a', 'दि*', 'łódź', '#th')
const LIST = fc.array(fc.array(OPEN, { minLength: 1, maxLength: 3 }), { maxLength: 4 })

test('what is looked up first changes nothing of what is found', () => {
  fc.assert(
    fc.property(
      fc.array(LIST, { minLength: 1, maxLength: 6 }),
      fc.array(TEXT, { minLength: 1, maxLength: 4 }),
      (lists, texts) => {
        const patterns = lists.map((list) => phrases(list.map((entry) => entry.join(' ')).join('|')))
        for (const text of texts)
          for (const pattern of patterns) {
            const found = text.match(pattern) ?? []
            expect(holds(text, pattern)).toBe(found.length > 0)
            expect(countDistinct(text, pattern)).toBe(new Set(found).size)
            expect(without(text, pattern)).toBe(text.replace(pattern, ' '))
          }
      },
    ),
  )
})
