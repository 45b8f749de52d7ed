import { lockName } from '@hourcast/db/lock-name'
import type { Rows, Sql, Transaction } from '@hourcast/db/open-database'
import type { SchedulerSettings } from '@hourcast/domain/hosts/scheduler-settings'
import { hostsAllowed, tooManyHosts } from '@hourcast/domain/plans/station-plan'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { slotsOnBusiestDay, tooManySchedulers, tooManySlots } from '@hourcast/domain/stations/station-limits'
import { planOfStation } from '../plans/plan-of-station.ts'
import type { Services } from '../services.ts'
import { stationLimitsOf } from '../station-limits-of.ts'
import { isDraftOf } from './draft-id.ts'
import type { StoredTarget } from './stored-target.ts'
import { hasWhatIsKept } from './write-targets.ts'

export type KnownScheduler = { id: string; revision: number; sealed_sources: string | null }

type Wanted = { stationId: string; schedulerId?: string | undefined; draftId?: string | undefined }

// Locks: of two saves at once the second sees the revision of the first.
const LOCK =
  'SELECT id, revision, sealed_sources FROM scheduler WHERE id = $1 AND station_id = $2 AND deleted_at IS NULL FOR UPDATE'

const lockScheduler = async (sql: Sql, stationId: string, schedulerId: string): Promise<KnownScheduler | undefined> => {
  const [row] = await sql<KnownScheduler>(LOCK, [schedulerId, stationId])
  return row
}

/** Taken by all that changes how many a station has or may have: of two at once the second sees what the first has done. */
export const lockCount = (sql: Sql, stationId: string): Promise<void> => lockName(sql, `schedulers of ${stationId}`)

/** Why the station may not have one more: for its plan, or for what the instance allows; null when it may. */
export const refusalOfAnother = async (
  { tx, sql }: Transaction,
  services: Partial<Pick<Services, 'config'>>,
  { stationId, now }: { stationId: string; now: number },
): Promise<Result<never> | null> => {
  await lockCount(sql, stationId)
  const count = await tx.scheduler.count({ where: { stationId, deletedAt: null } })
  const plan = await planOfStation(services, tx, stationId)
  if (plan && count >= hostsAllowed(plan, now)) return fail('forbidden', tooManyHosts(plan, now))
  const { schedulers } = stationLimitsOf(services)
  return count >= schedulers ? fail('forbidden', tooManySchedulers(schedulers)) : null
}

const slotsBefore = async (tx: Rows, schedulerId: string | undefined): Promise<number> => {
  const schedules = await tx.schedule.findMany({ where: { schedulerId: schedulerId ?? '' } })
  return slotsOnBusiestDay(schedules.map(({ cardId, days, hours }) => ({ id: cardId, days, hours })))
}

/** Drawn for this station, and not used up: a deleted scheduler does not come back. */
const mayBegin = async (tx: Rows, stationId: string, id: string): Promise<boolean> =>
  isDraftOf(stationId, id) && (await tx.scheduler.count({ where: { id } })) === 0

const NOT_FOUND = fail('not-found', 'This scheduler does not exist.')

/** The stored one, locked; undefined for a new one. */
export const findWanted = async ({ tx, sql }: Transaction, input: Wanted): Promise<Result<KnownScheduler | undefined>> => {
  // There is no row yet to lock: of two first saves under one id the second sees what the first has left.
  if (input.draftId) await lockName(sql, input.draftId)
  const wanted = input.schedulerId ?? input.draftId
  const known = wanted ? await lockScheduler(sql, input.stationId, wanted) : undefined
  if (input.schedulerId && !known) return NOT_FOUND
  if (input.draftId && !known && !(await mayBegin(tx, input.stationId, input.draftId))) return NOT_FOUND
  return ok(known)
}

type Asked = {
  known: KnownScheduler | undefined
  stationId: string
  now: number
  revision?: number
  targets: readonly StoredTarget[]
  settings: SchedulerSettings
}

/** Why what stands in the database does not let it be saved so; null when nothing does. */
export const refusalOf = async (
  transaction: Transaction,
  services: Pick<Services, 'config'>,
  { known, stationId, now, revision, targets, settings }: Asked,
): Promise<Result<never> | null> => {
  const { tx } = transaction
  if (known && revision !== undefined && revision !== known.revision)
    return fail(
      'conflict',
      'This scheduler was changed elsewhere in the meantime. Nothing of yours is lost: look at it and save again.',
    )
  if (!(await hasWhatIsKept(tx, known?.id, targets)))
    return fail(
      'invalid',
      'This FTP connection is not the stored one. Please enter it whole, with its password.',
      'FtpConnectionString',
    )
  const full = known ? null : await refusalOfAnother(transaction, services, { stationId, now })
  if (full) return full
  const { slotsADay } = stationLimitsOf(services)
  const slots = slotsOnBusiestDay(settings.schedules)
  const isOver = slots > slotsADay && slots > (await slotsBefore(tx, known?.id))
  return isOver ? fail('invalid', tooManySlots(slotsADay, slots), 'schedules') : null
}
