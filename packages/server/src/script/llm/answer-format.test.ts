import { scriptText } from '@hourcast/domain/sources/content'
import { describe, expect, test } from 'vitest'
import { writeInput } from '../testing/write-input.ts'
import { GOOD, serving } from './testing/model-server.ts'

describe('a server that knows schemas', () => {
  const JSON_GOOD = JSON.stringify({
    paragraphs: GOOD.split('\n\n').map((text, at) => ({ text, entries: at === 1 ? [1] : at === 2 ? [3] : [] })),
  })

  test('is held to one, and says by it which story a paragraph tells', async () => {
    const { writer, asked } = await serving({ content: JSON_GOOD })
    const script = await writer.write('bulletin', writeInput())
    expect([scriptText(script), script.itemIds]).toEqual([GOOD, ['ferry', 'bridge']])
    expect(asked[0]?.body).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { name: 'bulletin', strict: true } },
    })
  })

  test('one that does not is asked without, from then on', async () => {
    const { writer, asked } = await serving({ status: 400, body: '{"error":"unknown field"}' }, { content: GOOD })
    expect((await writer.write('bulletin', writeInput())).writer).toBe('llm')
    expect((await writer.write('bulletin', writeInput())).writer).toBe('llm')
    expect(asked.map(({ body }) => 'response_format' in body)).toEqual([true, false, false, false, false])
    expect(asked[3]?.body.messages[0]?.content).toContain('in square brackets')
  })

  // Those that think before they answer have a temperature of their own.
  test('a model that takes no temperature is asked without, and held to its schema all the same', async () => {
    const message = "Unsupported value: 'temperature' does not support 0.4 with this model; response_format does."
    const error = { message, param: 'temperature' }
    const { writer, asked } = await serving({ status: 400, body: JSON.stringify({ error }) }, { content: JSON_GOOD })
    expect((await writer.write('bulletin', writeInput())).writer).toBe('llm')
    const fields = asked.map(({ body }) => ['response_format' in body, 'temperature' in body])
    expect(fields).toEqual([
      [true, true],
      [true, false],
      [true, false],
    ])
  })

  test('and one that takes neither, and does not say what it lacks, without both', async () => {
    const refusal = { status: 422, body: '{"detail":"extra fields"}' }
    const { writer, asked } = await serving(refusal, refusal, { content: GOOD })
    expect((await writer.write('bulletin', writeInput())).writer).toBe('llm')
    expect(asked.map(({ body }) => 'response_format' in body || 'temperature' in body)).toEqual([true, true, false, false])
    const never = await serving(refusal)
    expect((await never.writer.write('bulletin', writeInput())).fallbackReason).toBe("the writer's server answered 422")
    expect(never.asked).toHaveLength(3)
  })

  test('an answer in a fence of code, or one that is no such JSON, is read all the same', async () => {
    const fenced = await serving({ content: `\`\`\`json\n${JSON_GOOD}\n\`\`\`` })
    expect(scriptText(await fenced.writer.write('bulletin', writeInput()))).toBe(GOOD)
    const spoken = await serving({ content: `Here it is:\n${JSON_GOOD}` })
    expect(scriptText(await spoken.writer.write('bulletin', writeInput()))).toBe(GOOD)
    const other = await serving({ content: '{"paragraphs":"none"}' })
    expect((await other.writer.write('bulletin', writeInput())).writer).toBe('built-in')
  })
})

describe('a model that holds itself to no schema', () => {
  test('may write the numbers of entries as words, and a paragraph as a text alone', async () => {
    const [greeting, ferry, bridge, signOff] = GOOD.split('\n\n')
    const content = JSON.stringify({
      paragraphs: [greeting, { text: ferry, entries: ['1'] }, { text: bridge, entries: ['3'] }, signOff],
    })
    const script = await (await serving({ content })).writer.write('bulletin', writeInput())
    expect([scriptText(script), script.itemIds]).toEqual([GOOD, ['ferry', 'bridge']])
  })

  // A server ends an answer where it has as many tokens as it may.
  test.each([90, 200, 340, 431])('and whose answer breaks off after %i letters is not read aloud', async (letters) => {
    const whole = JSON.stringify({ paragraphs: GOOD.split('\n\n').map((text, at) => ({ text, entries: [at] })) }, null, 2)
    const { writer, asked } = await serving({ content: whole.slice(0, letters) })
    const script = await writer.write('bulletin', writeInput())
    expect([script.writer, asked.length]).toEqual(['built-in', 2])
    expect(scriptText(script)).not.toMatch(/paragraphs|entries|[{}[\]]/)
  })
})
