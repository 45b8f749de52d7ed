import { expect, test } from 'vitest'
import { CASE_VOICES } from '../editor/case-voices.ts'
import { writeInput } from '../testing/write-input.ts'
import { TONGUES } from '../tongue.ts'
import { createBuiltInWriter } from './built-in-writer.ts'

const HEADLINE = 300
const TEXT = 4_000

/** Each was once read in quadratic time or worse. */
const MARKS = [
  'Foto: ZZZZZZZZZZZZZZ',
  'ab?” ',
  'a.” b',
  'Nr. ',
  'hat gegege ',
  'Ab po ',
  '(',
  ',',
  '.!',
  '[ ',
  '1',
  '… [+1 chars] ',
]

const hostileItems = (mark: string) => {
  const [head, unit] = mark.includes(': ') ? [mark, 'Z'] : [mark, mark]
  const filled = (length: number) => `${`${head}${unit.repeat(length)}`.slice(0, length - 1)}!`
  const text = [filled(HEADLINE), filled(TEXT)].join(' ').slice(0, TEXT)
  return { title: filled(HEADLINE), text, source: 'Coast News' }
}

test.each(TONGUES)('hostile feeds keep the writer no longer than honest ones: %s', async (tongue) => {
  const items = MARKS.map((mark, at) => ({ ...hostileItems(mark), id: `${at}` }))
  const begun = process.cpuUsage()
  await createBuiltInWriter().write('bulletin', { ...writeInput(), items, language: CASE_VOICES[tongue].language })
  // Without end before each name of a credit was taken whole: 11 s for 44 capitals, twice as long for each two more.
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(4000)
})
