import { describe, expect, test } from 'vitest'
import { CASE_VOICES } from '../editor/case-voices.ts'
import { item, writeInput } from '../testing/write-input.ts'
import { TONGUES } from '../tongue.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { SpokenItem } from './fill.ts'
import { inParts } from './headline-part.ts'
import type { Judged } from './judged.ts'
import { findPack } from './packs/find-pack.ts'
import { WEIGHTS } from './story-weight.ts'

const AIR_AT = Date.parse('2027-03-14T07:30:00Z')

const story = (id: string, more: Partial<SpokenItem> = {}): SpokenItem => ({ item: item(id, id), sentences: [id], ...more })
const headline = (id: string, more: Partial<SpokenItem> = {}) => story(id, { isHeadline: true, ...more })
const ids = (told: readonly SpokenItem[]) => told.map(({ item: { id } }) => id)
const weighed = (told: readonly SpokenItem[], first: readonly string[]) =>
  told.map(({ item: one }) => ({ item: one, weight: first.includes(one.id) ? WEIGHTS.first : WEIGHTS.usual })) as Judged[]

describe('stories and headlines', () => {
  test('headlines come behind the stories, in their order', () => {
    const told = [headline('a'), story('b'), headline('c'), story('d')]
    expect(ids(inParts(told, weighed(told, [])))).toEqual(['b', 'd', 'a', 'c'])
  })

  test('they come first where only they have what weighs most', () => {
    const told = [headline('a'), story('b'), headline('c')]
    expect(ids(inParts(told, weighed(told, ['c'])))).toEqual(['a', 'c', 'b'])
    expect(ids(inParts(told, weighed(told, ['b', 'c'])))).toEqual(['b', 'a', 'c'])
    expect(ids(inParts(told.slice(0, 2), weighed(told, ['a'])))).toEqual(['a', 'b'])
  })

  test('what endangers the public leads, alone too', () => {
    const told = [story('a'), headline('b')]
    const danger = [{ item: told[1]?.item, weight: WEIGHTS.usual, risk: 0 }] as Judged[]
    expect(ids(inParts(told, danger))).toEqual(['b', 'a'])
  })

  test('what follows on a headline goes with it, all of it', () => {
    const event = [headline('crash'), story('its train', { isOfEvent: true }), story('its line', { isOfEvent: true })]
    expect(ids(inParts([...event, story('rents')], []))).toEqual(['rents', 'crash', 'its train', 'its line'])
  })

  test('a headline that follows on its story says the same again, and goes', () => {
    const told = [
      story('crash'),
      headline('crash, again', { isOfEvent: true }),
      story('its train', { isOfEvent: true }),
      headline('rents'),
    ]
    expect(ids(inParts(told, []))).toEqual(['crash', 'its train', 'rents'])
  })
})

const PLACES = [
  'Alder',
  'Whitby',
  'Ellery',
  'Marlow',
  'Arden',
  'Ribton',
  'Troy',
  'Harwell',
  'Dunmore',
  'Larkin',
  'Selwick',
  'Selby',
]
/** Its summaries tell nothing of whom and where its headlines name. */
const paper = (source: (at: number) => string) =>
  PLACES.map((place, at) => {
    const council = `Council of ${place} buys ${at + 3} ferries and opens ${at + 2} schools`
    const parliament = `Parliament of ${place} votes for ${at + 2} new hospitals by 2030`
    return {
      ...item(place, source(at) === 'Coast News' ? council : parliament, 'The decision was taken late on Friday.', source(at)),
      link: `https://coast.example/${at}`,
      publishedAt: AIR_AT - at * 60_000,
    }
  })
const bulletin = (items: ReturnType<typeof paper>) =>
  createBuiltInWriter().write('bulletin', { ...writeInput(), items, language: CASE_VOICES.en.language, airAt: AIR_AT })

describe('a bulletin', () => {
  test('says once that headlines follow, and whose they are', async () => {
    const { segments } = await bulletin(paper(() => 'Coast News'))
    const links = segments.filter(({ kind }) => kind === 'link').map(({ text }) => text)
    expect(links).toEqual([expect.stringMatching(/headlines.*, from Coast News\.$/)])
    expect(segments.filter(({ kind }) => kind === 'item').length).toBeGreaterThan(2)
  })

  test('names the source of each headline where there are several', async () => {
    const { segments } = await bulletin(paper((at) => (at % 4 < 2 ? 'Coast News' : 'Harbour Post')))
    const told = segments.filter(({ kind }) => kind === 'item').map(({ text }) => text)
    expect(told).toContainEqual(expect.stringMatching(/^Coast News reports: Council of/))
    expect(told).toContainEqual(expect.stringMatching(/^The Harbour Post reports: Parliament of/))
  })

  test.each(['tell about ferries', 'Only news about politics', 'No sport'])(
    'of a task has no such part: %s',
    async (customTask) => {
      const input = { ...writeInput(), items: paper(() => 'Coast News'), airAt: AIR_AT, customTask, presentationType: 7 }
      const { segments } = await createBuiltInWriter().write('bulletin', input)
      expect(segments.filter(({ text }) => /headline/i.test(text))).toEqual([])
    },
  )

  test.each([2, 3, 4])('of one subject, and of a day, has none: type %i', async (presentationType) => {
    const input = { ...writeInput(), items: paper(() => 'Coast News'), airAt: AIR_AT, presentationType }
    const { segments } = await createBuiltInWriter().write('bulletin', input)
    expect(segments.filter(({ text }) => /headline/i.test(text))).toEqual([])
  })

  test('that leads with one headline does not announce it', async () => {
    const [danger, ...others] = paper(() => 'Coast News')
    const title = 'Ferry sinks off Alder and 14 people are dead'
    const whole = others.map((one) => ({
      ...one,
      text: `${one.title.replace('Council of', 'The council of')} next year, its mayor says.`,
    }))
    const { segments } = await bulletin([{ ...danger, title } as (typeof others)[number], ...whole])
    const first = segments.find(({ kind }) => kind === 'link' || kind === 'item')
    expect(first?.text).toContain('Ferry sinks off Alder')
  })
})

test.each(TONGUES)('%s announces several headlines, one, and nothing else, each in three ways and more', (tongue) => {
  const { headlines } = findPack(tongue)
  for (const ways of [headlines.more, headlines.one, headlines.all]) {
    expect(new Set(ways).size).toBeGreaterThanOrEqual(3)
    for (const way of ways) expect(way).toMatch(/[.।]$/u)
  }
  expect(headlines.of).toMatch(/^\{story\}.*\{source\}/)
})
