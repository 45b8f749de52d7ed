import type { Database } from '@hourcast/db/open-database'
import type { Clock } from '@hourcast/server/clock'
import { fireDue } from '@hourcast/server/engine/fire-due'
import { readSchedules } from '@hourcast/server/engine/read-schedules'
import { requireEngine } from '@hourcast/server/engine/require-engine'
import type { Logger } from 'pino'
import { coalesce } from '../coalesce.ts'
import type { RunTraits, ScheduleActivities } from './run-types.ts'
import type { SearchAttributes } from './search-attributes.ts'

export type TraitsNeeds = {
  searchAttributes: Pick<SearchAttributes, 'areKnown'>
  /** False where the writer is behind an address. */
  writesHere?: boolean
}
type Needs = TraitsNeeds & { db: Database; clock: Clock; log: Logger }

/** What runs that are started now take with them. */
export const traitsOf = ({ searchAttributes, writesHere = true }: TraitsNeeds): RunTraits => ({
  hasSearchAttributes: searchAttributes.areKnown(),
  writesHere,
})

/** What a schedule's run asks for; those that are due at one instant are one transaction. */
export const createFire = (needs: Needs): ScheduleActivities['fire'] => {
  const { db, clock, log } = needs
  const fire = coalesce(
    async (scheduleIds: readonly string[]) => {
      await requireEngine(db, 'temporal')
      // The run reads the outcome below: it needs no job for it.
      while (await fireDue(db, scheduleIds, clock.now(), { enqueues: false, log }));
      const schedules = await readSchedules(db, scheduleIds)
      return scheduleIds.map((id) => schedules.get(id))
    },
    { isDivisible: true },
  )
  return async ({ ref }) => {
    const schedule = await fire(ref)
    return schedule ? { ...schedule, traits: traitsOf(needs) } : null
  }
}
