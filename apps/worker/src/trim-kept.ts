import { MINUTE_MS } from '@hourcast/domain/time-units'
import type { Services } from '@hourcast/server/services'
import { repeat } from './repeat.ts'

/** Each worker keeps speech and receipts on its own disk, which the one that leads may not see. */
export const startTrimming = ({ speech, receipts, log }: Pick<Services, 'speech' | 'receipts' | 'log'>): { stop(): void } => {
  const each = { firstAfterMs: MINUTE_MS, everyMs: 60 * MINUTE_MS }
  const tasks = [
    { ...each, name: 'trimming kept speech', work: () => speech.trim() },
    { ...each, name: 'trimming kept receipts', work: () => receipts.trim() },
  ].map((task) => repeat(task, log))
  // Not waited for: a folder may say nothing, and a file that stays goes the next time.
  return { stop: () => tasks.forEach((task) => void task.stop()) }
}
