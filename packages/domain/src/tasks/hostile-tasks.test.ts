import { expect, test } from 'vitest'
import { growthOf } from '../testing/growth-of.ts'
import { splitWanted } from './negations.ts'
import { formsOf } from './own-words.ts'
import { saidLinesIn } from './said-lines.ts'
import { sourceIn } from './task-sources.ts'
import { taskTold } from './task-told.ts'
import { withAnswers } from './yes-and-no.ts'

const never = () => false
const split = (task: string, tongue: string) => splitWanted(task, tongue, never)

/** Each was once read in quadratic time. */
test.each<[string, string, (task: string) => unknown]>([
  ['marks behind a Hindi letter', 'क|ा|क', (task) => formsOf(task, 'hi')],
  ['a row of digits', '|1| खबर', (task) => sourceIn(task, 'hi', never)],
  ['quotation marks', '|"ab" |', (task) => saidLinesIn(task, 'en', never)],
  ['blanks behind what is left out', 'Politik weglassen|  |!', (task) => split(task, 'de')],
  ['lines behind a never', 'Politik niemals|\n|!', (task) => split(task, 'de')],
  ['blanks', '|  |!', (task) => split(task, 'en')],
  ['lines, before what is skipped', '|\n|!', (task) => split(task, 'en')],
  ['lines, before an answer', '|\n|!', (task) => withAnswers(task, 'en')],
  ['lines and blanks, before an answer', '|\n |!', (task) => withAnswers(task, 'fr')],
  ['blanks between what is told', '|  |!', (task) => taskTold(task, 'en-US')],
])('a task of twice the length takes twice the time: %s', (_name, pumped, work) => {
  const [head = '', unit = '', tail = ''] = pumped.split('|')
  const textOf = (length: number) => `${head}${unit.repeat(length / unit.length)}${tail}`
  expect(growthOf(textOf, work, 2_000)).toBeLessThan(3)
})
