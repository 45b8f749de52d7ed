import { setTimeout as wait } from 'node:timers/promises'
import { withinDeadline } from '../../within-deadline.ts'

export type ModelConfig = {
  /** OpenAI-compatible; /chat/completions is appended. */
  baseUrl: string
  apiKey?: string | undefined
  model: string
  retryAfterMs?: number
}

export type Message = { role: 'system' | 'user' | 'assistant'; content: string }

/** A JSON schema by its name, which the answer is to follow. */
export type AnswerFormat = { name: string; schema: object }

/** Fields that not every model takes: those that think before they answer have a temperature of their own. In the order in which they are doubted. */
const OPTIONAL = ['response_format', 'temperature'] as const
export type OptionalField = (typeof OPTIONAL)[number]

/** `refused`: which fields the server did not take. Tokens are undefined where it does not count them. */
export type ModelAnswer = {
  text: string
  refused: ReadonlySet<OptionalField>
  promptTokens?: number | undefined
  completionTokens?: number | undefined
}

const MAX_BYTES = 1_000_000
const TRIED_AGAIN = new Set([429, 500, 502, 503, 504])
/** How servers refuse a field of a request that they do not know. */
const UNKNOWN_FIELD = new Set([400, 404, 415, 422, 501])

type Question = { messages: readonly Message[]; format: AnswerFormat; refused: ReadonlySet<OptionalField> }
type Asked = Question & { timeoutMs: number }

/**
 * One answer to a chat, as text; without the fields in `refused`, and without those that the server refuses now. Throws when none comes in time,
 * when it has no end, and when it is not text.
 */
export const askModel = (config: ModelConfig, asked: Asked, outer: AbortSignal | undefined): Promise<ModelAnswer> => {
  const { timeoutMs } = asked
  const late = () => new Error(`the writer's server ran into its timeout of ${timeoutMs / 1000} seconds`)
  return withinDeadline(timeoutMs, outer, late, (signal) => ask(config, asked, signal))
}

const ask = async (config: ModelConfig, asked: Question, signal: AbortSignal): Promise<ModelAnswer> => {
  let question = asked
  for (let attempt = 1; ; attempt += 1) {
    const response = await post(config, question, signal)
    if (response.ok) return { ...answerOf(JSON.parse(await readBounded(response))), refused: question.refused }
    const field = UNKNOWN_FIELD.has(response.status) ? refusedField(await readBounded(response), question) : undefined
    await response.body?.cancel()
    if (field) {
      question = { ...question, refused: new Set([...question.refused, field]) }
      attempt -= 1
      continue
    }
    if (attempt === 2 || !TRIED_AGAIN.has(response.status)) throw new Error(`the writer's server answered ${response.status}`)
    await wait(config.retryAfterMs ?? 1_000, undefined, { signal })
  }
}

/**
 * The one that the server names, of both the temperature, which is missed less; else the one that fewer servers know. Undefined: it has been
 * asked without any.
 */
const refusedField = (answer: string, { refused }: Question): OptionalField | undefined => {
  const sent = OPTIONAL.filter((field) => !refused.has(field))
  return sent.findLast((field) => answer.includes(field)) ?? sent[0]
}

const post = ({ baseUrl, apiKey, model }: ModelConfig, question: Question, signal: AbortSignal): Promise<Response> => {
  const { messages, format, refused } = question
  const optional: Record<OptionalField, unknown> = {
    response_format: { type: 'json_schema', json_schema: { ...format, strict: true } },
    temperature: 0.4,
  }
  const taken = Object.entries(optional).filter(([field]) => !refused.has(field as OptionalField))
  return fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify({ model, messages, ...Object.fromEntries(taken) }),
    signal,
  })
}

/** An answer without an end must not fill the memory. */
const readBounded = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error("the writer's server answered without an end")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

type Completion = {
  choices?: { message?: { content?: unknown }; finish_reason?: unknown }[]
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown }
} | null

const answerOf = (answer: Completion): Omit<ModelAnswer, 'refused'> => {
  const choice = answer?.choices?.[0]
  const content = textIn(choice?.message?.content)
  if (content === undefined) throw new Error("the writer's server answered without a text")
  const text = withoutThoughts(content).trim()
  return {
    // The line in which a model ran out of tokens is half of one.
    text: choice?.finish_reason === 'length' ? text.slice(0, Math.max(0, text.lastIndexOf('\n'))) : text,
    promptTokens: countOf(answer?.usage?.prompt_tokens),
    completionTokens: countOf(answer?.usage?.completion_tokens),
  }
}

/** Some models that think answer in parts: what they thought, and the text. */
const textIn = (content: unknown): string | undefined => {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : undefined
  const texts = content.flatMap((part) => (part?.type === 'text' && typeof part.text === 'string' ? [part.text] : []))
  return texts.length > 0 ? texts.join('') : undefined
}

const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

/** Models that think aloud do so in a tag of their own; some servers take its beginning away. */
const withoutThoughts = (content: string): string => {
  const said = withoutTags(content)
  const end = said.lastIndexOf(THOUGHT)
  const told = end < 0 ? said : said.slice(end + THOUGHT.length)
  const final = Math.max(...FINALS.map((mark) => (told.includes(mark) ? told.lastIndexOf(mark) + mark.length : -1)))
  return final < 0 ? told : told.slice(final)
}
const THOUGHT = '</think>'
/** With these a model that writes in channels begins what it wants to be read. */
const FINALS = ['assistantfinal', '<|message|>']

/** In one pass: as a pattern, a tag that is opened again and again and never closed costs quadratic time. */
const withoutTags = (content: string): string => {
  let said = ''
  let at = 0
  for (;;) {
    const from = content.indexOf('<think>', at)
    if (from < 0) return said + content.slice(at)
    said += content.slice(at, from)
    const to = content.indexOf(THOUGHT, from)
    // What is never closed is all thought.
    if (to < 0) return said
    at = to + THOUGHT.length
  }
}
