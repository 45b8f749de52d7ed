import { expect, test } from 'vitest'
import { item, writeInput } from '../testing/write-input.ts'
import { GOOD, serving } from './testing/model-server.ts'

/** What a model reads of these items, and by which rules. */
const askedOf = async (change: Parameters<typeof writeInput>[0]) => {
  const { writer, asked } = await serving({ content: GOOD })
  await writer.write('bulletin', writeInput(change))
  const [rules = '', material = ''] = asked[0]?.body.messages.map(({ content }) => content) ?? []
  return { rules, material }
}

const LINK = 'https://coast.example/news'
/** More than a model is shown. */
const HEADLINES = [
  'Council approves a new swimming pool',
  'Railway buys eleven electric engines',
  'University opens a chemistry laboratory',
  'Farmers harvest more wheat than in years',
  'Library extends its evening hours',
  'Museum returns a Roman coin to Italy',
  'Airport plans a third runway by autumn',
  'Court postpones the hearing on pensions',
  'Parliament debates the fishing quota',
  'Hospital hires forty nurses from Portugal',
  'Bakers agree on higher wages',
  'Police test silent motorcycles',
  'Bank lowers interest for house buyers',
  'Dam is to be repaired before winter',
  'Teachers vote for a shorter week',
  'Zoo welcomes two red pandas',
  'Glass factory moves to the valley',
  'Bridge tolls rise next month',
  'Forest owners plant oaks instead of spruce',
  'Theatre sells every seat for the opera',
  'Postal service drops Saturday rounds',
  'Astronomers find a comet above the cape',
  'Tram line reaches the stadium',
  'Water company replaces old pipes',
]
const AIR_AT = Date.parse('2027-03-14T07:30:00Z')

test('the dead come first, whatever the order of the feed, and all that may be said is there to choose from', async () => {
  const small = HEADLINES.map((headline, at) => ({
    ...item(`small-${at}`, headline, `${headline}, it was decided on Saturday after a long debate.`),
    link: LINK,
  }))
  const grave = {
    ...item('grave', 'Three people killed in a fire at Port Ellery', 'Three people were killed in a fire.'),
    link: LINK,
  }
  const { material } = await askedOf({ items: [...small, grave].map((one) => ({ ...one, publishedAt: AIR_AT - 3_600_000 })) })
  expect(material).toMatch(/\[1\] Coast News: Three people have been killed/)
  expect(material.match(/^\[\d+\] /gm)).toHaveLength(20)
})

test('an entry says when it was written, by the clock of the station', async () => {
  const items = [
    { ...item('ferry', 'Harbour board votes for a second ferry', 'It sails from May.'), publishedAt: AIR_AT - 7_200_000 },
  ]
  const { material, rules } = await askedOf({ items, timeZone: 'Europe/Rome' })
  expect(material).toContain('(of Sunday, 14 March 2027 at 06:30)')
  expect(rules).toContain('its "today" is that day')
  expect((await askedOf({ items: [item('x', 'Harbour board votes for a second ferry', '')] })).material).not.toContain('(of ')
})

test('of one article a model reads much, of many stories a few sentences each, and all in whole sentences', async () => {
  const sentences = Array.from(
    { length: 20 },
    (_, at) => `The ship number ${at} carries a cargo of many tonnes of grain to the quay`,
  )
  const long = item('long', 'Twenty ships reach the harbour', `${sentences.join('. ')}.`)
  const alone = (await askedOf({ items: [long] })).material
  expect(alone).toContain('number 18 carries')
  const many = Array.from({ length: 20 }, (_, at) => ({
    ...long,
    id: `long-${at}`,
    title: `${['Anna', 'Berta', 'Clara', 'Dora'][at % 4]} reaches quay ${at} of the harbour`,
    text: long.text.replaceAll('The ship', `The boat of quay ${at}`),
  }))
  const { material } = await askedOf({ items: many })
  expect(material.length).toBeLessThan(15_000)
  const texts = material.split('\n').filter((one) => one.startsWith('The boat'))
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(text).toMatch(/quay\.$/)
})

test('what fits the owner’s subject comes first, and what is off it only where little is on it', async () => {
  const { material } = await askedOf({ customTask: 'Tell about the ferry' })
  expect(material).toMatch(/\[1\] Coast News: Harbour board votes for a second ferry/)
})

test.each<[number, string, boolean]>([
  [0, 'an intro', false],
  [1, 'the news', true],
  [2, 'nothing but the weather', true],
  [5, 'no news, no good-bye', false],
  [6, 'an outro: no greeting', false],
])('a presentation of type %i is asked for as %s', async (presentationType, words, isChosen) => {
  const items = [item('rain', 'Weather: rain over Port Ellery', 'Rain falls over Port Ellery. The wind blows from the west.')]
  const { rules } = await askedOf({ presentationType, items })
  expect(rules).toContain(words)
  expect(rules.includes('Choose what matters most')).toBe(isChosen)
})

test.each<[string, number, string, string]>([
  ['Polish', 2, 'Dobry wieczór. ', 'Jest godzina 18:30, niedziela, 14 marca.'],
  ['Hindi', 7, 'नमस्कार। ', 'समय है शाम के 6 बजकर 30 मिनट'],
  ['American English', 0, 'Good evening. ', '6:30 on Sunday, March 14.'],
  ['Mexican Spanish', 13, 'Buenas tardes. ', 'Son las seis y media de la tarde de este domingo 14 de marzo.'],
  ['European Portuguese', 6, 'Boa tarde. ', 'domingo, 14 de março.'],
])('a host in %s is told how that hour is greeted and said, and how to sign off', async (name, language, greeting, time) => {
  const airAt = Date.parse('2027-03-14T18:30:00Z')
  const { rules } = await askedOf({ language, includeDateTime: true, timeZone: 'UTC', airAt })
  expect(rules).toContain(`Write the news, in ${name}, tone `)
  const [frame = ''] = rules.split('\n').filter((line) => line.startsWith('It airs on Sunday, 14 March 2027 at 18:30. '))
  expect(frame).toContain(`as in “${greeting}`)
  expect(frame).toContain(time)
  expect(frame).toMatch(/; sign off in a whole sentence, as in “.*Harbour Radio.*”\.$/)
})

test('an intro does not sign off, an outro does not greet', async () => {
  expect((await askedOf({ presentationType: 0 })).rules).not.toContain('sign off')
  expect((await askedOf({ presentationType: 6 })).rules).not.toContain('Greet')
})
