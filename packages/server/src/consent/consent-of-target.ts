import type { Transaction } from '@hourcast/db/open-database'
import type { Consent } from '@hourcast/domain/delivery/consent'
import { lockRecipient, type Recipient } from './recipient-row.ts'

type Saved = { stationId: string; schedulerId: string; address: string; now: number }

/**
 * Whether a scheduler that is saved with this address may mail there. An address that stays keeps its reader's word, also that they have
 * ended the mails: saving again is no way around it.
 */
export const consentOfTarget = async (
  transaction: Transaction,
  { stationId, schedulerId, address, now }: Saved,
): Promise<{ consent: Consent; recipient: Recipient }> => {
  const recipient = await lockRecipient(transaction, { stationId, address, now })
  const before = await transaction.tx.target.findFirst({ where: { schedulerId, kind: 'email', removedAt: null } })
  const isSame = before?.address.toLowerCase() === recipient.address
  return { recipient, consent: isSame ? (before.consent as Consent) : recipient.consent }
}
