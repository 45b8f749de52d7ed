import { SECOND_MS } from '@hourcast/domain/time-units'
import type { Config } from '../config.ts'
import { createBuiltInWriter } from './built-in/built-in-writer.ts'
import { createLlmWriter } from './llm/llm-writer.ts'
import type { Writer } from './script-types.ts'

type LlmLines = Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL' | 'LLM_PRICES' | 'LLM_TIMEOUT'>

/** LLM_BASE_URL selects a language model, with the built-in writer behind it; without it the built-in writer writes. */
export const createWriter = (
  { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_PRICES, LLM_TIMEOUT }: LlmLines,
  onFallback?: (reason: string) => void,
): Writer => {
  const builtIn = createBuiltInWriter()
  if (!LLM_BASE_URL) return builtIn
  return createLlmWriter({
    baseUrl: LLM_BASE_URL,
    apiKey: LLM_API_KEY,
    model: LLM_MODEL,
    prices: LLM_PRICES,
    timeoutMs: LLM_TIMEOUT * SECOND_MS,
    fallback: builtIn,
    ...(onFallback ? { onFallback } : {}),
  })
}
