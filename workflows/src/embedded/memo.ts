import type { Database } from '@hourcast/db/open-database'
import type { Fault } from '../broadcast/activities-types.ts'
import { coalesce } from '../coalesce.ts'
import { Superseded } from './put-down.ts'

/** What is known of a step: its result, the fault that ended it, or how many tries have failed. */
export type Remembered = { result: unknown } | { fault: Fault } | { tries: number }
export type Memo = Record<string, Remembered>

/** One life of a run; of two at once the later one's fence is higher, and the earlier one's notes are refused. */
export type Life = { broadcastId: string; memo: Memo; fence: string }

export type MemoStore = {
  /** Takes a broadcast up; null when it has ended. */
  open(broadcastId: string): Promise<Life | null>
  /** Notes a step. Throws Superseded. */
  note(life: Life, step: string, remembered: Remembered): Promise<void>
}

const OPEN = `
  UPDATE broadcast SET fence = fence + 1 WHERE id = ANY ($1) AND state IN ('planned', 'preparing', 'staged')
  RETURNING id, memo, fence::text AS fence`
const NOTE = `
  UPDATE broadcast SET memo = memo || noted.patch FROM unnest($1::text[], $2::text[]::jsonb[], $3::bigint[]) AS noted (id, patch, fence)
  WHERE broadcast.id = noted.id AND broadcast.fence = noted.fence RETURNING broadcast.id`

type Note = { life: Life; step: string; remembered: Remembered }

/** Steps stand by name in the broadcast's row: a later version may add or leave out some, and a sleeping run goes on. */
export const createMemoStore = ({ pool }: Pick<Database, 'pool'>): MemoStore => {
  const open = coalesce(async (ids: readonly string[]) => {
    const { rows } = await pool.query<{ id: string; memo: Memo; fence: string }>(OPEN, [ids])
    const lives = new Map(rows.map(({ id, memo, fence }) => [id, { broadcastId: id, memo, fence }]))
    return ids.map((id) => lives.get(id) ?? null)
  })
  const note = coalesce(
    async (notes: readonly Note[]) => {
      // One row is written once in a statement: notes of parallel steps of a run go together.
      const patches = new Map<Life, Memo>()
      for (const { life, step, remembered } of notes) patches.set(life, { ...patches.get(life), [step]: remembered })
      const entries = [...patches]
      const { rows } = await pool.query<{ id: string }>(NOTE, [
        entries.map(([life]) => life.broadcastId),
        entries.map(([, patch]) => JSON.stringify(patch)),
        entries.map(([life]) => life.fence),
      ])
      const written = new Set(rows.map(({ id }) => id))
      return notes.map(({ life }) => written.has(life.broadcastId))
    },
    { isDivisible: true },
  )
  return {
    open,
    note: async (life, step, remembered) => {
      if (!(await note({ life, step, remembered }))) throw new Superseded(life.broadcastId)
      life.memo[step] = remembered
    },
  }
}
