import { lockName } from '@hourcast/db/lock-name'
import { inTransaction, type Sql, type Transaction } from '@hourcast/db/open-database'
import { appendEvents } from '@hourcast/db/outbox'
import { randomId } from '@hourcast/db/random-id'
import type { DeliveryTarget } from '@hourcast/domain/delivery/delivery-target'
import { type SchedulerSettings, schedulerSettingsSchema } from '@hourcast/domain/hosts/scheduler-settings'
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
  /** The station of whoever asks: the session decides, never the payload. */
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
    const { sql } = transaction
    // There is no row yet to lock: of two first saves under one id the second sees what the first has left.
    if (input.draftId) await lockName(sql, input.draftId)
    const wanted = input.schedulerId ?? input.draftId
    const known = wanted ? await lockScheduler(sql, input.stationId, wanted) : undefined
    if (input.schedulerId && !known) return fail('not-found', 'This scheduler does not exist.')
    if (input.draftId && !known && !(await mayBegin(sql, input.stationId, input.draftId)))
      return fail('not-found', 'This scheduler does not exist.')
    if (known && input.revision !== undefined && input.revision !== known.revision)
      return fail(
        'conflict',
        'This scheduler was changed elsewhere in the meantime. Nothing of yours is lost: look at it and save again.',
      )
    if (!(await hasWhatIsKept(sql, known?.id, targets.value)))
      return fail(
        'invalid',
        'This FTP connection is not the stored one. Please enter it whole, with its password.',
        'FtpConnectionString',
      )
    const { schedulers, slotsADay } = stationLimitsOf(services)
    if (!known && (await hasAll(sql, input.stationId, schedulers))) return fail('forbidden', tooManySchedulers(schedulers))
    const slots = slotsOnBusiestDay(settings.value.schedules)
    if (slots > slotsADay && slots > (await slotsBefore(sql, known?.id)))
      return fail('invalid', tooManySlots(slotsADay, slots), 'schedules')
    const sources = storeSources(services, input.stationId, settings.value.sources, known?.sealed_sources)
    if (!sources.ok) return sources
    const schedulerId = known?.id ?? input.draftId ?? randomId()
    const revision = (known?.revision ?? 0) + 1
    if (known) await settlePast(sql, schedulerId, now)

    await writeScheduler(sql, {
      ...{ schedulerId, stationId: input.stationId, revision, now },
      settings: { ...settings.value, ...sources.value },
    })
    await writeSchedules(sql, schedulerId, settings.value.schedules)
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
const mayBegin = async (sql: Sql, stationId: string, id: string): Promise<boolean> => {
  if (!isDraftOf(stationId, id)) return false
  const [row] = await sql<{ taken: boolean }>('SELECT EXISTS (SELECT FROM scheduler WHERE id = $1) AS taken', [id])
  return row?.taken === false
}

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

const lockScheduler = async (sql: Sql, stationId: string, schedulerId: string) => {
  const [row] = await sql<{ id: string; revision: number; sealed_sources: string | null }>(
    'SELECT id, revision, sealed_sources FROM scheduler WHERE id = $1 AND station_id = $2 AND deleted_at IS NULL FOR UPDATE',
    [schedulerId, stationId],
  )
  return row
}

/** Of two that are first saved at once the second counts the first. */
const hasAll = async (sql: Sql, stationId: string, most: number): Promise<boolean> => {
  await lockName(sql, `schedulers of ${stationId}`)
  const [row] = await sql<{ count: number }>(
    'SELECT count(*)::int AS count FROM scheduler WHERE station_id = $1 AND deleted_at IS NULL',
    [stationId],
  )
  return (row?.count ?? 0) >= most
}

const slotsBefore = async (sql: Sql, schedulerId: string | undefined): Promise<number> =>
  slotsOnBusiestDay(
    await sql<Schedule>('SELECT card_id AS id, days, hours FROM schedule WHERE scheduler_id = $1', [schedulerId ?? '']),
  )

const WRITE = `
  INSERT INTO scheduler (id, station_id, host_name, station_name, location, language, voice_tone, presentation_type, custom_task,
    music_format, input_mode, sources, length, include_date_time, is_active, revision, created_at, sealed_sources)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
  ON CONFLICT (id) DO UPDATE SET host_name = $3, station_name = $4, location = $5, language = $6, voice_tone = $7, presentation_type = $8,
    custom_task = $9, music_format = $10, input_mode = $11, sources = $12, length = $13, include_date_time = $14, is_active = $15, revision = $16,
    sealed_sources = $18
  RETURNING id`

const writeScheduler = async (
  sql: Sql,
  row: { schedulerId: string; stationId: string; revision: number; settings: SchedulerSettings & StoredSources; now: number },
): Promise<void> => {
  const { settings: s } = row
  await sql(WRITE, [
    row.schedulerId,
    row.stationId,
    s.hostName,
    s.stationName,
    s.location,
    s.language,
    s.voiceTone,
    s.presentationType,
    s.customTask,
    s.musicFormat,
    s.inputMode,
    s.sources,
    s.length,
    s.includeDateTime,
    s.isActive,
    row.revision,
    new Date(row.now),
    s.sealedSources,
  ])
}

// A schedule keeps its ref, and with it its clock and its place in history, for as long as it is there.
const writeSchedules = async (sql: Sql, schedulerId: string, schedules: SchedulerSettings['schedules']): Promise<void> => {
  const gone = await sql<{ ref: string }>('DELETE FROM schedule WHERE scheduler_id = $1 AND card_id <> ALL ($2) RETURNING ref', [
    schedulerId,
    schedules.map(({ id }) => id),
  ])
  await enqueueSchedules(
    sql,
    gone.map(({ ref }) => ({ ref, wakeAt: null })),
  )
  for (const [position, { id, days, hours }] of schedules.entries())
    await sql(
      `INSERT INTO schedule (ref, scheduler_id, card_id, position, days, hours) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (scheduler_id, card_id) DO UPDATE SET position = $4, days = $5, hours = $6 RETURNING ref`,
      [randomId(), schedulerId, id, position, days, hours],
    )
}
