import type { ContentItem } from '@hourcast/domain/sources/content'
import { describe, expect, test } from 'vitest'
import { item, writeInput } from '../testing/write-input.ts'
import type { Tongue } from '../tongue.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import { DOUBTFUL as DOUBT, doubtsOf } from './doubts.ts'

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

  test('a promise alone waits, also of a death', async () => {
    const why = dated('fall', 'Why a man died on the Ellery bridge', '')
    const { itemIds } = await told([why, ...SURE, ...MORE])
    expect(itemIds).not.toContain('fall')
  })

  test('what names its thing with a trade mark waits', async () => {
    const pump = dated(
      'pump',
      'Maker in Leeds brings a new pump, the Alder 20',
      'The Alder 20 of Leeds has the FlowSight™ system and 20 bars.',
    )
    const { itemIds } = await told([pump, ...SURE, ...MORE])
    expect(itemIds).not.toContain('pump')
  })

  test.each<[Tongue, string, string]>([
    ['fr', 'L’église Notre-Dame de Vernoy ouvre lundi', 'Cuisine et jardin, notre sélection à Vernoy'],
    ['es', 'La iglesia de Nuestra Señora de Alcor abre el lunes', 'Abre el lunes nuestra feria de Alcor'],
    ['it', 'La chiesa di Nostra Signora a Velmare apre lunedì', 'A Velmare apre lunedì la nostra fiera'],
    ['pt', 'A igreja de Nossa Senhora de Valmar abre segunda', 'Abre segunda a nossa feira de Valmar'],
    ['ro', 'Primarul din Partidul Nostru pleacă la Galați', 'Orașul nostru pleacă la Galați'],
    ['pl', 'Prezes partii Nasza Rada jedzie do Gdyni', 'Jedzie do Gdyni nasz chór'],
    ['nl', 'De partij Ons Veldam wint in Zwolle', 'In Zwolle wint ons elftal'],
  ])('%s: what belongs to a name speaks to nobody: %s', (tongue, name, address) => {
    const doubtsIn = (title: string) =>
      doubtsOf({ item: item('one', title, ''), headline: title, lead: title, rest: [], unbroken: 0, dropped: [] }, tongue, false)
    expect(doubtsIn(name)).toBeLessThan(DOUBT)
    expect(doubtsIn(address)).toBeGreaterThanOrEqual(DOUBT)
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

  describe('of many, what is told beside the news waits, whatever its subject', () => {
    /** Room for all that nothing speaks against, behind the subjects that come first. */
    const LONG = { length: 'long' }
    const isTold = async (one: ContentItem, change = {}) =>
      (await told([one, ...SURE, ...MORE, ...YET_MORE], { length: 'short', ...change })).itemIds.includes(one.id)

    test('a columnist before a colon, whom her text never names', async () => {
      const text = 'The council of Ellery has spent 4 million pounds on the wall, and it still leaks at high tide.'
      expect(await isTold(dated('mara', 'Mara Bell: Council must stop paying for the Ellery wall', text), LONG)).toBe(false)
      const named = `Mara Bell, the mayor of Ellery, stops the payments of the council for the wall.`
      expect(await isTold(dated('mayor', 'Mara Bell: Council stops paying for the Ellery wall', named), LONG)).toBe(true)
    })

    test('somebody who talks on something, and a noun with its article', async () => {
      const text = 'Mara Bell speaks of the war in Ellery, and of threats against her for a flag.'
      expect(await isTold(dated('bell', 'Singer Mara Bell on the pressure of the Ellery war', text))).toBe(false)
      const mystery = 'Police in Ellery know nothing of the gold, and the bank of Port Alder does not either.'
      expect(await isTold(dated('gold', 'The mystery of the Ellery police gold', mystery))).toBe(false)
      const raid = 'The police raid on the bank of Ellery ended with three arrests on Monday.'
      expect(await isTold(dated('raid', 'Police raid on the bank of Ellery ends with three arrests', raid), LONG)).toBe(true)
      const whole = 'A man of 40 was arrested by police in Ellery after a robbery at the bank.'
      expect(await isTold(dated('whole', 'A man has been arrested by police in Ellery', whole), LONG)).toBe(true)
    })

    test('words of somebody about herself', async () => {
      const text = 'Bell, 50, has married couples in Ellery for 15 years, the council said.'
      expect(await isTold(dated('bell', "Ellery council registrar Mara Bell: It's in my blood", text))).toBe(false)
    })

    test('words of somebody about a death, unless the text tells it as well', async () => {
      const flood = 'Hundreds of people were killed when a flood swept through Ellery on Wednesday.'
      expect(await isTold(dated('cross', 'Red Cross: “Hundreds killed as flood sweeps Ellery”', flood), LONG)).toBe(true)
      const strike = 'Forty people were killed in a strike on a school in Port Alder on Thursday.'
      expect(await isTold(dated('strike', 'Mandy Rhodes-Hill: “Strike kills 40 at Alder school”', strike), LONG)).toBe(true)
      const talk = 'The author of Ellery speaks of her books, her garden and the long road to Leeds.'
      expect(await isTold(dated('author', 'Mandy Rhodes-Hill: “Nobody dies in Ellery without a song”', talk))).toBe(false)
    })

    test('somebody whom a headline never names, and none whom it does', async () => {
      const text = 'Edwin Lowry goes on trial in Ellery, and police arrested a man of 40.'
      expect(await isTold(dated('lowry', 'His brother arrested as Lowry trial opens', text), LONG)).toBe(true)
      expect(await isTold(dated('her', 'Her brother opens a new shop in spring', text))).toBe(false)
      expect(await isTold(dated('cased', 'Her New Dress Is The Talk Of Ellery', text))).toBe(false)
    })

    test('a question about a hard subject, told by its first sentence', async () => {
      const text = 'As the last witness speaks, lawyers weigh the evidence against the mayor of Ellery.'
      expect(await isTold(dated('trial', 'Have prosecutors made their case at the Ellery trial?', text))).toBe(false)
    })
  })

  test('a Hindi story whose subject no newsroom reports waits behind those with one', async () => {
    const HINDI = [
      ['pul', 'रामगढ़ नगर निगम ने पुराना पुल बंद किया', 'रामगढ़ नगर निगम ने पुराना पुल मरम्मत के लिए सोमवार से बंद किया।'],
      ['chor', 'सोनपुर में पुलिस ने तीन चोर गिरफ्तार किए', 'सोनपुर में पुलिस ने दुकान में चोरी के तीन आरोपी गिरफ्तार किए।'],
      ['vot', 'विधानसभा चुनाव के लिए मतदान 5 मार्च को', 'विधानसभा चुनाव के लिए मतदान 5 मार्च को होगा, आयोग ने बताया।'],
      ['asp', 'सोनपुर के अस्पताल में 40 नए बेड', 'सोनपुर के सरकारी अस्पताल में मरीजों के लिए 40 नए बेड लगाए गए।'],
      ['bus', 'रामगढ़ में हाईवे पर ट्रक पलटा, यातायात ठप', 'रामगढ़ में हाईवे पर ट्रक पलटने से यातायात तीन घंटे ठप रहा।'],
      ['var', 'सोनपुर में भारी बारिश का अलर्ट', 'मौसम विभाग ने सोनपुर में भारी बारिश का अलर्ट जारी किया।'],
      ['kar', 'सरकार ने चीनी पर टैक्स घटाया', 'सरकार ने चीनी पर टैक्स पांच प्रतिशत घटाया, मंत्री ने बताया।'],
      ['jel', 'अदालत ने रिश्वत के दोषी को पांच साल की सजा सुनाई', 'सोनपुर की अदालत ने रिश्वत के दोषी को पांच साल की सजा सुनाई।'],
      ['mat', 'हॉकी के फाइनल में सोनपुर की जीत', 'हॉकी के फाइनल में सोनपुर ने रामगढ़ को 3-1 से हराया।'],
    ].map(([id = '', title = '', text = '']) => dated(id, title, text))
    const toy = dated(
      'toy',
      'तीस साल का हुआ लाल भालू, आज भी दुनियाभर में लोकप्रिय',
      'लाल भालू ने तीस साल पूरे किए और दुनियाभर में बच्चों के बीच लोकप्रिय है।',
    )
    const { itemIds } = await told([toy, ...HINDI], { language: 7, length: 'short' })
    expect(itemIds).not.toContain('toy')
    const shown = dated('nach', 'अभिनेत्री मीरा ने नई साड़ी में किया डांस!', 'अभिनेत्री मीरा ने सोनपुर में नई साड़ी पहनकर डांस किया।')
    expect((await told([shown, ...HINDI], { language: 7 })).leftOut).toContainEqual(
      expect.objectContaining({ itemId: 'nach', reason: 'doubtful' }),
    )
    const fewer = await told([toy, ...HINDI.slice(0, 6)], { language: 7, length: 'short' })
    expect(fewer.itemIds).toContain('toy')
  })

  test('no sentence takes the place of a headline whose death it leaves out', async () => {
    const soldier = dated(
      'soldier',
      'Alder Plain soldier death: Pte Jon Marsh named by Army',
      'Pte Jon Marsh, 23, a soldier of the Army, was part of a crew with a vehicle on Alder Plain.',
    )
    const { segments } = await told([soldier, ...SURE, ...MORE], { length: 'long' })
    expect(segments.map(({ text }) => text).join(' ')).toContain('soldier death')
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
