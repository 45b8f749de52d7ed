import { randomBytes } from 'node:crypto'
import { SECOND_MS } from '@hourcast/domain/time-units'
import type { Config } from '../config.ts'
import { askModel, type Message, type ModelConfig, type OptionalField } from '../script/llm/ask-model.ts'
import { type Probe, withoutSecrets } from './probe.ts'

/** As many as rules, stories, a first bulletin and what is asked of it have in a tongue whose words take many tokens. */
const RULES_LETTERS = 8_000
const STORIES_LETTERS = 16_000
const LINE = 'The ferry of this line leaves the harbour at the hour that its table names.'

const NEEDS_SCHEMA = { type: 'object', additionalProperties: false, required: ['words'] }
const WORDS = {
  name: 'words',
  schema: { ...NEEDS_SCHEMA, properties: { words: { type: 'array', items: { type: 'string' } } } },
}

/** Asks a language model as the writer asks it: with a schema, in the time it has, and as much as a bulletin takes. */
export const writerProbe = (config: Config, baseUrl: string): Probe => {
  const model: ModelConfig = { baseUrl, apiKey: config.LLM_API_KEY, model: config.LLM_MODEL }
  let refused: ReadonlySet<OptionalField> = new Set()
  const ask = async (messages: readonly Message[], signal: AbortSignal): Promise<string> => {
    const answer = await askModel(model, { messages, format: WORDS, refused, timeoutMs: config.LLM_TIMEOUT * SECOND_MS }, signal)
    refused = answer.refused
    return answer.text
  }
  return {
    name: 'writer',
    target: withoutSecrets(baseUrl),
    stepMs: config.LLM_TIMEOUT * SECOND_MS,
    advice:
      'Check LLM_BASE_URL (it usually ends in /v1), LLM_API_KEY, LLM_MODEL and LLM_TIMEOUT. Until it works the built-in writer takes over.',
    steps: [
      {
        name: 'write a word',
        run: async (signal) => {
          await ask([{ role: 'user', content: 'Answer with JSON alone: {"words":["ready"]}' }], signal)
          return refused.size > 0 ? `asked without ${[...refused].join(' and ')}, which it refuses` : ''
        },
      },
      {
        name: 'read as much as a bulletin takes',
        run: async (signal) => {
          const [rule, story, last] = [newWord(), newWord(), newWord()]
          const answer = await ask(
            [
              { role: 'system', content: `The first word is ${rule}.\n${filler(RULES_LETTERS)}` },
              { role: 'user', content: `The second word is ${story}.\n${filler(STORIES_LETTERS)}\nThe third word is ${last}.` },
              { role: 'assistant', content: '{"words":[]}' },
              { role: 'user', content: 'Which are the three words? Answer with JSON alone: {"words":["…","…","…"]}' },
            ],
            signal,
          )
          if (![rule, story, last].every((word) => answer.includes(word))) throw new Error(FORGOTTEN)
          return ''
        },
      },
    ],
  }
}

const FORGOTTEN =
  'it does not find three words in as much as a bulletin takes. Give it 16,000 tokens of context: some servers cut what is longer without a word (Ollama: OLLAMA_CONTEXT_LENGTH=16000)'

/** None that it could guess. */
const newWord = (): string => `w${randomBytes(3).toString('hex')}`

const filler = (letters: number): string => `${LINE}\n`.repeat(Math.ceil(letters / LINE.length))
