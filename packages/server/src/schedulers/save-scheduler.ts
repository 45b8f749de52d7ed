import { inTransaction, type Transaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { randomId } from '@hourcast/db/random-id'
import type { DeliveryTarget } from '@hourcast/domain/delivery/delivery-target'
import { schedulerSettingsSchema } from '@hourcast/domain/hosts/scheduler-settings'
import { parseInput } from '@hourcast/domain/parse-input'
import { ok, type Result } from '@hourcast/domain/problem'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import { type KeptSource, unmaskSources } from '@hourcast/domain/sources/masked-sources'
import { type MailServices, sendSoon } from '../accounts/send-account-mails.ts'
import { isAsked, postConsentMail } from '../consent/post-consent-mail.ts'
import type { Recipient } from '../consent/recipient-row.ts'
import { enqueueSchedules, orderIdent } from '../engine/engine-jobs.ts'
import { keptSources } from '../feeds/kept-sources.ts'
import type { Services } from '../services.ts'
import { type StoredSources, sealSources } from '../sources/sealed-sources.ts'
import { logSecurity } from '../telemetry/security-log.ts'
import { findWanted, refusalOf } from './may-be-saved.ts'
import { nameStation } from './name-station.ts'
import { replan, settlePast } from './replan.ts'
import { readTargets } from './stored-target.ts'
import { writeTargets } from './write-targets.ts'

export type SaveSchedulerInput = {
  /** The station of the caller: the session decides, never the payload. */
  stationId: string
  /** Absent for a new scheduler. One of another station is not found. */
  schedulerId?: string | undefined
  /** The id that a new one is to have, from `draftSchedulerId`: saved twice, it is one scheduler. */
  draftId?: string | undefined
  settings: unknown
  targets: readonly DeliveryTarget[]
  /** The owner has tried the connection that was typed, and it worked: else its card says that it is not tested. */
  isTested?: boolean | undefined
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
    const found = await findWanted(transaction, input)
    if (!found.ok) return found
    const known = found.value
    const refused = await refusalOf(transaction, services, {
      ...input,
      now,
      known,
      targets: targets.value,
      settings: settings.value,
    })
    if (refused) return refused
    const kept = await keptSources(tx, services.sealer, {
      ...input,
      sources: settings.value.sources,
      stored: known?.sealed_sources,
    })
    const sources = storeSources(services, input.stationId, settings.value.sources, kept)
    if (!sources.ok) return sources
    const schedulerId = known?.id ?? input.draftId ?? randomId()
    const revision = (known?.revision ?? 0) + 1
    if (known) await settlePast(sql, schedulerId, now)

    const { schedules, ...fields } = settings.value
    const row = { ...fields, ...sources.value, revision }
    if (known) await tx.scheduler.update({ where: { id: schedulerId }, data: row })
    else await tx.scheduler.create({ data: { id: schedulerId, stationId: input.stationId, ...row, createdAt: new Date(now) } })
    await writeSchedules(transaction, schedulerId, schedules, now)
    // Before its readers are asked in its name.
    await nameStation(tx, { stationId: input.stationId, stationName: fields.stationName })
    const { stationId, isTested } = input
    const waiting = await writeTargets(transaction, { schedulerId, stationId, targets: targets.value, isTested, now })
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

/** Where a header shows dots, what is kept for it goes on; what was typed is sealed. */
const storeSources = (
  { sealer }: Pick<Services, 'sealer'>,
  stationId: string,
  sources: readonly string[],
  kept: readonly KeptSource[],
): Result<StoredSources> => {
  const whole = unmaskSources(sources, kept)
  return whole.ok ? ok(sealSources(sealer, stationId, whole.value)) : whole
}

// A schedule keeps its id, and with it its clock and its place in history, for as long as it is there.
const writeSchedules = async (
  { tx, sql }: Transaction,
  schedulerId: string,
  schedules: readonly Schedule[],
  now: number,
): Promise<void> => {
  const isGone = { schedulerId, cardId: { notIn: schedules.map(({ id }) => id) } }
  const gone = await tx.schedule.findMany({ where: isGone, select: { id: true } })
  await tx.schedule.deleteMany({ where: isGone })
  await enqueueSchedules(
    sql,
    gone.map(({ id }) => ({ scheduleId: id, wakeAt: null })),
    now,
  )
  for (const [position, { id: cardId, days, hours }] of schedules.entries())
    await tx.schedule.upsert({
      where: { schedulerId_cardId: { schedulerId, cardId } },
      create: { id: randomId(), schedulerId, cardId, position, days, hours },
      update: { position, days, hours },
    })
}
