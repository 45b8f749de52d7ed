import { z } from 'zod'
import { CONNECTION_FORMS } from '../delivery/connection-kinds.ts'
import { CONSENTS } from '../delivery/consent.ts'
import { MAX_KEY_LENGTH } from '../delivery/sftp-address.ts'
import { LANGUAGES } from '../hosts/languages.ts'
import { PRESENTATION_TYPES } from '../hosts/presentation-types.ts'
import { schedulerSettingsSchema } from '../hosts/scheduler-settings.ts'
import { VOICE_TONES } from '../hosts/voice-tones.ts'
import { MAX_SOURCE_LENGTH, MAX_SOURCES } from '../limits.ts'
import { INVALID_HOUR, TOO_MANY_SCHEDULES } from '../messages.ts'
import { MAX_SCHEDULES } from '../slots/schedule.ts'
import { INPUT_MODES } from '../sources/input-modes.ts'
import { flagField, ignoredField, numberOf, optionalField, schedulerIdField, stationIdField } from './field-schemas.ts'

export const stationParams = z.object({ stationId: stationIdField })
export const schedulerParams = z.object({ stationId: stationIdField, schedulerId: schedulerIdField })

const DAY = 'A day is a number from 1 (Monday) to 7 (Sunday).'

const scheduleField = z.object({
  id: z.string({ error: 'A schedule needs an id.' }).min(1, 'A schedule needs an id.').max(100),
  days: z
    .array(z.number({ error: DAY }).int(DAY).min(1, DAY).max(7, DAY), { error: `Days are a list. ${DAY}` })
    .min(1, 'Choose at least one day.')
    .max(1_000, 'A week has seven days.'),
  hours: z
    .array(z.string({ error: INVALID_HOUR }).regex(/^(\d|[01]\d|2[0-3]):([0-5]\d)$/, INVALID_HOUR), {
      error: "Hours are a list of texts like '7:30'.",
    })
    .min(1, 'Choose at least one hour.')
    .max(1_440, 'A day has 1440 minutes.'),
})

export const schedulesField = z
  .array(scheduleField, { error: 'Schedules are a list of {id, days, hours}.' })
  .min(1, 'Add at least one schedule.')
  .max(MAX_SCHEDULES, TOO_MANY_SCHEDULES)
  .describe('No two of them share a day and an hour.')

export const sourceField = z
  .string({ error: 'The source is a text, several joined by |.' })
  .max(MAX_SOURCES * MAX_SOURCE_LENGTH, 'The sources are too long.')

const { hostName, stationName, location, language, voiceTone, presentationType, ...more } = schedulerSettingsSchema.shape

/** What `POST /schedulers` takes, sizes and types; the rules of the product come after it, in `schedulerFromWire`. */
export const schedulerBody = z.object(
  {
    stationId: optionalField(stationIdField),
    schedulerId: optionalField(schedulerIdField).describe('Left out for a new scheduler.'),
    revision: optionalField(z.number().int().min(1).max(2_147_483_647)).describe(
      'The revision that was changed: an older one is refused with 409. The header If-Match says the same.',
    ),
    voiceTone: optionalField(numberOf(voiceTone, VOICE_TONES)),
    hostName: hostName.meta({ minLength: 1 }),
    presentationType: optionalField(numberOf(presentationType, PRESENTATION_TYPES)),
    stationName: stationName.meta({ minLength: 1 }),
    selectedLocation: optionalField(location),
    location: optionalField(location).describe('The same as selectedLocation, which wins.'),
    language: optionalField(numberOf(language, LANGUAGES)),
    musicFormat: optionalField(more.musicFormat),
    musicBed: optionalField(flagField).describe('Music of that format under the voice; left out, there is no music.'),
    voice: optionalField(more.voice).describe(
      "Whose voice it is: an id that 'hourcast voices list' prints, like en-US:kristin or built-in:fr:f. Left out, the host's name decides; one that is gone is stood in for.",
    ),
    inputMode: optionalField(z.enum(INPUT_MODES, { error: 'The input mode is curl, https, json or rss.' })),
    source: optionalField(sourceField).describe('Addresses joined by |.'),
    customTask: optionalField(more.customTask),
    includeDateTime: optionalField(flagField),
    length: optionalField(more.length),
    schedules: schedulesField,
    isActive: z
      .union([z.boolean(), z.string().max(10), z.null()])
      .optional()
      .describe("'true' is active, anything else is not; left out is active."),
    FtpConnectionString: optionalField(z.string({ error: 'The FTP connection is a text.' }).max(2_000)).describe(
      `${CONNECTION_FORMS} The masked form that was answered keeps what is stored.`,
    ),
    sftpPrivateKey: optionalField(z.string({ error: 'The private key is a text.' }).max(MAX_KEY_LENGTH)).describe(
      'SFTP with a key instead of a password: the text of its file. The password of the connection is then its passphrase, or empty.',
    ),
    sftpHostKey: optionalField(z.string({ error: 'The host key is a text.' }).max(50)).describe(
      "The key that the SFTP server must show, as POST /upload-ftp answers it: 'SHA256:…'. Left out, the first connection pins it.",
    ),
    allowPlainFtp: optionalField(flagField),
    email: optionalField(z.string({ error: 'The delivery address is a text.' }).max(254).meta({ format: 'email' })),
    audioFileUrl: ignoredField,
    lenght: ignoredField,
    stype: ignoredField,
  },
  { error: 'A scheduler is an object with the fields of the wizard.' },
)

export const schedulerAnswer = z.object({
  stationId: z.string(),
  schedulerId: z.string(),
  revision: z.number().int().describe('Send it back with a change.'),
  voiceTone: z.number().int(),
  hostName: z.string(),
  presentationType: z.number().int(),
  stationName: z.string(),
  selectedLocation: z.string(),
  location: z.string(),
  language: z.number().int(),
  musicFormat: z.string(),
  musicBed: z.boolean(),
  voice: z.string().describe("Empty: the host's name decides."),
  inputMode: z.enum(INPUT_MODES),
  source: z.string(),
  customTask: z.string(),
  includeDateTime: z.boolean(),
  length: z.enum(['short', 'long']),
  schedules: z.array(z.object({ id: z.string(), days: z.array(z.number().int()), hours: z.array(z.string()) })),
  audioFileUrl: z.string().describe('The direct link once something is on air, else empty.'),
  isActive: z.enum(['true', 'false']),
  lenght: z.literal('1'),
  stype: z.literal('1'),
  email: z.string().optional(),
  emailConsent: z
    .enum(CONSENTS)
    .optional()
    .describe('Whether the reader at email has agreed. Nothing is mailed there unless it is given.'),
  FtpConnectionString: z
    .string()
    .optional()
    .describe('Masked: user@host:21/path; of another kind than FTP with that before it, as in sftp://user@host:22/path.'),
  sftpHostKey: z.string().optional().describe('The key that the SFTP server is known by.'),
})

export const changedAnswer = z.object({ revision: z.number().int() })
export const consentAnswer = z.object({ emailConsent: z.enum(['given', 'waiting']) })
export const startedAnswer = z.object({ broadcastId: z.string() })

const instant = z.iso.datetime({ offset: true, error: 'An instant reads 2026-10-25T00:00:00Z.' }).max(40)
const COUNT = 'The count is a number from 1 to 500.'

export const upcomingQuery = z.object({
  from: instant.optional().describe('Now, when it is left out.'),
  count: z
    .string()
    .regex(/^([1-9]|[1-9]\d|[1-4]\d\d|500)$/, COUNT)
    .optional()
    .describe('1 to 500, else 10.'),
})

export const upcomingAnswer = z.array(z.iso.datetime())
