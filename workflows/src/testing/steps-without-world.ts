import type { Database } from '@hourcast/db/open-database'
import type { Services } from '@hourcast/server/services'
import { type ActivityHandlers, createActivities } from '../activities.ts'

/** The steps that touch our rows are the real ones; those that touch the world only note in the rows that they were done. */
export const stepsWithoutWorld = (services: Services): ActivityHandlers => ({
  ...createActivities(services),
  read: async () => ({ items: 1 }),
  write: async () => ({ segments: 1 }),
  render: async () => ({ audioId: 'x' }),
  fallBack: async () => ({ rung: 'last-good' }),
  stage: async ({ deliveryId }) => {
    await note(services, "UPDATE delivery SET state = 'staged', staged_at = now() WHERE id = $1", deliveryId)
    return { staged: true }
  },
  release: async ({ deliveryId }) => {
    await note(services, "UPDATE delivery SET state = 'released', released_at = now() WHERE id = $1", deliveryId)
    return { released: true }
  },
})

const note = ({ db }: { db: Pick<Database, 'pool'> }, statement: string, deliveryId: string) =>
  db.pool.query(statement, [deliveryId])
