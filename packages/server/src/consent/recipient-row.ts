import type { Transaction } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { type Consent, consentOf } from '@hourcast/domain/delivery/consent'

/** What the reader at an address has said to a station. */
export type Recipient = { id: string; stationId: string; address: string; isOwn: boolean; consent: Consent }

// Claims and locks in one statement, whether the row is there or not.
const KEEP = `
  INSERT INTO recipient (id, station_id, address, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (station_id, address) DO UPDATE SET address = excluded.address
  RETURNING id, confirmed_at, ended_at, refused_at, bounced_at`

type Row = { id: string } & Record<'confirmed_at' | 'ended_at' | 'refused_at' | 'bounced_at', Date | null>

/** The row of this address, made if it is missing. Nobody else changes it, or what follows from it, until the transaction ends. */
export const lockRecipient = async (
  { tx, sql }: Transaction,
  { stationId, address, now }: { stationId: string; address: string; now: number },
): Promise<Recipient> => {
  const plain = address.toLowerCase()
  const [row] = await sql<Row>(KEEP, [randomId(), stationId, plain, new Date(now)])
  if (!row) throw new Error('A recipient was neither found nor made.')
  const own = { id: stationId, owner: { email: plain, confirmedAt: { not: null } } }
  const isOwn = (await tx.station.count({ where: own })) > 0
  const said = {
    confirmedAt: row.confirmed_at?.getTime() ?? null,
    endedAt: row.ended_at?.getTime() ?? null,
    refusedAt: row.refused_at?.getTime() ?? null,
    bouncedAt: row.bounced_at?.getTime() ?? null,
  }
  return { id: row.id, stationId, address: plain, isOwn, consent: consentOf(said, isOwn) }
}
