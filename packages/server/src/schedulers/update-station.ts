import { inTransaction, type Sql } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { stationSettingsSchema } from '@hourcast/domain/stations/station-settings'
import { orderIdent } from '../engine/engine-jobs.ts'
import type { Services } from '../services.ts'
import { replan, settlePast } from './replan.ts'

// Locks: a first save of a scheduler waits for this, or is waited for: none is planned by a clock that holds no more.
const LOCK = 'SELECT name FROM station WHERE id = $1 FOR UPDATE'
// Deleted ones too: a deletion may be taken back. Another revision, for a wizard that is open has the name of before.
const RENAME = `
  UPDATE scheduler SET station_name = $3, revision = revision + 1
  WHERE id IN (SELECT id FROM scheduler WHERE station_id = $1 AND station_name = $2 ORDER BY id FOR UPDATE)
  RETURNING id AS "schedulerId", revision, deleted_at IS NULL AS "isLiving"`

/** A host on which the name of the station was left follows it, from the next bulletin that it begins; one that was called otherwise stays. */
const renameHosts = async (
  sql: Sql,
  { stationId, from, to, now }: { stationId: string; from: string; to: string; now: number },
): Promise<void> => {
  const renamed = await sql<{ schedulerId: string; revision: number; isLiving: boolean }>(RENAME, [stationId, from, to])
  for (const { schedulerId, revision, isLiving } of renamed) {
    if (!isLiving) continue
    await orderIdent(sql, schedulerId, now)
    await appendEvents(sql, [{ type: 'scheduler.saved', key: schedulerId, payload: { schedulerId, revision } }], now)
  }
}

/** Changes what is given of a station; a new zone or lead plans all its schedulers again, a new name is that of its hosts, in the same transaction. */
export const updateStation = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { stationId, change }: { stationId: string; change: unknown },
): Promise<Result<{ stationId: string }>> => {
  const parsed = parseInput(stationSettingsSchema, change)
  if (!parsed.ok) return parsed
  const now = clock.now()
  return inTransaction(db, async (transaction) => {
    const { tx, sql } = transaction
    const [station] = await sql<{ name: string }>(LOCK, [stationId])
    if (!station) return fail('not-found', 'This station does not exist.')
    const living = { stationId, deletedAt: null }
    const schedulers = await tx.scheduler.findMany({ where: living, select: { id: true }, orderBy: { id: 'asc' } })
    const moves = parsed.value.timeZone !== undefined || parsed.value.leadMinutes !== undefined
    if (moves) for (const { id } of schedulers) await settlePast(sql, id, now)
    await tx.station.update({ where: { id: stationId }, data: parsed.value })
    if (moves) for (const { id } of schedulers) await replan(transaction, id, now)
    const { name } = parsed.value
    if (name !== undefined && name !== station.name) await renameHosts(sql, { stationId, from: station.name, to: name, now })
    // The ident that stands ready is as loud as the station was.
    if (parsed.value.loudnessLufs !== undefined) for (const { id } of schedulers) await orderIdent(sql, id, now)
    return ok({ stationId })
  })
}
