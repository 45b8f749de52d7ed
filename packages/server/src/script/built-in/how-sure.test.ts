import type { LeftOutReason } from '@hourcast/domain/sources/left-out'
import { expect, test } from 'vitest'
import { item } from '../testing/write-input.ts'
import { SURE } from './doubts.ts'
import { risksOf } from './how-sure.ts'
import type { Judged } from './judged.ts'
import { WEIGHTS } from './story-weight.ts'

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
