import type { ContentItem } from '@hourcast/domain/sources/content'
import { expect, test } from 'vitest'
import { cutIn, stoplessIn } from './stopless.ts'

const itemsOf = (texts: readonly string[], source = 'Wire'): ContentItem[] =>
  texts.map((text, at) => ({ id: `${source}-${at}`, title: `Story ${at}`, text, source }) as ContentItem)

/** Of a text that is not the longest. */
const isWhole = (items: readonly ContentItem[]) => stoplessIn(items)({ source: 'Wire', text: items[0]?.text ?? '' })

const SUMMARIES = [
  'Officials in the north say the ferry lost its rudder in the night and was towed back to port without anybody being hurt',
  'The bridge over the Ister stays shut until spring because engineers found cracks in two of its pillars',
  'A court has ordered the mill to pay for the clean-up of the river, which turned red last summer',
  'Farmers blocked three roads with tractors to ask for lower water prices, and left after the minister promised talks in the coming week',
  'The museum shows the letters for the first time',
  'Two climbers were brought down from the ridge by helicopter after a night in the snow that nobody thought they would survive',
  'Voters in the valley have turned down the dam',
]

test('a source that never sets a stop behind its summaries, of any length, has whole ones', () => {
  expect(isWhole(itemsOf(SUMMARIES))).toBe(true)
  expect(isWhole(itemsOf([...SUMMARIES, 'The strike is over.', 'Trains run again.']))).toBe(true)
})

test.each<[string, string[]]>([
  ['of one that sets them', SUMMARIES.map((text) => `${text}.`)],
  ['of one that cuts at so many letters', SUMMARIES.map((text) => `${text} ${text} ${text}`.slice(0, 139))],
  ['of one that cuts behind so many words', SUMMARIES.map((text) => `${text} ${text} ${text}`.split(' ').slice(0, 22).join(' '))],
  ['of one that sets three dots', SUMMARIES.map((text) => `${text}…`)],
  ['of one with few texts', SUMMARIES.slice(0, 4)],
])('the texts %s are not whole without a stop', (_, texts) => {
  expect(isWhole(itemsOf(texts))).toBe(false)
})

test('what one source does says nothing of another', () => {
  const isStopless = stoplessIn([
    ...itemsOf(SUMMARIES),
    ...itemsOf(
      SUMMARIES.map((text) => `${text}.`),
      'Gazette',
    ),
  ])
  const text = SUMMARIES[0] ?? ''
  expect([isStopless({ source: 'Wire', text }), isStopless({ source: 'Gazette', text })]).toEqual([true, false])
})

test('the longest text may be the one that was cut', () => {
  const cut = `${SUMMARIES[3]} and then went home by the old road along the river and nob`
  const isStopless = stoplessIn(itemsOf([...SUMMARIES, cut]))
  expect([isStopless({ source: 'Wire', text: cut }), isStopless({ source: 'Wire', text: SUMMARIES[0] ?? '' })]).toEqual([
    false,
    true,
  ])
})

const CUT = SUMMARIES.map((text) => text.repeat(4).slice(0, 139).concat('x'))

test('a text that ends at the letter where others end is cut, with a stop behind the rest of them or not', () => {
  const isCut = cutIn(itemsOf([...CUT, 'The strike is over.', 'Trains run again.']))
  expect(CUT.every((text) => isCut({ source: 'Wire', text }))).toBe(true)
  expect(isCut({ source: 'Wire', text: 'A short one' })).toBe(false)
  expect(isCut({ source: 'Wire', text: `${CUT[0]?.slice(0, 139)}.` })).toBe(false)
})

test.each<[string, string[]]>([
  ['of many lengths', SUMMARIES],
  ['of which one is far longer', [...CUT, `${CUT[0]} and more of it`]],
  ['of which two are so long', CUT.slice(0, 2)],
])('texts %s are not cut', (_, texts) => {
  const isCut = cutIn(itemsOf(texts))
  expect(texts.some((text) => isCut({ source: 'Wire', text }))).toBe(false)
})
