import type { BroadcastState, Rung } from '../broadcasts/broadcast.ts'

/** What became of a slot, best first: each slot is one of them. One that fell back, or told nothing, counts as that even when it was late. */
export const SLOT_OUTCOMES = ['fresh', 'untold', 'fell-back', 'late', 'failed', 'missed', 'under-way'] as const
export type SlotOutcome = (typeof SLOT_OUTCOMES)[number]

type Aired = { state: BroadcastState; rung: Rung | null; late: boolean; isUntold: boolean }

/** Null for a slot that was taken back: it is nobody's news. */
export const slotOutcome = ({ state, rung, late, isUntold }: Aired): SlotOutcome | null => {
  if (state === 'cancelled') return null
  if (state === 'failed' || state === 'missed') return state
  if (state !== 'delivered') return 'under-way'
  if (rung !== null && rung !== 'fresh') return 'fell-back'
  if (isUntold) return 'untold'
  return late ? 'late' : 'fresh'
}

export type OutcomeCounts = Record<SlotOutcome, number>

export const countOutcomes = (outcomes: readonly SlotOutcome[]): OutcomeCounts => {
  const counts: OutcomeCounts = { fresh: 0, untold: 0, 'fell-back': 0, late: 0, failed: 0, missed: 0, 'under-way': 0 }
  for (const outcome of outcomes) counts[outcome] += 1
  return counts
}
