import type { RecentBroadcast } from '@hourcast/server/pages/list-recent-broadcasts'
import { STAGE_WORDS } from './stage-words.ts'

export type StateInWords = { words: string; tone: 'good' | 'busy' | 'bad' }

type Shown = Pick<RecentBroadcast, 'state' | 'stage' | 'late' | 'latenessMs' | 'failedStep' | 'failedBy'>

/** What became of a broadcast. Colour says it once more, never alone. */
export const stateInWords = ({ state, stage, late, latenessMs, failedStep, failedBy }: Shown): StateInWords => {
  switch (state) {
    case 'delivered':
      return late ? { words: `Delivered late${by(latenessMs)}`, tone: 'busy' } : { words: 'Delivered', tone: 'good' }
    case 'failed':
      return { words: `Failed${at(failedStep, failedBy)}`, tone: 'bad' }
    case 'missed':
      return { words: 'Missed', tone: 'bad' }
    case 'cancelled':
      return { words: 'Cancelled', tone: 'busy' }
    case 'staged':
      return { words: 'Ready for air', tone: 'busy' }
    case 'planned':
      return { words: 'Planned', tone: 'busy' }
    case 'preparing':
      return { words: stage ? `In preparation: ${STAGE_WORDS[stage]}` : 'In preparation', tone: 'busy' }
  }
}

const STEP_WORDS: Record<string, string> = {
  begin: 'the beginning',
  read: STAGE_WORDS.reading,
  write: STAGE_WORDS.writing,
  render: 'speaking and mastering',
  stage: STAGE_WORDS.staging,
  release: STAGE_WORDS.releasing,
  deliver: 'delivery',
}

/** What was being done, as a sentence part: 'delivery by FTP', 'reading the sources'; null where that is not known. */
export const stepInWords = (step: string | null, by: string | null): string | null => {
  if (by) return `delivery by ${by}`
  return step === null ? null : (STEP_WORDS[step] ?? step)
}

const at = (step: string | null, by: string | null): string => {
  const words = stepInWords(step, by)
  return words === null ? '' : `: ${words}`
}

const by = (ms: number | null): string => {
  if (ms === null) return ''
  const seconds = Math.round(ms / 1000)
  return seconds < 120 ? `, by ${seconds}\u00a0s` : `, by ${Math.round(seconds / 60)}\u00a0min`
}
