import type { Sql } from '@hourcast/db/open-database'

const FOLLOW = `
  UPDATE delivery SET target_id = wanted.id
  FROM target AS former, target AS wanted, broadcast
  WHERE former.scheduler_id = $1 AND former.removed_at IS NOT NULL
    AND wanted.scheduler_id = former.scheduler_id AND wanted.kind = former.kind AND wanted.removed_at IS NULL
    AND delivery.target_id = former.id AND broadcast.id = delivery.broadcast_id
    AND (delivery.state = 'failed' OR (broadcast.ended_at IS NOT NULL AND wanted.address = former.address))`

/**
 * What was given up has reached nobody: when it is tried once more, or delivered again, it goes where its owner wants that kind to go by now.
 * The scheduler is locked: a save and a giving up at the same time see each other.
 */
export const followTargets = (sql: Sql, schedulerId: string): Promise<unknown> => sql(FOLLOW, [schedulerId])
