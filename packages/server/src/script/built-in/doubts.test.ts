import type { ContentItem } from '@hourcast/domain/sources/content'
import { describe, expect, test } from 'vitest'
import { item, writeInput } from '../testing/write-input.ts'
import { createBuiltInWriter } from './built-in-writer.ts'

const { airAt } = writeInput()
const dated = (id: string, title: string, text: string) => ({
  ...item(id, title, text),
  link: `https://coast.example/news/${id}`,
  publishedAt: airAt - 3_600_000,
})
const SURE = [
  dated(
    'school',
    'Council buys old mill in Ellery for a school',
    'The council of Ellery bought the mill for two million pounds.',
  ),
  dated('ferry', 'Ferry to Whitby sails again after repairs', 'The ferry to Whitby left at 8 am with 180 passengers.'),
  dated('choir', 'Choir of Port Alder wins first prize', 'The choir of Port Alder won against 14 others in Leeds.'),
]
const DOUBTFUL = [
  dated('why', 'Why Ellery is talking of nothing else', 'It began with a photograph that nobody expected.'),
  dated('you', 'The one drawer you should clear before spring', 'Your kitchen will look larger.'),
  dated('quote', '“Never again”: a night that nobody forgets?', 'It was cold, and the lights went out.'),
]
const told = async (items: ContentItem[], change = {}) =>
  createBuiltInWriter().write('bulletin', writeInput({ items, presentationType: 1, ...change }))

describe('where a source has more stories than there is room for', () => {
  test('those that may be no story are left out, with the reason', async () => {
    const { itemIds, leftOut } = await told([...DOUBTFUL, ...SURE])
    expect(itemIds.toSorted()).toEqual(['choir', 'ferry', 'school'])
    expect(leftOut).toContainEqual(expect.objectContaining({ itemId: 'why', reason: 'doubtful' }))
  })

  test('they are told where nothing surer is', async () => {
    const again = DOUBTFUL.map((one) => ({ ...one, id: `${one.id}-2`, link: `${one.link}-2`, title: `${one.title} again` }))
    const { itemIds } = await told([...DOUBTFUL, ...again])
    expect(itemIds.length).toBeGreaterThan(0)
  })

  test('a few items leave no choice', async () => {
    const { leftOut } = await told([...DOUBTFUL.slice(0, 1), ...SURE.slice(0, 1)])
    expect(leftOut.filter(({ reason }) => reason === 'doubtful')).toEqual([])
  })

  test('what a machine reports is never doubted', async () => {
    const alarms = ['Pump 1', 'Pump 2', 'Boiler'].map((name, at) => ({
      ...item(`alarm-${at}`, name, `Pressure: ${at + 4} bar.`),
      isReading: true as const,
    }))
    const { itemIds, leftOut } = await told([...alarms, ...SURE])
    expect(itemIds).toContain('alarm-0')
    expect(leftOut.filter(({ reason }) => reason === 'doubtful')).toEqual([])
  })

  test('a disaster is news in any shape', async () => {
    const fire = dated('fire', 'Three dead in Ellery fire. What is known of it', 'Three people died in Ellery.')
    const { itemIds } = await told([...DOUBTFUL, ...SURE, fire])
    expect(itemIds[0]).toBe('fire')
  })

  const MORE = [
    dated(
      'bridge',
      'Council closes the Ellery bridge for repairs',
      'The council closes the bridge of Ellery for six weeks from Monday. Buses of line 14 stop at Alder Street.',
    ),
    dated(
      'clinic',
      'Hospital in Port Alder gets 40 new beds',
      'The hospital of Port Alder opens a ward with 40 beds. It costs two million pounds, the health board said.',
    ),
    dated(
      'police',
      'Police in Ellery arrest two after a robbery',
      'Two men aged 20 and 24 were arrested in Ellery after a robbery at a jeweller. They had 3,000 pounds with them.',
    ),
  ]

  const YET_MORE = [
    dated(
      'tram',
      'Trams in Leeds run to midnight from March',
      'The trams of Leeds run until midnight from 1 March, the operator said.',
    ),
    dated('wall', 'Sea wall at Port Alder holds in storm', 'The sea wall of Port Alder held in a storm with waves of 6 metres.'),
    dated('fair', 'Book fair opens in Whitby with 90 stands', 'The book fair of Whitby opened with 90 stands from 12 countries.'),
  ]
  const stump = dated('stump', 'Edwin Lowry honoured again', 'Edwin Lowry kept bees in the hills above Ellery.')

  test('as long as surer ones fill the bulletin, a stump of a headline waits', async () => {
    const { itemIds } = await told([stump, ...SURE, ...MORE, ...YET_MORE], { length: 'short' })
    expect(itemIds).not.toContain('stump')
  })

  test('a death in a headline alone, without where it was, waits too, and is told where nothing says more', async () => {
    const nowhere = dated('nowhere', 'Man dies after a fall from a staircase', '')
    const { itemIds } = await told([nowhere, ...SURE, ...MORE], { length: 'short' })
    expect(itemIds).not.toContain('nowhere')
    const alone = await told([nowhere])
    expect(alone.itemIds).toEqual(['nowhere'])
  })

  test('of a handful only what may be no story waits', async () => {
    const { itemIds } = await told(
      [stump, DOUBTFUL[0], ...SURE, ...MORE].flatMap((one) => one ?? []),
      { length: 'long' },
    )
    expect(itemIds).toContain('stump')
    expect(itemIds).not.toContain('why')
  })

  test('of equal weight what a newsroom reports comes before the rest', async () => {
    const { itemIds } = await told([...SURE, ...MORE], { length: 'long' })
    expect(itemIds.indexOf('police')).toBeLessThan(itemIds.indexOf('choir'))
    expect(itemIds.indexOf('bridge')).toBeLessThan(itemIds.indexOf('choir'))
  })

  test('a headline whose first sentence tells all of it again is not said before it', async () => {
    const { segments } = await told([...SURE, ...MORE], { length: 'long' })
    const said = segments.map(({ text }) => text).join(' ')
    expect(said).toContain('The council closes the bridge of Ellery for six weeks')
    expect(said).not.toContain('Council closes the Ellery bridge')
  })

  test('nor is a German one, with the short parts beside it, or one whose year is “last year” below', async () => {
    const court = dated(
      'court',
      'Demo in München - Urteil im Mordprozess um Auto-Anschlag erwartet',
      'Im Mordprozess um den Auto-Anschlag auf eine Demo in München soll am Abend das Urteil gesprochen werden.',
    )
    const others = [1, 2, 3, 4, 5].map((at) => dated(`k${at}`, `Werk ${at} in Kiel eröffnet neue Halle`, ''))
    const german = await told([court, ...others], { language: 1, length: 'long' })
    const said = german.segments.map(({ text }) => text).join(' ')
    expect(said).toContain('soll am Abend das Urteil gesprochen werden')
    expect(said).not.toContain('Urteil im Mordprozess um Auto-Anschlag erwartet')
    const tips = dated(
      'tips',
      'Crime line Alder passed on a record number of tips in 2025',
      'Crime line Alder passed a record number of 32,007 tips last year on to the police of Leeds.',
    )
    const english = await told([tips, ...SURE, ...MORE], { length: 'long' })
    expect(english.segments.map(({ text }) => text).join(' ')).not.toContain('in 2025')
  })

  describe('a story ends before a sentence that speaks of something else, or that is too short to tell anything', () => {
    const drifting = dated(
      'harbour',
      'Government gives 12 million pounds for Port Alder harbour',
      'The government pays 12 million pounds for the harbour of Port Alder. Much is unclear. The harbour has 40 berths for ships of all kinds.',
    )
    const saidOf = async (items: ContentItem[], length: string) =>
      (await told(items, { length })).segments.map(({ text }) => text).join(' ')

    test('where the bulletin is full without it', async () => {
      const said = await saidOf([drifting, ...SURE, ...MORE], 'short')
      expect(said).toContain('12 million pounds')
      expect(said).not.toContain('Much is unclear')
      expect(said).not.toContain('40 berths')
    })

    test('and tells it where there is little else', async () => {
      expect(await saidOf([drifting, ...SURE, ...MORE], 'long')).toContain('40 berths')
    })
  })
})
