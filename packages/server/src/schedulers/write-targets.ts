import type { Sql, Transaction } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import type { Consent } from '@hourcast/domain/delivery/consent'
import { DELIVERY } from '@hourcast/domain/delivery/delivery-kinds'
import { consentOfTarget } from '../consent/consent-of-target.ts'
import type { Recipient } from '../consent/recipient-row.ts'
import type { StoredTarget } from './stored-target.ts'

/** A masked address stands for the stored connection that it was made of, and for no other. */
export const hasWhatIsKept = async (
  sql: Sql,
  schedulerId: string | undefined,
  targets: readonly StoredTarget[],
): Promise<boolean> => {
  const kept = targets.find(({ keep }) => keep)
  if (!kept) return true
  const [row] = await sql<{ stored: boolean }>(
    'SELECT EXISTS (SELECT FROM target WHERE scheduler_id = $1 AND kind = $2 AND address = $3 AND removed_at IS NULL) AS stored',
    [schedulerId ?? '', kept.kind, kept.address],
  )
  return row?.stored === true
}

// A broadcast in preparation goes where it was to go when it began: the new address then stands in a row of its own.
const REMOVE = `
  UPDATE target SET removed_at = $3 WHERE scheduler_id = $1 AND removed_at IS NULL AND (kind <> ALL ($2) OR kind = ANY ($4) AND EXISTS (
    SELECT FROM broadcast JOIN delivery ON broadcast_id = broadcast.id
    WHERE broadcast.scheduler_id = $1 AND broadcast.state IN ('preparing', 'staged') AND target_id = target.id)) RETURNING id`

type WrittenTargets = { schedulerId: string; stationId: string; targets: readonly StoredTarget[]; now: number }

/** Gives the reader who is to be asked, where one is. */
export const writeTargets = async (transaction: Transaction, written: WrittenTargets): Promise<Recipient | undefined> => {
  const { sql } = transaction
  const { schedulerId, stationId, targets, now } = written
  const kinds = targets.map(({ kind }) => kind)
  const typed = targets.flatMap(({ kind, keep }) => (DELIVERY[kind].release === 'clock' || keep ? [] : [kind]))
  const email = targets.find(({ kind }) => DELIVERY[kind].needsConsent)
  // Before any target is touched: `unsubscribe` takes the same locks in the same order.
  const reader = email && (await consentOfTarget(transaction, { stationId, schedulerId, address: email.address, now }))
  await sql(REMOVE, [schedulerId, kinds, new Date(now), typed])
  for (const target of targets)
    if (target.keep) await keepTarget(sql, schedulerId, target)
    else await writeTarget(sql, { schedulerId, target, consent: (target === email && reader?.consent) || 'given', now })
  return reader?.consent === 'waiting' ? reader.recipient : undefined
}

const keepTarget = (sql: Sql, schedulerId: string, { kind, allowPlain }: StoredTarget): Promise<unknown> =>
  sql(
    `UPDATE target SET allow_plain = coalesce($3, allow_plain) WHERE scheduler_id = $1 AND kind = $2 AND removed_at IS NULL RETURNING id`,
    [schedulerId, kind, allowPlain],
  )

const WRITE_TARGET = `
  INSERT INTO target (id, scheduler_id, kind, address, sealed, allow_plain, consent, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (scheduler_id, kind) WHERE removed_at IS NULL DO UPDATE SET address = $4, sealed = $5, allow_plain = $6, consent = $7 RETURNING id`

type WrittenTarget = { schedulerId: string; target: StoredTarget; consent: Consent; now: number }

const writeTarget = (sql: Sql, { schedulerId, target, consent, now }: WrittenTarget): Promise<unknown> => {
  const { kind, address, sealed, allowPlain } = target
  return sql(WRITE_TARGET, [randomId(), schedulerId, kind, address, sealed, allowPlain ?? false, consent, new Date(now)])
}
