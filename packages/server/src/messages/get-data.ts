import type { Services } from '../services.ts'

export type DataRow = {
  broadcastId: string
  schedulerId: string
  /** ISO, UTC. */
  airAt: string
  state: string
  rung: string | null
  late: boolean
  /** Why it was missed: an outage, or the clocks skipped it and it merged with the slot after the gap. */
  reason: string | null
}

export type GetDataInput = {
  stationId: string
  das?: string | undefined
  type?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const BROADCASTS = 'broadcasts'

// Through the station: nobody else's broadcasts, and none of a scheduler that is gone.
const ROWS = `
  SELECT history.broadcast_id, history.scheduler_id, history.air_at, history.state, history.rung, history.late,
    CASE WHEN history.state = 'missed' THEN history.failed_code END AS reason
  FROM history JOIN scheduler ON scheduler.id = history.scheduler_id
  WHERE scheduler.station_id = $1 AND scheduler.deleted_at IS NULL
    AND ($2::text IS NULL OR history.state = $2)
    AND ($3::timestamptz IS NULL OR history.air_at >= $3) AND ($4::timestamptz IS NULL OR history.air_at < $4)
  ORDER BY history.air_at DESC LIMIT 500`

type Row = {
  broadcast_id: string
  scheduler_id: string
  air_at: Date
  state: string
  rung: string | null
  late: boolean
  reason: string | null
}

const instantOf = (text: string | undefined): Date | null => (text ? new Date(text) : null)

/**
 * The station's data in a period as rows, newest first, at most 500: its broadcasts, in one state when `type` names it. Data by another
 * key is not known here and has no rows.
 */
export const getData = async (
  { db }: Pick<Services, 'db'>,
  { stationId, das, type, from, to }: GetDataInput,
): Promise<{ Table: DataRow[] }> => {
  if (das && das !== BROADCASTS) return { Table: [] }
  const { rows } = await db.pool.query<Row>(ROWS, [stationId, type || null, instantOf(from), instantOf(to)])
  return {
    Table: rows.map((row) => ({
      broadcastId: row.broadcast_id,
      schedulerId: row.scheduler_id,
      airAt: row.air_at.toISOString(),
      state: row.state,
      rung: row.rung,
      late: row.late,
      reason: row.reason,
    })),
  }
}
