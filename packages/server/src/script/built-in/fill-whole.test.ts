import { HOUR_MS } from '@hourcast/domain/time-units'
import { describe, expect, test } from 'vitest'
import { item, writeInput } from '../testing/write-input.ts'
import { createBuiltInWriter } from './built-in-writer.ts'

const AIR_AT = writeInput({}).airAt
const dated = (id: string, title: string, text: string, hours = 2) => ({
  ...item(id, title, text),
  publishedAt: AIR_AT - hours * HOUR_MS,
  link: `https://news.example/${id}`,
})
const QUIET = [
  ['hotel', 'Hotel in Skerra gets 20 rooms', 'The hotel in Skerra gets 20 rooms. They open in May.'],
  ['fair', 'Book fair of Whitby has 90 stands', 'The book fair of Whitby has 90 stands this year. It ends on Sunday.'],
  ['tram', 'Trams in Leeds run until midnight', 'The trams of Leeds run until midnight from March. Tickets cost the same.'],
  ['choir', 'Choir of Norton sings in the old mine', 'The choir of Norton sings in the old mine. Two hundred people came.'],
  ['bakery', 'Bakery in Troy bakes bread of acorns', 'A bakery in Troy bakes bread of acorns. It keeps for a week.'],
  [
    'apples',
    'Growers near Selby pick 400 tonnes of apples',
    'Growers near Selby have picked 400 tonnes of apples. Rain came late.',
  ],
  ['clock', 'Clock of Harwick strikes again', 'The clock of Harwick strikes again after ten years. A smith made its wheels.'],
  ['library', 'Library in Ripon lends 900 games', 'The library in Ripon lends 900 games. Chess goes best.'],
  ['bees', 'Beekeepers of Malton count 60 hives', 'The beekeepers of Malton have counted 60 hives. Each has its number.'],
].map(([id = '', title = '', text = '']) => dated(id, title, text))
const write = async (items: ReturnType<typeof dated>[], change = {}) =>
  createBuiltInWriter().write('bulletin', writeInput({ items, presentationType: 1, length: 'short', ...change }))
const textOf = async (items: ReturnType<typeof dated>[], change = {}) =>
  (await write(items, change)).segments.map(({ text }) => text).join(' ')

describe('of many stories', () => {
  test('one is told with where it was and what became of it, not by its headline', async () => {
    const crash = dated(
      'crash',
      'Coach crash near Arden leaves three children hurt',
      'Three children have been hurt in a coach crash near Arden. It happened on the A40 this morning. The road is open again.',
    )
    expect(await textOf([crash, ...QUIET])).toContain('Three children have been hurt in a coach crash near Arden')
    expect(await textOf([crash, ...QUIET])).toContain('It happened on the A40 this morning.')
  })

  test('a headline that is a sentence stays before sentences that lean on it', async () => {
    const fire = dated(
      'fire',
      'A woman has been arrested after two children died in the Arden house fire',
      'Police said two boys, aged one and three, died at the scene.',
    )
    const said = await textOf([fire, ...QUIET])
    expect(said.indexOf('A woman has been arrested')).toBeGreaterThan(0)
    expect(said.indexOf('two boys')).toBeGreaterThan(said.indexOf('A woman has been arrested'))
  })

  test('a danger is told in as many of its sentences as there is room for', async () => {
    const long = `The water works say that ${'the pipes in the hills and in the valley are being looked at, and '.repeat(3)}all is well.`
    const water = dated(
      'water',
      'Families in Arden told to boil their tap water',
      `People in Arden must boil their tap water. ${long}`,
    )
    const { itemIds } = await write([...QUIET, water])
    expect(itemIds[0]).toBe('water')
  })

  test('a text that a live page gives each of its entries is told once', async () => {
    const live = ['Ferry captain arrested in Port Alder', 'Police arrest three men in Arden'].map((title, at) =>
      dated(`live-${at}`, title, `${title} on Monday, a spokesman said. All of them wait there until it is safe to leave again.`),
    )
    const said = await textOf([...live, ...QUIET], { length: 'medium' })
    expect(said.split('until it is safe').length).toBe(2)
  })
})

describe('a short programme of the news', () => {
  const VARIED = [
    dated(
      'bridge',
      'Council closes the Ellery bridge',
      'The council of Ellery has closed the old bridge. Buses take the coast road.',
    ),
    dated(
      'thieves',
      'Police arrest two men in Arden',
      'Police in Arden have arrested two men of 20 and 24. They carried eleven watches.',
    ),
    dated('mill', 'Skerra buys the old mill', 'The town of Skerra has bought the old mill. A school moves in.'),
  ]
  const kinds = async (change = {}) => (await write([...VARIED, ...QUIET], change)).segments.map(({ kind }) => kind)

  test('lets a pause stand between two stories where its tone is plain', async () => {
    expect(await kinds()).not.toContain('link')
    expect(await kinds({ tone: 4 })).not.toContain('link')
    expect(await kinds({ tone: 2 })).toContain('link')
    expect(await kinds({ length: 'medium' })).toContain('link')
  })

  test('says the time before it announces the news', async () => {
    const [{ text = '' } = {}] = (await write(VARIED)).segments
    expect(text).toMatch(/7:30.*(?:news|stories|headlines)/u)
  })
})
