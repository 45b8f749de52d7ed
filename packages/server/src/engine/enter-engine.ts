import { type Database, inSqlTransaction } from '@hourcast/db/open-database'
import { enqueueEverything } from './enqueue-again.ts'

export type EngineKind = { kind: 'embedded' } | { kind: 'temporal'; namespaceId: string }

const BEFORE = 'SELECT kind, namespace_id FROM engine FOR UPDATE'
const ENTER = 'UPDATE engine SET kind = $1, namespace_id = $2'
// What was set for the other engine. An ident is rendered here, whichever engine there is.
const FORGET = `
  SELECT count(*)::int AS forgotten FROM graphile_worker.complete_jobs(ARRAY(
    SELECT id FROM graphile_worker.jobs WHERE task_identifier IN ('tick', 'wake')))`

/**
 * From now on this engine hosts the broadcasts: changed rows become jobs for it. When another one did before, a Temporal that knows nothing
 * gets jobs for everything in the same transaction; the embedded engine's jobs are added by `reconcile`. Returns how many schedules that were, null
 * when nothing is new.
 */
export const enterEngine = (db: Pick<Database, 'pool'>, engine: EngineKind, now: number): Promise<number | null> =>
  inSqlTransaction(db, async ({ sql }) => {
    const namespaceId = engine.kind === 'temporal' ? engine.namespaceId : null
    const [before] = await sql<{ kind: string; namespace_id: string | null }>(BEFORE)
    if (before?.kind === engine.kind && before.namespace_id === namespaceId) return null
    await sql(ENTER, [engine.kind, namespaceId])
    await sql(FORGET)
    return engine.kind === 'temporal' ? enqueueEverything(sql, now) : 0
  })
