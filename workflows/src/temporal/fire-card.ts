import type { Database } from '@hourcast/db/open-database'
import type { Clock } from '@hourcast/server/clock'
import { fireDue } from '@hourcast/server/engine/fire-due'
import { readCards } from '@hourcast/server/engine/read-cards'
import type { Logger } from 'pino'
import { coalesce } from '../coalesce.ts'
import type { ScheduleActivities } from './run-types.ts'
import type { SearchAttributes } from './search-attributes.ts'

type Needs = { db: Database; clock: Clock; log: Logger; searchAttributes: Pick<SearchAttributes, 'areKnown'> }

/** What a schedule's run asks for; those that are due at one instant are one transaction. */
export const createFire = ({ db, clock, log, searchAttributes }: Needs): ScheduleActivities['fire'] => {
  const fire = coalesce(async (refs: readonly string[]) => {
    // The run reads the outcome below: it is not to be told of it once more.
    while (await fireDue(db, refs, clock.now(), { isTold: false, log }));
    const cards = await readCards(db, refs)
    return refs.map((ref) => cards.get(ref))
  })
  return async ({ ref }) => {
    const card = await fire(ref)
    return card ? { ...card, hasSearchAttributes: searchAttributes.areKnown() } : null
  }
}
