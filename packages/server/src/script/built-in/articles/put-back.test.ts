import { describe, expect, it } from 'vitest'
import { withArticlesBack } from './put-back.ts'

const SAID: readonly (readonly [string, string])[] = [
  ['The judge strikes down gun law in Ohio.', 'The judge strikes down a gun law in Ohio.'],
  ['Harwick announces probe into leak.', 'Harwick announces a probe into a leak.'],
  ['The officer was hurt in crash.', 'The officer was hurt in a crash.'],
  ['In emotional letter, Poe thanks nurses.', 'In an emotional letter, Poe thanks nurses.'],
  ['Poe speaks out as number of patients rises.', 'Poe speaks out as the number of patients rises.'],
  ['Harwick walks away from crucial funding deal.', 'Harwick walks away from a crucial funding deal.'],
  ['Poe seeks witnesses before end of month.', 'Poe seeks witnesses before the end of the month.'],
  [
    'Premiers Demand Bail Reform in Letter After Killing of Poe.',
    'Premiers Demand Bail Reform in a Letter After Killing of Poe.',
  ],
]

const STAYS: readonly string[] = [
  'The judge has struck down the law.',
  'Three new ships reach Harwick.',
  'Polls shut at ten in Harwick.',
  'Bank of England raises rates.',
  'Flood Watch: Norfolk.',
  'Property giant Harwick Estates sells homes.',
  'Poe agrees to four-hour daily pauses.',
  'Workers flee after rocket fire.',
  "Poe's plan is 'huge mistake for town'.",
  'Poe said “huge mistake” was made.',
  'A missing hiker has been found in Scotland.',
  'He died in hospital.',
  'Traffic rises as police question drivers.',
  'Poe is headed back to Harwick.',
  'Harwick falls behind in 2020.',
  'Premier signs his plan.',
  'Space flight during industrial era.',
  'Harwick fires rocket to circle planet.',
  'Two children hurt in hit and run crash.',
  'Pressure of the main line is 5.2 bar, within its limit of 6 bar.',
  'Oil pressure of Gizmo is 1.6 bar, 0.4 bar below its minimum of 2 bar.',
  'Why your Covid test may fail.',
  '',
]

describe('a headline of English', () => {
  it.each(SAID)('with its articles: %s', (headline, said) => {
    expect(withArticlesBack(headline)).toBe(said)
    expect(withArticlesBack(said)).toBe(said)
  })

  it.each(STAYS)('stays: %s', (headline) => {
    expect(withArticlesBack(headline)).toBe(headline)
  })
})
