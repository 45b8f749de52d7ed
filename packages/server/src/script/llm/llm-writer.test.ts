import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { cpuMsOf } from '@hourcast/db/testing/cpu-ms-of'
import { scriptText } from '@hourcast/domain/sources/content'
import { describe, expect, test } from 'vitest'
import { createBuiltInWriter } from '../built-in/built-in-writer.ts'
import { item, writeInput } from '../testing/write-input.ts'
import { createLlmWriter } from './llm-writer.ts'
import { type Answer, GOOD, serving } from './testing/model-server.ts'

test('a text that passes the gates is the script, with the items that it tells', async () => {
  const { writer, asked } = await serving({ content: GOOD })
  const script = await writer.write('bulletin', writeInput())
  expect(script.writer).toBe('llm')
  expect(scriptText(script)).toBe(GOOD)
  expect(script.segments.map(({ kind }) => kind)).toEqual(['greeting', 'item', 'item', 'sign-off'])
  expect(script.itemIds).toEqual(['ferry', 'bridge'])
  expect(script.segments.map(({ itemIds }) => itemIds)).toEqual([undefined, ['ferry'], ['bridge'], undefined])
  const whole = script.leftOut.filter(({ sentence }) => sentence === undefined)
  expect(whole.map(({ itemId, reason }) => [itemId, reason])).toEqual(
    ['laser', 'robot', 'cup', 'soup', 'wind', 'market'].map((id) => [id, 'passed-over']),
  )
  const parts = script.leftOut.filter(({ sentence }) => sentence !== undefined)
  expect(parts).toMatchObject([{ itemId: 'bridge', reason: 'furniture', sentence: 'Click here for pictures!' }])
  expect(script.fallbackReason).toBeUndefined()
  expect(asked[0]?.authorization).toBe('Bearer key')
})

test('fetched text is fenced off as data, and cannot write the fence itself', async () => {
  const { writer, asked } = await serving({ content: GOOD })
  await writer.write('bulletin', writeInput({ items: [item('x', 'Baker makes a moon of cheese', 'It weighs two kilos.')] }))
  const [rules, material] = asked[0]?.body.messages.map(({ content }) => content) ?? []
  const fence = material?.split('\n')[0] ?? ''
  expect(fence).toMatch(/^[0-9a-f]{18}$/)
  expect(rules).toContain(fence)
  expect(rules).not.toContain('moon')
  expect(material?.split(fence)).toHaveLength(3)
})

test('what a model thinks aloud is not said, and tags that are never closed are judged at once', async () => {
  const { writer } = await serving({ content: `<think>The ferry?</think>${GOOD}<think>And the bridge?</think>` })
  expect(scriptText(await writer.write('bulletin', writeInput()))).toBe(GOOD)
  const parts = [
    { type: 'thinking', thinking: [{ type: 'text', text: 'The ferry?' }] },
    { type: 'text', text: GOOD },
  ]
  expect(scriptText(await (await serving({ content: parts })).writer.write('bulletin', writeInput()))).toBe(GOOD)
  const hostile = await serving({ content: '<think>'.repeat(140_000) })
  const work = async () => expect((await hostile.writer.write('bulletin', writeInput())).writer).toBe('built-in')
  expect(await cpuMsOf(work)).toBeLessThan(2_000)
})

describe('an item counts as aired', () => {
  const told = async (content: string, change: Parameters<typeof writeInput>[0] = {}) =>
    (await (await serving({ content })).writer.write('bulletin', writeInput(change))).itemIds

  const german =
    'Guten Morgen, ich bin Clara.\n\nDer Hafen bekommt eine zweite Fähre. Das Schiff nimmt 180 Fahrgäste und 22 Autos auf, die Überfahrt dauert 35 Minuten.\n\n' +
    'Die Icebreakers reach das Finale, nachdem sie lange zurück lagen.\n\n' +
    'Die Brücke öffnet sich für ein Schiff mit Masten von 41 Metern, und der Verkehr muss warten.\n\nDas war Clara.'

  test('with all others when the text tells them in another tongue than its sources', async () => {
    expect(await told(german, { language: 1 })).toHaveLength(8)
    const script = await (await serving({ content: german })).writer.write('bulletin', writeInput({ language: 1 }))
    expect(new Set(script.segments.flatMap(({ itemIds = [] }) => itemIds)).size).toBe(8)
  })

  test('where the model names it, in any tongue, and no number of an entry is said', async () => {
    const named = german
      .replace('Der Hafen', '**[1]** Der Hafen')
      .replace('Die Icebreakers', '[5]: Die Icebreakers')
      .replace('muss warten.', 'muss warten [3, 99].')
    const { writer, asked } = await serving({ content: named })
    const script = await writer.write('bulletin', writeInput({ language: 1 }))
    expect([script.itemIds, scriptText(script)]).toEqual([['ferry', 'bridge', 'cup'], german])
    expect(script.segments.map(({ itemIds }) => itemIds)).toEqual([undefined, ['ferry'], ['cup'], ['bridge'], undefined])
    expect(asked[0]?.body.messages[1]?.content).toContain('[3] Coast News: Drawbridge opens')
  })

  test('when its text was told, no matter what its headline says', async () => {
    const [ferry, ...others] = writeInput().items
    const items = [{ ...item('ferry', 'What you must know now'), text: ferry?.text ?? '' }, ...others]
    expect(await told(GOOD, { items })).toEqual(['ferry', 'bridge'])
  })

  test('without the others when the host chats between the stories', async () => {
    const chatting = GOOD.replace('That was', 'There is more of that to come.\n\nBut now it is time for some jazz.\n\nThat was')
    expect(await told(chatting)).toEqual(['ferry', 'bridge'])
    const headlines = writeInput().items.map((story) => ({ ...story, text: '' }))
    const brief = chatting.replace(/ The boat carries.*\./, ' The boat is late.').replace(' with masts 41 metres high', '')
    expect(await told(brief, { items: headlines })).toEqual(['ferry', 'bridge'])
  })
})

describe('a sentence that fails a gate', () => {
  const BAD = GOOD.replace('180', '999')

  test('is named in the second reading, with the reason', async () => {
    const { writer, asked } = await serving({ content: BAD }, { content: GOOD })
    expect(scriptText(await writer.write('bulletin', writeInput()))).toBe(GOOD)
    const [, , answer, again] = asked[1]?.body.messages.map(({ content }) => content) ?? []
    expect(answer).toBe(BAD)
    expect(again).toContain('The boat carries 999 passengers and 22 cars, and the crossing takes 35 minutes.')
    expect(again).toContain('(its entry does not hold “999”)')
  })

  test('is named there too where too little is left without it', async () => {
    const bad = GOOD.replace('The boat', 'Mayor Quimby says: the boat').replace('The harbour', 'Mayor Quimby and the harbour')
    const { writer, asked } = await serving(
      { content: bad.replace('The drawbridge', 'Lord Quimby’s drawbridge') },
      { content: GOOD },
    )
    expect((await writer.write('bulletin', writeInput())).writer).toBe('llm')
    const again = asked[1]?.body.messages[3]?.content
    expect(again?.match(/does not hold “Quimby”/g)).toHaveLength(2)
    expect(again).toContain('there is room for')
  })

  test('is left out when it fails again, and the owner sees it', async () => {
    const { writer, asked } = await serving({ content: BAD.replace('The harbour board', '[1] The harbour board') })
    const script = await writer.write('bulletin', writeInput())
    expect([script.writer, asked.length]).toEqual(['llm', 2])
    expect(scriptText(script)).not.toContain('999')
    expect(scriptText(script)).toContain('The harbour board votes for a second ferry.')
    expect(script.leftOut).toContainEqual(
      expect.objectContaining({ itemId: 'ferry', reason: 'invented', sentence: expect.stringContaining('999') }),
    )
  })

  test('takes what leans on it along', async () => {
    const leaning = BAD.replace('The boat carries', '[1] The boat carries').replace(
      '35 minutes.',
      '35 minutes. It also has a bar.',
    )
    const script = await (await serving({ content: leaning })).writer.write('bulletin', writeInput())
    expect(scriptText(script)).not.toContain('bar')
  })

  test('takes its whole story along where it begins it: what follows is half of one', async () => {
    const headless = GOOD.replace('The harbour board votes', '[1] Mayor Quimby votes').replace(
      'The drawbridge',
      '[3] The drawbridge',
    )
    const script = await (await serving({ content: headless })).writer.write('bulletin', writeInput())
    expect(scriptText(script)).not.toContain('180 passengers')
    expect([script.writer, script.itemIds]).toEqual(['llm', ['bridge']])
  })

  test('takes the link along that led to it', async () => {
    const linked = GOOD.replace('The drawbridge', '[3] And now to sport. The drawbridge').replace('41', '43')
    expect(scriptText(await (await serving({ content: linked })).writer.write('bulletin', writeInput()))).not.toContain('And now')
  })

  test('a number of another entry is as wrong as one of none', async () => {
    const mixed = GOOD.replace('The harbour board', '[1] The harbour board')
      .replace('180', '41')
      .replace('The drawbridge', '[3] The drawbridge')
    expect(scriptText(await (await serving({ content: mixed })).writer.write('bulletin', writeInput()))).not.toContain('22 cars')
  })

  test('and so is "today" of a story without a date, and a swear word', async () => {
    const today = GOOD.replace('The harbour board votes', '[1] Today the harbour board votes').replace(
      'for a while',
      'the whole fucking day',
    )
    const script = await (await serving({ content: today })).writer.write('bulletin', writeInput())
    expect(scriptText(script)).not.toMatch(/Today|fucking/)
  })
})

test('a script says what asking took, and what it cost where prices are set', async () => {
  const usage = { prompt_tokens: 1_000, completion_tokens: 200 }
  const body = JSON.stringify({ choices: [{ message: { content: GOOD } }], usage })
  const { writer } = await serving({ body })
  const { model } = await writer.write('bulletin', writeInput())
  expect(model).toMatchObject({ name: 'small', asked: 2, promptTokens: 2_000, completionTokens: 400 })
  expect(model?.cost).toBeCloseTo(0.000_54, 10)
  const silent = await (await serving({ content: GOOD })).writer.write('bulletin', writeInput())
  expect(Object.keys(silent.model ?? {})).toEqual(['name', 'asked', 'ms'])
})

describe('the built-in writer takes over', () => {
  test.each<[string, Answer, string, string]>([
    ['when the server refuses', { status: 401, body: '{}' }, '401', "the writer's server answered 401"],
    ['when it answers nonsense', { body: '{"hello":1}' }, 'without a text', "the writer's server answered without a text"],
    ['when it is no JSON', { body: '<html>' }, 'JSON', "the writer's server answered with something that is not JSON"],
    ['when it hangs', { hang: true }, 'timeout', "the writer's server ran into its timeout of 0.3 seconds"],
    ['when its answer never ends', { endless: true }, 'without an end', "the writer's server answered without an end"],
    [
      'when the model refuses',
      { content: "I can't help with that request, sorry about it." },
      'gate refusal',
      'the model refused',
    ],
    [
      'when it invents a number',
      { content: GOOD.replace('a second ferry', '999 ferries').replace('180', '999').replace('41 metres', '999 metres') },
      'gate number',
      'the model said a number that no source holds',
    ],
    [
      'when it invents a name',
      { content: GOOD.replaceAll(/ (?:board|boat|opens)/g, ' Quimby') },
      'gate name',
      'the model named what no source names',
    ],
    [
      'when it talks of something else',
      { content: 'lorem ipsum dolor sit amet '.repeat(15) },
      'gate nonsense',
      'the model wrote about something else',
    ],
    [
      'when it says almost nothing',
      { content: 'Good morning from Clara.' },
      'gate length',
      'the model wrote too little or too much',
    ],
  ])('%s, and says why', async (_name, answer, reason, words) => {
    const { writer, reasons } = await serving(answer)
    expect(await writer.write('bulletin', writeInput())).toMatchObject({ writer: 'built-in', fallbackReason: words })
    expect(reasons.join()).toMatch(new RegExp(reason, 'i'))
  })

  test('when nobody answers at its address', async () => {
    const writer = createLlmWriter({
      baseUrl: 'http://127.0.0.1:9',
      model: 'small',
      timeoutMs: 20_000,
      fallback: createBuiltInWriter(),
    })
    const script = await writer.write('bulletin', writeInput())
    expect([script.writer, script.fallbackReason]).toEqual(['built-in', "the writer's server could not be reached"])
  })

  test('when the air time leaves less than the operator does, and is not asked where it leaves nothing', async () => {
    const { writer } = await serving({ hang: true, timeoutMs: 60_000 })
    const reasonIn = async (modelMs: number) => (await writer.write('bulletin', writeInput({ modelMs }))).fallbackReason
    expect(await reasonIn(200)).toBe("the writer's server ran into its timeout of 0.2 seconds")
    const { writer: hurried, asked } = await serving({ content: GOOD })
    const script = await hurried.write('bulletin', writeInput({ modelMs: -5_000 }))
    expect([script.fallbackReason, asked.length]).toEqual(['no time was left to ask the model', 0])
  })

  test('but a busy server is asked once more', async () => {
    const { writer, asked } = await serving({ status: 503, body: '' }, { content: GOOD })
    expect((await writer.write('bulletin', writeInput())).writer).toBe('llm')
    expect(asked).toHaveLength(3)
  })
})

test('a server that hangs is left in time also when memory is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const { writer, asked, reasons } = await serving({ hang: true })
  const writing = writer.write('bulletin', writeInput())
  while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
  collect()
  expect((await writing).writer).toBe('built-in')
  expect(reasons.join()).toContain('timeout')
})

test('where there is little to tell, a short bulletin is asked for, and told', async () => {
  const short =
    'Good morning, this is Clara.\n\n[1] The harbour board votes for a second ferry.\n\nThat was Clara, for Harbour Radio.'
  const { writer, asked } = await serving({ content: short })
  const script = await writer.write(
    'bulletin',
    writeInput({ items: [item('ferry', 'Harbour board votes for a second ferry')], length: 'long' }),
  )
  expect(script.writer).toBe('llm')
  expect(asked[0]?.body.messages[0]?.content).toMatch(/about 3\d words .*, one story;/)
})

test('without anything new nobody is asked', async () => {
  const { writer, asked } = await serving({ content: GOOD })
  const script = await writer.write('bulletin', writeInput({ items: [] }))
  expect([script.writer, asked.length]).toEqual(['built-in', 0])
})

test('a story that shares a chance word with the greeting is not told, where the model says what it tells', async () => {
  const items = [item('view', 'Good view as far as Skerra', ''), ...writeInput().items]
  const named = GOOD.replace('The harbour board', '[2] The harbour board').replace(
    'The drawbridge opens',
    '[4] The drawbridge opens',
  )
  const { writer } = await serving({ content: named })
  const script = await writer.write('bulletin', writeInput({ items }))
  expect(script.segments[0]?.itemIds).toBeUndefined()
  expect(script.itemIds).toEqual(['ferry', 'bridge'])
})
