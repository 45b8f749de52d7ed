import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import { scriptText, TARGET_SECONDS } from '@hourcast/domain/sources/content'
import { isLong } from '@hourcast/domain/testing/is-long'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BUSY, item, ROWS, THIN, writeInput } from '../testing/write-input.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import { wordCount } from './sentences.ts'

const writer = createBuiltInWriter()
const write = async (change: Parameters<typeof writeInput>[0] = {}, kind: Parameters<typeof writer.write>[0] = 'bulletin') =>
  writer.write(kind, writeInput(change))
const text = async (...given: Parameters<typeof write>) => scriptText(await write(...given))

/** The same event as another desk tells it: another headline, the later sentences. */
const told = ({ id, text: story }: (typeof BUSY)[number]) => {
  const [, second = '', ...others] = story.split(/(?<=\.) /)
  return item(
    `${id}-2`,
    second,
    others.map((sentence) => `${sentence.replace(/\.$/, '')}, as we hear from people who have been there and seen it.`).join(' '),
  )
}

const WORDS_A_MINUTE = [144, 118, 152, 176, 127, 157]

describe('the words fit the air time', () => {
  test.each([
    ['2027-03-14T06:30:00Z', 'UTC', 'Good morning'],
    ['2027-03-14T13:00:00Z', 'UTC', 'Good afternoon'],
    ['2027-03-14T20:00:00Z', 'UTC', 'Good evening'],
    ['2027-03-14T23:30:00Z', 'Europe/Berlin', 'welcome to the night'],
    ['2027-03-14T23:30:00Z', 'America/Los_Angeles', 'Good afternoon'],
  ])('%s in %s: %s', async (at, timeZone, greeting) => {
    expect(await text({ airAt: Date.parse(at), timeZone })).toContain(greeting)
  })

  test('on the night when clocks go back both 2:30 greet for the same hour', async () => {
    const both = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) =>
      text({ airAt: Date.parse(at), timeZone: 'Europe/Berlin' }),
    )
    for (const said of await Promise.all(both)) expect(said).toContain('2:30')
  })

  test('date and time are said when the owner wants them, else not', async () => {
    expect(await text({ includeDateTime: true })).toMatch(/It is 7:30\sAM on Sunday, March 14\./)
    expect(await text({ includeDateTime: false })).not.toContain('March')
  })
})

describe('length', () => {
  for (const length of ['short', 'long'] as const)
    for (const tone of [0, 1, 2, 3, 4, 5])
      test(`${length}, tone ${tone}: within a fifth of ${TARGET_SECONDS[length]} seconds when there is enough to say`, async () => {
        const rich = [...BUSY, ...BUSY.map(told)]
        const seconds = (wordCount(await text({ length, tone, items: rich })) / (WORDS_A_MINUTE[tone] ?? 144)) * 60
        expect(seconds).toBeGreaterThan(TARGET_SECONDS[length] * 0.8)
        expect(seconds).toBeLessThan(TARGET_SECONDS[length] * 1.2)
      })

  test('a thin feed gives a short bulletin, not a padded one', async () => {
    expect(wordCount(await text({ items: THIN, length: 'long' }))).toBeLessThan(60)
  })
})

describe('what is read', () => {
  test.each(LANGUAGES.map(({ value, name }) => [name, value] as const))(
    'a short bulletin is more than its first story: %s',
    async (_name, language) => {
      const long = BUSY.map(({ id, title, text: story }) => item(id, title, `${story} ${story.replace(/^\S+/, 'Besides, it')}`))
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

  test('a custom task chooses what fits it, and is named', async () => {
    const script = await write({ presentationType: 7, customTask: 'Everything about the pipeline and the robot. Be brief.' })
    expect(script.itemIds).toEqual(['robot'])
    expect(scriptText(script)).toContain('Our subject: Everything about the pipeline and the robot.')
  })

  test('rows of a data service are read with their source', async () => {
    const said = await text({ items: ROWS, length: 'long' })
    expect(said).toContain('Plant data')
    expect(said).toContain('Pump 2.')
  })
})

describe('what is written in letters that the voice does not say', () => {
  const news = item('news', 'Harbour gets a ferry', 'It sails in May. Her name is «Заря» for now. She goes to Kyiv (Київ) too.')
  const foreign = item('foreign', 'Паром отменён из-за шторма', 'Пассажиры ждут на причале.')

  test('is left out, the sentence alone or the whole story, and the others air', async () => {
    const script = await write({
      items: [foreign, news, item('tokyo', '東京で雪', 'Snow falls on Tokyo tonight.'), item('ice', 'Ice on the Don (Дон)')],
      length: 'long',
    })
    expect(script.itemIds).toEqual(['news', 'tokyo', 'ice'])
    expect(scriptText(script)).toContain('It sails in May. She goes to Kyiv too.')
    expect(scriptText(script)).toContain('Snow falls on Tokyo tonight.')
    expect(scriptText(script)).not.toMatch(/[\p{Script=Cyrillic}\p{Script=Han}]/u)
  })

  test('stays away also when all others have aired', async () => {
    expect((await write({ items: [foreign, news], airedItemIds: new Set(['news']) })).itemIds).toEqual([])
  })

  test('is tried where there is nothing else', async () => {
    expect((await write({ items: [foreign] })).itemIds).toEqual(['foreign'])
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

describe('what is said first of a story', () => {
  test('a first sentence that says the headline and much more takes its place', async () => {
    const ferry = item(
      'f',
      'Ferry fares up 5%',
      'Fares of the Skerra ferry go up by 5% on Monday, the harbour board said. Children travel free.',
    )
    expect(await text({ items: [ferry] })).toMatch(/reports\. Fares of the Skerra ferry|\. Fares of the Skerra ferry/)
    expect(await text({ items: [ferry] })).not.toContain('Ferry fares up')
  })

  test('behind a sentence for which there is no room nothing of its story is said', async () => {
    const long = `The mayor praised her deputy, who ${'went to the quay and '.repeat(8)}home.`
    expect(await text({ aiNotice: true, items: [item('d', 'Quay opens', `${long} He will resign.`)] })).not.toContain('resign')
  })

  test('a headline that the source cut off gives way to the text', async () => {
    const cut = item('c', 'The council has decided to build a new and…', 'A new quay will be built.')
    expect(await text({ items: [cut] })).not.toContain('new and')
  })

  test("the words of an order ('tell', 'about') choose nothing", async () => {
    const items = [
      item('a', 'All about tea', 'Tell me everything about tea.'),
      item('b', 'Ferry sails again', 'The harbour is free of ice.'),
    ]
    const { itemIds } = await write({ items, presentationType: 7, customTask: 'Tell me everything about the harbour' })
    expect(itemIds[0]).toBe('b')
  })
})

test.each([
  ['FIRE CREWS SAVE SHIP IN NHS HARBOUR', 'Fire crews save ship in NHS harbour.'],
  ['MINISTER RESIGNS AFTER UK BUDGET VOTE in parliament', 'Minister resigns after UK budget vote in parliament.'],
  ['M25 CLOSED AFTER LORRY FIRE', 'M25 closed after lorry fire.'],
  ['STORM BERT BRINGS GUSTS OF 80MPH', 'Storm bert brings gusts of 80mph.'],
  ['NATO, EU and UK meet BBC', 'NATO, EU and UK meet BBC.'],
  ['NVIDIA and SAMSUNG rise at noon', 'NVIDIA and SAMSUNG rise at noon.'],
])('%s is said calmly', async (title, said) => {
  expect(await text({ items: [item('x', title, 'The rest is quiet.')] })).toContain(said)
})

test.each([
  [0, true],
  [5, true],
  [1, false],
])('type %i says good-bye only where the programme ends', async (presentationType, goesOn) => {
  expect((await text({ presentationType })).includes('Stay with us')).toBe(goesOn)
})

test('at night an Intro welcomes once', async () => {
  for (const language of [0, 1, 10])
    for (const hostName of ['Clara', 'Ben', 'Ida'])
      expect(await text({ language, hostName, presentationType: 0, airAt: Date.parse('2027-03-14T02:00:00Z') })).not.toMatch(
        /(?:welcome|willkommen|welkom)[^.]*\b(?:welcome|willkommen|welkom)/i,
      )
})

test('nobody is said to be up to date behind an evergreen', async () => {
  for (let hour = 0; hour < 24; hour += 1)
    expect(await text({ items: [], airAt: Date.parse('2027-03-14T00:30:00Z') + hour * 3_600_000 }, 'evergreen')).not.toContain(
      'up to date',
    )
})

test('one o’clock is told as the tongue tells it', async () => {
  const at = Date.parse('2027-03-14T01:00:00Z')
  expect(await text({ language: 3, airAt: at })).toContain('Es la 1:00 del')
  expect(await text({ language: 4, airAt: at })).toContain('È l’01:00 di')
  expect(await text({ language: 13, airAt: at + 12 * 3_600_000 })).toContain('Es la 1:00')
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

describe('the eight presentation types', () => {
  const OWN = [
    'welcome to Harbour Radio|what is coming up',
    'news|stories|what is new',
    'weather',
    'traffic',
    'today brings',
    'Jazz',
    'Before we go|end of the hour',
    'subject|asked for',
  ]
  OWN.forEach((own, presentationType) => {
    test(`type ${presentationType} opens in its own way and reads its sources`, async () => {
      const script = await write({ presentationType })
      expect(script.segments[0]?.text).toMatch(new RegExp(own, 'i'))
      expect(script.itemIds.length).toBeGreaterThan(0)
      expect(script.segments.at(-1)).toMatchObject({ kind: 'sign-off', pauseAfterMs: 0 })
      expect(script.segments.at(-1)?.text).toContain('Harbour Radio')
    })
  })
})

test('equal input gives equal text', async () => {
  expect(await write()).toEqual(await write())
})

test('the notice that this is machine-made is spoken where the owner wants it', async () => {
  expect((await write({ aiNotice: true })).segments.map(({ kind }) => kind)).toContain('notice')
  expect((await write()).segments.map(({ kind }) => kind)).not.toContain('notice')
})

describe('when there is no news', () => {
  test('an evergreen is a moment of its own, without items', async () => {
    const script = await write({ items: [] }, 'evergreen')
    expect(script.itemIds).toEqual([])
    expect(wordCount(scriptText(script))).toBeGreaterThan(30)
  })

  test('an ident names the station and the host, for at least three seconds', async () => {
    const said = await text({}, 'ident')
    expect(said).toMatch(/Harbour Radio.*Clara/)
    expect((wordCount(said) / 144) * 60).toBeGreaterThan(3)
  })
})

describe('all 14 languages', () => {
  for (const { value, name } of LANGUAGES)
    test(`${name}: every type, evergreen and ident, without a hole in the text`, async () => {
      for (let presentationType = 0; presentationType < 8; presentationType += 1)
        for (const change of [{}, { location: '', musicFormat: '' }, { customTask: 'Pipeline' }]) {
          const said = await text({ language: value, presentationType, ...change })
          expect(said).not.toMatch(/[{}]|undefined|\s{3,}| ,|\.\./)
          expect(said).toContain('Harbour Radio')
        }
      for (const kind of ['evergreen', 'ident'] as const) expect(await text({ language: value }, kind)).toMatch(/Clara/)
      if (value !== 0 && value !== 8 && value !== 9 && value !== 12)
        expect(await text({ language: value })).not.toContain('Good morning')
    })
})

test('no matter what the sources say, a script comes out that can be spoken', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          id: fc.uuid(),
          title: fc.string(),
          text: fc.string({ maxLength: 400 }),
          source: fc.string({ maxLength: 40 }),
        }),
        { maxLength: 6 },
      ),
      fc.nat(13),
      fc.nat(7),
      async (items, language, presentationType) => {
        const { segments } = await write({ items, language, presentationType })
        expect(segments.length).toBeGreaterThan(1)
        for (const { spoken } of segments) expect(spoken).not.toMatch(/[<>&]/)
      },
    ),
    { numRuns: isLong ? 200 : 50 },
  )
})

test('what strangers wrote holds no event loop: between any two items others run', async () => {
  const items = Array.from({ length: 50 }, (_, index) =>
    item(`i${index}`, `Story ${index} ${'q'.repeat(280)}`, 'Die 5. '.repeat(570)),
  )
  let turns = 0
  let isWriting = true
  const count = () => {
    turns += 1
    if (isWriting) setImmediate(count)
  }
  count()
  await write({ items }).finally(() => {
    isWriting = false
  })
  expect(turns).toBeGreaterThan(50)
})
