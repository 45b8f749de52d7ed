import type { ModelUse } from '@hourcast/domain/sources/content'
import { withUnit } from '@hourcast/domain/with-unit'

const count = new Intl.NumberFormat('en', { useGrouping: true })
const money = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

const asks = (asked: number): string => ['no answer', 'asked once', 'asked twice'][asked] ?? `asked ${asked} times`

/** 'qwen3:4b: asked twice, 4.2 s, 1,840 tokens read, 310 written, cost 0.0021': what asking took, as far as its server has told. */
export const modelInWords = ({ name, asked, ms, promptTokens, completionTokens, cost }: ModelUse): string => {
  const parts = [
    asks(asked),
    withUnit((ms / 1000).toFixed(1), 's'),
    ...(promptTokens === undefined ? [] : [`${count.format(promptTokens)} tokens read`]),
    ...(completionTokens === undefined ? [] : [`${count.format(completionTokens)} written`]),
    // The operator has set the prices, in a currency of their own.
    ...(cost === undefined ? [] : [`cost ${money.format(cost)}`]),
  ]
  return `${name}: ${parts.join(', ')}`
}
