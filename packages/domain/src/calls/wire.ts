import { z } from 'zod'
import { parseDeliveryAddress } from '../accounts/email-address.ts'
import { readConnection } from '../delivery/connection.ts'
import type { Consent } from '../delivery/consent.ts'
import type { DeliveryTarget } from '../delivery/delivery-target.ts'
import { HOST_KEY } from '../delivery/sftp-address.ts'
import { lineOf, previewSettingsSchema, type SchedulerSettings, schedulerSettingsSchema } from '../hosts/scheduler-settings.ts'
import { MAX_SOURCE_LENGTH, MAX_SOURCES } from '../limits.ts'
import { parseInput } from '../parse-input.ts'
import { ok, type Problem, type Result } from '../problem.ts'
import type { Schedule } from '../slots/schedule.ts'
import { joinSources, splitSources } from '../sources/source-urls.ts'

export type { SchedulerSettings } from '../hosts/scheduler-settings.ts'

/** Numbers come as numbers or, from form fields, as digits; what is neither is left for the settings to refuse. */
const digits = z.union([
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
  z.unknown(),
])
const flag = z.union([z.enum(['true', 'false']).transform((text) => text === 'true'), z.unknown()])
const HOST_KEY_FORM = 'The host key reads SHA256: and 43 characters, as the test of the connection shows it.'
const absent = (value: unknown) => (value === null || value === '' ? undefined : value)
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(absent, schema.optional())

/**
 * What `POST /schedulers` takes: the names of the wire, odd ones included. `musicFormat`, `voice`, `inputMode`, `length`, `includeDateTime`,
 * `email` and `allowPlainFtp` may be left out.
 */
export const schedulerWireSchema = z.object(
  {
    stationId: optional(lineOf('The station id', 254)),
    schedulerId: optional(
      z
        .string({ error: 'The scheduler id is a text.' })
        .regex(/^[\w-]{1,64}$/, 'The scheduler id holds letters, digits, - and _ only, at most 64.'),
    ),
    voiceTone: optional(digits),
    hostName: z.unknown().optional(),
    presentationType: optional(digits),
    stationName: z.unknown().optional(),
    selectedLocation: optional(z.unknown()),
    location: optional(z.unknown()),
    language: optional(digits),
    musicFormat: optional(z.unknown()),
    musicBed: optional(flag),
    voice: optional(z.unknown()),
    inputMode: optional(z.unknown()),
    source: optional(
      z
        .string({ error: 'The source is a text, several joined by |.' })
        .max(MAX_SOURCES * MAX_SOURCE_LENGTH, 'The sources are too long.'),
    ),
    customTask: optional(z.unknown()),
    includeDateTime: optional(flag),
    length: optional(z.unknown()),
    schedules: z.unknown().optional(),
    isActive: z.unknown().optional(),
    FtpConnectionString: optional(z.string({ error: 'The FTP connection is a text.' })),
    sftpPrivateKey: optional(z.string({ error: 'The private key is a text.' })),
    sftpHostKey: optional(z.string({ error: HOST_KEY_FORM }).regex(HOST_KEY, HOST_KEY_FORM)),
    allowPlainFtp: optional(flag.pipe(z.boolean({ error: 'Whether plain FTP is allowed is true or false.' }))),
    email: optional(z.string({ error: 'The delivery address is a text.' })),
  },
  { error: 'A scheduler is an object with the fields of the wizard.' },
)

export type SchedulerWireInput = z.output<typeof schedulerWireSchema>

export type SchedulerFromWire = {
  /** The owner's e-mail, as the wire calls the station; the session decides, not this. */
  stationId?: string
  /** Absent for a new scheduler. */
  schedulerId?: string
  settings: SchedulerSettings
  /** The link always, e-mail and FTP where they are filled in. */
  targets: DeliveryTarget[]
}

/** 'true' means active and anything else inactive; a payload that does not speak of it makes an active scheduler. */
const isActiveOnWire = (value: unknown): boolean => value === undefined || value === null || value === true || value === 'true'

const settingsOf = (wire: SchedulerWireInput): unknown => ({
  ...wire,
  location: wire.selectedLocation ?? wire.location,
  sources: splitSources(wire.source ?? ''),
  isActive: isActiveOnWire(wire.isActive),
})

const targetsOf = ({ email, ...wire }: SchedulerWireInput): Result<DeliveryTarget[]> => {
  const targets: DeliveryTarget[] = [{ kind: 'link' }]
  if (email !== undefined) {
    const address = parseDeliveryAddress(email)
    if (!address.ok) return address
    targets.push({ kind: 'email', address: address.value })
  }
  if (wire.FtpConnectionString === undefined) return ok(targets)
  const server = readConnection({ ...wire, FtpConnectionString: wire.FtpConnectionString })
  return server.ok ? ok([...targets, server.value]) : server
}

/** The field by the name that the caller used. */
const onWire = ({ field, ...problem }: Problem): Problem =>
  field === undefined
    ? problem
    : { ...problem, field: field.replace(/^sources\b.*/, 'source').replace(/^location$/, 'selectedLocation') }

const parseSettings = (
  schema: typeof schedulerSettingsSchema | typeof previewSettingsSchema,
  settings: unknown,
): Result<SchedulerSettings> => {
  const parsed = parseInput(schema, settings)
  return parsed.ok ? parsed : { ok: false, problem: onWire(parsed.problem) }
}

/** Settings as they are previewed: schedules that are missing or unfinished count as none. */
export const parsePreviewSettings = (settings: unknown): Result<SchedulerSettings> =>
  parseSettings(previewSettingsSchema, settings)

/** The same of a scheduler payload. */
export const previewSettingsFromWire = (input: unknown): Result<SchedulerSettings> => {
  const wire = parseInput(schedulerWireSchema, input)
  return wire.ok ? parsePreviewSettings(settingsOf(wire.value)) : wire
}

/** Reads a scheduler payload into clean settings; a problem names the field as it is called on the wire. */
export const schedulerFromWire = (input: unknown): Result<SchedulerFromWire> => {
  const wire = parseInput(schedulerWireSchema, input)
  if (!wire.ok) return wire
  const settings = parseSettings(schedulerSettingsSchema, settingsOf(wire.value))
  if (!settings.ok) return settings
  const targets = targetsOf(wire.value)
  if (!targets.ok) return targets
  const { stationId, schedulerId } = wire.value
  return ok({ stationId, schedulerId, settings: settings.value, targets: targets.value })
}

/** A scheduler as the wire shows it: the odd names and spellings, and no secret. */
export type SchedulerWire = {
  stationId: string
  schedulerId: string
  voiceTone: number
  hostName: string
  presentationType: number
  stationName: string
  selectedLocation: string
  location: string
  language: number
  musicFormat: string
  musicBed: boolean
  voice: string
  inputMode: string
  source: string
  customTask: string
  includeDateTime: boolean
  length: string
  schedules: Schedule[]
  audioFileUrl: string
  isActive: 'true' | 'false'
  lenght: '1'
  stype: '1'
  email?: string
  /** Whether the reader at `email` has agreed: until then nothing is mailed there. */
  emailConsent?: Consent
  /** Masked: user@host:21/path, or sftp://user@host:22/path. */
  FtpConnectionString?: string
  /** Of SFTP, what its server is known by. */
  sftpHostKey?: string
}

export const schedulerToWire = (saved: {
  /** The owner's e-mail. */
  stationId: string
  schedulerId: string
  settings: SchedulerSettings
  audioFileUrl?: string
  email?: string
  emailConsent?: Consent
  maskedFtp?: string
  sftpHostKey?: string
}): SchedulerWire => {
  const { sources, isActive, location, ...settings } = saved.settings
  return {
    stationId: saved.stationId,
    schedulerId: saved.schedulerId,
    ...settings,
    ...{ selectedLocation: location, location, source: joinSources(sources) },
    audioFileUrl: saved.audioFileUrl ?? '',
    isActive: isActive ? 'true' : 'false',
    lenght: '1',
    stype: '1',
    ...(saved.email === undefined ? {} : { email: saved.email }),
    ...(saved.emailConsent === undefined ? {} : { emailConsent: saved.emailConsent }),
    ...(saved.maskedFtp === undefined ? {} : { FtpConnectionString: saved.maskedFtp }),
    ...(saved.sftpHostKey === undefined ? {} : { sftpHostKey: saved.sftpHostKey }),
  }
}
