import { prismaSql, type Sql } from '@hourcast/db/open-database'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { isTimeZone } from '@hourcast/domain/time-zone'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { replan, settlePast } from './replan.ts'

const stationSchema = z.object({
  name: z.string().trim().min(1, 'The station name is missing.').max(100).optional(),
  timeZone: z.string().refine(isTimeZone, { error: 'This is no time zone.' }).optional(),
  leadMinutes: z.number().int().min(2, 'Preparation needs at least 2 minutes.').max(120).optional(),
  loudnessLufs: z.union([z.literal(-16), z.literal(-18), z.literal(-23), z.literal(-24)]).optional(),
})

/** Changes a station; a new zone or lead plans all its schedulers anew in the same transaction. */
export const updateStation = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { stationId, change }: { stationId: string; change: unknown },
): Promise<Result<{ stationId: string }>> => {
  const parsed = parseInput(stationSchema, change)
  if (!parsed.ok) return parsed
  const now = clock.now()
  return db.prisma.$transaction(async (tx) => {
    const sql: Sql = prismaSql(tx)
    const schedulers = await sql<{ id: string }>(
      'SELECT id FROM scheduler WHERE station_id = $1 AND deleted_at IS NULL ORDER BY id',
      [stationId],
    )
    const moves = parsed.value.timeZone !== undefined || parsed.value.leadMinutes !== undefined
    if (moves) for (const { id } of schedulers) await settlePast(sql, id, now)
    const { count } = await tx.station.updateMany({ where: { id: stationId }, data: parsed.value })
    if (count === 0) return fail('not-found', 'This station does not exist.')
    if (moves) for (const { id } of schedulers) await replan(sql, id, now)
    return ok({ stationId })
  })
}
