import { inTransaction, type Rows, type Sql } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import type { Coordinates } from '@hourcast/domain/enterprises/coordinates'
import { UNCONFIRMED_MS } from '@hourcast/domain/enterprises/enterprise-limits'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { hashToken } from '../accounts/token.ts'
import type { Services } from '../services.ts'
import { removeEnterprises } from './remove-enterprise.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/** An enterprise as the page of its mailed link shows it: all that was entered. */
export type LinkedEnterprise = Coordinates & {
  title: string
  url: string
  email: string
  description: string
  isConfirmed: boolean
}
export type EnterpriseAnswer = 'confirm' | 'remove'

const SPENT = 'This enterprise is no longer here: it was taken off the map, or nobody confirmed it within seven days.'

const find = async (tx: Rows, token: string, now: number) => {
  const row = await tx.enterprise.findUnique({ where: { tokenHash: hashToken(token) } })
  // What is due to go and was not swept yet is gone.
  return row && (row.confirmedAt !== null || row.addedAt.getTime() > now - UNCONFIRMED_MS) ? row : null
}

const shown = (row: NonNullable<Awaited<ReturnType<typeof find>>>): LinkedEnterprise => {
  const { title, url, email, description, lat, lng, confirmedAt } = row
  return { title, url, email, description, lat, lng, isConfirmed: confirmedAt !== null }
}

/** Looking changes nothing: mail scanners open links. */
export const findEnterprise = async ({ db, clock }: Needs, { token }: { token: string }): Promise<Result<LinkedEnterprise>> => {
  const row = await find(db.prisma, token, clock.now())
  return row ? ok(shown(row)) : fail('not-found', SPENT)
}

// Locks: of two answers at once the second sees the first, and only one is told.
const CONFIRM = 'UPDATE enterprise SET confirmed_at = $2 WHERE id = $1 AND confirmed_at IS NULL RETURNING id'

const confirm = async (sql: Sql, id: string, now: number): Promise<void> => {
  const [confirmed] = await sql(CONFIRM, [id, new Date(now)])
  if (confirmed) await appendEvents(sql, [{ type: 'enterprise.confirmed', key: id, payload: { enterpriseId: id } }], now)
}

/** 'Show it to everybody' or 'Take it off the map', by the holder of the mailed link. The link goes on working for the second. */
export const answerEnterprise = (
  { db, clock }: Needs,
  { token, answer }: { token: string; answer: EnterpriseAnswer },
): Promise<Result<LinkedEnterprise>> =>
  inTransaction(db, async (transaction) => {
    const now = clock.now()
    const row = await find(transaction.tx, token, now)
    if (!row) return fail('not-found', SPENT)
    if (answer === 'remove') await removeEnterprises(transaction, { id: row.id }, now)
    else await confirm(transaction.sql, row.id, now)
    return ok({ ...shown(row), isConfirmed: answer === 'confirm' })
  })
