import type { Rows, Transaction } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { isFileKind } from '@hourcast/domain/delivery/connection-kinds'
import type { Consent } from '@hourcast/domain/delivery/consent'
import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import { consentOfTarget } from '../consent/consent-of-target.ts'
import type { Recipient } from '../consent/recipient-row.ts'
import { followTargets } from './follow-targets.ts'
import type { StoredTarget } from './stored-target.ts'

/** A masked address stands for the stored connection that it was made of, and for no other. */
export const hasWhatIsKept = async (
  tx: Rows,
  schedulerId: string | undefined,
  targets: readonly StoredTarget[],
): Promise<boolean> => {
  const kept = targets.find(({ keep }) => keep)
  if (!kept) return true
  const { kind, address } = kept
  return (await tx.target.count({ where: { schedulerId: schedulerId ?? '', kind, address, removedAt: null } })) > 0
}

type WrittenTargets = {
  schedulerId: string
  stationId: string
  targets: readonly StoredTarget[]
  /** The owner has tried what was typed, and it worked. */
  isTested?: boolean | undefined
  now: number
}

/**
 * Those that are not wanted any more. A broadcast in preparation goes where it was to go when it began: another place then stands in a row of
 * its own. What is new at the same place, its password above all, is for that broadcast too.
 */
const removeTargets = (tx: Rows, { schedulerId, targets, now }: WrittenTargets): Promise<unknown> => {
  const kinds = targets.map(({ kind }) => kind)
  const typed = targets.filter(({ kind, keep }) => DELIVERY[kind].release !== 'clock' && !keep)
  const inPreparation = { broadcast: { schedulerId, state: { in: ['preparing', 'staged'] } } }
  const elsewhere = typed.map(({ kind, address }) => ({ kind, address: { not: address }, deliveries: { some: inPreparation } }))
  return tx.target.updateMany({
    where: { schedulerId, removedAt: null, OR: [{ kind: { notIn: kinds } }, ...elsewhere] },
    data: { removedAt: new Date(now) },
  })
}

const NOTE_TEST = 'UPDATE target SET untested_at = $3 WHERE scheduler_id = $1 AND kind = ANY($2) AND removed_at IS NULL'

/** Gives the reader who is to be asked, where one is. The scheduler is locked: nobody else writes targets of it. */
export const writeTargets = async (transaction: Transaction, written: WrittenTargets): Promise<Recipient | undefined> => {
  const { tx, sql } = transaction
  const { schedulerId, stationId, targets, isTested = false, now } = written
  const email = targets.find(({ kind }) => DELIVERY[kind].needsConsent)
  // Before any target is touched: `unsubscribe` takes the same locks in the same order.
  const reader = email && (await consentOfTarget(transaction, { stationId, schedulerId, address: email.address, now }))
  await removeTargets(tx, written)
  for (const target of targets)
    if (target.keep) await keepTarget(tx, schedulerId, target)
    else await writeTarget(tx, { schedulerId, target, consent: (target === email && reader?.consent) || 'given', now })
  const typed = targets.filter(({ kind, keep }) => isFileKind(kind) && !keep).map(({ kind }) => kind)
  await sql(NOTE_TEST, [schedulerId, typed, isTested ? null : new Date(now)])
  await followTargets(sql, schedulerId)
  return reader?.consent === 'waiting' ? reader.recipient : undefined
}

const keepTarget = async (tx: Rows, schedulerId: string, { kind, allowPlain, hostKey }: StoredTarget): Promise<void> => {
  const data = { ...(allowPlain === null ? {} : { allowPlain }), ...(hostKey === null ? {} : { hostKey }) }
  if (Object.keys(data).length > 0) await tx.target.updateMany({ where: { schedulerId, kind, removedAt: null }, data })
}

type WrittenTarget = { schedulerId: string; target: StoredTarget; consent: Consent; now: number }

const writeTarget = async (tx: Rows, { schedulerId, target, consent, now }: WrittenTarget): Promise<void> => {
  const { kind, address, sealed, allowPlain, hostKey } = target
  const data = { address, sealed, allowPlain: allowPlain ?? false, hostKey, consent }
  const { count } = await tx.target.updateMany({ where: { schedulerId, kind, removedAt: null }, data })
  if (count === 0) await tx.target.create({ data: { id: randomId(), schedulerId, kind, ...data, createdAt: new Date(now) } })
}
