import type { ModelUse } from '@hourcast/domain/sources/content'
import type { ModelAnswer } from './ask-model.ts'

/** Prices of a million tokens, in the operator's currency. */
export type TokenPrices = { prompt: number; completion: number }

const MILLION = 1_000_000

/** Without what binary fractions leave behind the figures that mean something. */
const rounded = (cost: number): number => Number(cost.toPrecision(12))

/** What the answers so far have taken. A server that counts no tokens costs what nobody knows. */
export const countUse = (
  name: string,
  answers: readonly Pick<ModelAnswer, 'promptTokens' | 'completionTokens'>[],
  ms: number,
  prices: TokenPrices | undefined,
): ModelUse => {
  const sum = (key: 'promptTokens' | 'completionTokens') =>
    answers.length > 0 && answers.every((one) => one[key] !== undefined)
      ? answers.reduce((total, one) => total + (one[key] ?? 0), 0)
      : undefined
  const [promptTokens, completionTokens] = [sum('promptTokens'), sum('completionTokens')]
  const isCounted = promptTokens !== undefined && completionTokens !== undefined
  return {
    name,
    asked: answers.length,
    ms: Math.round(ms),
    ...(isCounted ? { promptTokens, completionTokens } : {}),
    ...(isCounted && prices
      ? { cost: rounded((promptTokens * prices.prompt + completionTokens * prices.completion) / MILLION) }
      : {}),
  }
}
