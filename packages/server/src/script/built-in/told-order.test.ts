import { describe, expect, test } from 'vitest'
import { storyOf } from '../fit-for-air/same-story.ts'
import { item } from '../testing/write-input.ts'
import { DOUBTFUL, SURE } from './doubts.ts'
import type { Judged } from './judged.ts'
import { WEIGHTS } from './story-weight.ts'
import { bySureness, fillForModel, fillSurely, whyUntold } from './told-order.ts'

const story = (id: string, headline: string, told: Partial<Judged> = {}): Judged =>
  ({
    item: item(id, headline),
    headline,
    lead: headline,
    rest: [],
    usual: { lead: headline, rest: told.rest ?? [], poorly: told.poorly ?? 0 },
    more: { lead: headline, rest: [] },
    unbroken: 0,
    dropped: [],
    doubts: SURE,
    risk: 0.3,
    poorly: 0,
    weight: WEIGHTS.usual,
    story: storyOf(headline, '', 'Paper', 'en'),
    ...told,
  }) as Judged

const PLACES = [
  'Alder',
  'Whitby',
  'Ellery',
  'Marlow',
  'Selby',
  'Arden',
  'Ribton',
  'Troy',
  'Harwell',
  'Dunmore',
  'Selwick',
  'Larkin',
]
const ROOM = { words: 30, maxItems: 5, sentencesEach: 1 }
const told = (stories: readonly Judged[]) => fillSurely(bySureness(stories, true), ROOM, ROOM.words).map(({ item: { id } }) => id)
const paper = (count: number, riskOf: (at: number) => number) =>
  PLACES.slice(0, count).map((place, at) =>
    story(place, `${place} council votes for a new bridge and a school`, { risk: riskOf(at), doubts: SURE - 1 }),
  )

test('of many stories those are told that an editor would hardly leave out', () => {
  expect(told(paper(12, (at) => ([7, 8, 10].includes(at) ? 0.05 : 0.35)))).toEqual(['Troy', 'Harwell', 'Selwick'])
})

test('a grave story that is told poorly comes behind what is told well', () => {
  const stories = paper(12, () => 0.1).map((one, at) =>
    at === 0 ? { ...one, risk: 0, poorly: 0.9, weight: WEIGHTS.first } : one,
  )
  expect(told(stories)).toEqual(['Whitby', 'Ellery', 'Marlow'])
})

test('a story is told as the rules would where that has no more faults than the others', () => {
  const fuller = (poorly: number) =>
    paper(12, (at) => (at < 3 ? 0.02 : 0.35)).map((one) => ({
      ...one,
      usual: { lead: one.lead, rest: ['It costs two million pounds and opens in May.'], poorly },
    }))
  const sentencesOf = (stories: readonly Judged[]) =>
    fillSurely(bySureness(stories, true), { ...ROOM, words: 60 }, 60).map(({ sentences }) => sentences.length)
  expect([sentencesOf(fuller(0.1)), sentencesOf(fuller(0.9))]).toEqual([
    [2, 2, 2],
    [1, 1, 1, 1, 1],
  ])
})

test('equally sure stories keep the order of their paper', () => {
  expect(told(paper(12, (at) => 0.02 + at / 1000))).toEqual(['Alder', 'Whitby', 'Ellery'])
})

test('of few stories the newest come first, however sure the others are', () => {
  expect(told(paper(6, (at) => (at === 0 ? 0.55 : 0.05)))).toEqual(['Alder', 'Whitby', 'Ellery'])
})

test('what an editor would most likely leave out is told of few stories as little as of many', () => {
  expect(told(paper(6, (at) => (at === 0 ? 0.7 : 0.2)))).toEqual(['Whitby', 'Ellery', 'Marlow'])
})

test('and yet a paper that has nothing else is not silent', () => {
  expect(told(paper(6, () => 0.9))).not.toEqual([])
})

test('one long story, however sure, is no bulletin of a paper with more', () => {
  const goal = story('goal', 'Alder scores fastest goal', {
    lead: 'Ruth Alder of Ellery has scored the fastest goal in the history of the league of the north.',
    rest: ['She scored after seven seconds of the match against Whitby, which her team won by three goals to one.'],
  })
  const others = ['Alder council sells its old hall', 'Library of Whitby turns a hundred years old'].map((title) =>
    story(title, title),
  )
  const sureness = { news: [goal, ...others], more: [], unsure: [], isPlenty: true }
  expect(fillSurely(sureness, { words: 50, maxItems: 5, sentencesEach: 2 }, 50).length).toBeGreaterThan(1)
})

test('a first sentence that takes all the room gives way to its headline', () => {
  const long = (id: string, title: string) =>
    story(id, title, {
      lead: `${title} after the council of the town of the north had met all day and all night in the old hall by the sea to speak of what was to be done with it.`,
    })
  const news = [long('one', 'Alder sells its old hall'), long('two', 'Whitby buys a new ferry'), long('three', 'Ellery votes')]
  const sureness = { news, more: [], unsure: [], isPlenty: false }
  const read = fillSurely(sureness, { words: 30, maxItems: 2, sentencesEach: 2 }, 30)
  expect(read.map(({ sentences }) => sentences)).toEqual([['Alder sells its old hall'], ['Whitby buys a new ferry']])
  expect(fillSurely({ ...sureness, news: news.slice(0, 1) }, { words: 30, maxItems: 2, sentencesEach: 2 }, 30)).toHaveLength(1)
})

describe('why a story is not told', () => {
  /** Four sure stories and others; of ten words each. */
  const untold = (others: readonly Judged[], room: Partial<typeof ROOM> = {}) => {
    const whole = { ...ROOM, words: 50, ...room }
    const sureness = bySureness([...paper(12, (at) => (at < 4 ? 0.05 : 0.35)), ...others], true)
    const read = fillSurely(sureness, whole, 50)
    const isRead = new Set(read.map(({ item }) => item))
    const left = [...sureness.news, ...sureness.more, ...sureness.unsure].filter(({ item }) => !isRead.has(item))
    return Object.fromEntries(left.map((one) => [one.item.id, whyUntold(one, sureness, read, whole)]))
  }
  const all = (reason: string) => Object.fromEntries(PLACES.slice(4).map((place) => [place, reason]))
  const other = (id: string, change: Partial<Judged>) => story(id, `${id} reads its old books to the sun and moon`, change)

  test('others are surer, and words are free: no lack of room', () => {
    expect(untold([])).toEqual(all('less-sure'))
    const doubted = [other('Nora', { doubts: SURE + 1 }), other('Piet', { doubts: SURE + 1 })]
    expect(untold(doubted)).toMatchObject({ Nora: 'less-sure', Piet: 'less-sure' })
  })

  test('it would find no room', () => {
    expect(untold([], { words: 49 })).toEqual(all('no-room'))
    expect(untold([], { maxItems: 4 })).toEqual(all('no-room'))
  })

  test('a story as sure as those that are told lacks nothing but room', () => {
    expect(untold([other('Nora', { risk: 0.05, doubts: SURE - 1 })], { words: 40 })).toMatchObject({ Nora: 'no-room' })
  })

  test('it is likely no news, or no clear story, no matter how much room there is', () => {
    const unsure = [
      other('Nora', { risk: 0.9 }),
      other('Piet', { doubts: DOUBTFUL }),
      other('Vera', { doubts: DOUBTFUL, risk: 0.9 }),
    ]
    for (const words of [49, 50])
      expect(untold(unsure, { words })).toMatchObject({ Nora: 'less-sure', Piet: 'doubtful', Vera: 'doubtful' })
  })

  test('what was to be told of it holds a word that is never said', () => {
    const dropped = [{ sentence: 'Nora wins.', reason: 'never-said' as const }]
    expect(
      untold([other('Nora', { risk: 0.9, dropped }), other('Piet', { risk: 0.05, isBeheaded: true, dropped })]),
    ).toMatchObject({ Nora: 'never-said' })
  })

  test('others of its event came first', () => {
    const [one, other, third] = paper(3, () => 0.05)
    if (!(one && other && third)) throw new Error('a paper has three stories')
    const sureness = { news: [one, other], more: [third], unsure: [], isPlenty: true }
    const read = fillSurely(sureness, ROOM, 20)
    expect(whyUntold(third, sureness, read, ROOM)).toBe('same-event')
    expect(whyUntold(third, sureness, read, { ...ROOM, words: 20 })).toBe('no-room')
  })
})

test('what is told best without its headline stays so where it is told longer', () => {
  const first = 'In Alder a lorry has overturned on the bridge.'
  const more = [first, 'Two people were hurt.']
  const longer = { lead: 'Lorry overturns in Alder', rest: more }
  const best = { lead: first, rest: [], more: longer, usual: { ...longer, poorly: 0 } }
  const [one] = fillSurely(bySureness([story('a', 'Lorry overturns in Alder', best)], true), { ...ROOM, sentencesEach: 3 }, 30)
  expect(one?.sentences).toEqual(more)
})

test('a model is shown what a paper has later of an event, however it reads', () => {
  const storyAbout = (id: string, headline: string, text: string, told: Partial<Judged> = {}) =>
    story(id, headline, { story: storyOf(headline, text, 'Paper', 'en'), ...told })
  const sure = [
    storyAbout('first', 'Woman stabbed at Harlow flat', 'A woman was stabbed at a flat in Harlow, police said.'),
    ...paper(9, () => 0.2),
  ]
  const unsure = [
    storyAbout(
      'later',
      'Woman stabbed at Harlow is out of danger',
      'The woman stabbed in Harlow is out of danger, police said of the flat.',
      {
        risk: 0.9,
      },
    ),
    storyAbout('other', 'Rowers of Colby dream of a medal', 'They train on the lake every morning.', { risk: 0.9 }),
  ]
  const room = { words: 1_000, maxItems: 20, sentencesEach: 5 }
  const shown = fillForModel({ news: sure, more: [], unsure, isPlenty: true }, [], room).map(({ item: { id } }) => id)
  expect(shown).toContain('later')
  expect(shown).not.toContain('other')
})
