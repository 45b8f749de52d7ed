import { setTimeout as wait } from 'node:timers/promises'
import { withinDeadline } from '../../within-deadline.ts'

export type ModelConfig = {
  /** OpenAI-compatible; /chat/completions is appended. */
  baseUrl: string
  apiKey?: string | undefined
  model: string
  timeoutMs?: number
  retryAfterMs?: number
}

export type Message = { role: 'system' | 'user'; content: string }

const MAX_BYTES = 1_000_000
const TRIED_AGAIN = new Set([429, 500, 502, 503, 504])

/** One answer to a chat, as text. Throws when none comes in time, when it has no end, and when it is not text. */
export const askModel = (config: ModelConfig, messages: Message[], outer: AbortSignal | undefined): Promise<string> => {
  const timeoutMs = config.timeoutMs ?? 40_000
  const late = () => new Error(`the writer's server ran into its timeout of ${timeoutMs / 1000} seconds`)
  return withinDeadline(timeoutMs, outer, late, (signal) => ask(config, messages, signal))
}

const ask = async (config: ModelConfig, messages: Message[], signal: AbortSignal): Promise<string> => {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${config.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(config.apiKey ? { authorization: `Bearer ${config.apiKey}` } : {}) },
      body: JSON.stringify({ model: config.model, messages, temperature: 0.4 }),
      signal,
    })
    if (response.ok) return contentOf(JSON.parse(await readBounded(response)))
    await response.body?.cancel()
    if (attempt === 2 || !TRIED_AGAIN.has(response.status)) throw new Error(`the writer's server answered ${response.status}`)
    await wait(config.retryAfterMs ?? 1_000, undefined, { signal })
  }
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

const contentOf = (answer: unknown): string => {
  const content = (answer as { choices?: { message?: { content?: unknown } }[] } | null)?.choices?.[0]?.message?.content
  if (typeof content !== 'string') throw new Error("the writer's server answered without a text")
  // Models that think aloud do so in a tag of their own.
  return withoutThoughts(content).trim()
}

/** In one pass: as a pattern, a tag that is opened again and again and never closed costs quadratic time. */
const withoutThoughts = (content: string): string => {
  let said = ''
  let at = 0
  for (;;) {
    const from = content.indexOf('<think>', at)
    const to = from < 0 ? -1 : content.indexOf('</think>', from)
    if (to < 0) return said + content.slice(at)
    said += content.slice(at, from)
    at = to + '</think>'.length
  }
}
