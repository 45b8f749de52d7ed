import type { AskedVoice } from '@hourcast/domain/voices/speaker'
import { withUnit } from '@hourcast/domain/with-unit'

const count = new Intl.NumberFormat('en', { useGrouping: true })
const money = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

/** 'Voice service: 1,812 characters, 6.2 s, cost 0.0272': what its voices were asked for. */
export const askedVoiceInWords = ({ characters, ms, cost }: AskedVoice): string => {
  const parts = [
    `${count.format(characters)} characters`,
    withUnit((ms / 1000).toFixed(1), 's'),
    // The operator has set the price, in a currency of their own.
    ...(cost === undefined ? [] : [`cost ${money.format(cost)}`]),
  ]
  return `Voice service: ${parts.join(', ')}`
}
