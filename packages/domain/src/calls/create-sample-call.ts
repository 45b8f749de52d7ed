import { z } from 'zod'
import { findLanguage, LANGUAGES } from '../hosts/languages.ts'
import { CUSTOM_ACTION, findPresentationType } from '../hosts/presentation-types.ts'
import { schedulerSettingsSchema } from '../hosts/scheduler-settings.ts'
import { VOICE_TONES } from '../hosts/voice-tones.ts'
import { MAX_TASK_LENGTH } from '../limits.ts'
import { fail, ok, type Result } from '../problem.ts'
import { INPUT_MODES } from '../sources/input-modes.ts'
import { ignoredField, numberOf, optionalField, schedulerIdField } from './field-schemas.ts'
import { sourceField } from './scheduler-calls.ts'

const { hostName, stationName, location, language, voiceTone, musicFormat, customTask } = schedulerSettingsSchema.shape

const taskField = z
  .string({ error: 'The task is a text.' })
  .max(MAX_TASK_LENGTH, `The task has at most ${MAX_TASK_LENGTH} characters.`)
  .describe('A presentation type by name or number; any other text is a custom action that says so.')
const lengthField = z.enum(['1', 'short', 'long'], { error: 'The length is 1, short or long.' }).describe("'1' is short.")
const modeField = z.enum(INPUT_MODES, { error: 'The input mode is curl, https, json or rss.' })

/** The preview: what the wizard's Sample button sends. */
export const sampleBody = z.object(
  {
    voiceTone: optionalField(numberOf(voiceTone, VOICE_TONES)),
    hostName: hostName.meta({ minLength: 1 }),
    stationName: stationName.meta({ minLength: 1 }),
    stationLocation: optionalField(location),
    voiceLanguage: optionalField(numberOf(language, LANGUAGES)),
    voiceLanguageName: optionalField(z.string().max(100)).describe('Read when voiceLanguage is left out.'),
    stationStyle: optionalField(musicFormat).describe('A music format.'),
    task: optionalField(taskField),
    source: optionalField(sourceField).describe('Addresses joined by |.'),
    customTask: optionalField(customTask),
    inputMode: optionalField(modeField),
    length: optionalField(lengthField),
    email: ignoredField,
    stype: ignoredField,
  },
  { error: 'A sample is an object with the fields of the wizard.' },
)

export const sampleAnswer = z.object({
  audioFileUrl: z.string().describe('An MP3, for its owner, for a day.'),
  textOutput: z.string().describe('What is said in it.'),
})

const digits = z.string().regex(/^\d{1,3}$/, 'This is no number of the list.')

/** The production: what its Production button sends, all of it in the address. */
export const productionQuery = z.object({
  _voiceTone: digits.optional(),
  _hostName: z.string().max(100).optional(),
  _stationName: z.string().max(100).optional(),
  _location: z.string().max(100).optional(),
  _voiceLanguage: digits.optional(),
  _voiceLanguageName: z.string().max(100).optional(),
  _musicFormat: z.string().max(100).optional(),
  _task: taskField.max(1_000).optional(),
  _source: z.string().max(4_000).optional(),
  _scheduleId: z
    .union([schedulerIdField, z.literal('')])
    .optional()
    .describe('The scheduler to change; left out for a new one.'),
  _schedule: z.string().max(4_000).optional().describe('The schedules as JSON: [{"id","days","hours"}].'),
  _length: lengthField.optional(),
  _stype: z.string().max(10).optional(),
  _email: z.string().max(254).meta({ format: 'email' }).optional().describe('Where broadcasts are mailed to.'),
})

export const productionAnswer = z.object({ message: z.string(), schedulerId: z.string(), revision: z.number().int() })

type Spoken = { task?: string | null; customTask?: string | null; length?: string | null }

/** The task is a presentation type by its name or number; other words are a custom action. */
const taskOf = ({ task, customTask, length }: Spoken) => {
  const wanted = task?.trim() ?? ''
  const type = findPresentationType(wanted)
  return {
    ...(wanted === '' ? {} : { presentationType: type?.value ?? CUSTOM_ACTION }),
    customTask: customTask?.trim() || (type || wanted === '' ? '' : wanted),
    length: length === 'long' ? 'long' : 'short',
  }
}

const languageOf = (value: unknown, name: string | null | undefined) =>
  value === undefined || value === null || value === '' ? findLanguage(name ?? '')?.value : Number(value)

/** A sample's fields by the names of `POST /schedulers`. */
export const schedulerOfSample = (body: z.output<typeof sampleBody>) => ({
  voiceTone: body.voiceTone,
  hostName: body.hostName,
  stationName: body.stationName,
  selectedLocation: body.stationLocation,
  language: languageOf(body.voiceLanguage, body.voiceLanguageName),
  musicFormat: body.stationStyle,
  inputMode: body.inputMode,
  source: body.source,
  ...taskOf(body),
})

const schedulesOf = (text: string | undefined): Result<unknown> => {
  try {
    return ok(JSON.parse(text ?? ''))
  } catch {
    return fail('invalid', 'The schedules are JSON: a list of {id, days, hours}.', '_schedule')
  }
}

/** A production's parameters by the names of `POST /schedulers`. */
export const schedulerOfProduction = (query: z.output<typeof productionQuery>): Result<Record<string, unknown>> => {
  const schedules = schedulesOf(query._schedule)
  if (!schedules.ok) return schedules
  return ok({
    schedulerId: query._scheduleId,
    voiceTone: query._voiceTone,
    hostName: query._hostName,
    stationName: query._stationName,
    selectedLocation: query._location,
    language: languageOf(query._voiceLanguage, query._voiceLanguageName),
    musicFormat: query._musicFormat,
    source: query._source,
    email: query._email,
    schedules: schedules.value,
    ...taskOf({ task: query._task, length: query._length }),
  })
}

const FIELDS: Record<string, string> = {
  schedulerId: '_scheduleId',
  selectedLocation: '_location',
  language: '_voiceLanguage',
  presentationType: '_task',
  customTask: '_task',
  schedules: '_schedule',
}

/** 'schedules.0.hours' → '_schedule': the parameter that a problem belongs to. */
export const productionField = (field: string): string => {
  const [first = ''] = field.split('.')
  if (first.startsWith('_')) return first
  return FIELDS[first] ?? `_${first}`
}
