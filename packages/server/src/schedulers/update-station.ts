import { inTransaction } from '@hourcast/db/open-database'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { stationSettingsSchema } from '@hourcast/domain/stations/station-settings'
import { orderIdent } from '../engine/engine-jobs.ts'
import type { Services } from '../services.ts'
import { replan, settlePast } from './replan.ts'

// Locks: a first save of a scheduler waits for this, or is waited for: none is planned by a clock that holds no more.
const LOCK = 'SELECT id FROM station WHERE id = $1 FOR UPDATE'

/** Changes what is given of a station; a new zone or lead plans all its schedulers again in the same transaction. */
export const updateStation = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { stationId, change }: { stationId: string; change: unknown },
): Promise<Result<{ stationId: string }>> => {
  const parsed = parseInput(stationSettingsSchema, change)
  if (!parsed.ok) return parsed
  const now = clock.now()
  return inTransaction(db, async (transaction) => {
    const { tx, sql } = transaction
    await sql(LOCK, [stationId])
    const living = { stationId, deletedAt: null }
    const schedulers = await tx.scheduler.findMany({ where: living, select: { id: true }, orderBy: { id: 'asc' } })
    const moves = parsed.value.timeZone !== undefined || parsed.value.leadMinutes !== undefined
    if (moves) for (const { id } of schedulers) await settlePast(sql, id, now)
    const { count } = await tx.station.updateMany({ where: { id: stationId }, data: parsed.value })
    if (count === 0) return fail('not-found', 'This station does not exist.')
    if (moves) for (const { id } of schedulers) await replan(transaction, id, now)
    // The ident that stands ready is as loud as the station was.
    if (parsed.value.loudnessLufs !== undefined) for (const { id } of schedulers) await orderIdent(sql, id, now)
    return ok({ stationId })
  })
}
