import type { Database } from '@hourcast/db/open-database'
import type { Fault } from '../broadcast/activities-types.ts'
import { coalesce } from '../coalesce.ts'
import { Superseded } from './suspended.ts'

/** What is known of a step: its result, the fault that ended it, or how many tries have failed. */
export type StepRecord = { result: unknown } | { fault: Fault } | { tries: number }
export type StepRecords = Record<string, StepRecord>

/**
 * One attempt at a run. Of two at once the later one has the higher fence, and what the earlier one writes is refused. `wasSpeaking`: the one
 * before it ended while the voice or the mastering was at work, and what they had made is kept.
 */
export type RunAttempt = { broadcastId: string; memo: StepRecords; fence: string; wasSpeaking: boolean }

export type Journal = {
  /** Begins an attempt; null when the broadcast has ended. */
  open(broadcastId: string): Promise<RunAttempt | null>
  /** Writes down how a step ended. Throws Superseded. */
  recordStep(attempt: RunAttempt, step: string, record: StepRecord): Promise<void>
}

const OPEN = `
  UPDATE broadcast SET fence = fence + 1 WHERE id = ANY ($1) AND state IN ('planned', 'preparing', 'staged')
  RETURNING id, memo, fence::text AS fence, stage IN ('speaking', 'mastering') AS speaking`
const RECORD = `
  UPDATE broadcast SET memo = memo || noted.patch FROM unnest($1::text[], $2::text[]::jsonb[], $3::bigint[]) AS noted (id, patch, fence)
  WHERE broadcast.id = noted.id AND broadcast.fence = noted.fence RETURNING broadcast.id`

type NewRecord = { attempt: RunAttempt; step: string; record: StepRecord }

/** Steps stand by name in the broadcast's row: a later version may add or leave out some, and a sleeping run goes on. */
export const createJournal = ({ pool }: Pick<Database, 'pool'>): Journal => {
  const open = coalesce(async (ids: readonly string[]) => {
    const { rows } = await pool.query<{ id: string; memo: StepRecords; fence: string; speaking: boolean | null }>(OPEN, [ids])
    const attempts = new Map(
      rows.map(({ id, memo, fence, speaking }) => [id, { broadcastId: id, memo, fence, wasSpeaking: speaking ?? false }]),
    )
    return ids.map((id) => attempts.get(id) ?? null)
  })
  const recordStep = coalesce(
    async (records: readonly NewRecord[]) => {
      // One row is written once in a statement: records of parallel steps of a run go together.
      const patches = new Map<RunAttempt, StepRecords>()
      for (const { attempt, step, record } of records) patches.set(attempt, { ...patches.get(attempt), [step]: record })
      const entries = [...patches]
      const { rows } = await pool.query<{ id: string }>(RECORD, [
        entries.map(([attempt]) => attempt.broadcastId),
        entries.map(([, patch]) => JSON.stringify(patch)),
        entries.map(([attempt]) => attempt.fence),
      ])
      const written = new Set(rows.map(({ id }) => id))
      return records.map(({ attempt }) => written.has(attempt.broadcastId))
    },
    { isDivisible: true },
  )
  return {
    open,
    recordStep: async (attempt, step, record) => {
      if (!(await recordStep({ attempt, step, record }))) throw new Superseded(attempt.broadcastId)
      attempt.memo[step] = record
    },
  }
}
