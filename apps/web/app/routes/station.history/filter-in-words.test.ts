import { expect, test } from 'vitest'
import { filterInWords } from './filter-in-words.ts'

const NOTHING = { schedulerId: null, outcome: null, day: null, words: null }
const CLARA = { schedulerId: 's1', hostName: 'Clara', isDeleted: false }

test('what is asked for stands in one line, in the order of the fields', () => {
  const all = { schedulerId: 's1', outcome: 'missed', day: '2026-11-22', words: 'harbour' } as const
  expect(filterInWords(all, [CLARA])).toBe('Clara, Missed, 2026-11-22, “harbour”')
  expect(filterInWords({ ...NOTHING, outcome: 'fell-back' }, [CLARA])).toBe('Fell back')
  expect(filterInWords(NOTHING, [CLARA])).toBe('')
})
