import { untoldInWords } from '@hourcast/domain/sources/untold'
import type { HistoryLine } from '@hourcast/server/history/list-history'
import { stepInWords } from '../broadcast/state-in-words.ts'

type Shown = Pick<HistoryLine, 'state' | 'rung' | 'failedStep' | 'failedBy' | 'missedBy' | 'detail' | 'untold'>

const MISSED: Record<string, string> = {
  merged: 'The clocks went forward over its hour: it merged with the slot after the gap.',
  paused: 'The scheduler was paused.',
  outage: 'Nothing ran at its time, and when it ran again the slot was more than ten minutes past.',
}

/** Why it was not the fresh bulletin, on time, at every target; null where there is nothing to say. */
export const reasonInWords = ({ state, rung, failedStep, failedBy, missedBy, detail, untold }: Shown): string | null => {
  if (state === 'missed') return MISSED[missedBy ?? ''] ?? detail
  if (state === 'delivered' && rung !== null && rung !== 'fresh') {
    const step = stepInWords(failedStep, failedBy)
    const words = step === null ? 'There was no fresh bulletin.' : `No fresh bulletin: ${step} failed.`
    return detail ? `${words} ${detail}` : words
  }
  return untold ? untoldInWords(untold) : detail
}
