import { z } from 'zod'
import type { AnswerFormat } from './ask-model.ts'
import { type Paragraph, paragraphsOf } from './told-items.ts'

const answered = z.object({ paragraphs: z.array(z.object({ text: z.string(), entries: z.array(z.number()) })).max(60) })

/** What a model is to answer with, where its server holds it to a schema. */
export const BULLETIN: AnswerFormat = {
  name: 'bulletin',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['paragraphs'],
    properties: {
      paragraphs: {
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
      },
    },
  },
}

/** How the same is asked for in words. */
export const FORMAT_RULE =
  'Answer with JSON alone: {"paragraphs":[{"text":"…","entries":[2]}]}. `entries` has the numbers of the entries that the paragraph tells, and is empty for greeting and sign-off.'

const FENCE = '```'
const FENCED = /^```(?:json)?\s*(?=\S)/

const jsonOf = (text: string): unknown => {
  const bare = text.endsWith(FENCE) ? text.slice(0, -FENCE.length).replace(FENCED, '').trimEnd() : text
  if (!bare.startsWith('{')) return undefined
  try {
    return JSON.parse(bare)
  } catch {
    return undefined
  }
}

/** A bulletin as paragraphs, from JSON or from lines with '[3]' before them. */
export const readAnswer = (text: string): Paragraph[] => {
  const { data } = answered.safeParse(jsonOf(text))
  if (!data) return paragraphsOf(text)
  // The text of a paragraph may hold lines and numbers of its own.
  return data.paragraphs.flatMap(({ text: said, entries }) =>
    paragraphsOf(said).map((one) => ({ text: one.text, numbers: [...new Set([...entries, ...one.numbers])] })),
  )
}
