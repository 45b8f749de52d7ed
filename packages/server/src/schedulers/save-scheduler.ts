import { lockName } from '@hourcast/db/lock-name'
import { inTransaction, type Rows, type Sql, type Transaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { randomId } from '@hourcast/db/random-id'
import type { DeliveryTarget } from '@hourcast/domain/delivery/delivery-target'
import { schedulerSettingsSchema } from '@hourcast/domain/hosts/scheduler-settings'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import { unmaskSources } from '@hourcast/domain/sources/masked-sources'
import { slotsOnBusiestDay, tooManySchedulers, tooManySlots } from '@hourcast/domain/stations/station-limits'
import { type MailServices, sendSoon } from '../accounts/send-account-mails.ts'
import { isAsked, postConsentMail } from '../consent/post-consent-mail.ts'
import type { Recipient } from '../consent/recipient-row.ts'
import { enqueueSchedules, orderIdent } from '../engine/engine-jobs.ts'
import type { Services } from '../services.ts'
import { openSources, type StoredSources, sealSources } from '../sources/sealed-sources.ts'
import { stationLimitsOf } from '../station-limits-of.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { isDraftOf } from './draft-id.ts'
import { replan, settlePast } from './replan.ts'
import { readTargets } from './stored-target.ts'
import { hasWhatIsKept, writeTargets } from './write-targets.ts'

export type SaveSchedulerInput = {
  /** The station of the caller: the session decides, never the payload. */
  stationId: string
  /** Absent for a new scheduler. One of another station is not found. */
  schedulerId?: string | undefined
  /** The id that a new one is to have, from `draftSchedulerId`: saved twice, it is one scheduler. */
  draftId?: string | undefined
  settings: unknown
  targets: readonly DeliveryTarget[]
  /** When given and not the stored one, somebody else has saved in between: 'conflict'. 0 says that nothing is stored yet. */
  revision?: number
}

export type SavedScheduler = { schedulerId: string; revision: number; created: boolean }

type SaveServices = Pick<Services, 'sealer'> & MailServices

/**
 * Saves a scheduler with its schedules and targets, plans every schedule again and adds the event that says so, all in one transaction. If an
 * address is new to the station, the same transaction asks its reader. Problems name their field.
 */
export const saveScheduler = async (services: SaveServices, input: SaveSchedulerInput): Promise<Result<SavedScheduler>> => {
  const settings = parseInput(schedulerSettingsSchema, input.settings)
  if (!settings.ok) return settings
  const targets = readTargets(services, input)
  if (!targets.ok) return targets
  const now = services.clock.now()

  let asked = false
  const saved = await inTransaction(services.db, async (transaction): Promise<Result<SavedScheduler>> => {
    const { tx, sql } = transaction
    // There is no row yet to lock: of two first saves under one id the second sees what the first has left.
    if (input.draftId) await lockName(sql, input.draftId)
    const wanted = input.schedulerId ?? input.draftId
    const known = wanted ? await lockScheduler(sql, input.stationId, wanted) : undefined
    if (input.schedulerId && !known) return fail('not-found', 'This scheduler does not exist.')
    if (input.draftId && !known && !(await mayBegin(tx, input.stationId, input.draftId)))
      return fail('not-found', 'This scheduler does not exist.')
    if (known && input.revision !== undefined && input.revision !== known.revision)
      return fail(
        'conflict',
        'This scheduler was changed elsewhere in the meantime. Nothing of yours is lost: look at it and save again.',
      )
    if (!(await hasWhatIsKept(tx, known?.id, targets.value)))
      return fail(
        'invalid',
        'This FTP connection is not the stored one. Please enter it whole, with its password.',
        'FtpConnectionString',
      )
    const { schedulers, slotsADay } = stationLimitsOf(services)
    if (!known && (await hasAll(transaction, input.stationId, schedulers)))
      return fail('forbidden', tooManySchedulers(schedulers))
    const slots = slotsOnBusiestDay(settings.value.schedules)
    if (slots > slotsADay && slots > (await slotsBefore(tx, known?.id)))
      return fail('invalid', tooManySlots(slotsADay, slots), 'schedules')
    const sources = storeSources(services, input.stationId, settings.value.sources, known?.sealed_sources)
    if (!sources.ok) return sources
    const schedulerId = known?.id ?? input.draftId ?? randomId()
    const revision = (known?.revision ?? 0) + 1
    if (known) await settlePast(sql, schedulerId, now)

    const { schedules, ...fields } = settings.value
    const row = { ...fields, ...sources.value, revision }
    if (known) await tx.scheduler.update({ where: { id: schedulerId }, data: row })
    else await tx.scheduler.create({ data: { id: schedulerId, stationId: input.stationId, ...row, createdAt: new Date(now) } })
    await writeSchedules(transaction, schedulerId, schedules)
    const waiting = await writeTargets(transaction, { schedulerId, stationId: input.stationId, targets: targets.value, now })
    asked = waiting !== undefined && (await askOnce(transaction, services, waiting, now))
    await replan(transaction, schedulerId, now)
    await orderIdent(sql, schedulerId, now)
    await appendEvents(sql, [{ type: 'scheduler.saved', key: schedulerId, payload: { schedulerId, revision } }], now)
    return ok({ schedulerId, revision, created: !known })
  })
  if (saved.ok && asked) {
    logSecurity(services, 'security.delivery-address-asked', { schedulerId: saved.value.schedulerId })
    sendSoon(services)
  }
  return saved
}

/** At a limit the scheduler is saved all the same: its page says that it waits, and asks again. */
const askOnce = async (transaction: Transaction, services: SaveServices, recipient: Recipient, now: number): Promise<boolean> =>
  !(await isAsked(transaction.tx, recipient, now)) && (await postConsentMail(transaction, services, { recipient, now })).ok

/** Drawn for this station, and not used up: a deleted scheduler does not come back. */
const mayBegin = async (tx: Rows, stationId: string, id: string): Promise<boolean> =>
  isDraftOf(stationId, id) && (await tx.scheduler.count({ where: { id } })) === 0

/** Where a header shows dots, what is stored for it goes on; what was typed is sealed. */
const storeSources = (
  { sealer }: Pick<Services, 'sealer'>,
  stationId: string,
  sources: readonly string[],
  stored: string | null | undefined,
): Result<StoredSources> => {
  const whole = unmaskSources(sources, openSources(sealer, stationId, stored))
  return whole.ok ? ok(sealSources(sealer, stationId, whole.value)) : whole
}

// Locks: of two saves at once the second sees the revision of the first.
const LOCK =
  'SELECT id, revision, sealed_sources FROM scheduler WHERE id = $1 AND station_id = $2 AND deleted_at IS NULL FOR UPDATE'

const lockScheduler = async (sql: Sql, stationId: string, schedulerId: string) => {
  const [row] = await sql<{ id: string; revision: number; sealed_sources: string | null }>(LOCK, [schedulerId, stationId])
  return row
}

/** Of two that are first saved at once the second counts the first. */
const hasAll = async ({ tx, sql }: Transaction, stationId: string, most: number): Promise<boolean> => {
  await lockName(sql, `schedulers of ${stationId}`)
  return (await tx.scheduler.count({ where: { stationId, deletedAt: null } })) >= most
}

const slotsBefore = async (tx: Rows, schedulerId: string | undefined): Promise<number> => {
  const schedules = await tx.schedule.findMany({ where: { schedulerId: schedulerId ?? '' } })
  return slotsOnBusiestDay(schedules.map(({ cardId, days, hours }) => ({ id: cardId, days, hours })))
}

// A schedule keeps its id, and with it its clock and its place in history, for as long as it is there.
const writeSchedules = async ({ tx, sql }: Transaction, schedulerId: string, schedules: readonly Schedule[]): Promise<void> => {
  const isGone = { schedulerId, cardId: { notIn: schedules.map(({ id }) => id) } }
  const gone = await tx.schedule.findMany({ where: isGone, select: { id: true } })
  await tx.schedule.deleteMany({ where: isGone })
  await enqueueSchedules(
    sql,
    gone.map(({ id }) => ({ scheduleId: id, wakeAt: null })),
  )
  for (const [position, { id: cardId, days, hours }] of schedules.entries())
    await tx.schedule.upsert({
      where: { schedulerId_cardId: { schedulerId, cardId } },
      create: { id: randomId(), schedulerId, cardId, position, days, hours },
      update: { position, days, hours },
    })
}
