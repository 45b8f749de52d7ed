import { scriptText } from '@hourcast/domain/sources/content'
import { describe, expect, test } from 'vitest'
import { item, writeInput } from '../testing/write-input.ts'
import { GOOD, serving } from './testing/model-server.ts'

const saidOf = async (content: string, change: Parameters<typeof writeInput>[0] = {}) => {
  const script = await (await serving({ content })).writer.write('bulletin', writeInput(change))
  return { writer: script.writer, said: scriptText(script), itemIds: script.itemIds }
}
const json = (paragraphs: readonly unknown[]) => JSON.stringify({ paragraphs })
const [GREETING = '', FERRY = '', BRIDGE = '', SIGN_OFF = ''] = GOOD.split('\n\n')

describe('what a model says beside its bulletin is not said', () => {
  test.each([
    ['thoughts whose beginning its server took away', `The ferry first, then the bridge.</think>${GOOD}`],
    ['a channel of its own for thoughts', `analysisWe need to write of the ferry.assistantfinal${GOOD}`],
    ['a line that hands it over', `Sure! Here is the bulletin:\n${GOOD}`],
    ['labels', `Greeting: ${GREETING}\n\nStory 1: ${FERRY}\n\nStory 2: ${BRIDGE}\n\nOutro: ${SIGN_OFF}`],
    ['a word at the end', `${GOOD} Let me know if you want changes!`],
  ])('%s', async (_what, content) => {
    expect(await saidOf(content)).toMatchObject({ writer: 'llm', said: GOOD })
  })

  test.each([
    ['keys without quotes', GOOD.replace('The harbour board', 'text: The harbour board')],
    ['other keys', GOOD.replace('The harbour board', '"paragraph_1": "The harbour board')],
    ['escapes', GOOD.replace('ferry. The boat', 'ferry.\\n\\nThe boat')],
    ['a second aside', GOOD.replace('ferry. The boat', 'ferry. (Harbour Radio) (laughs out loud) The boat')],
    ['letters that no voice says', GOOD.replace('a second ferry', 'a second 渡轮')],
  ])('nor %s', async (_what, content) => {
    expect((await saidOf(content)).said).not.toMatch(/text:|paragraph_1|\\n|laughs|渡轮/)
  })
})

describe('numbers', () => {
  test.each(['It costs 2 billion euros.', 'It rises by 0.2 percent.', 'They lost 0:2.', 'It sails at 2 am.'])(
    'of one figure are invented as others are: %s',
    async (sentence) => {
      const written = json([GREETING, { text: `${FERRY} ${sentence}`, entries: [1] }, { text: BRIDGE, entries: [3] }, SIGN_OFF])
      expect((await saidOf(written)).said).not.toContain(sentence)
    },
  )

  test.each([1, '1', [1], ['1'], ['[1]'], [1, null]])(
    'of another entry are invented, however the entry is written: %j',
    async (entries) => {
      const mixed = FERRY.replace('180', '41')
      const written = json([GREETING, { text: mixed, entries }, { text: BRIDGE, entries: [3] }, SIGN_OFF])
      expect((await saidOf(written)).said).not.toContain('41 passengers')
    },
  )

  test('and a story that names no entry is held to the one that it tells, where others name theirs', async () => {
    const written = json([GREETING, FERRY.replace('180', '41'), { text: BRIDGE, entries: [3] }, SIGN_OFF])
    expect((await saidOf(written)).said).not.toContain('41 passengers')
  })

  test.each([
    ['It cost €45,000,000.', 'The harbour ferry cost 45 million euros.'],
    ['It cost €4,500,000.', 'The harbour ferry cost 4.5 million euros.'],
    ['It sails at 18.00.', 'It sails at 6 pm.'],
    ['Of it a dozen were told on 12 March.', 'They were told on 12 March.'],
  ])('may be said in another way: “%s”, “%s”', async (text, sentence) => {
    const items = [item('ferry', 'Harbour board votes for a second ferry', text)]
    const written = json([GREETING, { text: `The harbour board votes for a second ferry. ${sentence}`, entries: [1] }, SIGN_OFF])
    expect((await saidOf(written, { items })).said).toContain(sentence)
  })

  test.each([
    ['It cost €450,000.', 'The harbour ferry cost 4.5 million euros.'],
    ['It cost €45,000,000.', 'The harbour ferry cost 4.5 million euros.'],
    ['It cost €7.00.', 'The harbour ferry took 19 passengers.'],
  ])('but not another: “%s”, “%s”', async (text, sentence) => {
    const items = [item('ferry', 'Harbour board votes for a second ferry', text)]
    const written = json([GREETING, { text: `The harbour board votes for a second ferry. ${sentence}`, entries: [1] }, SIGN_OFF])
    const { writer, said } = await saidOf(written, { items })
    expect([writer, said.includes(sentence)]).toEqual(['llm', false])
  })

  test('the date of a weekday may be said', async () => {
    const items = [
      {
        ...item('ferry', 'Harbour board voted on Saturday', 'The board voted on Saturday.'),
        publishedAt: Date.parse('2027-03-13T22:00:00Z'),
      },
    ]
    const written = json([GREETING, { text: 'On 13 March the harbour board has voted for its ferry.', entries: [1] }, SIGN_OFF])
    expect((await saidOf(written, { items })).said).toContain('13 March')
  })
})

describe('a story', () => {
  test('may begin with a short sentence that tells it, and lose its second', async () => {
    const written = json([
      GREETING,
      { text: 'A second ferry will sail. It was built by Quimby. The crossing takes 35 minutes.', entries: [1] },
      { text: BRIDGE, entries: [3] },
      SIGN_OFF,
    ])
    expect((await saidOf(written)).said).toContain('A second ferry will sail. The crossing takes 35 minutes.')
  })

  test('that breaks off ends with its last whole sentence', async () => {
    const cut = json([GREETING, { text: FERRY, entries: [1] }, { text: `${BRIDGE} Behind it the`, entries: [3] }, SIGN_OFF])
    expect(await saidOf(cut)).toMatchObject({ writer: 'llm', said: GOOD })
  })

  test('is one, also where its text has lines', async () => {
    const lines = FERRY.replace('The harbour board votes', 'Mayor Quimby votes').replace('ferry. ', 'ferry.\n')
    const written = json([GREETING, { text: lines, entries: [1] }, { text: BRIDGE, entries: [3] }, SIGN_OFF])
    expect((await saidOf(written)).said).toBe([GREETING, BRIDGE, SIGN_OFF].join('\n\n'))
  })

  test('in another tongue than the host’s is not read out as it stands', async () => {
    const polish = 'Strażacy uratowali kota. Dwie osoby zostały ranne w wypadku.'
    const items = [...writeInput().items, item('kot', 'Strażacy w Gdyni', polish)]
    const written = json([GREETING, { text: FERRY, entries: [1] }, { text: polish, entries: [9] }, SIGN_OFF])
    expect((await saidOf(written, { items })).said).not.toContain('Strażacy')
  })

  test('of one tongue is held to its words, also where an entry of another one is told', async () => {
    const items = [
      item('port', 'Le port ferme ses quais', 'Le port ferme ses quais pour la nuit.'),
      item('man', 'Police look for a man', 'They look for him.'),
    ]
    const lie = 'Le président Macron est mort dans un attentat terroriste.'
    const written = json([
      'Bonsoir, ici Clara.',
      { text: 'Le port ferme ses quais pour la nuit.', entries: [1] },
      { text: lie, entries: [1, 2] },
      'Clara, Harbour Radio.',
    ])
    expect((await saidOf(written, { items, language: 5 })).said).not.toContain('Macron')
  })
})

test.each([
  ['On Saturday the harbour board voted for its ferry.', true],
  ['Today the harbour board voted for its ferry.', false],
])('of an item of the day before: “%s”', async (sentence, isTold) => {
  const items = [{ ...item('ferry', 'Harbour board votes for its ferry', ''), publishedAt: Date.parse('2027-03-13T20:00:00Z') }]
  const { said } = await saidOf(json([GREETING, { text: sentence, entries: [1] }, SIGN_OFF]), { items })
  expect(said.includes(sentence)).toBe(isTold)
})

test('a greeting that tells nothing is no bulletin, and no story counts as told by it', async () => {
  const { writer } = await saidOf(Array.from({ length: 9 }, () => GREETING).join('\n\n'))
  expect(writer).toBe('built-in')
})

test.each(['Good banks closed.', 'Atomraketen treffen Europa.', 'Bitte verlassen Gebäude.'])(
  'no claim is a wish for being short: %s',
  async (claim) => {
    const { said } = await saidOf(`${GOOD} ${claim}`)
    expect(said).not.toContain(claim)
    expect(said).toContain(BRIDGE)
  },
)
