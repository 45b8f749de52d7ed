import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { scriptText } from '@hourcast/domain/sources/content'
import { describe, expect, test } from 'vitest'
import { PLAIN_ITEMS } from '../fit-for-air/testing/plain-items.ts'
import { text, write } from '../testing/built-in-text.ts'
import { BUSY, item, ROWS } from '../testing/write-input.ts'
import { tongueOf } from '../tongue.ts'

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
    const second = await write({ airedItemIds: new Set(first.itemIds) })
    expect(first.itemIds.length).toBeGreaterThan(1)
    expect(second.itemIds.filter((id) => first.itemIds.includes(id))).toEqual([])
  })

  test('an honest short bulletin when nothing is new', async () => {
    const script = await write({ airedItemIds: new Set(BUSY.map(({ id }) => id)) })
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

  test('no address, no invitation to click, no shouting', async () => {
    const said = await text({ length: 'long' })
    expect(said).not.toMatch(/https?:|clock\.example|[Rr]ead more|[Cc]lick here|CLOCKWORKS/)
    expect(said).toContain('Clockworks measure every wheel with a laser.')
  })

  test('a custom task chooses what fits it, and is not read aloud', async () => {
    const script = await write({ presentationType: 7, customTask: 'Everything about the pipeline and the robot. Be brief.' })
    expect(script.itemIds).toEqual(['robot'])
    expect(scriptText(script)).not.toMatch(/Everything|Be brief/)
  })

  test('rows of a data service are read with their source', async () => {
    const said = await text({ items: ROWS, length: 'long' })
    expect(said).toContain('Plant data')
    expect(said).toContain('Pump 2.')
  })
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
