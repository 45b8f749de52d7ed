import type { ContentItem } from '@hourcast/domain/sources/content'
import { expect, test } from 'vitest'
import { storyOf } from '../fit-for-air/same-story.ts'
import { firstOfEvents, joinerOf, relatedIn } from './one-event.ts'

const told = (title: string, text = '') => ({
  item: { id: title, title, text, source: 'Paper' } as ContentItem,
  story: storyOf(title, text, 'Paper', 'en'),
  sentences: [title],
})
const titles = (stories: readonly { item: ContentItem }[]) => stories.map(({ item }) => item.title)

const BRIDGE = [
  told('Harlow bridge: inspectors had warned', 'The bridge at Harlow was to close in May, its inspectors say.'),
  told('Six die as Harlow bridge falls', 'Six people died when the bridge at Harlow fell into the river, inspectors said.'),
  told(
    'Minister goes to Harlow bridge',
    'The minister for transport is on her way to the bridge and will speak to the inspectors.',
  ),
  told('Harlow bridge: ships wait', 'Since the bridge fell, ships wait above Harlow, say inspectors of the river.'),
]
const OTHERS = [
  told('Council of Denby raises rents', 'Tenants pay four per cent more from June.'),
  told('Strike ends at Colby mill', 'Workers go back on Monday after nine days.'),
  told('Rovers win in Selby', 'They scored twice in the last minutes.'),
]

test('of one event the first two stories come before the others', () => {
  const { first, others } = firstOfEvents([...BRIDGE, ...OTHERS])
  expect(titles(first)).toEqual(titles([...BRIDGE.slice(0, 2), ...OTHERS]))
  expect(titles(others)).toEqual(titles(BRIDGE.slice(2)))
})

test('a story has as many others beside it as name its event', () => {
  const relatedTo = relatedIn([...BRIDGE, ...OTHERS])
  expect(BRIDGE.map(relatedTo)).toEqual([3, 3, 3, 3])
  expect(OTHERS.map(relatedTo)).toEqual([0, 0, 0])
})

test('a few stories leave no choice', () => {
  expect(titles(firstOfEvents(BRIDGE).first)).toEqual(titles(BRIDGE))
})

test('what all stories have in common is their town: it makes no event', () => {
  const town = [
    'rents rise',
    'mill reopens',
    'school wins prize',
    'ferry is late',
    'market moves',
    'bus is free',
    'lake is clean',
  ]
  const stories = town.map((what) => told(`In Denby the ${what}`, `The council of Denby said so on Monday.`))
  expect(firstOfEvents(stories).others).toEqual([])
})

test('stories of one event are told together, the victims first, and no link stands between them', () => {
  const [warned, died] = BRIDGE
  const [rents, strike] = OTHERS
  if (!warned || !died || !rents || !strike) throw new Error('There are too few.')
  const joined = joinerOf([...BRIDGE, ...OTHERS])([warned, rents, died, strike])
  expect(titles(joined)).toEqual(titles([died, warned, rents, strike]))
  expect(joined.map(({ isOfEvent }) => isOfEvent === true)).toEqual([false, true, false, false])
})
