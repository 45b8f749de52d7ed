import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { type ContentItem, scriptText } from '@hourcast/domain/sources/content'
import { describe, expect, test } from 'vitest'
import { PLAIN_ITEMS } from '../fit-for-air/testing/plain-items.ts'
import { text, write } from '../testing/built-in-text.ts'
import { BUSY, item, ROWS, toldBefore, writeInput } from '../testing/write-input.ts'
import { tongueOf } from '../tongue.ts'
import { findPack } from './packs/find-pack.ts'

describe('what is read', () => {
  test.each(LANGUAGES.map(({ value, name, locale }) => [name, value, tongueOf(locale)] as const))(
    'a short bulletin is more than its first story: %s',
    async (_name, language, tongue) => {
      const stories = PLAIN_ITEMS.filter(([one]) => one === tongue)
      const long = stories.map(([, title, story], at) => item(`${at}`, title, `${story} ${story} ${story}`))
      expect((await write({ language, items: long })).itemIds.length).toBeGreaterThanOrEqual(3)
    },
  )

  test('nothing is read twice in a row: what aired is left out', async () => {
    const first = await write()
    const second = await write({ toldAt: toldBefore(first.itemIds) })
    expect(first.itemIds.length).toBeGreaterThan(1)
    expect(second.itemIds.filter((id) => first.itemIds.includes(id))).toEqual([])
  })

  test('an honest short bulletin when nothing is new', async () => {
    const script = await write({ toldAt: toldBefore(BUSY.map(({ id }) => id)) })
    expect(script.itemIds).toEqual([])
    expect(scriptText(script)).toMatch(/nothing new/)
  })

  test('one story from two sources is told once', async () => {
    const script = await write({
      items: [
        item('a', 'Harbour board votes for a second ferry', 'It sails in May.'),
        item('b', 'Harbour board votes for second ferry', 'It sails in May.', 'Other'),
      ],
    })
    expect(script.itemIds).toEqual(['a'])
  })

  test('what another source brings later is told as new only with another number', async () => {
    const first = item('a', 'Harbour board votes for a second ferry', 'It sails in May.')
    const again = item('b', 'Harbour board votes for second ferry', 'It is built in Leith.', 'Other')
    const more = item('c', 'Harbour board votes for second ferry of 40 million', 'It is built in Leith.', 'Other')
    const toldAt = toldBefore(['a'])
    expect((await write({ items: [first, again], toldAt })).leftOut).toContainEqual(
      expect.objectContaining({ itemId: 'b', reason: 'aired' }),
    )
    expect((await write({ items: [first, more], toldAt })).itemIds).toContain('c')
  })

  test('no address, no invitation to click, no shouting', async () => {
    const said = await text({ length: 'long' })
    expect(said).not.toMatch(/https?:|clock\.example|[Rr]ead more|[Cc]lick here|CLOCKWORKS/)
    expect(said).toContain('The Tilbury clockworks now measure every wheel with a laser.')
    expect(await text({ items: [item('a', 'HARBOUR TRAFFIC RESUMES AFTER THE STORM', '')] })).toContain(
      'Harbour traffic resumes after the storm',
    )
  })

  test('a custom task chooses what fits it, and is not read aloud', async () => {
    const script = await write({ presentationType: 7, customTask: 'Everything about the pipeline and the robot. Be brief.' })
    expect(script.itemIds).toEqual(['robot'])
    expect(scriptText(script)).not.toMatch(/Everything|Be brief/)
  })

  test('rows of a data service are read with their source', async () => {
    const said = await text({ items: ROWS.map((row) => ({ ...row, isReading: true as const })), length: 'long' })
    expect(said).toContain('Plant data')
    expect(said).toContain('Pump 2.')
  })
})

test('what is likely no news is said to wait for what is surer, not to be unclear', async () => {
  const dated = (id: string, title: string, story: string) => ({ ...item(id, title, story), link: `https://coast.example/${id}` })
  const items = [
    dated(
      'star',
      'Star of soap opera shares her love of fashion',
      'The star of the soap opera has shared how she feels about fashion, beauty and her home.',
    ),
    dated(
      'mill',
      'Council buys old mill in Ellery for a school',
      'The council of Ellery bought the mill for two million pounds.',
    ),
    dated('ferry', 'Ferry to Whitby sails again after repairs', 'The ferry to Whitby left at 8 am with 180 passengers.'),
    dated('fire', 'Two people die in a fire in Ellery', 'Police say two people died in a fire in Ellery.'),
    dated('court', 'Court jails former mayor of Whitby for fraud', 'A court jailed the former mayor of Whitby for four years.'),
    dated('choir', 'Choir of Port Alder wins first prize', 'The choir of Port Alder won against 14 others in Leeds.'),
  ]
  const { leftOut } = await write({ items, presentationType: 1, length: 'long' })
  expect(leftOut).toEqual([expect.objectContaining({ itemId: 'star', reason: 'less-sure' })])
})

describe('several sources', () => {
  const of = (source: string) =>
    BUSY.slice(0, 4).map(({ id, title, text: story }) => item(`${source}-${id}`, `${source} ${title}`, story, source))

  test('each is heard, the first of each before the second of any', async () => {
    const items = ['Alpha', 'Bravo', 'Cedar'].flatMap((source, at) => of(source).slice(at, at + 2))
    const { itemIds } = await write({ items, length: 'long' })
    expect(itemIds.map((id) => id.split('-')[0]).slice(0, 3)).toEqual(['Alpha', 'Bravo', 'Cedar'])
  })

  test('what stands in brackets behind its name is not said', async () => {
    const said = await text({ items: [item('p', 'Fog over the harbour', 'Ships sound their horns.', 'Coast News (RSS)')] })
    expect(said).toMatch(/Coast News[. ]/)
    expect(said).not.toContain('RSS')
  })

  test('a service without a name is not introduced by its number', async () => {
    const said = await text({ items: [item('p', '10.0.0.7', 'Pump 2 is warm.', '10.0.0.7')] })
    expect(said).toContain('Pump 2 is warm.')
    expect(said).not.toContain('10.0.0.7')
  })
})

test.each<[number, number, string, string]>([
  [0, 2, 'Gusts near gale force', 'Rain and wind reach the coast at noon, the forecast says.'],
  [0, 3, 'M25 closed', 'Traffic queues behind a lorry on the motorway.'],
  [1, 2, 'Sturmböen am Abend', 'Im Bergland fällt bei zwei Grad Schneeregen.'],
  [1, 3, 'Vollsperrung auf der A3', 'Der Stau ist lang, eine Umleitung führt vorbei.'],
  [5, 3, 'Bouchon sur l’A13', 'La circulation est coupée par un accident.'],
  [7, 2, 'दिल्ली में कोहरा', 'तापमान नौ डिग्री रहा और हवा चली।'],
])('in language %i type %i begins with what it is about', async (language, presentationType, title, story) => {
  const news = item('n', 'Council votes for a new school', 'Its pupils cheer. The mayor is glad about it.')
  const { itemIds } = await write({ language, presentationType, items: [news, item('s', title, story)] })
  expect(itemIds[0]).toBe('s')
})

describe('what comes back', () => {
  const { airAt } = writeInput()
  const MINUTE = 60_000
  const dated = BUSY.map((one) => ({ ...one, publishedAt: airAt - 150 * MINUTE }))
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
  const toldAgo = (minutes: number, items: readonly ContentItem[] = dated) =>
    new Map(idsOf(items).map((id) => [id, airAt - minutes * MINUTE]))

  test.each(LANGUAGES.map(({ value, name, locale }) => [name, value, locale] as const))(
    'where nothing is new the stories of two hours ago are told again, and the host says so: %s',
    async (_name, language, locale) => {
      const stories = PLAIN_ITEMS.filter(([one]) => one === tongueOf(locale)).map(([, title, story]) => item(title, title, story))
      const items = stories.map((one) => ({ ...one, publishedAt: airAt - 150 * MINUTE }))
      const { itemIds, segments } = await write({ language, items, toldAt: toldAgo(120, items) })
      expect(itemIds).toHaveLength(3)
      const before = segments[segments.findIndex(({ kind }) => kind === 'item') - 1]
      expect(before?.kind).toBe('link')
      expect(findPack(locale).again).toContain(before?.text)
    },
  )

  test('what is new comes first, and nothing comes back once there are three new stories', async () => {
    const [first, second, third, ...old] = dated as [ContentItem, ContentItem, ContentItem, ...ContentItem[]]
    const toldAt = toldAgo(120, old)
    const read = async (items: ContentItem[]) => (await write({ items, toldAt })).itemIds
    const withOne = await read([...old, first])
    expect(withOne).toHaveLength(3)
    expect([withOne[0], idsOf(old).includes(withOne[1] ?? '')]).toEqual([first.id, true])
    expect((await read([...old, first, second, third])).filter((id) => toldAt.has(id))).toEqual([])
  })

  test('the one that rested longest comes first', async () => {
    const toldAt = new Map([...toldAgo(120), ...toldAgo(180, dated.slice(4))])
    const { itemIds } = await write({ items: dated, toldAt })
    expect(itemIds).toEqual(idsOf(dated.slice(4, 7)))
  })

  test('nothing comes back that the last hour told, that is old, or that the task does not ask for', async () => {
    expect((await write({ items: dated, toldAt: toldAgo(60) })).itemIds).toEqual([])
    const old = dated.map((one) => ({ ...one, publishedAt: airAt - 400 * MINUTE }))
    const { itemIds, leftOut } = await write({ items: old, toldAt: toldAgo(120) })
    expect([itemIds, new Set(leftOut.map(({ reason }) => reason))]).toEqual([[], new Set(['aired'])])
    const asked = { presentationType: 7, customTask: 'Everything about the pipeline and the robot.' }
    expect((await write({ items: dated, toldAt: toldAgo(120), ...asked })).itemIds).toEqual(['robot'])
  })

  test('a road that is still closed is told in each traffic bulletin, and as what holds now', async () => {
    const closed = item(
      'a3',
      'A3 closed between Passau and Deggendorf',
      'The motorway is closed after a lorry fire. Follow the diversion U41.',
    )
    const { itemIds, segments } = await write({
      presentationType: 3,
      items: [closed],
      toldAt: new Map([['a3', airAt - 30 * MINUTE]]),
    })
    expect(itemIds).toEqual(['a3'])
    expect(segments.map(({ kind }) => kind)).not.toContain('link')
  })

  test('of many roads those come first that were not told yet, then those that rested longest', async () => {
    const roads = Array.from({ length: 9 }, (_, at) =>
      item(`a${at}`, `A${at + 2} closed between Exit ${at} and Exit ${at + 40}`, 'The motorway is closed.'),
    )
    const [last, before] = [roads.slice(0, 4), roads.slice(4, 8)]
    const toldAt = new Map([...toldAgo(30, last), ...toldAgo(60, before)])
    const { itemIds } = await write({ presentationType: 3, items: roads, toldAt })
    expect(itemIds.slice(0, 3)).toEqual(['a8', 'a4', 'a5'])
  })
})
