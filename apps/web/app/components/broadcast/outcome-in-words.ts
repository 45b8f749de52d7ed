import { type StateInWords, stateInWords } from './state-in-words.ts'

type Shown = Parameters<typeof stateInWords>[0] & { rung: string | null; untold: unknown }

/** What became of it, told by its worst part: a target that was not reached, or what aired in place of a fresh bulletin. */
export const outcomeInWords = (shown: Shown, targets: readonly { state: string }[]): StateInWords => {
  const { words, tone } = stateInWords(shown)
  if (shown.state !== 'delivered') return { words, tone }
  if (targets.some(({ state }) => state === 'failed')) return { words: `${words}, not everywhere`, tone: 'bad' }
  return { words, tone: (shown.rung !== null && shown.rung !== 'fresh') || shown.untold ? 'busy' : tone }
}
