import { z } from 'zod'
import type { AnswerFormat } from './ask-model.ts'
import { type Paragraph, paragraphsOf } from './told-items.ts'

const MOST_PARAGRAPHS = 60
/** Where a server holds its model to no schema, one writes a number as a word or alone. What is no number names no entry. */
const entries = z.preprocess(
  (value) => [value].flat().flatMap((one) => /^\[?(\d{1,2})\]?$/.exec(String(one))?.[1] ?? []),
  z.array(z.coerce.number()),
)
/** Or a paragraph as a text alone. */
const paragraph = z.union([z.object({ text: z.string(), entries }), z.string().transform((text) => ({ text, entries: [] }))])
const answered = z.object({ paragraphs: z.array(paragraph).max(MOST_PARAGRAPHS) })

const PARAGRAPHS = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['text', 'entries'],
    properties: {
      text: { type: 'string', description: 'What the host says, as one spoken paragraph.' },
      entries: { type: 'array', items: { type: 'integer' }, description: 'Numbers of the entries that it tells.' },
    },
  },
}
const formatOf = (name: string, properties: object): AnswerFormat => ({
  name,
  schema: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties },
})

/** What a model is to answer with, where its server holds it to a schema. */
export const BULLETIN = formatOf('bulletin', { paragraphs: PARAGRAPHS })
/** The same read again. A model that first says what is wrong mends more. */
export const READ_BULLETIN = formatOf('read_bulletin', {
  notes: { type: 'array', items: { type: 'string' }, description: 'What is wrong, or “good”: a line for each story.' },
  paragraphs: PARAGRAPHS,
})

/** How the same is asked for in words. */
export const FORMAT_RULE =
  'Answer with JSON alone: {"paragraphs":[{"text":"…","entries":[2]}]}. `entries` has the numbers of the entries that the paragraph tells, and is empty for greeting and sign-off.'

export const READING_RULE =
  'Answer with JSON alone: {"notes":["…"],"paragraphs":[{"text":"…","entries":[2]}]}. `notes` has a line for each story, with what is wrong in it or “good”; `paragraphs` has the whole bulletin, greeting and sign-off too, by the same rules.'

/** In an answer of lines the bulletin stands below this. */
export const BULLETIN_MARK = '====='
const MARK = /^[ \t*`]{0,9}={4,}[ \t*`]{0,9}$/m

/** Models say a word before it, or set a fence around it. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

/** A bulletin as paragraphs, from JSON or from lines with '[3]' before them. */
export const readAnswer = (text: string): Paragraph[] => {
  const { data } = answered.safeParse(jsonOf(text))
  if (!data) return paragraphsOf(text.split(MARK).findLast((part) => part.trim() !== '') ?? '').slice(0, MOST_PARAGRAPHS)
  // The text of a paragraph may hold lines, and numbers of its own.
  const paragraphs = data.paragraphs.flatMap(({ text: said, entries }): Paragraph[] => {
    const lines = paragraphsOf(said)
    const isOne = lines.length > 0 && lines.every(({ numbers }) => numbers.length === 0)
    if (isOne) return [{ text: lines.map((line) => line.text).join('\n'), numbers: entries }]
    return lines.map((line) => ({ text: line.text, numbers: [...new Set([...entries, ...line.numbers])] }))
  })
  return paragraphs.slice(0, MOST_PARAGRAPHS)
}
