import type { Services } from '@hourcast/server/services'
import { type ActivityHandlers, createActivities } from '@hourcast/workflows/activities'
import { coalesce } from '@hourcast/workflows/coalesce'

const STAGE = `
  WITH staged AS (UPDATE delivery SET state = 'staged', staged_at = clock_timestamp() WHERE id = ANY ($1) RETURNING broadcast_id, kind)
  UPDATE broadcast SET state = 'staged', rung = 'fresh', staged_at = clock_timestamp(), release_at = air_at FROM staged
  WHERE broadcast.id = staged.broadcast_id AND staged.kind = 'link'`
const RELEASE = "UPDATE delivery SET state = 'released', released_at = clock_timestamp() WHERE id = ANY ($1)"

/** Due at (epoch milliseconds), and how long after that it was done. */
export type Released = { at: number; latenessMs: number }

/** Real are the steps that begin and end a broadcast; the others do nothing but note it in the rows. `onRelease` hears of each as it begins. */
export const noopHandlers = (services: Services, onRelease: (release: Released) => void): ActivityHandlers => {
  const noting = (statement: string) =>
    coalesce(async (ids: readonly string[]) => {
      await services.db.pool.query(statement, [ids])
      return ids
    })
  const [stage, release] = [noting(STAGE), noting(RELEASE)]
  return {
    ...createActivities(services),
    read: async () => ({ items: 1 }),
    write: async () => ({ segments: 1 }),
    render: async () => ({ audioId: 'none' }),
    stage: async ({ deliveryId }) => {
      await stage(deliveryId)
      return { staged: true }
    },
    release: async ({ deliveryId, at }) => {
      onRelease({ at, latenessMs: services.clock.now() - at })
      await release(deliveryId)
      return { released: true }
    },
  }
}
