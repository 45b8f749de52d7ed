import { inTransaction, type Sql } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { stationSettingsSchema } from '@hourcast/domain/stations/station-settings'
import { orderIdent } from '../engine/engine-jobs.ts'
import type { Services } from '../services.ts'
import { replan, settlePast } from './replan.ts'

// Locks: a first save of a scheduler and this one wait for each other, so that no scheduler is planned in the old zone.
const LOCK = 'SELECT name FROM station WHERE id = $1 FOR UPDATE'
// Deleted ones too: a deletion may be taken back. The revision goes up because an open wizard still has the old name.
const RENAME = `
  UPDATE scheduler SET station_name = $3, revision = revision + 1
  WHERE id IN (SELECT id FROM scheduler WHERE station_id = $1 AND station_name = $2 ORDER BY id FOR UPDATE)
  RETURNING id AS "schedulerId", revision, deleted_at IS NULL AS "isLiving"`

/** Hosts that use the station's name get the new one with the next bulletin that they begin; hosts with their own name keep it. */
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

/** Changes the given settings of a station. In the same transaction a new zone or lead plans all its schedulers again, and a new name goes to the hosts that use it. */
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
    // The ident that stands ready still has the old loudness.
    if (parsed.value.loudnessLufs !== undefined) for (const { id } of schedulers) await orderIdent(sql, id, now)
    return ok({ stationId })
  })
}
