import { kindsInWords } from '@hourcast/domain/delivery/delivery-kinds'
import type { LastBroadcast } from '@hourcast/server/schedulers/scheduler-summary'
import { RUNG_WORDS } from '../../components/broadcast/rung-words.ts'
import { type StateInWords, stateInWords } from '../../components/broadcast/state-in-words.ts'

type Shown = Pick<LastBroadcast, 'state' | 'stage' | 'rung' | 'late' | 'isUntold' | 'notReached'>

/** What the last broadcast came to, in one line: also what aired in its place, and where it did not arrive. */
export const lastInWords = (last: Shown): StateInWords => {
  const { state, rung, isUntold, notReached } = last
  const { words, tone } = stateInWords({ ...last, latenessMs: null, failedStep: null, failedBy: null })
  const stoodIn = rung && rung !== 'fresh' ? ` (${RUNG_WORDS[rung]})` : isUntold ? ' (nothing could be told)' : ''
  if (state !== 'delivered') return { words: `${words}${stoodIn}`, tone }
  if (notReached.length > 0) return { words: `${words}${stoodIn}, but not by ${kindsInWords(notReached, 'or')}`, tone: 'bad' }
  return { words: `${words}${stoodIn}`, tone: stoodIn ? 'busy' : tone }
}

const ENDED: readonly LastBroadcast['state'][] = ['delivered', 'failed', 'missed']

/** What a line of a long list says of it: only what went wrong. */
export const troubleOf = (last: Shown | null): StateInWords | undefined => {
  if (!last || !ENDED.includes(last.state)) return undefined
  const told = lastInWords(last)
  return told.tone === 'good' ? undefined : told
}
