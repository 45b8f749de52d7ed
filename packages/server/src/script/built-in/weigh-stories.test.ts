import { HOUR_MS } from '@hourcast/domain/time-units'
import { expect, test } from 'vitest'
import { storyOf } from '../fit-for-air/same-story.ts'
import { item } from '../testing/write-input.ts'
import type { Judged } from './judged.ts'
import { WEIGHTS } from './story-weight.ts'
import { weighStories } from './weigh-stories.ts'

const AIR_AT = Date.parse('2027-03-14T07:30:00Z')
const AIR = { tongue: 'en', presentationType: 1, airAt: AIR_AT, timeZone: 'UTC', isNever: () => false } as never
const ALL = { hasChoice: true, hasHeadlines: true }

const story = (headline: string, hoursAgo = 1): Judged =>
  ({
    item: { ...item(headline, headline), link: 'https://coast.example/', publishedAt: AIR_AT - hoursAgo * HOUR_MS },
    headline,
    words: headline.toLowerCase(),
    lead: headline,
    written: headline,
    rest: [],
    usual: { lead: headline, rest: [], poorly: 0 },
    dropped: [],
    doubts: 0,
    weight: WEIGHTS.usual,
    story: storyOf(headline, '', 'Paper', 'en'),
  }) as unknown as Judged

test('what a paper is full of weighs most', () => {
  const talks = ['opens', 'interrupts', 'resumes', 'ends'].map((does) =>
    story(`Harlow summit: Denmark ${does} talks on fishing quotas`),
  )
  const others = ['Rents rise in Denby', 'Mill of Colby hires weavers', 'Library opens in Selby', 'Ferry to Larkin waits'].map(
    (one) => story(one),
  )
  const weights = (choice: typeof ALL) => weighStories([...talks, ...others], choice, AIR).map(({ weight }) => weight)
  expect(weights(ALL)).toEqual([...talks.map(() => WEIGHTS.first), ...others.map(() => WEIGHTS.usual)])
  expect(new Set(weights({ ...ALL, hasHeadlines: false }))).toEqual(new Set([WEIGHTS.usual]))
})

test('what is older than half a day is rather left out', () => {
  const [young, old] = weighStories(
    [story('Council of Denby raises rents'), story('Council of Denby raises rents', 13)],
    ALL,
    AIR,
  )
  expect(old?.risk).toBeGreaterThan(young?.risk ?? 1)
})

test('a name that many headlines have is no event', () => {
  const named = ['plays golf in Larkin', 'eats fish with friends', 'signs a book about gardens', 'frees a turkey'].map((does) =>
    story(`Trumbel ${does}`),
  )
  const others = ['Rents rise in Denby', 'Mill of Colby hires weavers', 'Library opens in Selby', 'Ferry to Larkin waits'].map(
    (one) => story(one),
  )
  expect(weighStories([...named, ...others], ALL, AIR).map(({ weight }) => weight)).not.toContain(WEIGHTS.first)
})
