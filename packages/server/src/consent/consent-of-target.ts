import type { Sql } from '@hourcast/db/open-database'
import type { Consent } from '@hourcast/domain/delivery/consent'
import { lockRecipient, type Recipient } from './recipient-row.ts'

const BEFORE = `SELECT lower(address) AS address, consent FROM target WHERE scheduler_id = $1 AND kind = 'email' AND removed_at IS NULL`

type Saved = { stationId: string; schedulerId: string; address: string; now: number }

/**
 * Whether a scheduler that is saved with this address may mail there. An address that stays keeps its reader's word, also that they have
 * ended the mails: saving again is no way around it.
 */
export const consentOfTarget = async (
  sql: Sql,
  { stationId, schedulerId, address, now }: Saved,
): Promise<{ consent: Consent; recipient: Recipient }> => {
  const recipient = await lockRecipient(sql, { stationId, address, now })
  const [before] = await sql<{ address: string; consent: Consent }>(BEFORE, [schedulerId])
  return { recipient, consent: before?.address === recipient.address ? before.consent : recipient.consent }
}
