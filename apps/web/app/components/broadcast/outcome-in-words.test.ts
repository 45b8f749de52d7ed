import { expect, test } from 'vitest'
import { outcomeInWords } from './outcome-in-words.ts'

const ON_TIME = { late: false, latenessMs: 0, failedStep: null, failedBy: null } as const
const FRESH = { state: 'delivered', stage: null, rung: 'fresh', untold: null, ...ON_TIME } as const
const REACHED = { state: 'released' }

test('delivered everywhere, or not to be sent to somebody, is good', () => {
  expect(outcomeInWords(FRESH, [REACHED, { state: 'withheld' }])).toEqual({ words: 'Delivered', tone: 'good' })
})

test('one target that was given up makes it a fault', () => {
  expect(outcomeInWords({ ...FRESH, rung: 'ident' }, [REACHED, { state: 'failed' }])).toEqual({
    words: 'Delivered, not everywhere',
    tone: 'bad',
  })
})

test('what aired in place of a fresh bulletin is delivered, and not shown as good', () => {
  expect(outcomeInWords({ ...FRESH, rung: 'last-good' }, [REACHED])).toEqual({ words: 'Delivered', tone: 'busy' })
})

test('a fresh one that told none of its stories is delivered, and not shown as good', () => {
  const untold = { reason: 'other-language', stories: 4 }
  expect(outcomeInWords({ ...FRESH, untold }, [REACHED])).toEqual({ words: 'Delivered', tone: 'busy' })
})

test('of one that did not go out no target is told', () => {
  expect(outcomeInWords({ ...FRESH, state: 'failed', rung: null }, [{ state: 'failed' }])).toEqual({
    words: 'Failed',
    tone: 'bad',
  })
})
