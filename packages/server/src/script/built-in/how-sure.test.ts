import type { LeftOutReason } from '@hourcast/domain/sources/left-out'
import { expect, test } from 'vitest'
import { item } from '../testing/write-input.ts'
import { SURE } from './doubts.ts'
import { risksOf } from './how-sure.ts'
import type { Judged } from './judged.ts'
import { WEIGHTS } from './story-weight.ts'
import { fillSurely } from './told-order.ts'

const story = (headline: string, told: Partial<Judged> & { without?: LeftOutReason } = {}): Judged =>
  ({
    item: item('one', headline),
    headline,
    lead: headline,
    rest: [],
    more: [],
    unbroken: 0,
    dropped: told.without === undefined ? [] : [{ sentence: 'It is gone.', reason: told.without }],
    doubts: SURE,
    weight: WEIGHTS.usual,
    ...told,
  }) as Judged

const HARD = SURE - 1

test.each<[string, Judged, Judged]>([
  [
    'a sentence that retells its headline before a headline',
    story('Blaze in Alder', { lead: 'A fire destroyed the home of a pensioner in Alder on Monday.' }),
    story('Blaze in Alder destroys home', { doubts: HARD }),
  ],
  [
    'a subject that newsrooms report before another one',
    story('Two hurt in crash near Alder', { doubts: HARD }),
    story('Alder library turns a hundred'),
  ],
  [
    'a headline of one sentence before one of two',
    story('Zwłoki w lesie pod Olszanami, policja bada sprawę'),
    story('Dramat pod Olszanami. Policja ujawnia szczegóły', { doubts: HARD }),
  ],
  [
    'a label with a text below it before one alone',
    story('Alder: bridge closed', { more: ['The bridge at Alder is closed until Friday.'] }),
    story('Alder: bridge closed'),
  ],
  ...(['quote', 'first-person', 'furniture', 'cut-off'] as const).map((without): [string, Judged, Judged] => [
    `whole before something left out (${without})`,
    story('Alder council sells its hall'),
    story('Alder council sells its hall', { without }),
  ]),
])('surer: %s', (_name, surer, other) => {
  expect(risksOf(surer)).toBeLessThan(risksOf(other))
})

test('what a paper says of days makes its story no less whole', () => {
  expect(risksOf(story('Alder council sells its hall', { without: 'stale-day' }))).toBe(
    risksOf(story('Alder council sells its hall')),
  )
})

test('one long story, however sure, is no bulletin of a paper with more', () => {
  const goal = story('Alder scores fastest goal', {
    lead: 'Ruth Alder of Ellery has scored the fastest goal in the history of the league of the north.',
    rest: ['She scored after seven seconds of the match against Whitby, which her team won by three goals to one.'],
  })
  const others = ['Alder council sells its old hall', 'Library of Whitby turns a hundred years old'].map((title) => story(title))
  const sureness = { news: [goal, ...others], more: [], unsure: [], isPlenty: true }
  expect(fillSurely(sureness, { words: 50, maxItems: 5, sentencesEach: 2 }, 50).length).toBeGreaterThan(1)
})
